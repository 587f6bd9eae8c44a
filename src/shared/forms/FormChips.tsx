import { Chip, Chips } from '@/shared/ui/Chip';
import { FieldGroup, type FieldTexts } from '@/shared/ui/Field';
import { toggleChoice } from './toggleChoice';
import { useFormField } from './useFormField';

interface FormChipsProps<Value extends string> extends FieldTexts {
  name: string;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  /** single: '' or one value, which a second press clears. multi: a list. priority: a list in the order of choosing. */
  mode: 'single' | 'multi' | 'priority';
  className?: string;
}

/** Choices as chips of the form: a value for `single`, else a list in the order of choosing. */
export function FormChips<Value extends string>({ name, options, mode, error, ...texts }: FormChipsProps<Value>) {
  const { value, error: ownError, edit, leave } = useFormField<Value | Value[] | ''>(name);
  const chosen = Array.isArray(value) ? value : [value];

  function press(pressed: Value) {
    if (Array.isArray(value)) edit(toggleChoice(value, pressed));
    else edit(value === pressed ? '' : pressed);
  }

  return (
    <FieldGroup {...texts} error={error ?? ownError} onLeave={leave}>
      <Chips>
        {options.map((option) => (
          <Chip
            key={option.value}
            selected={chosen.includes(option.value)}
            priority={mode === 'priority' ? chosen.indexOf(option.value) + 1 : undefined}
            disabled={option.disabled}
            onClick={() => press(option.value)}
          >
            {option.label}
          </Chip>
        ))}
      </Chips>
    </FieldGroup>
  );
}
