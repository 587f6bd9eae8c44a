import { LIMITS } from '@contract/limits';
import { FormTextArea } from '@/shared/forms';

interface RowDescriptionProps {
  name: string;
  label: string;
}

const FIRST_ROWS = 2;

/** The description of an experience: one row at first, up to five. */
export function RowDescription({ name, label }: RowDescriptionProps) {
  return (
    <FormTextArea
      name={name}
      label={label}
      required
      max={LIMITS.rowDescription}
      minRows={FIRST_ROWS}
      maxRows={LIMITS.descriptionRows}
    />
  );
}
