export { formatFileSize } from './lib/formatFileSize';
export { newFilesOf } from './model/portfolio';
export {
  EMPTY_PROFILE,
  isFilled,
  NEVER_IN_PROFILE_DRAFT,
  type PortfolioFile,
  type ProfileForm,
  type Standing,
} from './model/profileForm';
export { PROFILE_DRAFT_RULES } from './model/profileDraftRules';
export { onScreen, problemsOfProfile } from './model/profileProblems';
export { doneSections, profileProgress } from './model/profileSections';
export { toProfileValues } from './model/toProfileValues';
export { type Availability } from './model/useAvailabilityCheck';
export { useOwnValueCheck, type OwnValueCheck } from './model/useOwnValueCheck';
export { CheckedField } from './ui/CheckedField';
export { FilledProgress } from './ui/FilledProgress';
export { ProfileSectionNav } from './ui/ProfileSectionNav';
export { ProfileSections } from './ui/ProfileSections';
export { SchoolMailLine } from './ui/SchoolMailLine';
