import { flushSync } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { type WithdrawalPayload } from '@contract/auth';
import { MESSAGES } from '@contract/messages';
import { useSubmit, useWithdrawMutation } from '@/shared/api';
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

type Passwords = Omit<WithdrawalPayload, 'username' | 'memberId'>;

/** Ends the membership after a confirmation. After a failure the session stays (spec §8). */
export function useAccountWithdrawal(onWithdrawn: (nickname: string) => void) {
  const username = useSelector(selectNickname) ?? '';
  const memberId = useSelector(selectMemberId) ?? undefined;
  const accessToken = useSelector(selectAccessToken);
  const dispatch = useDispatch();
  const [send, { isLoading }] = useWithdrawMutation();

  const form = useSubmit<Passwords, { nickname: string }>({
    async send(passwords) {
      if (!(await confirm(WITHDRAWAL_QUESTION))) return undefined;
      recordSessionEnd(accessToken, 'withdrawal');
      return send({ username, memberId, ...passwords });
    },
    done({ nickname }) {
      notifyOtherTabs(endedElsewhere('withdrawal'));
      // Navigates first: without it the route guard of this page would redirect a visitor.
      flushSync(() => {
        onWithdrawn(nickname);
      });
      dispatch(withdrawn());
    },
    texts: { unknown: MESSAGES.unreachable },
    refused: () => recordSessionEnd(null, 'withdrawal'),
  });

  return { form, isWithdrawing: isLoading };
}
