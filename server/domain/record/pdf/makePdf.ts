import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { MINUTE } from '../../../lib/durations';
import { unavailable } from '../../../lib/http/errors';
import { builtWorker } from '../../../lib/jobs/builtWorker';
import { type RecordSheet } from './sheet';

/** Timeout of a PDF in milliseconds. */
const LONGEST = 30_000;
/** How long an unused worker thread is kept, in milliseconds. */
const LONGEST_IDLE = MINUTE;

/** Memory limits of a worker thread; without them its young generation would grow to a multiple of what is needed. */
const MEMORY = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 192 };

/** Makes a PDF in a worker thread. @throws ApiError 503 when the thread ends without a result */
export type MakePdf = (sheet: RecordSheet) => Promise<Buffer>;

/**
 * Makes PDFs in worker threads, one for each concurrent call. A thread is reused, because its first PDF takes several
 * times as long, and ends after a minute without one.
 */
export function createPdfMaker(): { makePdf: MakePdf; close: () => void } {
  const idle = new Map<Worker, NodeJS.Timeout>();

  function leaveIdle(worker: Worker): void {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  }

  function takeWorker(): Worker {
    const [worker] = idle.keys();
    if (!worker) return startWorker(leaveIdle);
    leaveIdle(worker);
    worker.ref();
    return worker;
  }

  function keep(worker: Worker): void {
    worker.unref();
    idle.set(worker, setTimeout(() => void worker.terminate(), LONGEST_IDLE).unref());
  }

  async function makePdf(sheet: RecordSheet): Promise<Buffer> {
    const worker = takeWorker();
    try {
      const pdf = await askWorker(worker, sheet);
      keep(worker);
      return pdf;
    } catch (error) {
      void worker.terminate();
      throw unavailable(error);
    }
  }

  return { makePdf, close: () => [...idle.keys()].forEach((worker) => void worker.terminate()) };
}

function startWorker(onEnd: (worker: Worker) => void): Worker {
  const { file, ...options } = workerFile();
  const worker = new Worker(file, { ...options, resourceLimits: MEMORY });
  // An error without a listener would end the process.
  return worker.on('error', () => onEnd(worker)).on('exit', () => onEnd(worker));
}

async function askWorker(worker: Worker, sheet: RecordSheet): Promise<Buffer> {
  const ended = new AbortController();
  const abort = () => ended.abort(new Error('The PDF thread ended without a result.'));
  const timer = setTimeout(() => void worker.terminate(), LONGEST);
  worker.once('exit', abort);
  try {
    worker.postMessage(sheet);
    // Rejects on the event `error` as well.
    const [pdf] = (await once(worker, 'message', { signal: ended.signal })) as [Uint8Array];
    return Buffer.from(pdf);
  } finally {
    clearTimeout(timer);
    worker.off('exit', abort);
  }
}

/** The worker beside the built server; in development and tests its source, which tsx translates inside the thread. */
function workerFile(): { file: string } & WorkerOptions {
  const built = builtWorker('pdfWorker');
  if (built !== undefined) return { file: built };
  const source = JSON.stringify(pathToFileURL(path.resolve('server/domain/record/pdf/worker.ts')).href);
  const file = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); });`;
  return { file, eval: true };
}
