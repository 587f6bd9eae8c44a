import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';

const CONTROL = ':is(input, textarea, select, button):not(:disabled)';

/** Scrolls to the first field of a form with a message and focuses its control. */
export function focusFirstError(root: ParentNode = document) {
  const field = root.querySelector('[data-field-error]');
  const control =
    field?.querySelector<HTMLElement>(`[aria-invalid='true']${CONTROL}`) ?? field?.querySelector<HTMLElement>(CONTROL);
  field?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** After a refused submit the first field with an error gets the focus. Used once, inside the form. */
export function useFocusFirstError() {
  const { submitCount, isSubmitting, errors } = useFormikContext();
  const showProblem = useEffectEvent(() => {
    // The member has just pressed a control of this form.
    if (Object.keys(errors).length > 0) focusFirstError(document.activeElement?.closest('form') ?? document);
  });

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) showProblem();
  }, [submitCount, isSubmitting]);
}
