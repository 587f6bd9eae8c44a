import cors from '@fastify/cors';
import { IDEMPOTENCY_KEY_HEADER } from '@contract/idempotencyKey';
import { type FastifyInstance } from 'fastify';

/**
 * CORS for the listed origins: their pages call with cookies and read the header `access` (api.md). Every other origin gets
 * no CORS header. Without a list the page and the API share one origin, so CORS is off.
 */
export async function installCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;

  await app.register(cors, {
    // A function, since the plugin would allow credentials to every origin of a list.
    origin: (origin, decide) => decide(null, origins.includes(origin ?? '')),
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['access', 'content-type', IDEMPOTENCY_KEY_HEADER.toLowerCase()],
    exposedHeaders: ['access', 'retry-after'],
    maxAge: 600,
    // The plugin would refuse an incomplete preflight with plain text.
    strictPreflight: false,
  });
}
