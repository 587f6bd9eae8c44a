import { type Benchmark } from './benchmark';
import { DATABASES, type BenchDatabase } from './databases';
import { fill } from './fill/fill';
import { listCases } from './listCases';
import { describeMachine } from './machine';
import { quantile } from './quantile';
import { startProduct } from './startProduct';
import { toTable } from './table';

const PORT = 3164;
const LIST = `http://127.0.0.1:${PORT}/api/projects/filter/keyword`;
const SMALL = 10_000;
const LARGE: Record<string, number> = { embedded: 100_000, PostgreSQL: 1_000_000 };
const ROUNDS = 100;
const WARM_UP = 20;

/** How much longer a page of the list takes when the list is ten or a hundred times as long. */
export const growthBenchmark: Benchmark = {
  name: 'growth',
  about: 'the same list requests at 10,000 posts and at 100,000 (embedded) or 1,000,000 (PostgreSQL)',
  async run() {
    console.log(`${describeMachine()}\n`);
    const rows: (string | number)[][] = [];
    for (const [name, open] of Object.entries(DATABASES)) {
      const small = await measureOn(open, SMALL);
      const large = await measureOn(open, LARGE[name] ?? SMALL);
      for (const [request, before] of small ?? []) {
        const after = large?.get(request) ?? NaN;
        rows.push([name, request, before, after, `${(after / before).toFixed(1)} ×`]);
      }
    }
    console.log(toTable(['database', 'request', 'small, ms', 'large, ms', 'ratio'], rows));
  },
};

async function measureOn(open: () => Promise<BenchDatabase | null>, posts: number) {
  const opened = await open();
  if (!opened) return null;
  try {
    await fill(opened.database.db, posts);
    return await measureAll(opened.env, posts);
  } finally {
    await opened.close();
  }
}

/** Median milliseconds of each request, one after the other on one connection. */
async function measureAll(env: Record<string, string>, posts: number): Promise<Map<string, number>> {
  const product = await startProduct(PORT, { ...env, RATE_LIMIT_MULTIPLIER: '1000000' });
  try {
    const medians = new Map<string, number>();
    for (const [request, query] of Object.entries(listCases(posts))) {
      const times: number[] = [];
      for (let round = -WARM_UP; round < ROUNDS; round += 1) {
        const begun = performance.now();
        await (await fetch(LIST + query, { headers: asNobodyBefore(round) })).arrayBuffer();
        if (round >= 0) times.push(performance.now() - begun);
      }
      medians.set(request, quantile(times, 0.5));
    }
    return medians;
  } finally {
    await product.stop();
  }
}

/** Answers are kept by what their callers accept: one that nobody else has asked for in these words is read anew. */
const asNobodyBefore = (round: number) => ({ 'accept-encoding': `identity;q=0.${500 + round}` });
