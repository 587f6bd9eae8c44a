import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../server/db/tables';
import { type Benchmark } from '../benchmark';
import { onDatabase } from '../onDatabase';
import { aCall } from '../endpoints/calls';
import { createWorld } from '../endpoints/createWorld';
import { type World } from '../endpoints/world';
import { fill } from '../fill/fill';
import { describeMachine } from '../machine';
import { writePlot } from '../plot/writePlot';
import { lineChart } from '../plot/lineChart';
import { quantile } from '../quantile';
import { sendRequest } from '../sendRequest';
import { ORIGIN, withProduct, type Product } from '../withProduct';
import { openStreams } from '../streamClients';
import { toTable } from '../table';
import { live, type Lived } from './live';
import { INVITING, STREAMS } from './mix';
import { startReceivers } from './receivers';
import { watchMemory, type Sample } from './watchMemory';

const POSTS = Number(process.env['BENCH_POSTS'] ?? 100_000);
const MINUTES = Number(process.env['BENCH_MINUTES'] ?? 10);
const RATE = Number(process.env['BENCH_RATE'] ?? 1_200);
/** Whether members get mails and pushes. */
const SENDS = process.env['BENCH_SENDS'] === 'on';
const CONNECTIONS = 50;
/** A visitor sends a request every five seconds. */
const CALLS_OF_AN_HOUR = 720;
const MOST_MB = 250;
/** The share of the run in which caches fill and the JIT compiler settles. */
const WARM_UP = 0.1;

/** A mixed day in a few minutes: measures the memory of one process, and response times. */
export const dayBenchmark: Benchmark = {
  name: 'day',
  about: 'reading, searching, writing and pushing at once: times, and the memory of one process over them',
  async run() {
    console.log(`${describeMachine()}\n`);
    await onDatabase(process.env['BENCH_DATABASE'] ?? 'PostgreSQL', async ({ database: { db }, env }) => {
      await fill(db, POSTS);
      const world = await createWorld(db, POSTS);
      if (!SENDS) return withProduct(env, (product) => watchDay(product, world));
      const receivers = await startReceivers(ORIGIN);
      await receivers.addDevices(db, STREAMS);
      await withProduct({ ...env, ...receivers.env }, async (product) => {
        await queueBundles(product, world, db);
        await watchDay(product, world);
        const { mails, pushes } = receivers.received();
        console.log(`${mails} mails and ${pushes} pushes were received.`);
        await reportQueue(db);
      });
      return receivers.close();
    });
  },
};

/** Invites members as in a busy quarter of an hour, whose mails become due over the run. */
async function queueBundles({ origin }: Product, world: World, db: Kysely<Tables>): Promise<void> {
  for (let count = 0; count < STREAMS; count += 1) await sendRequest(origin, aCall(INVITING, world));
  await sql`
    update delivery set due_at = due_at - interval '15 minutes' + random() * ${MINUTES} * interval '1 minute'
      where channel = 'MAIL'
  `.execute(db);
}

async function reportQueue(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ channel: string; waiting: number; failed: number }>`
    select channel, count(*) as waiting, count(failed_at) as failed from delivery group by channel order by channel
  `.execute(db);
  for (const { channel, waiting, failed } of rows) console.log(`${channel}: ${waiting} rows left, ${failed} given up.`);
}

async function watchDay({ origin, pid }: Product, world: World): Promise<void> {
  const streams = await openStreams(
    `${origin}/api/alarm/stream`,
    world.members.slice(0, STREAMS).map(({ token }) => token),
  );
  const stopWatching = watchMemory(pid);
  const lived = await live({ origin, world, connections: CONNECTIONS, rate: RATE, seconds: MINUTES * 60 });
  const samples = stopWatching();
  const reached = printTimes(lived, streams.events());
  streams.leave();
  await reportMemory(samples, reached);
}

/** @returns the calls per second */
function printTimes(lived: Lived, events: number): number {
  const rows = Object.entries(lived).map(([kind, { times, refused }]) => {
    const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
    return [kind, times.length, refused, p50, p99, (p99 / p50).toFixed(1)];
  });
  const calls = Object.values(lived).reduce((total, { times }) => total + times.length, 0);
  console.log(`\n${toTable(['', 'calls', 'refused', 'p50 ms', 'p99 ms', 'p99 / p50'], rows)}\n`);
  const reached = Math.round(calls / (MINUTES * 60));
  console.log(`${reached} calls a second, ${events} alarms over ${STREAMS} streams:`);
  console.log(`what ${Math.round(calls / CALLS_OF_AN_HOUR)} members ask for in an hour.`);
  return reached;
}

async function reportMemory(samples: readonly Sample[], reached: number): Promise<void> {
  const settled = samples.slice(Math.floor(samples.length * WARM_UP));
  const third = Math.floor(settled.length / 3);
  const [first, last] = [settled.slice(0, third), settled.slice(-third)].map(medianOf);
  const most = Math.max(...samples.map(({ mb }) => mb));
  const round = (mb = 0) => Math.round(mb);
  console.log(
    `Memory: at most ${round(most)} MB; ${round(first)} MB in the first third, ${round(last)} MB in the last.`,
  );

  await writePlot(
    'memory',
    lineChart({
      title: `Resident memory of one process over ${MINUTES} minutes of ${reached} calls a second, MB`,
      points: samples.map(({ at, mb }) => ({ x: at / 60, y: mb })),
      ends: { x: MINUTES, y: Math.max(MOST_MB, most) * 1.1 },
      marks: {
        x: Array.from({ length: MINUTES + 1 }, (_, at) => ({ at, name: `${at} min` })),
        y: [0, 50, 100, 150, 200, MOST_MB].map((at) => ({ at, name: String(at), isLimit: at === MOST_MB })),
      },
    }),
  );
}

const medianOf = (samples: readonly Sample[]) =>
  quantile(
    samples.map(({ mb }) => mb),
    0.5,
  );
