import { toast } from '@/shared/toast';
import { errorMessage, errorStatus, isAuthError } from './errorMessage';

/**
 * Shows a failed request as a toast: the server's own message for the given statuses, else `otherwise`. Nothing when
 * the app leads to the login, which has a message.
 * @param toldByServer the statuses whose own message helps: what is wrong with a field, whose post it is, that it is deleted
 */
export function toastError(error: unknown, otherwise: string, toldByServer: readonly number[]): void {
  if (isAuthError(error)) return;
  const status = errorStatus(error);
  const isTold = toldByServer.some((told) => told === status);
  toast(isTold ? errorMessage(error) : otherwise, { tone: 'error' });
}
