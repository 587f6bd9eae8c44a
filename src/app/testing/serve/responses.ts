import { errorBody, type ApiErrorBody, type Envelope } from '@contract/envelope';
import { ERROR_CODES } from '@contract/errorCodes';
import { MESSAGES } from '@contract/messages';
import { HttpResponse } from 'msw';

/** A success response as the server sends it. */
export function respond<T>(data: T, headers: Record<string, string> = {}) {
  const body: Envelope<T> = { status: 200, message: MESSAGES.ok, data };
  return HttpResponse.json<Envelope<T>>(body, { headers });
}

/**
 * An error response as the server sends it; 40201 to 40203 are sent with HTTP 401. Typed as a response without a body, which
 * stands beside a success in one resolver whatever its data: which of two types TypeScript infers depends on their order.
 */
export function respondWithError(status: number, message: string, errors?: ApiErrorBody['errors']) {
  const statusCode = status > 999 ? 401 : status;
  const body = errorBody(statusCode, message, { bodyStatus: status, problems: errors });
  const response: unknown = HttpResponse.json<ApiErrorBody>(body, { status: statusCode });
  return response as HttpResponse<never>;
}

export const tokenExpired = () => respondWithError(ERROR_CODES.accessTokenExpired, MESSAGES.sessionOver);
export const sessionOver = () => respondWithError(ERROR_CODES.sessionOver, MESSAGES.sessionOver);
export const notLoggedIn = () => respondWithError(ERROR_CODES.loginRequired, MESSAGES.loginRequired);
