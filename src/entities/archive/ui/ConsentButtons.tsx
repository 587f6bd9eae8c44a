import { CONSENT_ANSWER_LABELS as LABELS, type ConsentAnswer } from '@contract/archive';
import { AnswerButtons } from '@/shared/ui/AnswerButtons';

interface ConsentButtonsProps {
  /** The id of the sentence that asks. */
  describedBy: string;
  /** The pending answer. */
  answering: ConsentAnswer | null;
  onConfirm: () => Promise<unknown>;
  onDecline: () => Promise<unknown>;
}

/** The two answers to whether a member was part of an archive. */
export function ConsentButtons({ describedBy, answering, onConfirm, onDecline }: ConsentButtonsProps) {
  return (
    <AnswerButtons
      describedBy={describedBy}
      decline={{ label: LABELS.DECLINED, isSending: answering === 'DECLINED', send: onDecline }}
      accept={{ label: LABELS.CONFIRMED, isSending: answering === 'CONFIRMED', send: onConfirm }}
    />
  );
}
