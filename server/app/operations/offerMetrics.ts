import { collectDefaultMetrics, type Registry } from 'prom-client';
import { type Config } from '../env';
import { portError } from '../portError';
import { serveMetrics } from './serveMetrics';

/**
 * Serves the metrics of this process on a port of its own. Without a port no expensive metric is collected.
 * @returns the function that closes it
 */
export async function offerMetrics(registry: Registry, { metrics }: Config): Promise<() => void> {
  if (!metrics) return () => undefined;
  collectDefaultMetrics({ register: registry });
  return serveMetrics(metrics, () => registry.metrics()).catch((error: unknown) => {
    throw portError(error, metrics, { host: 'METRICS_HOST', port: 'METRICS_PORT' });
  });
}
