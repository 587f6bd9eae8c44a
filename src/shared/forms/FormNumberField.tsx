import { useMemo } from 'react';
import { maskDigits } from '@/shared/lib/masks';
import { TextField } from '@/shared/ui/TextField';
import type { FormTextFieldProps } from './FormTextField';
import { useFormField } from './useFormField';

interface FormNumberFieldProps extends Omit<FormTextFieldProps, 'onEdit'> {
  /** The maximum number of digits. */
  digits: number;
}

/** A whole number: digits only, stored as a number, '' while empty. */
export function FormNumberField({ name, digits, error, ...field }: FormNumberFieldProps) {
  const { value, error: ownError, edit, leave } = useFormField<number | ''>(name);
  const mask = useMemo(() => maskDigits(digits), [digits]);

  return (
    <TextField
      inputMode="numeric"
      {...field}
      name={name}
      value={String(value)}
      edit={mask}
      error={error ?? ownError}
      onChange={(text) => edit(text === '' ? '' : Number(text))}
      onBlur={leave}
    />
  );
}
