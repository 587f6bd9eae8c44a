import { type FocusEvent, type ReactNode, useId } from 'react';
import { FieldHead } from './FieldHead';
import { FieldMessage, hasMessage, messagesOf } from './FieldMessage';
import type { FieldTexts } from './Field';
import * as S from './Field.styles';

interface FieldGroupProps extends FieldTexts {
  /** "radiogroup" where exactly one can be chosen, else "group". */
  role?: 'group' | 'radiogroup';
  id?: string;
  /** At the right end of the label. */
  note?: ReactNode;
  /** The focus has left all of them. */
  onLeave?: () => void;
  className?: string;
  children: ReactNode;
}

/** Several controls of one question (chips, radios, two halves of a period): a named group with its message. */
export function FieldGroup({
  label,
  role,
  id: givenId,
  note,
  onLeave,
  className,
  children,
  ...texts
}: FieldGroupProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const messageId = `${id}-message`;
  const requiredId = `${id}-required`;
  const { required, optional, hideLabel, error, liveMessage } = texts;
  // A group has no `aria-required`; its error says what is missing.
  const isDescribed = required && !error && role !== 'radiogroup';
  const describedBy = [isDescribed && requiredId, hasMessage(texts) && messageId].filter(Boolean).join(' ');

  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.();
  }

  return (
    <S.Field
      {...roleProps(role, texts)}
      id={id}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy || undefined}
      data-field-error={error ? true : undefined}
      className={className}
      onBlur={leave}
    >
      <FieldHead optional={optional} hideLabel={hideLabel} note={note}>
        <S.Label as="span" id={`${id}-label`} data-required={required ? true : undefined}>
          {label}
        </S.Label>
      </FieldHead>
      {children}
      {isDescribed && (
        <span id={requiredId} hidden>
          필수
        </span>
      )}
      <FieldMessage id={messageId} {...messagesOf(texts)} live={liveMessage} />
    </S.Field>
  );
}

/** "Required" and "invalid" are allowed on a radio group, not on a plain group. */
function roleProps(role: FieldGroupProps['role'], { required, error }: Pick<FieldTexts, 'required' | 'error'>) {
  if (role !== 'radiogroup') return { role: 'group' };
  return { role, 'aria-required': required ? true : undefined, 'aria-invalid': error ? true : undefined };
}
