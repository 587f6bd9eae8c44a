import { flushSync } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { ACCOUNT_MESSAGES, type WithdrawalPayload } from '@contract/auth';
import { toastError, useWithdrawMutation } from '@/shared/api';
import { logFailure } from '@/shared/lib/logFailure';
import { confirm } from '@/shared/toast';
import { recordSessionEnd, selectAccessToken, selectNickname, withdrawn } from '@/shared/session';

/** Ends the membership once confirmed. Whatever goes wrong is one message, and the session stays (spec §8). */
export function useAccountWithdrawal(onWithdrawn: (nickname: string) => void) {
  const username = useSelector(selectNickname) ?? '';
  const accessToken = useSelector(selectAccessToken);
  const dispatch = useDispatch();
  const [send, { isLoading }] = useWithdrawMutation();

  async function withdraw(passwords: Omit<WithdrawalPayload, 'username'>) {
    if (!(await confirm(QUESTION))) return;

    recordSessionEnd(accessToken, 'withdrawal');
    const { data, error } = await send({ username, ...passwords });
    if (error) {
      recordSessionEnd(null, 'withdrawal');
      logFailure('The withdrawal failed.', error);
      return toastError(error, ACCOUNT_MESSAGES.withdrawalFailed, [429]);
    }

    // First the farewell: without it the guard of this page would meet a visitor.
    flushSync(() => {
      onWithdrawn(data.nickname);
    });
    dispatch(withdrawn());
  }

  return { withdraw, isWithdrawing: isLoading };
}

const QUESTION = {
  title: '정말 탈퇴할까요?',
  body: '탈퇴하면 계정을 되살릴 수 없어요.',
  confirmLabel: '탈퇴하기',
  danger: true,
};
