import { AnswerButtons } from '@/shared/ui/AnswerButtons';

interface InvitationButtonsProps {
  /** The id of the text that says which invitation it is. */
  describedBy: string;
  /** The pending answer. */
  answering: 'accept' | 'decline' | null;
  onAccept: () => Promise<unknown>;
  onDecline: () => Promise<unknown>;
}

/** The two answers to an invitation. */
export function InvitationButtons({ describedBy, answering, onAccept, onDecline }: InvitationButtonsProps) {
  return (
    <AnswerButtons
      size="small"
      describedBy={describedBy}
      decline={{ label: '거절', isSending: answering === 'decline', send: onDecline }}
      accept={{ label: '수락', isSending: answering === 'accept', send: onAccept }}
    />
  );
}
