import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { unavailable } from '../http/errors';
import { builtWorker } from '../jobs/builtWorker';
import { type RecordSheet } from './sheet';

/** Timeout of a worker thread in milliseconds. */
const LONGEST = 30_000;

/** Memory limits of a worker thread; without them its young generation would grow to a multiple of what is needed. */
const MEMORY = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 192 };

/**
 * Makes a PDF in a worker thread of its own, since it takes half a second of CPU time. The thread ends with the signal.
 * @throws ApiError 503 when the thread ends without a result; the signal's reason
 */
export function makePdf(sheet: RecordSheet, signal: AbortSignal): Promise<Buffer> {
  signal.throwIfAborted();
  const { file, ...options } = workerFile();
  const worker = new Worker(file, { ...options, workerData: sheet, resourceLimits: MEMORY });
  const terminate = () => void worker.terminate();
  const timer = setTimeout(terminate, LONGEST);
  signal.addEventListener('abort', terminate);
  return new Promise<Buffer>((resolve, reject) => {
    worker.once('message', (pdf: Uint8Array) => resolve(Buffer.from(pdf)));
    worker.once('error', (error) => reject(endedEarly(error)));
    // Has no effect after the message.
    worker.once('exit', () => reject(signal.aborted ? (signal.reason as Error) : endedEarly()));
  }).finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', terminate);
    terminate();
  });
}

const endedEarly = (cause: unknown = new Error('The PDF thread ended without a result.')) => unavailable(cause);

/** The worker beside the built server; in development and tests its source, which tsx translates inside the thread. */
function workerFile(): { file: string } & WorkerOptions {
  const built = builtWorker('pdfWorker');
  if (built !== undefined) return { file: built };
  const source = JSON.stringify(pathToFileURL(path.resolve('server/lib/pdf/worker.ts')).href);
  const file = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); });`;
  return { file, eval: true };
}
