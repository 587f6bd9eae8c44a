import { MESSAGES } from '@contract/messages';
import { toast } from '@/shared/toast';
import { errorMessage, errorStatus, isAuthError, isShown } from './errorMessage';

/** There is no readable response: the server may have executed the request (MEND-52). */
const isOutcomeUnknown = (error: unknown) => error !== undefined && typeof errorStatus(error) !== 'number';

/**
 * Whether the server may have executed a request that failed: without a readable response, and with a 5xx.
 */
export function mayBeDone(error: unknown): boolean {
  return isOutcomeUnknown(error) || Number(errorStatus(error)) >= 500;
}

export interface SendTexts {
  /** The text of a request that failed, where the server has none for members; its message by default. */
  failed?: string;
  /** The text while it is unknown whether the server has executed the request. */
  unknown?: string;
}

/**
 * The sentence about a form that could not be sent: the server's, where that is for members. It says that sending failed
 * only where that is known; a request without a response may have been executed (MEND-52).
 */
export function sendErrorMessage(error: unknown, { failed, unknown = MESSAGES.maybeSent }: SendTexts = {}): string {
  if (isOutcomeUnknown(error)) return navigator.onLine ? unknown : MESSAGES.poorConnection;
  return failed === undefined || isShown(error) ? errorMessage(error) : failed;
}

/** Shows `sendErrorMessage` as a toast; nothing when the app redirects to the login, which has a message. */
export function toastSendError(error: unknown, texts?: SendTexts): void {
  if (!isAuthError(error)) toast(sendErrorMessage(error, texts), { tone: 'error' });
}
