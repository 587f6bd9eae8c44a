import { type Benchmark } from '../benchmark';
import { DATABASES, type BenchDatabase } from '../databases';
import { fill } from '../fill/fill';
import { describeMachine } from '../machine';
import { startBare } from '../startBare';
import { startProduct } from '../startProduct';
import { type Cases } from './case';
import { casesNamed } from './cases';
import { createWorld } from './createWorld';
import { measureCase, type Bench, type CaseResult } from './measureCase';
import { drawResults, toCells, toResultTable, type Results } from './tellResults';

const PORTS = { product: 3161, bare: 3162 };
const CONNECTIONS = numbersOf('BENCH_CONNECTIONS', [50, 500]);
const POSTS: Record<string, number[]> = { embedded: [10_000, 100_000], PostgreSQL: [10_000, 100_000, 1_000_000] };

/** Every endpoint that is read and the common writes, beside a bare Fastify route that sends the same bytes. */
export const endpointsBenchmark: Benchmark = {
  name: 'endpoints',
  about: 'every read and the common writes beside a bare route; names choose: endpoints list,search,detail*',
  async run(names = '') {
    const cases = casesNamed(names.split(',').filter((name) => name !== ''));
    for (const [name, open] of Object.entries(DATABASES)) {
      if ((process.env['BENCH_DATABASE'] ?? name) !== name) continue;
      for (const posts of numbersOf('BENCH_POSTS', POSTS[name] ?? []))
        await measureOn(name, open, posts, { cases, drawn: names === '' });
    }
  },
};

interface Plan {
  cases: Cases;
  /** Plots of a part would stand in the place of those of all. */
  drawn: boolean;
}

async function measureOn(
  name: string,
  open: () => Promise<BenchDatabase | null>,
  posts: number,
  { cases, drawn }: Plan,
) {
  const opened = await open();
  if (!opened) return;
  const { db } = opened.database;
  try {
    await fill(db, posts);
    const product = await startProduct(PORTS.product, opened.env);
    const bare = await startBare(PORTS.bare);
    try {
      const bench = { db, product, bare, world: await createWorld(db, posts) };
      for (const connections of CONNECTIONS) {
        const where = `${name}, ${posts.toLocaleString('en')} posts, ${connections} connections`;
        console.log(`\n${where}\n${describeMachine()}\n`);
        const results = await measureAll(cases, bench, connections);
        console.log(`\n${toResultTable(results)}`);
        if (drawn) await drawResults(results, where);
      }
    } finally {
      await Promise.all([product.stop(), bare.stop()]);
    }
  } finally {
    await opened.close();
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
