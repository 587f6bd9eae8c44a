import { TextField } from '@/shared/ui/TextField';
import type { FormTextFieldProps } from './FormTextField';
import { usePartialDate } from './usePartialDate';

/** A birth date, shown as YYYY.MM.DD, stored as YYYY-MM-DD. */
export function FormBirthField({ name, error, ...field }: Omit<FormTextFieldProps, 'onEdit'>) {
  const { input, error: ownError } = usePartialDate(name, 'birth');
  return <TextField autoComplete="bday" {...field} {...input} error={error ?? ownError} />;
}
