import { type FastifyInstance } from 'fastify';
import { type Metrics } from '../lib/metrics';

/** Times every answer by the pattern of its route: addresses themselves are countless, and may name somebody. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    metrics.observeRequest(method, routeOptions.url ?? 'none', statusCode, elapsedTime / 1_000);
  });
}
