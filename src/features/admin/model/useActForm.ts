import { ACCOUNT_MESSAGES } from '@contract/auth';
import { type FieldProblem } from '@contract/envelope';
import { OPERATOR_MESSAGES } from '@contract/operator';
import { errorStatus, isAuthError, useSendOnce, useSubmit } from '@/shared/api';
import { type DraftRef } from '@/shared/drafts';
import { useIsMounted } from '@/shared/lib/useIsMounted';
import { toast } from '@/shared/toast';
import { useConfirmation } from './useConfirmation';

interface ActFormOptions<Values, Data> {
  /** Dropped after success. */
  draft: DraftRef;
  check: (values: Values) => FieldProblem[];
  /** `key` is the idempotency key of a creating request. */
  send: (values: Values, key: string) => Promise<{ data?: Data; error?: unknown }>;
  /** The problems of the server at the fields of the form, where these differ. */
  toFields?: (problems: FieldProblem[], values: Values) => FieldProblem[];
  /** Whether the form may stay on screen after success: it is emptied, and can be sent again. */
  stays?: boolean;
  /** Says what was done; by default only that it was. */
  announce?: (data: Data, values: Values) => void;
  /** Called after success, unless the form is no longer on screen. */
  onDone: () => void;
  /**
   * Called after a final refusal that belongs to no field, unless the form is no longer on screen.
   * @returns whether it is settled: there is nothing to show
   */
  onRefused?: (error: unknown) => boolean | void;
}

/** The same request would be refused again; a failure (500, 429, no network) may pass. */
function isFinal(error: unknown): boolean {
  const status = Number(errorStatus(error));
  return status >= 400 && status < 500 && status !== 429;
}

/** The form of a measure, for `AppForm`: with the password where it is needed, and the result as a toast. */
export function useActForm<Values extends { password: string }, Data = unknown>(options: ActFormOptions<Values, Data>) {
  const { needsPassword, act } = useConfirmation();
  const sendOnce = useSendOnce();
  const isMounted = useIsMounted();

  const form = useSubmit<Values, Data>({
    draft: options.draft,
    send: (values) => act(values.password, () => sendOnce(options.draft, (key) => options.send(values, key))),
    toFields: options.toFields,
    stays: options.stays,
    done(data, values, { resetForm }) {
      if (options.announce) options.announce(data, values);
      else toast(OPERATOR_MESSAGES.done);
      if (options.stays) resetForm();
      // The operator may have gone back meanwhile, and be at work elsewhere.
      if (isMounted()) options.onDone();
    },
    refused(error) {
      return isMounted() && isFinal(error) && !isAuthError(error) && options.onRefused?.(error);
    },
  });

  function check(values: Values): FieldProblem[] {
    const isMissing = needsPassword && values.password === '';
    const missing = { field: 'password', message: ACCOUNT_MESSAGES.currentPasswordEmpty };
    return isMissing ? [...options.check(values), missing] : options.check(values);
  }

  return { needsPassword, form: { ...form, check } };
}
