import { useField } from 'formik';
import { afterPointerUp } from '@/shared/lib/afterPointerUp';

/**
 * The props of one field of the surrounding Formik form: the error appears on blur or
 * submit and disappears while the field is edited (look §4, Field).
 */
export function useFormField<Value>(name: string) {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<Value>(name);

  return {
    value,
    error: touched && typeof error === 'string' ? error : undefined,
    edit(next: Value) {
      void setTouched(false, false);
      void setValue(next);
    },
    leave: () => afterPointerUp(() => void setTouched(true)),
  };
}
