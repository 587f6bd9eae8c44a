export { useSocialReturn, type SocialReturn } from './useSocialReturn';
