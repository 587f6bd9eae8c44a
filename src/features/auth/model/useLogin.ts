import { useState } from 'react';
import { type LoginPayload, ACCOUNT_MESSAGES } from '@contract/auth';
import { type FieldProblem } from '@contract/envelope';
import { errorMessage, errorStatus, fieldProblems, useLoginMutation } from '@/shared/api';
import { logFailure } from '@/shared/lib/logFailure';
import { toast } from '@/shared/toast';

const SUSPENDED = 403;
const TOO_MANY = 429;

/**
 * Logs in. Whatever goes wrong is one and the same alert, so it gives nobody a hint (spec §8); only who tried too
 * often is told to wait, and a suspended member with the right password reads why (D134). The guard of the login page leads on, as soon as there is a session.
 */
export function useLogin() {
  const [login, { isLoading }] = useLoginMutation();
  const [suspension, setSuspension] = useState<readonly FieldProblem[]>();

  async function logIn(payload: LoginPayload) {
    const { error } = await login(payload);
    if (!error) return;
    if (errorStatus(error) === SUSPENDED) return setSuspension(fieldProblems(error));

    logFailure('Login failed.', error);
    toast(errorStatus(error) === TOO_MANY ? errorMessage(error) : ACCOUNT_MESSAGES.loginFailed, { tone: 'error' });
  }

  return {
    logIn,
    isLoggingIn: isLoading,
    /** The lines about a suspension that the server told; undefined as long as there are none. */
    suspension,
    clearSuspension: () => setSuspension(undefined),
  };
}
