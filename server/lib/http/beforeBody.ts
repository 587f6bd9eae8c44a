import { type FastifyRequest, type onRequestAsyncHookHandler } from 'fastify';
import { type AnySchema, type InferType } from 'yup';
import { notFound } from './errors';

/**
 * An `onRequest` hook that checks existence and ownership before the body is read: 404 and 403 take precedence over
 * 413, 415 and 400 (F12). The service checks again with the row locked.
 * @param params the rule of the path's parameters
 * @param check throws ApiError 404 or 403
 */
export function beforeBody<Params extends AnySchema>(
  params: Params,
  check: (ids: InferType<Params>, member: FastifyRequest['member']) => Promise<unknown>,
): onRequestAsyncHookHandler {
  return async (request: FastifyRequest) => {
    if (!params.isValidSync(request.params)) throw notFound();
    await check(params.cast(request.params), request.member);
  };
}
