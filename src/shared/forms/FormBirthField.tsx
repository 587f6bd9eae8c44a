import { maskBirth } from '@/shared/lib/masks';
import { TextField } from '@/shared/ui/TextField';
import { toDashed, toDotted } from './dottedDate';
import type { FormTextFieldProps } from './FormTextField';
import { useFormField } from './useFormField';

/** A birth date: digits only, shown as YYYY.MM.DD, stored as YYYY-MM-DD. */
export function FormBirthField({ name, error, onEdit, ...field }: FormTextFieldProps) {
  const { value, error: ownError, edit, leave } = useFormField<string>(name);

  function change(shown: string) {
    edit(toDashed(shown));
    onEdit?.(toDashed(shown));
  }

  return (
    <TextField
      inputMode="numeric"
      placeholder="YYYY.MM.DD"
      autoComplete="bday"
      {...field}
      name={name}
      value={toDotted(value)}
      edit={maskBirth}
      error={error ?? ownError}
      onChange={change}
      onBlur={leave}
    />
  );
}
