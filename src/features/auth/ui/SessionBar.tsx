import { useSelector } from 'react-redux';
import { TIMES } from '@contract/limits';
import { selectEndIsFinal } from '@/shared/session';
import { Button } from '@/shared/ui/Button';
import { useSessionExtension } from '../model/useSessionExtension';
import { useLogoutElsewhere } from '../model/useLogoutElsewhere';
import { useRemainingTime } from '../model/useRemainingTime';
import { useSessionEnd } from '../model/useSessionEnd';
import * as S from './SessionBar.styles';

const SECOND = 1_000;

/**
 * Shows the end of the session in its last minutes and offers an extension, unless the twelve hours are used up (D12).
 */
export function SessionBar() {
  const remaining = useRemainingTime();
  const endIsFinal = useSelector(selectEndIsFinal);
  const { extend, isExtending } = useSessionExtension();
  useSessionEnd(remaining);
  useLogoutElsewhere();

  const isOffered = remaining !== null && remaining > 0 && remaining <= TIMES.extensionOffer && !endIsFinal;
  if (!isOffered) return null;

  return (
    <S.Bar data-session-bar>
      <p role="status">{remainingText(remaining)}</p>
      <S.Extend>
        <Button size="small" variant="ghost" busy={isExtending} onClick={() => void extend()}>
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
