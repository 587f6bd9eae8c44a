import { type ReactNode, useId } from 'react';
import { FieldGroup, type FieldTexts } from '../Field';
import { HiddenInput } from '../HiddenInput';
import * as S from './RadioRows.styles';

interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** Before the label. */
  icon?: ReactNode;
  /** At the right end of the row. */
  aside?: string;
}

interface RadioRowsProps<Value extends string> extends FieldTexts {
  options: readonly RadioOption<Value>[];
  value: Value | '';
  onChange: (value: Value) => void;
  className?: string;
}

/** Radio buttons, one per row. */
export function RadioRows<Value extends string>({ options, value, onChange, ...texts }: RadioRowsProps<Value>) {
  const name = useId();
  return (
    <FieldGroup role="radiogroup" {...texts}>
      <S.Rows>
        {options.map((option) => (
          <S.Row key={option.value} data-chosen={option.value === value || undefined}>
            <HiddenInput
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <S.Dot aria-hidden />
            {option.icon}
            {option.label}
            {option.aside && <S.Aside>{option.aside}</S.Aside>}
          </S.Row>
        ))}
      </S.Rows>
    </FieldGroup>
  );
}
