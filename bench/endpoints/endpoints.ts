import { type Benchmark } from '../benchmark';
import { DATABASES, onDatabase } from '../onDatabase';
import { fill } from '../fill/fill';
import { describeMachine } from '../machine';
import { startBare } from '../startBare';
import { withProduct } from '../withProduct';
import { type Cases } from './case';
import { casesNamed } from './cases';
import { createWorld } from './createWorld';
import { measureCase, type Bench, type CaseResult } from './measureCase';
import { drawResults, toCells, toResultTable, type Results } from './reportResults';

const CONNECTIONS = numbersOf('BENCH_CONNECTIONS', [50, 500]);
const POSTS = { embedded: [10_000, 100_000], PostgreSQL: [10_000, 100_000, 1_000_000] };

/** Every read endpoint and the common writes, compared with a bare Fastify route that sends the same bytes. */
export const endpointsBenchmark: Benchmark = {
  name: 'endpoints',
  about: 'every read and the common writes beside a bare route; names choose: endpoints list,search,detail*',
  async run(names = '') {
    const cases = casesNamed(names.split(',').filter((name) => name !== ''));
    for (const name of DATABASES) {
      if ((process.env['BENCH_DATABASE'] ?? name) !== name) continue;
      for (const posts of numbersOf('BENCH_POSTS', POSTS[name])) {
        await measureOn(name, posts, { cases, drawn: names === '' });
      }
    }
  },
};

interface Plan {
  cases: Cases;
  /** False for a selection of cases, whose plots would overwrite those of all cases. */
  drawn: boolean;
}

async function measureOn(name: string, posts: number, plan: Plan): Promise<void> {
  const filled = `${name}, ${posts.toLocaleString('en')} posts`;
  await onDatabase(name, async ({ database: { db }, env }) => {
    await fill(db, posts);
    await withProduct(env, async (product) => {
      const bare = await startBare();
      try {
        await measureWith({ db, product, bare, world: await createWorld(db, posts) }, filled, plan);
      } finally {
        await bare.stop();
      }
    });
  });
}

async function measureWith(bench: Bench, filled: string, { cases, drawn }: Plan): Promise<void> {
  for (const connections of CONNECTIONS) {
    const where = `${filled}, ${connections} connections`;
    console.log(`\n${where}\n${describeMachine()}\n`);
    const results = await measureAll(cases, bench, connections);
    console.log(`\n${toResultTable(results)}`);
    if (drawn) await drawResults(results, where);
  }
}

async function measureAll(cases: Cases, bench: Bench, connections: number): Promise<Results> {
  const results = new Map<string, CaseResult>();
  for (const [name, one] of Object.entries(cases)) {
    const result = await measureCase(one, bench, connections);
    results.set(name, result);
    console.log(toCells(name, result).join(' · '));
  }
  return results;
}

function numbersOf(variable: string, fallback: readonly number[]): readonly number[] {
  const text = process.env[variable] ?? '';
  return text === '' ? fallback : text.split(',').map(Number);
}
