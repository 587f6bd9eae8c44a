import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type FieldProblem } from '@contract/envelope';

/** A pending check belongs to the field beside its button. */
const FLAG = /Checked$/;

/** Brings a field into view and gives it the focus, by the name its control carries. */
function focusField(field: string) {
  const control = document.querySelector<HTMLElement>(`[name=${JSON.stringify(field.replace(FLAG, ''))}]`);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** After a press that led nowhere, the first field in the way has the focus. Used once, inside the form. */
export function useFocusFirstProblem(problems: readonly FieldProblem[]) {
  const { submitCount, isSubmitting } = useFormikContext();
  // The presses of a step before are none of this one's.
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
