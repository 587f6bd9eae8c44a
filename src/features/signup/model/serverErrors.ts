import { getIn } from 'formik';
import { type FieldProblem } from '@contract/envelope';
import { type CheckedField } from '@contract/signup';
import { type SignupForm } from './signupForm';
import { type SignupState } from './signupSlice';
import { isConfirmed } from './stepFields';

/** The errors of the server with the refused values. */
export interface ServerError extends FieldProblem {
  value: unknown;
}

const CHECKED: readonly string[] = ['email', 'username', 'nickname'] satisfies CheckedField[];
export const isCheckedField = (field: string): field is CheckedField => CHECKED.includes(field);

const valueAt = (form: SignupForm, field: string): unknown => getIn(form, field);

export const toServerErrors = (problems: readonly FieldProblem[], form: SignupForm): ServerError[] =>
  problems.map((problem) => ({ ...problem, value: valueAt(form, problem.field) }));

/** A refusal stays until its value is edited, or the server reports it as available. */
export function standingServerErrors(
  refusals: readonly ServerError[],
  form: SignupForm,
  checked: SignupState['checked'],
) {
  return refusals.filter(
    ({ field, value }) =>
      valueAt(form, field) === value && !(isCheckedField(field) && isConfirmed(field, form, checked)),
  );
}
