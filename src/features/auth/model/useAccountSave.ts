import { useDispatch } from 'react-redux';
import { ACCOUNT_MESSAGES, type Account } from '@contract/auth';
import { MESSAGES } from '@contract/messages';
import { fieldProblems, useRenewSessionMutation, useSubmit, useUpdateAccountMutation } from '@/shared/api';
import { toast } from '@/shared/toast';
import { passwordChanged } from '@/shared/session';
import { problemsOfAccount, toAccountChange, toAccountForm, type AccountForm } from './accountForm';
import { useGoOn } from './useGoOn';

/** Saves the changes. After a temporary password the new one continues to the return URL of the login (D20). */
export function useAccountSave(account: Account, emailMayStand: (email: string) => boolean) {
  const { mustChangePassword } = account;
  const [update] = useUpdateAccountMutation();
  const [renew] = useRenewSessionMutation();
  const dispatch = useDispatch();
  const goOn = useGoOn();

  const form = useSubmit<AccountForm, Account>({
    send: (values) => update(toAccountChange(values, account)),
    stays: true,
    async done(data, { newPassword }, { resetForm }) {
      resetForm({ values: toAccountForm(data) });
      toast(ACCOUNT_MESSAGES.accountSaved);
      if (!newPassword) return;
      dispatch(passwordChanged());
      // Renews the token, whose claim still requires a new password after a reload.
      if (mustChangePassword) await renew();
      goOn();
    },
    texts: { failed: ACCOUNT_MESSAGES.accountSaveFailed, unknown: MESSAGES.maybeSaved },
    // Said at the field and beside the button; a toast would cover the fields below.
    refused: (error) => fieldProblems(error).length > 0,
  });

  return {
    form,
    check: (values: AccountForm) =>
      problemsOfAccount(values, { emailChecked: emailMayStand(values.email), mustChangePassword }),
  };
}
