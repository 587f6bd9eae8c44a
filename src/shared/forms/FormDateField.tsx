import { TextField } from '@/shared/ui/TextField';
import type { FormTextFieldProps } from './FormTextField';
import { type DatePrecision, usePartialDate } from './usePartialDate';

interface FormDateFieldProps extends Omit<FormTextFieldProps, 'onEdit'> {
  /** day: YYYY.MM.DD, month: YYYY-MM. */
  precision?: DatePrecision;
}

/** One day or month, stored as YYYY-MM-DD or YYYY-MM. */
export function FormDateField({ name, precision = 'day', error, ...field }: FormDateFieldProps) {
  const { input, error: ownError } = usePartialDate(name, precision);
  return <TextField {...field} {...input} error={error ?? ownError} />;
}
