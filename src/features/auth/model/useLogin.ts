import { useState } from 'react';
import { type LoginPayload, ACCOUNT_MESSAGES } from '@contract/auth';
import { type FieldProblem } from '@contract/envelope';
import {
  errorMessage,
  errorStatus,
  fieldProblems,
  isNetworkError,
  isOffline,
  toastError,
  useLoginMutation,
} from '@/shared/api';
import { toast } from '@/shared/toast';
import { usePasskeyLogin } from './usePasskeyLogin';
import { useRecoveryLink } from './useRecoveryLink';

const SUSPENDED = 403;
const TOO_MANY = 429;

/** A refused login of a suspended member. */
export interface Suspension {
  /** The lines of the suspension: `until`, `reason`, `contact`. */
  lines: readonly FieldProblem[];
  /** The verified password, which authenticates the withdrawal; undefined after a login by passkey. */
  login?: LoginPayload;
}

/**
 * Logs in. Every failure has the same message, which gives no hint (spec §8), except that a rate limit asks to wait,
 * and a suspended member with the right password gets the reason (D134). The route guard of the login page navigates
 * on.
 */
export function useLogin() {
  const [login, { isLoading }] = useLoginMutation();
  const recovery = useRecoveryLink();
  const [suspension, setSuspension] = useState<Suspension>();
  const [refusal, setRefusal] = useState<string>();
  // For every way in (D180).
  const [keep, setKeep] = useState(false);
  const passkey = usePasskeyLogin({ keep, onRefused: refusePasskey });

  async function logIn(payload: LoginPayload) {
    setRefusal(undefined);
    passkey.endSuggestions();
    const { error } = await login({ ...payload, ...(keep && { keep }), recovery });
    if (!error) return;
    if (errorStatus(error) === SUSPENDED) return setSuspension({ lines: fieldProblems(error), login: payload });

    const isExplained = isOffline(error) || errorStatus(error) === TOO_MANY;
    const message = isExplained ? errorMessage(error) : ACCOUNT_MESSAGES.loginFailed;
    setRefusal(message);
    toast(message, { tone: 'error' });
  }

  /** Said by a toast alone: the form keeps what was typed, and the button the focus. */
  function refusePasskey(error: unknown) {
    if (errorStatus(error) === SUSPENDED) return setSuspension({ lines: fieldProblems(error) });
    toastError(error, isNetworkError(error) ? undefined : errorMessage(error));
  }

  return {
    logIn,
    keep,
    setKeep,
    passkey,
    isLoggingIn: isLoading,
    /** The message of the last refusal, which stays at the form (MEND-90). */
    refusal,
    /** The suspension that refused the login; undefined without one. */
    suspension,
    clearSuspension: () => setSuspension(undefined),
  };
}
