import { IDEMPOTENCY_KEY_HEADER } from '@contract/comment';
import { type FastifyInstance } from 'fastify';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const HEADERS = `access, content-type, ${IDEMPOTENCY_KEY_HEADER.toLowerCase()}`;
const TEN_MINUTES = 600;

/**
 * Lets the pages of the listed origins call with their cookies and read the header `access` (api.md). Without a list the
 * page and the API share one origin and nothing is allowed.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;

  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    void reply.header('vary', 'origin');
    if (origin === undefined || !origins.includes(origin)) return;

    void reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'access, retry-after',
    });
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return;
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': HEADERS,
        'access-control-max-age': TEN_MINUTES,
      })
      .send();
  });
}
