import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** In seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Job = 'housekeeping' | 'mail' | 'push';
type Queue = 'page' | 'password' | 'pdf' | 'picture' | 'picture-read';

type QueueCounts = () => { running: number; waiting: number };

/** Deliveries of a channel that are due or will be. */
export interface WaitingDeliveries {
  channel: string;
  waiting: number;
  /** How late the oldest one is. */
  oldestSeconds: number;
}

/** The metrics of a process for Prometheus; they contain no names of members. */
export type Metrics = ReturnType<typeof createMetrics>;

/** A registry per application, so that several can run in one process. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, pattern of the route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const jobs = new Counter({
    name: 'teamieum_jobs_total',
    help: 'Work done beside requests, by its result.',
    labelNames: ['job', 'result'],
    registers,
  });

  const queues = new Map<Queue, QueueCounts>();
  for (const state of ['running', 'waiting'] as const) {
    new Gauge({
      name: `teamieum_queue_${state}`,
      help: `Jobs of a queue that are ${state}.`,
      labelNames: ['queue'],
      registers,
      collect() {
        for (const [queue, counts] of queues) this.set({ queue }, counts()[state]);
      },
    });
  }

  return {
    registry,

    /** Records a response. @param seconds from the arrival of the request to the last byte of the response */
    observeRequest(method: string, route: string, status: number, seconds: number): void {
      requests.observe({ method, route, status }, seconds);
    },

    countJob(job: Job, result: 'done' | 'failed'): void {
      jobs.inc({ job, result });
    },

    watchStreams(count: () => number): void {
      watch('teamieum_alarm_streams', 'Open streams of alarms.', count);
    },

    /** Registers gauges of a queue, read at each scrape. */
    watchQueue(queue: Queue, counts: QueueCounts): void {
      queues.set(queue, counts);
    },

    /** Registers gauges of the deliveries of all processes, read from the database at each scrape. */
    watchDeliveries: (read: ReadDeliveries) => addDeliveryGauges(registers, read),

    /** Registers a gauge that is read at each scrape. */
    watch,
  };

  function watch(name: string, help: string, count: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(count());
      },
    });
  }
}

type ReadDeliveries = () => Promise<readonly WaitingDeliveries[]>;

function addDeliveryGauges(registers: Registry[], read: ReadDeliveries): void {
  const add = (name: string, help: string, valueOf: (waiting: WaitingDeliveries) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['channel'],
      registers,
      async collect() {
        for (const waiting of await read()) this.set({ channel: waiting.channel }, valueOf(waiting));
      },
    });
  add('teamieum_deliveries_waiting', 'Deliveries that are not sent yet.', ({ waiting }) => waiting);
  add('teamieum_deliveries_oldest_seconds', 'How late the oldest one is.', ({ oldestSeconds }) => oldestSeconds);
}
