import { type ComponentProps } from 'react';
import { CheckedField } from '@/entities/profile';
import { useFormField } from '@/shared/forms';
import { useSignupCheck } from '../model/useSignupCheck';

type SignupCheckedFieldProps = Omit<ComponentProps<typeof CheckedField>, 'availability' | 'isOwn'>;

/** A field whose value must be unique, with its check button. */
export function SignupCheckedField(field: SignupCheckedFieldProps) {
  const { value } = useFormField<string>(field.name);
  return <CheckedField {...field} availability={useSignupCheck(field.name, value)} />;
}
