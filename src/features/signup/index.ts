export { signupSlice } from './model/signupSlice';
export { SignupWizard } from './ui/SignupWizard';
