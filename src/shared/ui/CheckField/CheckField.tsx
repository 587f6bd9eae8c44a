import { useId } from 'react';
import { CheckBox } from './CheckBox';
import * as S from './CheckField.styles';

interface CheckFieldProps {
  label: string;
  /** Its description. */
  hint: string;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A box with its label and a hint below it. */
export function CheckField({ label, hint, name, checked, onChange }: CheckFieldProps) {
  const hintId = useId();

  return (
    <S.Choice>
      <S.Label>
        <CheckBox
          type="checkbox"
          name={name}
          checked={checked}
          aria-describedby={hintId}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {label}
      </S.Label>
      <S.Hint id={hintId}>{hint}</S.Hint>
    </S.Choice>
  );
}
