import { type ComponentProps } from 'react';
import { CheckedField } from '@/entities/profile';
import { useFormField } from '@/shared/forms';
import { useSignupCheck } from '../model/useSignupCheck';

type SignupCheckedFieldProps = Omit<ComponentProps<typeof CheckedField>, 'availability' | 'isOwn'>;

/** A field a newcomer may only fill with what nobody else has. */
export function SignupCheckedField(field: SignupCheckedFieldProps) {
  const { value } = useFormField<string>(field.name);
  return <CheckedField {...field} availability={useSignupCheck(field.name, value)} />;
}
