import { type ReactNode, useId } from 'react';
import { CharacterCounter } from '../CharacterCounter';
import { FieldHead } from './FieldHead';
import { FieldMessage, type FieldMessages, hasMessage, messagesOf } from './FieldMessage';
import * as S from './Field.styles';

export interface FieldTexts extends FieldMessages {
  label: string;
  /** Star beside the label, `aria-required` on the control. */
  required?: boolean;
  /** "선택" beside the label. */
  optional?: boolean;
  /** Visually hides the label. */
  hideLabel?: boolean;
  /** The message is a live region (results of a duplicate check). */
  liveMessage?: boolean;
}

/** Attributes that the control inside must have. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldProps extends FieldTexts {
  /** Shows a counter at the right of the label, of a hidden one at the right of the message. */
  counter?: { text: string; max: number };
  /** Id of the control, when other components need it. */
  id?: string;
  /** Ids of further explanations. */
  describedBy?: string;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

const join = (...ids: (string | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;

/** Label, control and message of one field, wired for screen readers. */
export function Field({ label, counter, id: givenId, describedBy, className, children, ...texts }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const messageId = `${id}-message`;
  const { required, optional, hideLabel, error, liveMessage } = texts;
  const flag = (on: unknown) => (on ? true : undefined);

  return (
    <S.Field className={className} data-field-error={flag(error)}>
      <FieldHead optional={optional} hideLabel={hideLabel} counter={counter}>
        <S.Label htmlFor={id} data-required={flag(required)}>
          {label}
        </S.Label>
      </FieldHead>
      {children({
        id,
        'aria-describedby': join(hasMessage(texts) ? messageId : undefined, describedBy),
        'aria-invalid': flag(error),
        'aria-required': flag(required),
      })}
      <S.Foot>
        <FieldMessage id={messageId} {...messagesOf(texts)} live={liveMessage} />
        {hideLabel && counter && <CharacterCounter {...counter} />}
      </S.Foot>
    </S.Field>
  );
}
