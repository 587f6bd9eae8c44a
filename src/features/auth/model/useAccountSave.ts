import { useDispatch } from 'react-redux';
import { ACCOUNT_MESSAGES, type Account } from '@contract/auth';
import { MAIL_TEXTS } from '@contract/mails';
import { MESSAGES } from '@contract/messages';
import {
  fieldProblems,
  usePushDevice,
  useRenewSessionMutation,
  useSubmit,
  useUpdateAccountMutation,
} from '@/shared/api';
import { toast } from '@/shared/toast';
import { passwordChanged } from '@/shared/session';
import { problemsOfAccount, toAccountChange, toAccountForm, type AccountForm } from './accountForm';
import { useGoOn } from './useGoOn';

interface AccountSaveOptions {
  /** A proof of the session replaces the current password. */
  isProven: boolean;
  emailMayStand: (email: string) => boolean;
}

/** Saves the changes. After a temporary password the new one continues to the return URL of the login (D20). */
export function useAccountSave(account: Account, { isProven, emailMayStand }: AccountSaveOptions) {
  const { mustChangePassword } = account;
  const [update] = useUpdateAccountMutation();
  const [renew] = useRenewSessionMutation();
  const dispatch = useDispatch();
  const goOn = useGoOn();
  const withDevice = usePushDevice();

  const form = useSubmit<AccountForm, Account>({
    send: (values) => update(toAccountChange(values, account, isProven)),
    stays: true,
    async done(data, { email, newPassword }, { resetForm }) {
      resetForm({ values: toAccountForm(data) });
      // Another address counts once it is confirmed (D150a).
      toast(email === data.email ? ACCOUNT_MESSAGES.accountSaved : MAIL_TEXTS.changeAsked);
      if (!newPassword) return;
      dispatch(passwordChanged());
      // Renews the token, whose claim still requires a new password after a reload.
      if (mustChangePassword) await renew();
      // The new password has ended all devices, this one, too.
      void withDevice('registerPushAgain');
      goOn();
    },
    texts: { failed: ACCOUNT_MESSAGES.accountSaveFailed, unknown: MESSAGES.maybeSaved },
    // Said at the field and beside the button; a toast would cover the fields below.
    refused: (error) => fieldProblems(error).length > 0,
  });

  return {
    form,
    check: (values: AccountForm) =>
      problemsOfAccount(values, { emailChecked: emailMayStand(values.email), mustChangePassword, isProven }),
  };
}
