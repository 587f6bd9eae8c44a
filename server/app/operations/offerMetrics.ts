import { collectDefaultMetrics, type Registry } from 'prom-client';
import { type Config } from '../env';
import { serveMetrics } from './serveMetrics';

/**
 * What this process counts becomes readable on a port of its own.
 * Without a port nothing is collected that costs something.
 * @returns what ends it
 */
export async function offerMetrics(registry: Registry, { metrics }: Config): Promise<() => void> {
  if (!metrics) return () => undefined;
  collectDefaultMetrics({ register: registry });
  return serveMetrics(metrics, () => registry.metrics());
}
