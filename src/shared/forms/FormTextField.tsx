import { TextField, type TextFieldProps } from '@/shared/ui/TextField';
import { useFormField } from './useFormField';

export interface FormTextFieldProps extends Omit<TextFieldProps, 'name' | 'value' | 'onChange'> {
  name: string;
  /** Called at every edit, after the form. */
  onEdit?: (value: string) => void;
}

/** A text field of the form. A given `error` takes precedence over the form's. */
export function FormTextField({ name, onEdit, error, ...field }: FormTextFieldProps) {
  const { value, error: ownError, edit, leave } = useFormField<string>(name);

  function change(next: string) {
    edit(next);
    onEdit?.(next);
  }

  return <TextField {...field} name={name} value={value} error={error ?? ownError} onChange={change} onBlur={leave} />;
}
