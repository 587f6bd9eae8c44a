import { type LoginPayload, ACCOUNT_MESSAGES } from '@contract/auth';
import { errorMessage, errorStatus, useLoginMutation } from '@/shared/api';
import { logFailure } from '@/shared/lib/logFailure';
import { toast } from '@/shared/toast';

const TOO_MANY = 429;

/**
 * Logs in. Whatever goes wrong is one and the same alert, so it gives nobody a hint (spec §8); only who tried too
 * often is told to wait. The guard of the login page leads on, as soon as there is a session.
 */
export function useLogin() {
  const [login, { isLoading }] = useLoginMutation();

  async function logIn(payload: LoginPayload) {
    const { error } = await login(payload);
    if (!error) return;

    logFailure('Login failed.', error);
    toast(errorStatus(error) === TOO_MANY ? errorMessage(error) : ACCOUNT_MESSAGES.loginFailed, { tone: 'error' });
  }

  return { logIn, isLoggingIn: isLoading };
}
