import { TextArea, type TextAreaProps } from '@/shared/ui/TextArea';
import { useFormField } from './useFormField';

interface FormTextAreaProps extends Omit<TextAreaProps, 'name' | 'value' | 'onChange'> {
  name: string;
}

/** A textarea of the form. */
export function FormTextArea({ name, error, ...field }: FormTextAreaProps) {
  const { value, error: ownError, edit, leave } = useFormField<string>(name);
  return <TextArea {...field} name={name} value={value} error={error ?? ownError} onChange={edit} onBlur={leave} />;
}
