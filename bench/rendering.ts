import { readFileSync } from 'node:fs';
import { sendRequest } from './sendRequest';
import { type Benchmark } from './benchmark';
import { cpuSecondsOf } from './cpuSeconds';
import { load, type Call } from './load';
import { describeMachine } from './machine';
import { onDatabase } from './onDatabase';
import { publicPaths, withDemo } from './pages';
import { startBare } from './startBare';
import { toTable } from './table';
import { type Product } from './withProduct';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
const RENDERED = 300;
const RENDERS = Number(process.env['BENCH_RENDERS'] ?? 100_000);
const HEAD = ['page', 'HTML, KB', 'CPU ms a rendering', 'cached, of a bare route'];
const MEGABYTE = 1024;

/** Time of server rendering of the public pages, with the demo's posts. */
export const renderingBenchmark: Benchmark = {
  name: 'rendering',
  about: `what rendering a page costs the processor, a cached page beside a bare route, memory over ${RENDERS} renderings; needs a build`,
  async run() {
    console.log(`${describeMachine()}\n`);
    await onDatabase('embedded', (opened) =>
      withDemo(opened, async (product) => {
        const paths = ['/about', '/terms', ...(await publicPaths(product.origin))];
        const rows: (string | number)[][] = [];
        for (const path of paths) rows.push(await measure(product, path));
        console.log(toTable(HEAD, rows));
        await watchMemory(product, paths);
      }),
    );
  },
};

async function measure(product: Product, path: string): Promise<(string | number)[]> {
  const headers = { 'accept-encoding': 'br' };
  const { bytes } = await sendRequest(product.origin, { method: 'GET', path });
  await renderAnew(product, path, RENDERED);
  const before = cpuSecondsOf(product.pid);
  await renderAnew(product, path, RENDERED);
  const cpu = ((cpuSecondsOf(product.pid) - before) / RENDERED) * 1000;
  const share = await cachedShare(product, { method: 'GET', path, headers });
  return [path, Math.round(bytes.length / 1000), cpu.toFixed(1), share.toFixed(2)];
}

let hosts = 0;

/** Pages are cached per host, so each of these requests is rendered. */
async function renderAnew({ origin }: Product, path: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    hosts += 1;
    await sendRequest(origin, { method: 'GET', path, headers: { host: `bench-${hosts}.example` } });
  }
}

async function cachedShare({ origin }: Product, call: Call): Promise<number> {
  const bare = await startBare();
  await bare.give(await sendRequest(origin, call));
  const settings = { connections: 50, seconds: SECONDS };
  const ours = await load({ ...settings, origin, callsOf: () => [call] });
  const theirs = await load({ ...settings, origin: bare.origin, callsOf: () => [{ ...call, path: '/api/page' }] });
  await bare.stop();
  return ours.requestsPerSecond / theirs.requestsPerSecond;
}

async function watchMemory(product: Product, paths: readonly string[]): Promise<void> {
  for (let tenth = 1; tenth <= 10; tenth += 1) {
    for (const path of paths) await renderAnew(product, path, Math.ceil(RENDERS / 10 / paths.length));
    console.log(`${(tenth * RENDERS) / 10} renderings: ${residentMegabytes(product.pid)} MB`);
  }
}

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / MEGABYTE);
}
