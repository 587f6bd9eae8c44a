import path from 'node:path';
import { build } from 'esbuild';
import { startProcess, type RunningProcess } from './startProcess';

/** The secret that `logIn` signs with. */
export const SECRET = 'the secret of the benchmark, long enough';

/** Inside the project, where the packages are found. */
const BUILT = path.resolve('.cache/bench-server');

export interface Product extends RunningProcess {
  origin: string;
}

/** The product in a process of its own, built and started as `npm start` does; it believes `X-Forwarded-For`. */
export async function startProduct(port: number, env: Record<string, string>): Promise<Product> {
  await build({
    entryPoints: ['server/app/main.ts'],
    outdir: BUILT,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
  const settings = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), TRUST_PROXY: 'on' };
  const main = ['--heap-growing-percent=50', '--enable-source-maps', path.join(BUILT, 'main.js')];
  const product = await startProcess(main, { ...settings, TOKEN_SECRET: SECRET, ...env }, /ready/);
  return { ...product, origin: `http://127.0.0.1:${port}` };
}
