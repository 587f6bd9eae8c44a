export { FAILED_RETURN } from './failedReturn';
export { useSocialReturn, type SocialReturn } from './useSocialReturn';
