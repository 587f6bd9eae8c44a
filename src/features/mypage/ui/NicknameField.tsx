import { LIMITS } from '@contract/limits';
import { CheckedField, type OwnValueCheck } from '@/entities/profile';
import { useFormField } from '@/shared/forms';

interface NicknameFieldProps {
  check: OwnValueCheck;
}

/** The nickname; a new one must be available. */
export function NicknameField({ check }: NicknameFieldProps) {
  const { value } = useFormField<string>('nickname');

  return (
    <CheckedField
      name="nickname"
      label="닉네임"
      availability={check.availabilityOf(value)}
      isOwn={check.isOwn(value)}
      max={LIMITS.nickname}
      counter
      autoComplete="nickname"
    />
  );
}
