import { Button, type ButtonProps } from './Button';

interface Answer {
  label: string;
  /** The pending answer; meanwhile both buttons are inactive. */
  isSending: boolean;
  send: () => unknown;
}

interface AnswerButtonsProps extends Pick<ButtonProps, 'size'> {
  /** Outlined on a coloured ground, grey elsewhere. */
  declineVariant?: 'gray' | 'line';
  /** The id of the question's text. */
  describedBy: string;
  decline: Answer;
  accept: Answer;
  /** The variant of "yes": soft in a list of many. */
  acceptVariant?: ButtonProps['variant'];
}

/** The two buttons that answer a question; "no" comes before "yes". */
export function AnswerButtons(props: AnswerButtonsProps) {
  const { describedBy, decline, accept, size, declineVariant = 'gray', acceptVariant } = props;
  const buttonProps = { size, 'aria-describedby': describedBy };

  return (
    <>
      <Button
        {...buttonProps}
        variant={declineVariant}
        busy={decline.isSending}
        inactive={accept.isSending}
        onClick={() => void decline.send()}
      >
        {decline.label}
      </Button>
      <Button
        {...buttonProps}
        variant={acceptVariant}
        busy={accept.isSending}
        inactive={decline.isSending}
        onClick={() => void accept.send()}
      >
        {accept.label}
      </Button>
    </>
  );
}
