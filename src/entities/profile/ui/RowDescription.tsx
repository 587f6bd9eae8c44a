import { LIMITS } from '@contract/limits';
import { FormTextArea } from '@/shared/forms';

interface RowDescriptionProps {
  name: string;
  label: string;
}

const FIRST_ROWS = 2;

/** What one did there: it begins small and grows to five rows. */
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
