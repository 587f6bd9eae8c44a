import { setTimeout } from 'node:timers/promises';
import { type Envelope } from '@contract/envelope';
import { type ProjectPage } from '@contract/project';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../server/db/tables';
import { type Benchmark } from './benchmark';
import { DATABASES, onDatabase } from './onDatabase';
import { fill } from './fill/fill';
import { FILTERS } from './listCases';
import { describeMachine } from './machine';
import { quantile } from './quantile';
import { UNLIMITED, withProduct } from './withProduct';
import { toTable } from './table';

const LIST = '/api/projects/filter/keyword';
const SMALL = 10_000;
const LARGE = { embedded: 100_000, PostgreSQL: 1_000_000 };
const ROUNDS = 30;
const WARM_UP = 5;
/** Milliseconds after which the server's cached response has expired. */
const HEARD_AFTER = 5;

/** How much longer an uncached page of the list takes when the list is ten or a hundred times as long. */
export const growthBenchmark: Benchmark = {
  name: 'growth',
  about: 'uncached pages of the list at 10,000 posts and at 100,000 (embedded) or 1,000,000 (PostgreSQL)',
  async run() {
    console.log(`${describeMachine()}\n`);
    const rows: (string | number)[][] = [];
    for (const name of DATABASES) {
      if ((process.env['BENCH_DATABASE'] ?? name) !== name) continue;
      const small = await measureOn(name, SMALL);
      const large = await measureOn(name, LARGE[name]);
      for (const [request, [before]] of small ?? []) {
        const [after, p99] = large?.get(request) ?? [NaN, NaN];
        rows.push([name, request, before, after, p99, `${(after / before).toFixed(1)} ×`]);
      }
    }
    console.log(toTable(['database', 'request', 'small, ms', 'large, ms', 'large, p99', 'ratio'], rows));
  },
};

const measureOn = (name: string, posts: number) =>
  onDatabase(name, async ({ database, env }) => {
    await fill(database.db, posts);
    return withProduct({ ...env, ...UNLIMITED }, ({ origin }) => measureAll(origin + LIST, database.db));
  });

type Quantiles = [p50: number, p99: number];

/** The first, tenth and last reachable page of each filter in both orders, requested sequentially. */
async function measureAll(list: string, db: Kysely<Tables>): Promise<Map<string, Quantiles>> {
  const measured = new Map<string, Quantiles>();
  for (const [name, filter] of Object.entries(FILTERS)) {
    for (const sort of ['latest', 'popular']) {
      const query = `?${filter}&sort=${sort}`;
      const first = (await (await fetch(list + query)).json()) as Envelope<ProjectPage>;
      const last = Math.max(first.data.totalPages - 1, 0);
      for (const [pageName, page] of Object.entries({ first: 0, tenth: Math.min(9, last), last })) {
        measured.set(`${name}, ${sort}, ${pageName}`, await measure(`${list}${query}&page=${page}`, db));
      }
    }
  }
  return measured;
}

async function measure(address: string, db: Kysely<Tables>): Promise<Quantiles> {
  const times: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    await sql`notify cache, '*'`.execute(db);
    await setTimeout(HEARD_AFTER);
    const begun = performance.now();
    await (await fetch(address)).arrayBuffer();
    if (round >= 0) times.push(performance.now() - begun);
  }
  return [quantile(times, 0.5), quantile(times, 0.99)];
}
