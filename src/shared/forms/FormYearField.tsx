import { maskDigits } from '@/shared/lib/masks';
import { TextField } from '@/shared/ui/TextField';
import type { FormTextFieldProps } from './FormTextField';
import { useFormField } from './useFormField';

const YEAR_LENGTH = 4;
const NEW_YEAR = '-01-01';
const maskYear = maskDigits(YEAR_LENGTH);

/** A year of four digits, stored as its first day (`2022-01-01`, spec §3) or '' when empty. */
export function FormYearField({ name, error, onEdit, ...field }: FormTextFieldProps) {
  const { value, error: ownError, edit, leave } = useFormField<string | null>(name);

  function change(year: string) {
    const stored = year && `${year}${NEW_YEAR}`;
    edit(stored);
    onEdit?.(stored);
  }

  return (
    <TextField
      inputMode="numeric"
      placeholder="YYYY"
      {...field}
      name={name}
      value={(value ?? '').replace(NEW_YEAR, '')}
      edit={maskYear}
      error={error ?? ownError}
      onChange={change}
      onBlur={leave}
    />
  );
}
