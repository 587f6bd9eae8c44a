import { errorBody } from '@contract/envelope';
import { MESSAGES } from '@contract/messages';
import { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { DatabaseUnavailable, isCancelled } from '../../db/databaseErrors';
import { errorCode } from '../../db/errorCode';
import { ApiError, badRequest, notFound, tooLarge, unavailable } from '../../lib/http/errors';
import { refundFailed } from '../../lib/http/rateLimits';
import { isRefusedByDisk, StorageUnavailable } from '../../lib/storage/storageErrors';
import { isRefusedBySchema, toRefusedWrite } from './refusedWrites';

/** The only error handler: responds with the contract's envelope, never with a stack, SQL or a path. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    await refundFailed(request);
    const refusal = toApiError(error);
    logRefusal(request, error, refusal);
    const { headers = {} } = refusal.details;
    return reply
      .code(refusal.statusCode)
      .headers({ 'cache-control': 'no-store', ...headers })
      .send(errorBody(refusal.statusCode, refusal.message, refusal.details));
  });
}

/**
 * Logs faults of the server with their stack, and refusals because of load or an unavailable dependency without one; both
 * at most once a minute and kind (D216).
 */
function logRefusal(request: FastifyRequest, error: FastifyError, { statusCode, details }: ApiError): void {
  const { id: reqId, routeOptions } = request;
  const route = routeOptions.url ?? 'none';
  const log = request.server.throttledLog;
  if (statusCode === 503) {
    const fields = { reason: reasonOf(error).name, code: errorCode(rootOf(error)) };
    log('error', { reqId, route, ...fields }, 'A request was refused with 503.', Object.values(fields).join(' '));
  } else if (statusCode >= 500) {
    log('error', { reqId, req: request, err: error }, 'A request failed.', `${route} ${error.name} ${error.code}`);
  } else if (details.isFault) {
    log('error', { reqId, req: request, err: details.cause }, 'A rule of the contract threw.', route);
  } else if (isRefusedBySchema(error)) {
    request.log.info({ err: error }, 'The schema has refused a write.');
  }
}

/** What a refusal was made of, or the refusal itself. */
const reasonOf = (error: Error): Error =>
  error instanceof ApiError && error.cause instanceof Error ? error.cause : error;

const rootOf = (error: Error): Error => (error.cause instanceof Error ? rootOf(error.cause) : error);

const BY_STATUS: Record<number, () => ApiError> = {
  404: () => notFound(MESSAGES.pageNotFound),
  406: () => new ApiError(415, MESSAGES.notSupported),
  413: tooLarge,
  415: () => new ApiError(415, MESSAGES.notSupported),
  503: unavailable,
};

/** SQLSTATE for text the database refuses, such as a NUL character in a searched name. */
const UNTRANSLATABLE = '22021';

/** A dependency is unavailable, full or too slow: responds 503, and nothing of the request was stored. */
function isAway(error: unknown): boolean {
  return (
    error instanceof DatabaseUnavailable ||
    error instanceof StorageUnavailable ||
    isCancelled(error) ||
    isRefusedByDisk(error)
  );
}

/** Maps errors of Fastify, its plugins and the database to those of the contract. */
function toApiError(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error;
  if (isAway(error)) return unavailable(error);
  if (error.code === UNTRANSLATABLE) return badRequest();
  const refusedWrite = toRefusedWrite(error);
  if (refusedWrite) return refusedWrite;
  const status = error.statusCode ?? 500;
  if (BY_STATUS[status]) return BY_STATUS[status]();
  return status >= 400 && status < 500 ? badRequest() : new ApiError(500, MESSAGES.unknown, { cause: error });
}
