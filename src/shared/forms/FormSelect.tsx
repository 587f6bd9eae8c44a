import { Select, type SelectProps } from '@/shared/ui/Select';
import { useFormField } from './useFormField';

interface FormSelectProps extends Omit<SelectProps, 'name' | 'value' | 'onChange'> {
  name: string;
}

/** A select of the form; '' while nothing is chosen. */
export function FormSelect({ name, error, ...field }: FormSelectProps) {
  const { value, error: ownError, edit, leave } = useFormField<string | null>(name);
  return <Select {...field} name={name} value={value ?? ''} error={error ?? ownError} onChange={edit} onBlur={leave} />;
}
