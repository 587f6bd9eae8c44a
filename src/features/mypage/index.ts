export { useProfile } from './model/useProfile';
export { Profile } from './ui/Profile';
export { ProfileEditor } from './ui/ProfileEditor';
export { ProfileSkeleton } from './ui/ProfileSkeleton';
