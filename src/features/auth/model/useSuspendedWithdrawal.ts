import { ACCOUNT_MESSAGES, type LoginPayload } from '@contract/auth';
import { toastError, useWithdrawMutation } from '@/shared/api';
import { logFailure } from '@/shared/lib/logFailure';
import { confirm } from '@/shared/toast';
import { WITHDRAWAL_QUESTION } from './withdrawalQuestion';

/** Ends the membership of a suspended member, who has no session: username and password prove who it is (D134). */
export function useSuspendedWithdrawal(login: LoginPayload, onWithdrawn: (nickname: string) => void) {
  const [send, { isLoading }] = useWithdrawMutation();

  async function withdraw() {
    if (!(await confirm(WITHDRAWAL_QUESTION))) return;
    const { data, error } = await send({ ...login, confirm_password: login.password });
    if (!error) return onWithdrawn(data.nickname);
    logFailure('The withdrawal failed.', error);
    toastError(error, ACCOUNT_MESSAGES.withdrawalFailed, [429]);
  }

  return { withdraw, isWithdrawing: isLoading };
}
