import { type CheckedField } from '@contract/signup';
import { isFilled, profileProgress, type Standing } from '@/entities/profile';
import { type SignupForm } from './signupForm';
import { type SignupState } from './signupSlice';

export type FormStep = 'account' | 'profile';

type FieldName = keyof SignupForm;
type Checked = SignupState['checked'];

const ACCOUNT_FIELDS = [
  ...(['name', 'birth', 'gender', 'phone', 'email', 'address', 'username', 'password', 'passwordConfirm'] as const),
] satisfies FieldName[];

const isAccountField = (field: string) => (ACCOUNT_FIELDS as readonly string[]).includes(field);

/** Whether a field of the form, or a part of one (`careers[0].companyName`), belongs to a step. */
export const isOfStep = (step: FormStep, field: string) => isAccountField(field) === (step === 'account');

const CHECKED: readonly string[] = ['email', 'username', 'nickname'] satisfies CheckedField[];
export const isCheckedField = (field: string): field is CheckedField => CHECKED.includes(field);

/** Whether the server has confirmed the current value as available. */
export const isConfirmed = (field: keyof Checked, form: SignupForm, checked: Checked) =>
  form[field] !== '' && checked[field] === form[field];

/** Facts for the rules of the profile: a new member's nickname must be checked and a photo chosen. */
export const standingOf = (form: SignupForm, checked: Checked): Standing => ({
  nicknameStands: isConfirmed('nickname', form, checked),
  hasPhoto: form.photo !== null,
});

/** The number of filled required fields of a step; fields whose files a reload has lost (`missing`) are not filled. */
export function requiredProgress(step: FormStep, form: SignupForm, checked: Checked, missing?: readonly string[]) {
  if (step === 'profile') return profileProgress(form, standingOf(form, checked), missing);
  return { filled: ACCOUNT_FIELDS.filter((field) => isFilled(form[field])).length, all: ACCOUNT_FIELDS.length };
}

/** Whether a step has any value. */
export const isStarted = (step: FormStep, form: SignupForm) =>
  (Object.keys(form) as FieldName[]).some((field) => isOfStep(step, field) && isFilled(form[field]));
