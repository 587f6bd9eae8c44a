import { type FastifyInstance } from 'fastify';
import { type Metrics } from '../../lib/metrics';

/** Measures every response by the pattern of its route: paths have unlimited cardinality, and may contain names. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, next) => {
    metrics.observeRequest(method, routeOptions.url ?? 'none', statusCode, elapsedTime / 1_000);
    next();
  });
}
