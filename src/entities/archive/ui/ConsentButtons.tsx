import { CONSENT_ANSWER_LABELS, type ConsentAnswer } from '@contract/archive';
import * as S from './ConsentButtons.styles';

interface ConsentButtonsProps {
  /** The id of the sentence that asks. */
  describedBy: string;
  /** The answer in flight; meanwhile both buttons are inactive. */
  answering: ConsentAnswer | null;
  onConfirm: () => Promise<unknown>;
  onDecline: () => Promise<unknown>;
}

/** The two answers to whether a member was part of an archive. */
export function ConsentButtons({ describedBy, answering, onConfirm, onDecline }: ConsentButtonsProps) {
  return (
    <>
      <S.Answer
        variant="gray"
        aria-describedby={describedBy}
        busy={answering === 'DECLINED'}
        inactive={answering === 'CONFIRMED'}
        onClick={() => void onDecline()}
      >
        {CONSENT_ANSWER_LABELS.DECLINED}
      </S.Answer>
      <S.Answer
        aria-describedby={describedBy}
        busy={answering === 'CONFIRMED'}
        inactive={answering === 'DECLINED'}
        onClick={() => void onConfirm()}
      >
        {CONSENT_ANSWER_LABELS.CONFIRMED}
      </S.Answer>
    </>
  );
}
