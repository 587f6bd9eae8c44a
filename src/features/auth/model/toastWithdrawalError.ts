import { ACCOUNT_MESSAGES } from '@contract/auth';
import { errorMessage, errorStatus, toastError } from '@/shared/api';

/** Only a 400 is a matter of the password; a missing connection, a limit or a failure of the server has its own message. */
export function toastWithdrawalError(error: unknown): void {
  toastError(error, errorStatus(error) === 400 ? ACCOUNT_MESSAGES.withdrawalFailed : errorMessage(error), []);
}
