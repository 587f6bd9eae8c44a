import { accountChangeRules, accountFormRules, type Account, type AccountChange } from '@contract/auth';
import { type FieldProblem } from '@contract/envelope';
import { findProblems } from '@contract/firstMessage';

export interface AccountForm {
  email: string;
  phone: string;
  address: string;
  newPassword: string;
  newPasswordConfirm: string;
  currentPassword: string;
}

export const toAccountForm = ({ email, phone, address }: Account): AccountForm => ({
  email,
  phone,
  address,
  newPassword: '',
  newPasswordConfirm: '',
  currentPassword: '',
});

/** With a temporary password nothing can be saved without a new one (D20). */
interface Standing extends Pick<Account, 'mustChangePassword'> {
  /** The e-mail address is available, or is the own one. */
  emailChecked: boolean;
  /** A proof of the session replaces the current password (D185). */
  isProven: boolean;
}

/** The problems in the order of the page; an empty new password is no change. */
export function problemsOfAccount(form: AccountForm, standing: Standing): FieldProblem[] {
  const { emailChecked, mustChangePassword, isProven } = standing;
  const newPassword = form.newPassword || (mustChangePassword ? '' : undefined);
  return findProblems(accountFormRules, { ...form, ...currentOf(form, isProven), newPassword, emailChecked });
}

const currentOf = ({ currentPassword }: AccountForm, isProven: boolean) => ({
  currentPassword: isProven ? undefined : currentPassword,
});

/** The payload: the current password unless there is a proof, and the changed fields. Requires values without problems. */
export function toAccountChange(form: AccountForm, account: Account, isProven: boolean): AccountChange {
  const changed = (field: 'email' | 'phone' | 'address') => (form[field] === account[field] ? undefined : form[field]);

  return accountChangeRules.validateSync({
    ...currentOf(form, isProven),
    email: changed('email'),
    phone: changed('phone'),
    address: changed('address'),
    newPassword: form.newPassword || undefined,
  });
}
