import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Not a dependency of the project: 150 MB that only this benchmark needs. */
export const LIGHTHOUSE = 'lighthouse@12.8.2';
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const CHROMIUM_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking';

export interface Report {
  /** The speed of the machine during the run; below 1500 the times mean little. */
  environment: { benchmarkIndex: number };
  categories: Record<
    (typeof CATEGORIES)[number],
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
}

/** Chromium sometimes records no trace; a benchmark of a quarter of an hour is not lost to that. */
const ATTEMPTS = 4;

/** Runs Lighthouse on a page as a phone with a slow network and a slow CPU. Retries when the run fails. */
export async function runLighthouse(address: string, file: string): Promise<Report> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await runOnce(address, file);
    } catch (error) {
      console.error(String(error));
    }
  }
  return runOnce(address, file);
}

async function runOnce(address: string, file: string): Promise<Report> {
  const options = [`--only-categories=${CATEGORIES.join()}`, `--chrome-flags=${CHROMIUM_FLAGS}`, '--quiet'];
  const output = ['--output=json', `--output-path=${file}`];
  const program = ['--yes', '--prefer-offline', LIGHTHOUSE];
  await promisify(execFile)('npx', [...program, address, ...output, ...options], {
    env: { ...process.env, CHROME_PATH: process.env['CHROME_PATH'] ?? process.env['CHROMIUM'] },
  });
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

/** The failed audits of Lighthouse, except those of speed. */
export function shortcomingsOf({ categories, audits }: Report): string[] {
  return CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id}`),
  );
}
