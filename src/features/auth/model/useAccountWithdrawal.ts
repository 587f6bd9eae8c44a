import { flushSync } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { type WithdrawalPayload } from '@contract/auth';
import { errorMessage, toastError, useWithdrawMutation } from '@/shared/api';
import { logFailure } from '@/shared/lib/logFailure';
import { confirm } from '@/shared/toast';
import {
  endedElsewhere,
  notifyOtherTabs,
  recordSessionEnd,
  selectAccessToken,
  selectMemberId,
  selectNickname,
  withdrawn,
} from '@/shared/session';
import { WITHDRAWAL_QUESTION } from './withdrawalQuestion';

/** Ends the membership after a confirmation. After a failure the session stays (spec §8). */
export function useAccountWithdrawal(onWithdrawn: (nickname: string) => void) {
  const username = useSelector(selectNickname) ?? '';
  const memberId = useSelector(selectMemberId) ?? undefined;
  const accessToken = useSelector(selectAccessToken);
  const dispatch = useDispatch();
  const [send, { isLoading }] = useWithdrawMutation();

  async function withdraw(passwords: Omit<WithdrawalPayload, 'username' | 'memberId'>) {
    if (!(await confirm(WITHDRAWAL_QUESTION))) return;

    recordSessionEnd(accessToken, 'withdrawal');
    const { data, error } = await send({ username, memberId, ...passwords });
    if (error) {
      recordSessionEnd(null, 'withdrawal');
      logFailure('The withdrawal failed.', error);
      return toastError(error, errorMessage(error));
    }

    notifyOtherTabs(endedElsewhere('withdrawal'));
    // Navigates first: without it the route guard of this page would redirect a visitor.
    flushSync(() => {
      onWithdrawn(data.nickname);
    });
    dispatch(withdrawn());
  }

  return { withdraw, isWithdrawing: isLoading };
}
