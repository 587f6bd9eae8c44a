import { useRef } from 'react';
import { type FormikErrors } from 'formik';
import { ACCOUNT_MESSAGES } from '@contract/auth';
import { type FieldProblem } from '@contract/envelope';
import { OPERATOR_MESSAGES } from '@contract/operator';
import { errorStatus, isAuthError, toastSendError, useSendOnce } from '@/shared/api';
import { useDraft, type DraftRef } from '@/shared/drafts';
import { toErrors, useServerErrors } from '@/shared/forms';
import { useIsMounted } from '@/shared/lib/useIsMounted';
import { toast } from '@/shared/toast';
import { useConfirmation } from './useConfirmation';

interface ActFormOptions<Values> {
  /** Dropped after success. */
  draft: DraftRef;
  check: (values: Values) => FieldProblem[];
  /** `key` is the idempotency key of a creating request. */
  send: (values: Values, key: string) => Promise<{ error?: unknown }>;
  /** Called after success, unless the form is no longer on screen. */
  onDone: () => void;
  /** Called after a final refusal that belongs to no field, unless the form is no longer on screen. */
  onRefused?: () => void;
}

/** The same request would be refused again; a failure (500, 429, no network) may pass. */
function isFinal(error: unknown): boolean {
  const status = Number(errorStatus(error));
  return status >= 400 && status < 500 && status !== 429;
}

/**
 * Validates and submits the form of a measure, with the password where it is needed, one request at a time, and shows the
 * result.
 */
export function useActForm<Values extends { password: string }>(options: ActFormOptions<Values>) {
  const { needsPassword, act } = useConfirmation();
  const refusal = useServerErrors();
  const { dropDraft } = useDraft(options.draft);
  const sendOnce = useSendOnce();
  const isBusy = useRef(false);
  const isMounted = useIsMounted();

  function validate(values: Values): FormikErrors<Values> {
    const isMissing = needsPassword && values.password === '';
    return toErrors<Values>([
      ...options.check(values),
      ...(isMissing ? [{ field: 'password', message: ACCOUNT_MESSAGES.currentPasswordEmpty }] : []),
      ...refusal.remaining(values),
    ]);
  }

  async function submit(values: Values, { setErrors }: { setErrors: (errors: FormikErrors<Values>) => void }) {
    if (isBusy.current) return;
    isBusy.current = true;
    refusal.clear();
    const { problems, error } = await act(values.password, () =>
      sendOnce(options.draft, (key) => options.send(values, key)),
    );
    isBusy.current = false;
    if (problems) {
      refusal.note(values, problems);
      return setErrors(toErrors<Values>(problems));
    }
    if (isAuthError(error)) return;
    showResult(error);
    // The operator may have gone back meanwhile, and be at work elsewhere.
    if (!isMounted()) return;
    if (!error) options.onDone();
    else if (isFinal(error)) options.onRefused?.();
  }

  function showResult(error: unknown) {
    if (error) return toastSendError(error);
    dropDraft();
    toast(OPERATOR_MESSAGES.done);
  }

  return { needsPassword, validate, submit };
}
