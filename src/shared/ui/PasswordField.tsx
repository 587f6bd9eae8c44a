import { useState } from 'react';
import { Field, type FieldTexts } from './Field';
import { EyeIcon, EyeOffIcon } from './Icon';
import { IconButton } from './IconButton';
import { TextInput, type TextInputProps } from './TextField';
import * as S from './PasswordField.styles';

export interface PasswordFieldProps
  extends FieldTexts, Omit<TextInputProps, 'type' | 'fine' | 'max' | 'lead' | 'tail'> {}

/** A password field with a visibility toggle. Never cut: an overlong password is refused with its message (D22). */
export function PasswordField({
  label,
  required,
  optional,
  hideLabel,
  help,
  error,
  ok,
  liveMessage,
  id,
  className,
  'aria-describedby': describedBy,
  ...input
}: PasswordFieldProps) {
  const texts = { label, required, optional, hideLabel, help, error, ok, liveMessage };
  const [isShown, setIsShown] = useState(false);

  return (
    <Field {...texts} id={id} describedBy={describedBy} className={className}>
      {(control) => (
        <S.Box>
          <TextInput
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            fine={Boolean(ok) && !error}
          />
          <IconButton
            label={`${label} 입력한 내용 보기`}
            aria-controls={control.id}
            icon={isShown ? EyeOffIcon : EyeIcon}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          />
        </S.Box>
      )}
    </Field>
  );
}
