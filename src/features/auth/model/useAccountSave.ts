import { type FormikHelpers } from 'formik';
import { useDispatch } from 'react-redux';
import { ACCOUNT_MESSAGES, type Account } from '@contract/auth';
import { MESSAGES } from '@contract/messages';
import { fieldProblems, toastSendError, useRenewSessionMutation, useUpdateAccountMutation } from '@/shared/api';
import { toErrors, useServerErrors } from '@/shared/forms';
import { toast } from '@/shared/toast';
import { passwordChanged } from '@/shared/session';
import { problemsOfAccount, toAccountChange, toAccountForm, type AccountForm } from './accountForm';
import { useGoOn } from './useGoOn';

/** Saves the changes. After a temporary password the new one continues to the return URL of the login (D20). */
export function useAccountSave(account: Account, emailMayStand: (email: string) => boolean) {
  const { mustChangePassword } = account;
  const [update] = useUpdateAccountMutation();
  const [renew] = useRenewSessionMutation();
  const refusal = useServerErrors();
  const dispatch = useDispatch();
  const goOn = useGoOn();

  const problemsOf = (form: AccountForm) => [
    ...problemsOfAccount(form, { emailChecked: emailMayStand(form.email), mustChangePassword }),
    ...refusal.remaining(form),
  ];

  async function save(form: AccountForm, { resetForm, setErrors }: FormikHelpers<AccountForm>) {
    const { data, error } = await update(toAccountChange(form, account));
    if (error) {
      const problems = fieldProblems(error);
      refusal.note(form, problems);
      setErrors(toErrors(problemsOf(form)));
      // Said at the field and beside the button; a toast would cover the fields below.
      if (problems.length > 0) return;
      return toastSendError(error, {
        failed: ACCOUNT_MESSAGES.accountSaveFailed,
        explained: [400, 429],
        unknown: MESSAGES.maybeSaved,
      });
    }
    resetForm({ values: toAccountForm(data) });
    toast(ACCOUNT_MESSAGES.accountSaved);
    if (!form.newPassword) return;
    dispatch(passwordChanged());
    // Renews the token, whose claim still requires a new password after a reload.
    if (mustChangePassword) await renew();
    goOn();
  }

  return { save, problemsOf, clearServerErrors: refusal.clear };
}
