import cluster from 'node:cluster';
import { AggregatorRegistry, collectDefaultMetrics, type Registry } from 'prom-client';
import { type Config } from './env';
import { serveMetrics } from './serveMetrics';

/**
 * What this process counts becomes readable: on its own port, or for the primary of its cluster, which adds up.
 * Without a port nothing is collected that costs something.
 * @returns what ends it
 */
export async function offerMetrics(registry: Registry, { metrics }: Config): Promise<() => void> {
  if (!metrics) return () => undefined;
  collectDefaultMetrics({ register: registry });
  if (cluster.isPrimary) return serveMetrics(metrics, () => registry.metrics());
  // The library answers the primary from now on.
  AggregatorRegistry.setRegistries([registry]);
  new AggregatorRegistry();
  return () => undefined;
}
