import { PasswordField, type PasswordFieldProps } from '@/shared/ui/PasswordField';
import { useFormField } from './useFormField';

interface FormPasswordFieldProps extends Omit<PasswordFieldProps, 'name' | 'value' | 'onChange'> {
  name: string;
}

/** A password kept by the form, and by nothing else: drafts leave it out. */
export function FormPasswordField({ name, error, ...field }: FormPasswordFieldProps) {
  const { value, error: ownError, edit, leave } = useFormField<string>(name);
  return (
    <PasswordField {...field} name={name} value={value} error={error ?? ownError} onChange={edit} onBlur={leave} />
  );
}
