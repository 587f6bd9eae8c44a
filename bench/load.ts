import autocannon from 'autocannon';
import { cpuSecondsOf } from './cpuSeconds';
import { quantile } from './quantile';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Load {
  /** Where the calls are sent, such as `http://127.0.0.1:3000`. */
  origin: string;
  connections: number;
  seconds: number;
  /** Each connection sends its own calls in order and starts again after the last. */
  callsOf: (connection: number) => Call[];
}

export interface Measurement {
  requests: number;
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Responses other than 2xx, and broken connections. */
  refused: number;
  /** CPU usage of the load generator, as a share of one core. */
  generatorCpu: number;
}

/** Sends calls as fast as responses arrive: each connection sends its next call after the response to the last. */
export async function load({ origin, connections, seconds, callsOf }: Load): Promise<Measurement> {
  const times: number[] = [];
  let connection = 0;
  let [begun, last, cpuBefore] = [0, 0, 0];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(
      {
        url: origin,
        connections,
        duration: seconds,
        setupClient: (client) => {
          client.setRequests(callsOf(connection));
          connection += 1;
        },
      },
      (error: Error | null, done) => (error ? reject(error) : resolve(done)),
    );
    running.once('start', () => {
      begun = performance.now();
      cpuBefore = cpuSecondsOf(process.pid);
    });
    // autocannon's own histogram has a resolution of one millisecond.
    running.on('response', (_client, _status, _bytes, milliseconds) => {
      last = performance.now();
      times.push(milliseconds);
    });
  });
  // The last second may end without a response.
  const elapsed = Math.max(seconds, (last - begun) / 1000);
  return {
    requests: times.length,
    requestsPerSecond: times.length / elapsed,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    refused: result.non2xx + result.errors,
    generatorCpu: (cpuSecondsOf(process.pid) - cpuBefore) / elapsed,
  };
}
