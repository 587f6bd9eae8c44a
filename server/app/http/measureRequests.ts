import { type FastifyInstance } from 'fastify';
import { type Metrics } from '../../lib/metrics';

/** Times every answer by the pattern of its route: addresses themselves are countless, and may name somebody. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, next) => {
    metrics.observeRequest(method, routeOptions.url ?? 'none', statusCode, elapsedTime / 1_000);
    next();
  });
}
