import { useId } from 'react';
import { CONSENT_MESSAGES } from '@contract/archive';
import { EVALUATION_MESSAGES } from '@contract/evaluation';
import { Button } from '@/shared/ui/Button';
import { BellIcon, Icon } from '@/shared/ui/Icon';
import { type useGate } from '../model/useGate';
import * as S from './DoneView.styles';

/** Reminding those who are missing, and, after the days, not waiting for them any longer (D51). */
export function GateActions({ remind, publish }: Pick<ReturnType<typeof useGate>, 'remind' | 'publish'>) {
  const hintId = useId();
  const tooFewId = useId();

  return (
    <>
      {remind && (
        <Button
          variant="soft"
          size="large"
          icon={<Icon of={BellIcon} />}
          busy={remind.isBusy}
          inactive={!remind.isAllowed}
          aria-describedby={remind.isAllowed ? undefined : hintId}
          onClick={() => void remind.act()}
        >
          다시 알리기
        </Button>
      )}
      {remind && !remind.isAllowed && <S.Hint id={hintId}>{EVALUATION_MESSAGES.remindedToday}</S.Hint>}
      {publish && (
        <Button
          variant="line"
          size="large"
          busy={publish.isBusy}
          inactive={!publish.isAllowed}
          aria-describedby={publish.isAllowed ? undefined : tooFewId}
          onClick={() => void publish.act()}
        >
          지금 공개하기
        </Button>
      )}
      {publish && !publish.isAllowed && <S.Hint id={tooFewId}>{CONSENT_MESSAGES.tooFewConfirmed}</S.Hint>}
    </>
  );
}
