import { useSelector } from 'react-redux';
import { useEffect, useRef } from 'react';
import { TIMES } from '@contract/limits';
import { focusHeadingOnRemoval } from '@/shared/lib/focusHeadingOnRemoval';
import { isLoginKept, selectEndIsFinal } from '@/shared/session';
import { Button } from '@/shared/ui/Button';
import { useRenewSessionMutation, toastError, useExtendSessionMutation } from '@/shared/api';
import { toast } from '@/shared/toast';
import { useLogoutElsewhere } from '../model/useLogoutElsewhere';
import { useRemainingTime } from '../model/useRemainingTime';
import { useSessionChannel } from '../model/useSessionChannel';
import * as S from './SessionBar.styles';

/** Milliseconds until a check without a response is repeated. */
const ASK_AGAIN = 30_000;

const SECOND = 1_000;

/**
 * Shows the end of the session in its last minutes and offers an extension, unless the twelve hours are used up (D12) or a
 * kept login goes on by itself (D180).
 */
export function SessionBar() {
  const remaining = useRemainingTime();
  const endIsFinal = useSelector(selectEndIsFinal);
  const { extend, isExtending } = useSessionExtension();
  useSessionEnd(remaining);
  useLogoutElsewhere();
  useSessionChannel();

  const isOffered =
    remaining !== null && remaining > 0 && remaining <= TIMES.extensionOffer && !endIsFinal && !isLoginKept();
  if (!isOffered) return null;

  return (
    <S.Bar data-session-bar>
      <p role="status">{remainingText(remaining)}</p>
      <S.Extend>
        <Button
          ref={focusHeadingOnRemoval}
          size="small"
          variant="ghost"
          busy={isExtending}
          onClick={() => void extend()}
        >
          로그인 연장
        </Button>
      </S.Extend>
    </S.Bar>
  );
}

/** Rounds up to full minutes; below one minute it gives no number. */
function remainingText(remaining: number): string {
  const seconds = Math.ceil(remaining / SECOND);
  return seconds < 60 ? '곧 로그인이 만료돼요.' : `${Math.ceil(seconds / 60)}분 뒤 로그인이 만료돼요.`;
}

/**
 * When the session has expired by this tab's clock, checks it on the server: another tab may have extended
 * it, or this clock may be wrong (D12). A refusal ends the session; without a response it retries.
 */
function useSessionEnd(remaining: number | null) {
  const [renewSession] = useRenewSessionMutation();
  const lastAsked = useRef(0);

  useEffect(() => {
    if (remaining === null || remaining > 0 || Date.now() - lastAsked.current < ASK_AGAIN) return;
    lastAsked.current = Date.now();
    void renewSession();
  }, [remaining, renewSession]);
}

/** "로그인 연장": extends the session by an hour and shows the result (D12). */
function useSessionExtension() {
  const [extendSession, { isLoading }] = useExtendSessionMutation();

  async function extend() {
    const { error } = await extendSession();
    if (!error) toast('로그인을 연장했어요.');
    else toastError(error, '로그인을 연장하지 못했어요. 잠시 후 다시 시도해 주세요.');
  }

  return { extend, isExtending: isLoading };
}
