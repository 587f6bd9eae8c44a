import { type ApiErrorBody, type FieldProblem } from '@contract/envelope';
import { ERROR_CODES } from '@contract/errorCodes';
import { MESSAGES } from '@contract/messages';

const LOGIN_CODES: readonly number[] = Object.values(ERROR_CODES);

const BY_STATUS: Partial<Record<number | string, string>> = {
  400: MESSAGES.badRequest,
  403: MESSAGES.forbidden,
  404: MESSAGES.postGone,
  405: MESSAGES.notSupported,
  413: MESSAGES.tooLarge,
  415: MESSAGES.notSupported,
  429: MESSAGES.tooMany,
  FETCH_ERROR: MESSAGES.unreachable,
  TIMEOUT_ERROR: MESSAGES.noResponse,
};

interface Failure {
  status?: number | string;
  data?: unknown;
}

const failureOf = (error: unknown): Failure => (typeof error === 'object' && error !== null ? error : {});

function bodyOf(error: unknown): Partial<ApiErrorBody> {
  const { data } = failureOf(error);
  return typeof data === 'object' && data !== null ? data : {};
}

/**
 * The status of a refusal (that of the body, which distinguishes 40201 to 40203), or the name of a failure of RTK
 * Query.
 */
export function errorStatus(error: unknown): number | string | undefined {
  return bodyOf(error).status ?? failureOf(error).status;
}

/** The message of a failed request for the member: the server's own, else the vocabulary's text for its kind. */
export function errorMessage(error: unknown): string {
  const { message } = bodyOf(error);
  if (typeof message === 'string' && message) return message;
  if (isOffline(error)) return MESSAGES.poorConnection;

  return BY_STATUS[failureOf(error).status ?? ''] ?? MESSAGES.unknown;
}

/** Whether the server says that its message is for members. */
export const isShown = (error: unknown) => bodyOf(error).shown === true;

/** The field errors of a refusal, in the server's order. */
export const fieldProblems = (error: unknown): FieldProblem[] => bodyOf(error).errors ?? [];

/** A 404: it does not exist, or is not visible to this reader. */
export const isNotFound = (error: unknown) => errorStatus(error) === 404;

/** There is no response: the network failed, or the request timed out. */
export const isNetworkError = (error: unknown) => ['FETCH_ERROR', 'TIMEOUT_ERROR'].includes(String(errorStatus(error)));

/** There is no response because this device has no connection: nothing has reached the server (MEND-109). */
export const isOffline = (error: unknown) => isNetworkError(error) && !navigator.onLine;

/** The app itself asks the member to log in (40201 to 40203), so the screen must not add a message of its own. */
export function isAuthError(error: unknown): boolean {
  const status = errorStatus(error);
  return typeof status === 'number' && LOGIN_CODES.includes(status);
}
