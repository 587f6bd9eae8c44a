import { type FieldProblem } from '@contract/envelope';
import { findProblems } from '@contract/firstMessage';
import { accountStepRules } from '@contract/signup';
import { problemsOfProfile } from '@/entities/profile';
import { type SignupForm } from './signupForm';
import { type SignupState } from './signupSlice';
import { isConfirmed, standingOf, type FormStep } from './stepFields';

/** The problems of one step, in the order of its messages; the first one is shown beside its button. */
export function problemsOfStep(step: FormStep, form: SignupForm, checked: SignupState['checked']): FieldProblem[] {
  if (step === 'profile') return problemsOfProfile(form, standingOf(form, checked));

  const emailChecked = isConfirmed('email', form, checked);
  const usernameChecked = isConfirmed('username', form, checked);
  return findProblems(accountStepRules, { ...form, emailChecked, usernameChecked });
}
