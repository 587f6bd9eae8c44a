import { Button, type ButtonProps } from '../Button';

interface Answer {
  label: string;
  /** This answer is in flight; meanwhile both buttons are inactive. */
  isSending: boolean;
  send: () => Promise<unknown>;
}

interface AnswerButtonsProps extends Pick<ButtonProps, 'size'> {
  /** The id of the text that asks. */
  describedBy: string;
  decline: Answer;
  accept: Answer;
}

/** The two buttons that answer a question, no before yes. */
export function AnswerButtons({ describedBy, decline, accept, size }: AnswerButtonsProps) {
  const look = { size, 'aria-describedby': describedBy };

  return (
    <>
      <Button
        {...look}
        variant="gray"
        busy={decline.isSending}
        inactive={accept.isSending}
        onClick={() => void decline.send()}
      >
        {decline.label}
      </Button>
      <Button {...look} busy={accept.isSending} inactive={decline.isSending} onClick={() => void accept.send()}>
        {accept.label}
      </Button>
    </>
  );
}
