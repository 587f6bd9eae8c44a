import autocannon from 'autocannon';

const CONNECTIONS = 50;
const WARM_UP_SECONDS = 1;
const SECONDS = 3;

export interface Measurement {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/**
 * Requests as fast as the answers come, on 50 connections, after a warm-up that is not counted.
 * @throws Error when anything but 200 is answered
 */
export async function measure(url: string): Promise<Measurement> {
  await autocannon({ url, connections: CONNECTIONS, duration: WARM_UP_SECONDS });
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refusals and ${result.errors} errors.`);
  }
  const { requests, latency } = result;
  return { requestsPerSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}
