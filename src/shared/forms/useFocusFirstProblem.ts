import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type FieldProblem } from '@contract/envelope';
import { focusFirstError } from './useFocusFirstError';

/** A pending check is focused at its field. */
const FLAG = /Checked$/;

/** Scrolls to a field and focuses it, by the name of its control; chips have none, but their message. */
function focusField(field: string) {
  const control = document.querySelector<HTMLElement>(`[name=${JSON.stringify(field.replace(FLAG, ''))}]`);
  if (!control) return focusFirstError(document.activeElement?.closest('form') ?? document);
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
}

/** After a refused submit the first field with a problem gets the focus. Used once, inside the form. */
export function useFocusFirstProblem(problems: readonly FieldProblem[]) {
  const { submitCount, isSubmitting } = useFormikContext();
  // Submits of the previous step do not count.
  const answered = useRef(submitCount);
  const showFirst = useEffectEvent(() => {
    if (problems[0]) focusField(problems[0].field);
  });

  useEffect(() => {
    if (submitCount === answered.current || isSubmitting) return;
    answered.current = submitCount;
    showFirst();
  }, [submitCount, isSubmitting]);
}
