import { AlertIcon, Icon } from '@/shared/ui/Icon';
import * as S from './FirstMessage.styles';

interface FirstMessageProps {
  /** Named by the submit button's `aria-describedby`. */
  id: string;
  message: string | undefined;
  className?: string;
}

/** Why the submit button is inactive, as a live region beside it (D24). */
export function FirstMessage({ id, message, className }: FirstMessageProps) {
  return (
    <S.Line id={id} aria-live="polite" className={className}>
      {message && (
        <p>
          <Icon of={AlertIcon} size={16} strokeWidth={2.1} />
          {message}
        </p>
      )}
    </S.Line>
  );
}
