import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Benchmark } from './benchmark';
import { DATABASES, type BenchDatabase } from './databases';
import { fillProjects } from './fillProjects';
import { describeMachine } from './machine';
import { startProcess } from './startProcess';
import { toTable } from './table';

/** Not among the packages of the project: 150 MB that only this benchmark needs. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const PORT = 3168;
const RUNS = 5;
const POSTS = 1_000;
const PATHS = ['/', '/project', '/projectdetail/1', '/archive'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const CHROMIUM_FLAGS = '--headless=new --no-sandbox --disable-gpu';

interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>;
  audits: Record<string, { numericValue?: number } | undefined>;
}

/** The product's pages as a phone with a slow network and a slow processor meets them: the built page, as it is served. */
export const pagesBenchmark: Benchmark = {
  name: 'pages',
  about: `what Lighthouse (mobile, median of ${RUNS}) says of the public pages; needs \`npm run build\` and CHROME_PATH`,
  async run() {
    console.log(`${describeMachine()} · ${LIGHTHOUSE}\n`);
    const opened = await DATABASES['embedded']?.();
    if (!opened) return;
    try {
      await fillProjects(opened.database.db, POSTS);
      const rows = await measureAll(opened);
      const head = ['page', ...CATEGORIES, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'];
      console.log(toTable(head, rows));
    } finally {
      await opened.close();
    }
  },
};

async function measureAll({ env }: BenchDatabase): Promise<(string | number)[][]> {
  const settings = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(PORT), RATE_LIMIT_MULTIPLIER: '1000' };
  const product = await startProcess('server/app/main.ts', { ...env, ...settings }, /ready/);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'teamieum-lighthouse-'));
  try {
    const rows: (string | number)[][] = [];
    for (const page of PATHS) {
      const reports: Report[] = [];
      for (let run = 0; run < RUNS; run += 1) reports.push(await look(page, path.join(folder, 'report.json')));
      rows.push([page, ...toCells(reports)]);
    }
    return rows;
  } finally {
    await product.stop();
    await rm(folder, { recursive: true });
  }
}

async function look(page: string, report: string): Promise<Report> {
  const options = [`--only-categories=${CATEGORIES.join()}`, `--chrome-flags=${CHROMIUM_FLAGS}`, '--quiet'];
  const output = ['--output=json', `--output-path=${report}`];
  const address = `http://127.0.0.1:${PORT}${page}`;
  const child = spawn('npx', ['--yes', LIGHTHOUSE, address, ...output, ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} at ${page}.`);
  return JSON.parse(await readFile(report, 'utf8')) as Report;
}

function toCells(reports: readonly Report[]): number[] {
  const scores = CATEGORIES.map((category) => median(reports.map((report) => report.categories[category].score)) * 100);
  const time = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? NaN));
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(time);
  const shift = Math.round(time('cumulative-layout-shift') * 1000) / 1000;
  return [...scores, ...times].map(Math.round).concat(shift);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
