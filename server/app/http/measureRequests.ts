import { type FastifyInstance } from 'fastify';
import { type Metrics } from '../../lib/metrics';
import { openUploads } from '../../lib/uploads/receiveForm';

/**
 * Measures every response by the pattern of its route: paths have unlimited cardinality, and may contain names. Counts the
 * upload places that are taken.
 */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  metrics.watch('teamieum_upload_places', 'Forms with files that are being handled.', openUploads);
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, next) => {
    metrics.observeRequest(method, routeOptions.url ?? 'none', statusCode, elapsedTime / 1_000);
    next();
  });
}
