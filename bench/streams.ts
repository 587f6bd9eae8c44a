import { setTimeout as pause } from 'node:timers/promises';
import { type Database } from '../server/db/connect';
import { notifyAlarms } from '../server/domain/notice/notifyAlarms.repository';
import { type Benchmark } from './benchmark';
import { onDatabase } from './onDatabase';
import { collectedMemory, COLLECTING_SERVER, type Memory } from './collectedMemory';
import { fill } from './fill/fill';
import { load } from './load';
import { logIn, type LoggedIn } from './logIn';
import { describeMachine } from './machine';
import { quantile } from './quantile';
import { UNLIMITED, withProduct, type Product } from './withProduct';
import { openStreams } from './streamClients';
import { toTable } from './table';

const LIST = '/api/projects/filter/keyword';
const CONNECTIONS = 50;
const SECONDS = 3;
const STREAMS = 1_000;
const POSTS = 10_000;
const ROUNDS = 3;
/** Gives the server time to release closed streams. */
const RELEASE_MS = 2_000;

type Row = (string | number)[];

/** The cost of open streams: memory, and response times of concurrent requests. */
export const streamsBenchmark: Benchmark = {
  name: 'streams',
  about: `${STREAMS.toLocaleString('en')} open streams of alarms: what they cost, and what requests notice of them`,
  async run() {
    console.log(`${describeMachine()}\n`);
    await onDatabase('embedded', async ({ database, env }) => {
      await fill(database.db, POSTS);
      const members = await logIn(database.db, STREAMS);
      const measure = (product: Product) => measureAll(product, database, members);
      await withProduct({ ...env, ...UNLIMITED }, measure, COLLECTING_SERVER);
    });
  },
};

async function measureAll(product: Product, { db }: Database, members: readonly LoggedIn[]): Promise<void> {
  const rows: Row[] = [];
  const tokens = members.map(({ token }) => token);
  // Measured in turns, so that other load on the machine affects both alike.
  for (let round = 1; round <= ROUNDS; round += 1) {
    rows.push([`round ${round}, no stream`, ...(await requestTimes(product))]);
    const before = await memoryOf(product);
    const clients = await openStreams(`${product.origin}/api/alarm/stream`, tokens);
    reportMemory(`round ${round}, open`, before, await memoryOf(product));
    rows.push([`round ${round}, ${STREAMS} streams`, ...(await requestTimes(product))]);
    await reportDelivery(() => notify(db, members), clients.told());
    clients.leave();
    reportMemory(`round ${round}, gone`, before, await memoryOf(product));
  }
  console.log(`\n${toTable(['requests for the list', 'req/s', 'p50 ms', 'p99 ms'], rows)}`);
}

const notify = (db: Database['db'], members: readonly LoggedIn[]) =>
  notifyAlarms(
    db,
    members.map(({ id }) => id),
  );

async function requestTimes({ origin }: Product): Promise<number[]> {
  const { requestsPerSecond, p50, p99, refused } = await load({
    origin,
    connections: CONNECTIONS,
    seconds: SECONDS,
    callsOf: () => [{ method: 'GET', path: LIST }],
  });
  if (refused > 0) throw new Error(`${refused} refusals.`);
  return [Math.round(requestsPerSecond), p50, p99];
}

async function memoryOf(product: Product): Promise<Memory> {
  await pause(RELEASE_MS);
  return collectedMemory(product);
}

function reportMemory(state: string, before: Memory, after: Memory): void {
  const perStream = (what: keyof Memory) => ((after[what] - before[what]) / STREAMS / 1024).toFixed(1);
  console.log(`${state}: ${perStream('used')} KB of memory in use each, ${perStream('rss')} KB of the process`);
}

async function reportDelivery(send: () => Promise<void>, told: Promise<number[]>): Promise<void> {
  await send();
  const times = await told;
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  console.log(`all told at once: ${p50} ms until half of them know, ${p99} ms until 99 % do`);
}
