import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '@/shared/ui/Button';

interface SubmitButtonProps {
  children: ReactNode;
  /** It can't be sent at all: inactive but focusable, with the reason by `describedBy`. */
  blocked?: boolean;
  /**
   * A field is missing: looks inactive, with the reason by `describedBy`; a press submits, and the refused form leads to
   * the first missing field (MEND-103). The form's validation must refuse.
   */
  incomplete?: boolean;
  /** Id of the `FirstMessage`. */
  describedBy?: string;
  /** A request is running; the form's own submitting by default. */
  busy?: boolean;
  /** Words beside the spinner: "저장 중". */
  busyLabel?: string;
  size?: ButtonProps['size'];
  variant?: ButtonProps['variant'];
  block?: boolean;
  className?: string;
}

/** The primary button of a form. */
export function SubmitButton({
  children,
  blocked = false,
  incomplete = false,
  describedBy,
  busy,
  size = 'large',
  ...buttonProps
}: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="submit"
      size={size}
      inactive={blocked}
      busy={busy ?? isSubmitting}
      aria-describedby={describedBy}
      {...(incomplete && { 'aria-disabled': true })}
      {...buttonProps}
    >
      {children}
    </Button>
  );
}
