import { type ComponentProps } from 'react';
import { CONSENT_ANSWER_LABELS as LABELS, type ConsentAnswer } from '@contract/archive';
import { AnswerButtons } from '@/shared/ui/AnswerButtons';

interface ConsentButtonsProps extends Pick<ComponentProps<typeof AnswerButtons>, 'size' | 'declineVariant'> {
  /** The id of the question. */
  describedBy: string;
  /** The pending answer. */
  answering: ConsentAnswer | null;
  onConfirm: () => Promise<unknown>;
  onDecline: () => Promise<unknown>;
}

/** The two answers to the request for consent. */
export function ConsentButtons({ answering, onConfirm, onDecline, ...answerProps }: ConsentButtonsProps) {
  return (
    <AnswerButtons
      {...answerProps}
      decline={{ label: LABELS.DECLINED, isSending: answering === 'DECLINED', send: onDecline }}
      accept={{ label: LABELS.CONFIRMED, isSending: answering === 'CONFIRMED', send: onConfirm }}
    />
  );
}
