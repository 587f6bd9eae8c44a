import { toast } from '@/shared/toast';
import { errorMessage, errorStatus, isAuthError } from './errorMessage';

/**
 * Tells the member that a call failed: in the server's own words where those say more, else `otherwise`. Nothing when
 * the app leads to the login, which says so itself.
 * @param toldByServer the statuses whose own words help: what is wrong with a field, whose post it is, that it is gone
 */
export function toastError(error: unknown, otherwise: string, toldByServer: readonly number[]): void {
  if (isAuthError(error)) return;
  const status = errorStatus(error);
  const isTold = toldByServer.some((told) => told === status);
  toast(isTold ? errorMessage(error) : otherwise, { tone: 'error' });
}
