import type { ReactNode } from 'react';
import { Field, type FieldTexts } from '../Field';
import { TextInput, type TextInputProps } from './TextInput';
import * as S from './TextField.styles';

export interface TextFieldProps extends FieldTexts, Omit<TextInputProps, 'fine'> {
  /** Shows `n/max`. */
  counter?: boolean;
  /** A button beside the input ("중복 확인"). */
  beside?: ReactNode;
}

/** A single-line text field with label and message. */
export function TextField({
  label,
  required,
  optional,
  hideLabel,
  help,
  error,
  ok,
  liveMessage,
  counter = false,
  beside,
  id,
  className,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) {
  const texts = { label, required, optional, hideLabel, help, error, ok, liveMessage };
  const { value, max } = input;

  return (
    <Field
      {...texts}
      id={id}
      describedBy={describedBy}
      className={className}
      counter={counter && max !== undefined ? { text: value, max } : undefined}
    >
      {(control) => (
        <S.Row>
          <TextInput {...input} {...control} fine={Boolean(ok) && !error} />
          {beside}
        </S.Row>
      )}
    </Field>
  );
}
