import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { NODE_FLAGS, PRODUCTION } from './startCommand';
import { startProcess, type RunningProcess } from './startProcess';

/** The secret that `logIn` signs with. */
export const SECRET = 'the secret of the benchmark, long enough';

/** Inside the project, so that packages are resolved from its node_modules. */
const BUILT = path.resolve('.cache/bench-server');

/** One port is enough, since benchmarks run one after the other. */
const PORT = Number(process.env['BENCH_PORT'] ?? 3161);

/** Where the product answers. */
export const ORIGIN = `http://127.0.0.1:${PORT}`;

/** For benchmarks whose calls all come from one address. */
export const UNLIMITED = { RATE_LIMIT_MULTIPLIER: '1000000' } as const;

export interface Product extends RunningProcess {
  origin: string;
}

/**
 * Runs work with the product in a process of its own, built with its workers and started as `npm start` does. It trusts
 * `X-Forwarded-For`.
 * @param program replaces the product's main file; it starts the product itself
 */
export async function withProduct<Result>(
  env: Record<string, string>,
  act: (product: Product) => Promise<Result>,
  program?: string,
): Promise<Result> {
  const product = await startProduct(env, program);
  try {
    return await act(product);
  } finally {
    await product.stop();
  }
}

async function startProduct(env: Record<string, string>, program?: string): Promise<Product> {
  // Without an entry the script builds all of the product's.
  const entries = program === undefined ? [] : [program];
  execFileSync(process.execPath, ['scripts/bundle-server.mjs', BUILT, ...entries], { stdio: 'inherit' });
  const settings = { ...PRODUCTION, HOST: '127.0.0.1', PORT: String(PORT), TRUST_PROXY: 'on' };
  const main = [...NODE_FLAGS, path.join(BUILT, `${path.parse(program ?? 'main').name}.js`)];
  const product = await startProcess(main, { ...settings, TOKEN_SECRET: SECRET, ...env }, /ready/);
  return { ...product, origin: ORIGIN };
}
