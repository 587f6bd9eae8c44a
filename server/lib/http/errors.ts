import { type FieldProblem } from '@contract/envelope';
import { ERROR_CODES } from '@contract/errorCodes';
import { MESSAGES } from '@contract/messages';

interface ApiErrorDetails {
  /** The `status` of the body where it differs from the HTTP status (D14). */
  bodyStatus?: number;
  problems?: FieldProblem[];
  headers?: Record<string, string>;
  cause?: unknown;
  /** The cause is a fault of the server, to be logged although the request is refused. */
  isFault?: boolean;
}

/** An error response of the contract: services throw it, the error handler sends it (api.md, Envelope). */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** The HTTP status. */
    readonly statusCode: number,
    message: string,
    readonly details: ApiErrorDetails = {},
  ) {
    super(message, { cause: details.cause });
  }
}

/** 400 with the message of the first problem; without problems a general one. */
export function badRequest(...problems: FieldProblem[]): ApiError {
  return new ApiError(400, problems[0]?.message ?? MESSAGES.badRequest, { problems });
}

/** 400 about one field. */
export const refused = (field: string, message: string) => badRequest({ field, message });

/** Adds the field to an error that does not name one. */
export async function aboutField<T>(field: string, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof ApiError && error.statusCode === 400 ? refused(field, error.message) : error;
  });
}

/** 401: a member request without a token or with a malformed one (D14). */
export const loginRequired = () => new ApiError(401, MESSAGES.loginRequired, { bodyStatus: ERROR_CODES.loginRequired });

/** 401: the access token has expired and can be renewed (D14). */
export const accessTokenExpired = () =>
  new ApiError(401, MESSAGES.sessionOver, { bodyStatus: ERROR_CODES.accessTokenExpired });

/** 401: the session has ended or was revoked (D14). */
export const sessionOver = () => new ApiError(401, MESSAGES.sessionOver, { bodyStatus: ERROR_CODES.sessionOver });

/** 403: the resource exists, but the caller must not change it. */
export const forbidden = (message: string = MESSAGES.forbidden) => new ApiError(403, message);

/** 404: the resource does not exist, or is not visible to the caller. */
export const notFound = (message: string = MESSAGES.postGone) => new ApiError(404, message);

/** 405 with the allowed methods. */
export const methodNotAllowed = (allow: string) => new ApiError(405, MESSAGES.notSupported, { headers: { allow } });

/** 408: the body arrives too slowly. */
export const tooSlow = () => new ApiError(408, MESSAGES.poorConnection);

/** 409: the state of the resource forbids the action. @param field the field that the message is about */
export const conflict = (message: string, field?: string) =>
  new ApiError(409, message, field === undefined ? {} : { problems: [{ field, message }] });

/** 413: the body exceeds every limit. */
export const tooLarge = () => new ApiError(413, MESSAGES.tooLarge);

/** 429 */
export const tooMany = (retryAfterSeconds: number, message: string = MESSAGES.tooMany) =>
  new ApiError(429, message, { headers: { 'retry-after': String(Math.max(1, retryAfterSeconds)) } });

/** 499, as nginx counts it: the client closed its connection, so no one receives the response. */
export const clientGone = () => new ApiError(499, MESSAGES.poorConnection);

/** 503: a retry may succeed. */
export const unavailable = (cause?: unknown) =>
  new ApiError(503, MESSAGES.noResponse, { headers: { 'retry-after': '2' }, cause });
