import { useState } from 'react';
import { type LoginPayload, ACCOUNT_MESSAGES } from '@contract/auth';
import { type SocialSignup } from '@contract/social';
import { type FieldProblem } from '@contract/envelope';
import { errorMessage, errorStatus, fieldProblems, isOffline, toastError, useLoginMutation } from '@/shared/api';
import { toast } from '@/shared/toast';
import { useSocialLogin } from './useSocialLogin';
import { usePasskeyLogin } from './usePasskeyLogin';
import { useRecoveryLink } from './useRecoveryLink';

const SUSPENDED = 403;
const TOO_MANY = 429;

/** A refused login of a suspended member. */
export interface Suspension {
  /** The lines of the suspension: `until`, `reason`, `contact`. */
  lines: readonly FieldProblem[];
  /** The verified password, which authenticates the withdrawal; undefined after a login by passkey or provider. */
  login?: LoginPayload;
}

interface LoginOptions {
  /** A provider has led back whom no member has linked (D187). */
  onSignup: (signup: SocialSignup) => void;
}

/**
 * Logs in. Every failure has the same message, which gives no hint (spec §8), except that a rate limit asks to wait,
 * and a suspended member with the right password gets the reason (D134). The route guard of the login page navigates
 * on.
 */
export function useLogin({ onSignup }: LoginOptions) {
  const [login, { isLoading }] = useLoginMutation();
  const recovery = useRecoveryLink();
  const [suspension, setSuspension] = useState<Suspension>();
  const [refusal, setRefusal] = useState<string>();
  // For every way in (D180).
  const [keep, setKeep] = useState(false);
  const social = useSocialLogin({ keep, onRefused: refuseOther, onSignup });
  const passkey = usePasskeyLogin({ keep, hasForm: !social.isReturning, onRefused: refuseOther });

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
  function refuseOther(error: unknown) {
    if (errorStatus(error) === SUSPENDED) return setSuspension({ lines: fieldProblems(error) });
    toastError(error);
  }

  return {
    logIn,
    keep,
    setKeep,
    passkey,
    social,
    isLoggingIn: isLoading,
    /** The message of the last refusal, which stays at the form (MEND-90). */
    refusal,
    /** The suspension that refused the login; undefined without one. */
    suspension,
    clearSuspension: () => setSuspension(undefined),
  };
}
