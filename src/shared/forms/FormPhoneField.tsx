import { maskPhone } from '@/shared/lib/masks';
import { FormTextField, type FormTextFieldProps } from './FormTextField';

/** A phone number: digits only, shown and stored as 3-4-rest. */
export function FormPhoneField(props: FormTextFieldProps) {
  return <FormTextField type="tel" inputMode="numeric" autoComplete="tel" {...props} edit={maskPhone} />;
}
