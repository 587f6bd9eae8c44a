import { useId } from 'react';
import { FieldMessage } from '@/shared/ui/Field';
import { HiddenInput } from '@/shared/ui/HiddenInput';
import { Key } from './Queue.styles';
import * as S from './Choices.styles';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** What it does, or why it cannot be chosen. */
  effect?: string;
  /** The key that chooses it. */
  shortcut?: string;
  inactive?: boolean;
}

interface ChoicesProps<Value extends string> {
  name: string;
  label: string;
  /** Cards with their effects, or a segmented control. */
  look: 'cards' | 'segment';
  options: readonly Choice<Value>[];
  value: Value | '';
  error: string | undefined;
  onChange: (value: Value) => void;
}

/** A question of the decision: radio buttons beside its label, each with its key. */
export function Choices<Value extends string>({
  name,
  label,
  look,
  options,
  value,
  error,
  onChange,
}: ChoicesProps<Value>) {
  const id = useId();
  const messageId = `${id}-message`;

  return (
    <S.Group
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? messageId : undefined}
      data-field-error={error ? true : undefined}
    >
      <S.Label id={id}>{label}</S.Label>
      <S.Options data-look={look}>
        {options.map((option) => (
          <S.Option
            key={option.value}
            data-chosen={option.value === value || undefined}
            data-inactive={option.inactive ? true : undefined}
          >
            <HiddenInput
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.inactive}
              onChange={() => onChange(option.value)}
            />
            <span>
              <b>{option.label}</b>
              {option.effect && <small>{option.effect}</small>}
            </span>
            {option.shortcut && !option.inactive && <Key aria-hidden>{option.shortcut}</Key>}
          </S.Option>
        ))}
      </S.Options>
      <S.Message>
        <FieldMessage id={messageId} error={error} />
      </S.Message>
    </S.Group>
  );
}
