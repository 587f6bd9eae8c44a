import { MESSAGES } from '@contract/messages';
import { toast } from '@/shared/toast';
import { errorMessage, isAuthError, isNetworkError, isOffline, isShown } from './errorMessage';

/**
 * Shows a failed request as a toast: the server's message where that is for members, that the connection is unstable
 * without one (MEND-109), else `failed`. Shows nothing when the app redirects to the login, which has a message.
 * @param failed by default the message of the response, or that the connection is unstable
 */
export function toastError(error: unknown, failed = messageOf(error)): void {
  if (isAuthError(error)) return;
  toast(isOffline(error) || isShown(error) ? errorMessage(error) : failed, { tone: 'error' });
}

const messageOf = (error: unknown) => (isNetworkError(error) ? MESSAGES.poorConnection : errorMessage(error));

/** Shows how a write has ended, `success` after a success. @returns whether it succeeded */
export function toastOutcome(error: unknown, success?: string): boolean {
  if (error) toastError(error);
  else if (success) toast(success);
  return !error;
}
