import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';

const CONTROL = ':is(input, textarea, select, button):not(:disabled)';

/** Scrolls to the first field of a form with a message and focuses its control. */
export function focusFirstError(root: ParentNode = document) {
  const field = root.querySelector('[data-field-error]');
  // Of radio buttons the chosen one: the first, if it was focused, would look chosen.
  const control = [`[aria-invalid='true']${CONTROL}`, ':checked:not(:disabled)', CONTROL]
    .map((controls) => field?.querySelector<HTMLElement>(controls))
    .find(Boolean);
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
