import { CHECK_MESSAGES, type CheckedField as CheckedFieldName } from '@contract/signup';
import { FormTextField, useFormField, type FormTextFieldProps } from '@/shared/forms';
import { Button } from '@/shared/ui/Button';
import { CheckIcon, Icon } from '@/shared/ui/Icon';
import { useAvailabilityCheck, type Availability } from '../model/useAvailabilityCheck';

interface CheckedFieldProps extends Omit<FormTextFieldProps, 'name' | 'beside' | 'onEdit' | 'error' | 'ok'> {
  name: CheckedFieldName;
  availability: Availability;
  /** The value is the member's own: no check is needed. */
  isOwn?: boolean;
}

/** A field with an availability check: a button checks, editing resets the check. */
export function CheckedField({ name, label, availability, isOwn = false, ...field }: CheckedFieldProps) {
  const { value } = useFormField<string>(name);
  const { isAsking, check, reset, refusal } = useAvailabilityCheck(name, value, availability);
  const { isChecked } = availability;

  return (
    <FormTextField
      {...field}
      name={name}
      label={label}
      required
      liveMessage
      error={refusal}
      ok={isChecked ? CHECK_MESSAGES[name].available : undefined}
      onEdit={reset}
      beside={
        <Button
          variant="soft"
          aria-label={`${label} ${isChecked ? '확인함' : '중복 확인'}`}
          icon={isChecked ? <Icon of={CheckIcon} size={18} strokeWidth={2.4} /> : undefined}
          inactive={isChecked || isOwn}
          busy={isAsking}
          onClick={() => void check()}
        >
          <span>{isChecked ? '확인함' : '중복 확인'}</span>
        </Button>
      }
    />
  );
}
