import { useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DraftNotice } from './DraftNotice';
import { useDraft } from './useDraft';
import { type DraftRef } from './draftsSlice';
import { withoutSecrets } from './withoutSecrets';

interface FormDraftProps extends DraftRef {
  /** Fields that are neither stored nor restored, besides passwords and files. */
  exclude?: readonly string[];
  /** The text of the notice, where the usual one is not enough. */
  notice?: string | undefined;
}

/**
 * Stores a Formik form as a draft while it is filled, restores it when the form opens again, and shows a notice.
 * Rendered inside `<Formik>`, at the position of the notice. The form calls `dropDraft` of `useDraft` when it succeeded.
 */
export function FormDraft({ form, target, exclude, notice }: FormDraftProps) {
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
    const fields = fieldsAfter(document.activeElement);
    // The reset form must be rendered before one of its fields is focused.
    flushSync(() => {
      setRestored(false);
      resetForm();
      dropDraft();
    });
    focusFirst(fields);
  }

  // A submitted or unchanged form has no draft to discard.
  return restored && draft ? <DraftNotice onDiscard={discard}>{notice}</DraftNotice> : null;
}

/** The fields of the form after the focused button, which is removed with its notice. */
function fieldsAfter(button: Element | null): HTMLElement[] {
  if (!(button instanceof HTMLButtonElement) || !button.form) return [];
  const controls = [...button.form.elements].filter((control) => control instanceof HTMLElement);
  return controls.slice(controls.indexOf(button) + 1).filter(({ tabIndex }) => tabIndex >= 0);
}

/** Focuses the first field that takes the focus: the reset form may have removed, disabled or hidden others. */
function focusFirst(fields: readonly HTMLElement[]) {
  fields.find((field) => {
    field.focus();
    return document.activeElement === field;
  });
}

function isSame(values: object, others: object, exclude?: readonly string[]): boolean {
  return JSON.stringify(withoutSecrets(values, exclude)) === JSON.stringify(withoutSecrets(others, exclude));
}
