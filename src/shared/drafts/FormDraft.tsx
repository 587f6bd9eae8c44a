import { useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { DraftNotice } from './DraftNotice';
import { useDraft } from './useDraft';
import { type DraftRef } from './draftsSlice';
import { withoutSecrets } from './withoutSecrets';

interface FormDraftProps extends DraftRef {
  /** Fields that are neither stored nor restored, besides passwords and files. */
  exclude?: readonly string[];
}

/**
 * Stores a Formik form as a draft while it is filled, restores it when the form opens again, and shows a notice.
 * Rendered inside `<Formik>`, at the position of the notice. The form calls `dropDraft` of `useDraft` when it succeeded.
 */
export function FormDraft({ form, target, exclude }: FormDraftProps) {
  const { values, initialValues, setValues, resetForm } = useFormikContext<object>();
  const { draft, keepDraft, dropDraft } = useDraft({ form, target });
  const [restored, setRestored] = useState(draft !== null);
  const lastSeen = useRef(values);
  const opened = useRef(false);

  // Before the first paint, so the empty form never shows.
  useLayoutEffect(() => {
    if (!opened.current && draft) void setValues({ ...values, ...withoutSecrets(draft, exclude) });
    opened.current = true;
  });

  useEffect(() => {
    if (lastSeen.current === values) return;
    lastSeen.current = values;
    if (isSame(values, initialValues, exclude)) dropDraft();
    else keepDraft({ ...values }, exclude);
  });

  function discard() {
    setRestored(false);
    resetForm();
    dropDraft();
  }

  // A submitted or unchanged form has no draft to discard.
  return restored && draft ? <DraftNotice onDiscard={discard} /> : null;
}

function isSame(values: object, others: object, exclude?: readonly string[]): boolean {
  return JSON.stringify(withoutSecrets(values, exclude)) === JSON.stringify(withoutSecrets(others, exclude));
}
