import { toNfc } from '@contract/text';
import { SuggestionField } from '@/shared/ui/SuggestionList';
import type { FormTextFieldProps } from './FormTextField';
import { useFormField } from './useFormField';

interface FormSuggestionFieldProps extends Omit<FormTextFieldProps, 'beside' | 'tail' | 'onEdit'> {
  suggestions: readonly string[];
  /** Height of the list in px before it scrolls. */
  maxHeight?: number;
}

/** A text field of the form with suggestions that contain the typed text. */
export function FormSuggestionField({ name, suggestions, error, ...field }: FormSuggestionFieldProps) {
  const { value, error: ownError, edit, leave } = useFormField<string>(name);
  const typed = toNfc(value.trim());

  return (
    <SuggestionField
      {...field}
      name={name}
      value={value}
      options={suggestions.filter((suggestion) => suggestion.includes(typed) && suggestion !== typed)}
      keyOf={(suggestion) => suggestion}
      error={error ?? ownError}
      onChange={edit}
      onPick={edit}
      onBlur={leave}
    />
  );
}
