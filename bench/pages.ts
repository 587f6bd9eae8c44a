import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type ArchivePage } from '@contract/archive';
import { type Envelope } from '@contract/envelope';
import { type ProjectPage } from '@contract/project';
import { type Benchmark } from './benchmark';
import { buildBarePage } from './buildBarePage';
import { onDatabase, type BenchDatabase } from './onDatabase';
import { withEarlierBuild } from './earlierBuild';
import { CATEGORIES, LIGHTHOUSE, runLighthouse, shortcomingsOf, type Report } from './lighthouse';
import { describeMachine } from './machine';
import { median } from './quantile';
import { startProcess } from './startProcess';
import { UNLIMITED, withProduct, type Product } from './withProduct';
import { toTable } from './table';

const BARE_PORT = 3163;
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
/**
 * A folder with a build of another checkout, such as an earlier commit; its pages are measured in turns with the
 * current ones.
 */
const BEFORE = process.env['BENCH_BEFORE'];
/** Only the addresses that begin with it, such as `/projectdetail`. */
const ONLY = process.env['BENCH_PAGES'] ?? '/';
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
const HEAD = ['page', ...CATEGORIES, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'benchmark index'];

interface MeasuredPage {
  name: string;
  address: string;
}

/** The product's built pages on a phone with a slow network and a slow CPU. */
export const pagesBenchmark: Benchmark = {
  name: 'pages',
  about: `what Lighthouse (mobile, median of ${RUNS}) says of the public pages, and of a bare one; needs a build and CHROMIUM`,
  async run() {
    console.log(`${describeMachine()} · ${LIGHTHOUSE}\n`);
    const folder = await mkdtemp(path.join(os.tmpdir(), 'teamieum-lighthouse-'));
    const measureAll = (bare: MeasuredPage) =>
      onDatabase('embedded', (opened) =>
        withDemo(opened, async ({ origin }) => {
          const pages = await pagesOf(origin);
          const measureWith = (earlier: readonly MeasuredPage[]) =>
            measureInTurns(
              [bare, ...pages.flatMap((page, index) => [...earlier.slice(index, index + 1), page])],
              folder,
            );
          if (!BEFORE) return measureWith([]);
          return withEarlierBuild(path.resolve(BEFORE), async (before) =>
            measureWith(await pagesOf(before, ', before')),
          );
        }),
      );
    try {
      const rows = await withBarePage(folder, measureAll);
      console.log(toTable(HEAD, rows ?? []));
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};

/** React and the rest of the stack without the product, as a lower bound. */
async function withBarePage<Result>(folder: string, act: (page: MeasuredPage) => Promise<Result>): Promise<Result> {
  const env = { PAGE_DIR: await buildBarePage(folder), PORT: String(BARE_PORT) };
  const server = await startProcess('bench/barePageServer.ts', env, /ready/);
  try {
    return await act({ name: 'a bare page', address: `http://127.0.0.1:${BARE_PORT}/` });
  } finally {
    await server.stop();
  }
}

/** The product with the demo's data and pictures. */
export async function withDemo<Result>(
  { env }: BenchDatabase,
  act: (product: Product) => Promise<Result>,
): Promise<Result> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'server/db/seed/main.ts'], {
    env: { ...process.env, ...env },
  });
  return withProduct({ ...env, ...UNLIMITED }, act);
}

const pagesOf = async (origin: string, suffix = ''): Promise<MeasuredPage[]> =>
  (await publicPaths(origin))
    .filter((name) => name.startsWith(ONLY))
    .map((name) => ({ name: name + suffix, address: origin + name }));

/** The lists, and the newest post of each. */
export async function publicPaths(origin: string): Promise<string[]> {
  const { projects } = await ask<ProjectPage>(`${origin}/api/projects/filter/keyword?page=0`);
  const { archives } = await ask<ArchivePage>(`${origin}/api/archive/projects?page=0`);
  return ['/', '/project', `/projectdetail/${projects[0]?.id}`, '/archive', `/archive/${archives[0]?.id}`];
}

async function ask<T>(address: string): Promise<T> {
  const response = await fetch(address);
  return ((await response.json()) as Envelope<T>).data;
}

/**
 * Measures every page once, then every page again, so that a change of the machine's speed affects all of them alike.
 */
async function measureInTurns(pages: readonly MeasuredPage[], folder: string): Promise<(string | number)[][]> {
  const reports = pages.map((): Report[] => []);
  for (let run = 0; run < RUNS; run += 1) {
    for (const [index, { address }] of pages.entries()) {
      reports[index]?.push(await runLighthouse(address, path.join(folder, 'report.json')));
    }
  }
  return pages.map(({ name }, index) => toRow(name, reports[index] ?? []));
}

function toRow(name: string, reports: readonly Report[]): (string | number)[] {
  const shortcomings = new Set(reports.flatMap(shortcomingsOf));
  if (shortcomings.size > 0) console.log(`${name} falls short in ${[...shortcomings].join(', ')}`);
  return [name, ...toCells(reports)];
}

function toCells(reports: readonly Report[]): number[] {
  const scores = CATEGORIES.map((category) => median(reports.map(({ categories }) => categories[category].score ?? 0)));
  const time = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? NaN));
  const shift = Math.round(time('cumulative-layout-shift') * 1000) / 1000;
  const machine = median(reports.map(({ environment }) => environment.benchmarkIndex));
  return [...scores.map((score) => Math.round(score * 100)), ...TIMES.map(time).map(Math.round), shift, machine];
}
