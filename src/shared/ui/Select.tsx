import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from './Field';
import { ChevronDownIcon, Icon } from './Icon';
import * as S from './Select.styles';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'required' | 'children'> {
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  /** First entry with the value '': "학년을 선택해 주세요". */
  prompt?: string;
}

/** The browser's own select, which is native on touch devices. */
export function Select({
  label,
  required,
  optional,
  hideLabel,
  help,
  error,
  ok,
  liveMessage,
  value,
  onChange,
  options,
  prompt,
  id,
  className,
  'aria-describedby': describedBy,
  ...select
}: SelectProps) {
  const texts = { label, required, optional, hideLabel, help, error, ok, liveMessage };

  return (
    <Field {...texts} id={id} describedBy={describedBy} className={className}>
      {(control) => (
        <S.Box>
          <S.Control
            {...select}
            {...control}
            value={value}
            data-empty={value === '' || undefined}
            onChange={(event) => onChange(event.target.value)}
          >
            {prompt !== undefined && <option value="">{prompt}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </S.Control>
          <Icon of={ChevronDownIcon} />
        </S.Box>
      )}
    </Field>
  );
}
