import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { tooMany } from '../http/errors';
import { builtWorker } from '../jobs/builtWorker';
import { createConcurrencyLimiter } from '../jobs/concurrencyLimiter';
import { type RecordSheet } from './sheet';

/** The `retry-after` of a refused request, in seconds. */
const RETRY_AFTER = 5;
/** Timeout of a worker thread in milliseconds. */
const LONGEST = 30_000;

/** Memory limits of a worker thread; without them its young generation would grow to a multiple of what is needed. */
const MEMORY = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 192 };

export type MakePdf = (sheet: RecordSheet) => Promise<Buffer>;

/**
 * Makes PDFs in worker threads, one each and at most two concurrently: a PDF takes half a second of CPU time. The
 * promise rejects with ApiError 429 when twenty are queued.
 */
export function createPdfMaker(): MakePdf {
  const queue = createConcurrencyLimiter({ atOnce: 2, waiting: 20, refusal: () => tooMany(RETRY_AFTER) });
  return (sheet) => queue(() => runWorker(sheet));
}

function runWorker(sheet: RecordSheet): Promise<Buffer> {
  const { file, ...options } = workerFile();
  const worker = new Worker(file, { ...options, workerData: sheet, resourceLimits: MEMORY });
  const timer = setTimeout(() => void worker.terminate(), LONGEST);
  return new Promise<Buffer>((resolve, reject) => {
    worker.once('message', (pdf: Uint8Array) => resolve(Buffer.from(pdf)));
    worker.once('error', reject);
    // Has no effect after the message.
    worker.once('exit', () => reject(new Error('The PDF thread ended without a result.')));
  }).finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}

/** The worker beside the built server; in development and tests its source, which tsx translates inside the thread. */
function workerFile(): { file: string } & WorkerOptions {
  const built = builtWorker('pdfWorker');
  if (built !== undefined) return { file: built };
  const source = JSON.stringify(pathToFileURL(path.resolve('server/lib/pdf/worker.ts')).href);
  const file = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); });`;
  return { file, eval: true };
}
