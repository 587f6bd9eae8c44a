import { toast } from '@/shared/toast';
import { errorMessage, errorStatus, isAuthError, isOffline } from './errorMessage';

/**
 * Shows a failed request as a toast: the server's own message for the given statuses, that the connection is unstable
 * without one (MEND-109), else `otherwise`. Shows nothing when the app redirects to the login, which has a message.
 * @param explained statuses whose own message is shown: errors of a field, another member's post, a deleted one
 */
export function toastError(error: unknown, otherwise: string, explained: readonly number[]): void {
  if (isAuthError(error)) return;
  const status = errorStatus(error);
  const isExplained = isOffline(error) || explained.some((one) => one === status);
  toast(isExplained ? errorMessage(error) : otherwise, { tone: 'error' });
}
