import { PasswordField, type PasswordFieldProps } from '@/shared/ui/PasswordField';
import { useFormField } from './useFormField';

interface FormPasswordFieldProps extends Omit<PasswordFieldProps, 'name' | 'value' | 'onChange'> {
  name: string;
}

/** A password of the form; drafts do not store it. */
export function FormPasswordField({ name, error, ...field }: FormPasswordFieldProps) {
  const { value, error: ownError, edit, leave } = useFormField<string>(name);
  return (
    <PasswordField {...field} name={name} value={value} error={error ?? ownError} onChange={edit} onBlur={leave} />
  );
}
