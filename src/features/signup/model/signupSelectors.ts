import { type CheckedField } from '@contract/signup';
import { type SignupState } from './signupSlice';

interface StateWithSignup {
  signup: SignupState;
}

export const selectStep = ({ signup }: StateWithSignup) => signup.step;
export const selectSocial = ({ signup }: StateWithSignup) => signup.social;
export const selectJoined = ({ signup }: StateWithSignup) => signup.joined;
export const selectChecked = ({ signup }: StateWithSignup) => signup.checked;

/** Whether the server has confirmed this value as available. */
export const selectIsChecked = ({ signup: { checked } }: StateWithSignup, field: CheckedField, value: string) =>
  value !== '' && checked[field] === value;
