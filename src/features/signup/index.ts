export { signupSlice } from './model/signupSlice';
export { useBeginSocialSignup } from './model/useBeginSocialSignup';
export { SignupWizard } from './ui/SignupWizard';
