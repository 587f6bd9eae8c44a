import { useField } from 'formik';
import { afterPointerUp } from '@/shared/lib/afterPointerUp';

/**
 * One field of the surrounding Formik form the way the kit shows it: the error appears on leaving the field or on
 * submit and vanishes while it is being edited (look §4, Field).
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
