import { CONSENT_MESSAGES } from '@contract/archive';
import { EVALUATION_MESSAGES, EVALUATION_TEXTS } from '@contract/evaluation';
import { type CalendarDay } from '@/shared/lib/calendar/createCalendarFile';
import { Button } from '@/shared/ui/Button';
import { CalendarButton } from '@/shared/ui/CalendarButton';
import { BellIcon, Icon } from '@/shared/ui/Icon';
import { type useGate } from '../model/useGate';
import * as S from './DoneView.styles';

type Gate = Pick<ReturnType<typeof useGate>, 'remind' | 'publish'>;

const REMINDED_ID = 'reminded-today';
const TOO_FEW_ID = 'too-few-confirmed';

/** Reminds missing members, and publishes without them once the days have passed (D51). */
export function GateActions({ remind, publish }: Gate) {
  return (
    <>
      {remind && (
        <Button
          variant="soft"
          size="large"
          icon={<Icon of={BellIcon} />}
          busy={remind.isBusy}
          inactive={!remind.isAllowed}
          aria-describedby={remind.isAllowed ? undefined : REMINDED_ID}
          onClick={() => void remind.act()}
        >
          다시 알리기
        </Button>
      )}
      {publish && (
        <Button
          size="large"
          busy={publish.isBusy}
          inactive={!publish.isAllowed}
          aria-describedby={publish.isAllowed ? undefined : TOO_FEW_ID}
          onClick={() => void publish.act()}
        >
          지금 공개하기
        </Button>
      )}
    </>
  );
}

interface GateHintsProps extends Gate {
  /** The days until it may be published without missing consents; undefined where nobody is asked. */
  releaseDays: number | undefined;
  /** The day from which the team may publish it, for the own calendar until it has come. */
  releaseDay: CalendarDay | undefined;
}

/** Below the buttons: why one is inactive, and what can be done later. */
export function GateHints({ remind, publish, releaseDays, releaseDay }: GateHintsProps) {
  return (
    <>
      {remind && !remind.isAllowed && <S.Hint id={REMINDED_ID}>{EVALUATION_MESSAGES.remindedToday}</S.Hint>}
      {publish && !publish.isAllowed && <S.Hint id={TOO_FEW_ID}>{CONSENT_MESSAGES.tooFewConfirmed}</S.Hint>}
      {!publish && releaseDays !== undefined && <S.Hint>{EVALUATION_TEXTS.releaseHint(releaseDays)}</S.Hint>}
      {!publish && releaseDay && <CalendarButton {...releaseDay} />}
    </>
  );
}
