import { toast } from '@/shared/toast';
import { errorMessage, errorStatus, isAuthError } from './errorMessage';

/**
 * Shows a failed request as a toast: the server's own message for the given statuses, else `otherwise`. Shows nothing
 * when the app redirects to the login, which has a message.
 * @param explained statuses whose own message is shown: errors of a field, another member's post, a deleted one
 */
export function toastError(error: unknown, otherwise: string, explained: readonly number[]): void {
  if (isAuthError(error)) return;
  const status = errorStatus(error);
  const isExplained = explained.some((one) => one === status);
  toast(isExplained ? errorMessage(error) : otherwise, { tone: 'error' });
}
