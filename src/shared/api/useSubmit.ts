import { useRef } from 'react';
import { type FieldProblem } from '@contract/envelope';
import { useDraft, type DraftRef } from '@/shared/drafts';
import { toErrors, useServerErrors, type FormHelpers, type FormSubmit } from '@/shared/forms';
import { fieldProblems } from './errorMessage';
import { toastSendError, type SendTexts } from './sendError';

interface Outcome<Data> {
  data?: Data;
  error?: unknown;
  /** Refused at these fields, whose messages say it all: there is no toast. */
  problems?: FieldProblem[];
}

interface SubmitOptions<Values extends object, Data> {
  /** Dropped once the form has been sent. */
  draft?: DraftRef;
  /** @returns undefined when the member has decided not to send */
  send: (values: Values) => Promise<Outcome<Data> | undefined>;
  /** After success. The form may stay mounted for a moment, and does not send again. */
  done: (data: Data, values: Values, form: FormHelpers<Values>) => unknown;
  /** Whether the form stays, and may be sent again after success. What was typed meanwhile keeps its draft. */
  stays?: boolean;
  /** The form's own sentences, beside those of the server for members. */
  texts?: SendTexts;
  /** The problems of the server at the fields of the form, where these differ. */
  toFields?: (problems: FieldProblem[], values: Values) => FieldProblem[];
  /** After a refusal. @returns whether it is settled: there is nothing to show */
  refused?: (error: unknown, values: Values) => unknown;
}

/**
 * Submits a form, for `AppForm`: one request at a time, its draft dropped after success, the problems of the server at
 * their fields until these are edited, one toast about a failure (`sendErrorMessage`).
 */
export function useSubmit<Values extends object, Data = unknown>(
  options: SubmitOptions<Values, Data>,
): FormSubmit<Values> {
  const { draft, send, done, stays = false, texts, toFields = (problems) => problems, refused } = options;
  const { dropDraft } = useDraft(draft ?? NO_DRAFT);
  const isSending = useRef(false);
  const serverErrors = useServerErrors();

  async function refuse({ error, problems }: Outcome<Data>, values: Values, { setErrors }: FormHelpers<Values>) {
    const atFields = problems ?? toFields(fieldProblems(error), values);
    serverErrors.note(values, atFields);
    setErrors(toErrors(atFields));
    if (problems) return;
    if ((await refused?.(error, values)) !== true) toastSendError(error, texts);
  }

  async function submit(values: Values, form: FormHelpers<Values>) {
    if (isSending.current) return;
    isSending.current = true;
    const outcome = await send(values);
    const isDone = outcome !== undefined && !outcome.error && !outcome.problems;
    isSending.current = isDone && !stays;
    if (isDone) {
      if (draft && !(stays && form.latest() !== values)) dropDraft();
      await done(outcome.data as Data, values, form);
    } else if (outcome) await refuse(outcome, values, form);
  }

  return { submit, serverProblems: serverErrors.remaining, clearServerProblems: serverErrors.clear };
}

const NO_DRAFT: DraftRef = { form: 'none' };
