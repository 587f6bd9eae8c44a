import { type Benchmark } from './benchmark';
import { DATABASES, type BenchDatabase } from './databases';
import { fillProjects } from './fillProjects';
import { listCases } from './listCases';
import { describeMachine } from './machine';
import { measure, type Measurement } from './measure';
import { startProcess } from './startProcess';
import { toTable } from './table';

const POSTS = [10_000, 100_000];
const PORTS = { product: 3161, bare: 3162 };
const LIST = `http://127.0.0.1:${PORTS.product}/api/projects/filter/keyword`;

type Row = (string | number)[];

/** The list of recruitment posts beside a bare Fastify route that sends the same bytes. */
export const listBenchmark: Benchmark = {
  name: 'list',
  about: 'the list of recruitment posts: filters, search, order, a page far down',
  async run() {
    console.log(`${describeMachine()}\n`);
    const rows: Row[] = [];
    for (const [name, open] of Object.entries(DATABASES)) {
      for (const posts of POSTS) rows.push(...(await measureOn(name, open, posts)));
    }
    console.log(toTable(['database', 'posts', 'request', 'req/s', 'of bare', 'p50 ms', 'p99 ms'], rows));
  },
};

async function measureOn(name: string, open: () => Promise<BenchDatabase | null>, posts: number): Promise<Row[]> {
  const opened = await open();
  if (!opened) return [];
  try {
    console.log(`${name}: filling in ${posts.toLocaleString('en')} posts …`);
    await fillProjects(opened.database.db, posts);
    const results = await measureAll(opened.env, posts);
    const bare = results.get('bare route')?.requestsPerSecond ?? NaN;
    return [...results].map(([request, result]) => [name, posts, request, ...toCells(result, bare)]);
  } finally {
    await opened.close();
  }
}

/** Everything in one run, one after the other: what else the machine does hits all alike. */
async function measureAll(env: Record<string, string>, posts: number): Promise<Map<string, Measurement>> {
  const product = await startProcess(
    'server/app/main.ts',
    {
      ...env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(PORTS.product),
      RATE_LIMIT_MULTIPLIER: '1000000',
    },
    /ready/,
  );
  try {
    await measure(LIST);
    const results = new Map([['bare route', await measureBare(await bodyOf(LIST))]]);
    for (const [request, query] of Object.entries(listCases(posts))) results.set(request, await measure(LIST + query));
    return results;
  } finally {
    await product.stop();
  }
}

async function measureBare(body: Buffer): Promise<Measurement> {
  const env = { NODE_ENV: 'production', PORT: String(PORTS.bare), BODY: body.toString('base64') };
  const bare = await startProcess('bench/bareServer.ts', env, /ready/);
  return measure(`http://127.0.0.1:${PORTS.bare}/`).finally(() => bare.stop());
}

async function bodyOf(url: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(url)).arrayBuffer());
}

function toCells({ requestsPerSecond, p50, p99 }: Measurement, bare: number): Row {
  return [Math.round(requestsPerSecond), `${Math.round((100 * requestsPerSecond) / bare)} %`, p50, p99];
}
