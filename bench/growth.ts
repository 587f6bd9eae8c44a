import { type Benchmark } from './benchmark';
import { DATABASES, onDatabase } from './onDatabase';
import { fill } from './fill/fill';
import { listCases } from './listCases';
import { describeMachine } from './machine';
import { quantile } from './quantile';
import { UNLIMITED, withProduct } from './withProduct';
import { toTable } from './table';

const LIST = '/api/projects/filter/keyword';
const SMALL = 10_000;
const LARGE = { embedded: 100_000, PostgreSQL: 1_000_000 };
const ROUNDS = 100;
const WARM_UP = 20;

/** How much longer a page of the list takes when the list is ten or a hundred times as long. */
export const growthBenchmark: Benchmark = {
  name: 'growth',
  about: 'the same list requests at 10,000 posts and at 100,000 (embedded) or 1,000,000 (PostgreSQL)',
  async run() {
    console.log(`${describeMachine()}\n`);
    const rows: (string | number)[][] = [];
    for (const name of DATABASES) {
      const small = await measureOn(name, SMALL);
      const large = await measureOn(name, LARGE[name]);
      for (const [request, before] of small ?? []) {
        const after = large?.get(request) ?? NaN;
        rows.push([name, request, before, after, `${(after / before).toFixed(1)} ×`]);
      }
    }
    console.log(toTable(['database', 'request', 'small, ms', 'large, ms', 'ratio'], rows));
  },
};

const measureOn = (name: string, posts: number) =>
  onDatabase(name, async ({ database, env }) => {
    await fill(database.db, posts);
    return withProduct({ ...env, ...UNLIMITED }, ({ origin }) => measureAll(origin + LIST, posts));
  });

/** Median milliseconds of each request, one after the other on one connection. */
async function measureAll(list: string, posts: number): Promise<Map<string, number>> {
  const medians = new Map<string, number>();
  for (const [request, query] of Object.entries(listCases(posts))) {
    const times: number[] = [];
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const begun = performance.now();
      await (await fetch(list + query, { headers: asNobodyBefore(round) })).arrayBuffer();
      if (round >= 0) times.push(performance.now() - begun);
    }
    medians.set(request, quantile(times, 0.5));
  }
  return medians;
}

/** Answers are kept by what their callers accept: one that nobody else has asked for in these words is read anew. */
const asNobodyBefore = (round: number) => ({ 'accept-encoding': `identity;q=0.${500 + round}` });
