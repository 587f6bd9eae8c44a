import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '@/shared/ui/Button';

interface SubmitButtonProps {
  children: ReactNode;
  /** A field is missing: inactive but focusable, with the reason by `describedBy`. */
  blocked?: boolean;
  /** Id of the `FirstMessage`. */
  describedBy?: string;
  /** A request is running; the form's own submitting by default. */
  busy?: boolean;
  /** Words beside the spinner: "저장 중". */
  busyLabel?: string;
  size?: ButtonProps['size'];
  block?: boolean;
  className?: string;
}

/** The primary button of a form. */
export function SubmitButton({
  children,
  blocked = false,
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
      {...buttonProps}
    >
      {children}
    </Button>
  );
}
