import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The file of a worker beside the built server; undefined in development and tests, which start the worker from its
 * source with tsx.
 */
export function builtWorker(name: string): string | undefined {
  const file = path.join(path.dirname(process.argv[1] ?? ''), `${name}.js`);
  return existsSync(file) ? file : undefined;
}
