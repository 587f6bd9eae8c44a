import { AlertIcon, DoneIcon, Icon } from '../Icon';
import * as S from './Field.styles';

export interface FieldMessages {
  /** Below the field without an error. */
  help?: string;
  /** The error, shown instead of the help. */
  error?: string;
  /** A success message instead of the help ("사용할 수 있는 아이디예요."). */
  ok?: string;
}

interface FieldMessageProps extends FieldMessages {
  id: string;
  /** The result of a check that the member started: a live region. */
  live?: boolean;
}

/** Only the messages of a field's texts. */
export const messagesOf = ({ help, error, ok }: FieldMessages): FieldMessages => ({ help, error, ok });

/** Whether there is a message under the field. */
export const hasMessage = ({ help, error, ok }: FieldMessages) => Boolean(error ?? ok ?? help);

/** The message line under a field. */
export function FieldMessage({ id, help, error, ok, live }: FieldMessageProps) {
  return (
    <div id={id} aria-live={live ? 'polite' : undefined}>
      <Sentence help={help} error={error} ok={ok} />
    </div>
  );
}

function Sentence({ help, error, ok }: FieldMessages) {
  if (error) {
    return (
      <S.Message data-tone="error">
        <Icon of={AlertIcon} size={16} strokeWidth={2.1} />
        <span>{error}</span>
      </S.Message>
    );
  }
  if (ok) {
    return (
      <S.Message data-tone="ok">
        <Icon of={DoneIcon} size={16} strokeWidth={2.1} />
        <span>{ok}</span>
      </S.Message>
    );
  }
  return help ? <S.Message>{help}</S.Message> : null;
}
