import { MESSAGES } from '@contract/messages';
import { REPORT_MESSAGES } from '@contract/report';
import { errorMessage, errorStatus, isNetworkError } from '@/shared/api';

/** Why the target is not shown: the server's message, else a general one. */
export function lookupFailure(error: unknown): string {
  if (isNetworkError(error)) return MESSAGES.poorConnection;
  return typeof errorStatus(error) === 'number' ? errorMessage(error) : REPORT_MESSAGES.lookupFailed;
}
