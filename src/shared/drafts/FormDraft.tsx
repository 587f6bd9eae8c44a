import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { UPDATED_FIELD } from '@contract/envelope';
import { type Schema } from 'yup';
import { cleanDraft } from './cleanDraft';
import { DraftNotice } from './DraftNotice';
import { chosenFiles, missingFiles, type FilesStatus } from './draftFiles';
import { useDraft } from './useDraft';
import { type DraftRef, type DraftValues } from './draftsSlice';
import { OlderDraftNotice } from './OlderDraftNotice';
import { withoutSecrets } from './withoutSecrets';

interface FormDraftProps extends DraftRef {
  /** Fields that are neither stored nor restored, besides passwords and files. */
  exclude?: readonly string[];
  /** The rules of the form's fields: a draft of a former build is cleaned by them (MEND-57). */
  rules?: Schema;
  /** The text of the notice, where the usual one is not enough. */
  notice?: string | undefined;
}

/**
 * Stores a Formik form as a draft while it is filled, restores it when the form opens again, and shows a notice.
 * Rendered inside `<Formik>`, at the position of the notice. The form calls `dropDraft` of `useDraft` when it succeeded.
 * Fields whose files a reload has lost are in the form's status, for `useMissingFiles`.
 */
export function FormDraft({ form, target, exclude, rules, notice }: FormDraftProps) {
  const { values, initialValues, setValues, resetForm } = useFormikContext<object>();
  const { draft, files, keepDraft, dropDraft } = useDraft({ form, target });
  const [older, setOlder] = useState(() => (draft && isOlder(draft, initialValues) ? draft : null));
  const [restored, setRestored] = useState(draft !== null && !older);
  const lastSeen = useRef(values);
  const opened = useRef(false);
  // Those of a draft that is not taken are not missed.
  const known = older ? undefined : files;

  /** The version stays that of the form: a restored older draft is of the latest one, by the member's choice. */
  const restore = (stored: DraftValues) =>
    setValues({
      ...values,
      ...cleanDraft(withoutSecrets(stored, [...(exclude ?? []), UPDATED_FIELD]), initialValues, rules),
    });

  // Before the first paint, so the empty form never shows.
  useLayoutEffect(() => {
    if (!opened.current && restored && draft) void restore(draft);
    opened.current = true;
  });

  useEffect(() => {
    if (lastSeen.current === values) return;
    const chosen = chosenFiles(known, lastSeen.current, values);
    lastSeen.current = values;
    if (chosen.length === 0 && isSame(values, initialValues, exclude)) dropDraft();
    else keepDraft({ ...values }, exclude, chosen);
  });

  useMissingStatus(missingFiles(known, values));

  /** Changes the form by a button of its notice, which is removed, and focuses the next field. */
  function change(how: () => void) {
    const fields = fieldsAfter(document.activeElement);
    // The changed form must be rendered before one of its fields is focused.
    flushSync(() => {
      setOlder(null);
      how();
    });
    focusFirst(fields);
  }

  const discard = () =>
    change(() => {
      setRestored(false);
      resetForm();
      dropDraft();
    });

  const takeOlder = (stored: DraftValues) =>
    change(() => {
      setRestored(true);
      void restore(stored);
    });

  if (older) return <OlderDraftNotice onTake={() => takeOlder(older)} onDiscard={discard} />;
  // A submitted or unchanged form has no draft to discard.
  return restored && draft ? <DraftNotice onDiscard={discard}>{notice}</DraftNotice> : null;
}

/** Tells the form which fields miss their files. */
function useMissingStatus(missing: readonly string[]) {
  const form = useFormikContext();
  const report = useEffectEvent(() => {
    // A form without files is not rendered once more.
    if (missing.length > 0 || form.status) form.setStatus({ missingFiles: missing } satisfies FilesStatus);
  });
  const names = missing.join(' ');
  // Before the first paint, so that the hint is there with the restored text.
  useLayoutEffect(() => report(), [names]);
}

/** Whether the edited content was changed elsewhere after the draft was begun (MEND-59). */
function isOlder(draft: DraftValues, initial: object): boolean {
  const version = draft[UPDATED_FIELD];
  return version !== undefined && version !== (initial as DraftValues)[UPDATED_FIELD];
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
