import { open } from 'node:fs/promises';
import os from 'node:os';
import { MESSAGES } from '@contract/messages';
import { ApiError, unavailable } from '../http/errors';
import { builtWorker } from '../jobs/builtWorker';
import { createConcurrencyLimiter, type Caller } from '../jobs/concurrencyLimiter';
import { createWorkerProcess, JobKilled, type JobLimits } from '../jobs/workerProcess';
import { HEAD_BYTES, imageTypeOf } from '../storage/fileKinds';
import { type EncodedImage, type ImageJob } from './encodeImage';
import { type ImageReply } from './imageWorker';
import { UPLOADS } from './receiveForm';

const MB = 1024 * 1024;

/** Of one image (D211). A process that a large image has grown is replaced. */
const LIMITS: JobLimits = {
  cpuMs: 8_000,
  memory: 1024 * MB,
  clockMs: 20_000,
  hungMs: 60_000,
  checkEveryMs: 200,
  reusedMemory: 128 * MB,
};

const WORKER = { name: 'imageWorker', source: 'server/lib/uploads/imageWorker.ts' };

/** As many as there may be uploads, since each has one image decoded at a time. */
const WAITING = { waiting: UPLOADS.places.all, waitingEach: UPLOADS.places.each };

export interface ImageDecoder {
  /**
   * Makes the copies of an uploaded image. Formats are recognised by content (D74). Each address has one image decoded at
   * a time, and addresses are served in turn.
   * @returns null for an unknown format
   * @throws ApiError 400 for an image that is broken, costs too much or exceeds a limit while it is decoded, 503 when too
   * many are queued, no process can be started or the server stops; the signal's reason when it aborts the wait
   */
  encode(job: Pick<ImageJob, 'path' | 'squares'>, caller?: Caller): Promise<EncodedImage | null>;
  running: () => number;
  waiting: () => number;
  /** Starts a process ahead of the first image, unless one has come already. Does nothing without a built server. */
  prepare: () => Promise<void>;
  /** Kills the processes and refuses running and waiting images. */
  close: () => Promise<void>;
}

/** Decodes uploaded images in processes, which are killed at a limit: no image can harm the server. */
export function createImageDecoder(limits: Partial<JobLimits> = {}): ImageDecoder {
  const atOnce = Math.min(2, os.availableParallelism());
  const queue = createConcurrencyLimiter({ atOnce, ...WAITING });
  const large = createConcurrencyLimiter({ atOnce: 1, ...WAITING });
  const options = { ...WORKER, limits: { ...LIMITS, ...limits } };
  const processes = Array.from({ length: atOnce }, () => createWorkerProcess(options));
  const idle = [...processes];
  // From its source a process takes seconds of processor time to start, which tests and development have no need of.
  const isBuilt = builtWorker(WORKER.name) !== undefined;
  let images = 0;
  let isClosed = false;

  async function encode(job: ImageJob, caller?: Caller): Promise<EncodedImage | null> {
    if (!imageTypeOf(await readHead(job.path))) return null;
    images += 1;
    try {
      const image = await queue(() => work(job), caller);
      // A large image waits for the one before it without a process.
      return image ?? (await large(() => queue(() => work({ ...job, isAlone: true }), caller), caller));
    } finally {
      images -= 1;
    }
  }

  async function work(job: ImageJob): Promise<EncodedImage | null> {
    const free = isClosed ? undefined : idle.pop();
    if (!free) throw unavailable();
    try {
      return imageOf((await free.run(job).catch(refuse)) as ImageReply);
    } finally {
      idle.push(free);
    }
  }

  /** An image that ends its process is at fault, a process that does not start is not the image's fault. */
  function refuse(cause: unknown): never {
    if (cause instanceof JobKilled && !isClosed) throw new ApiError(400, MESSAGES.imageBroken, { cause });
    throw unavailable(cause);
  }

  return {
    encode,
    running: () => atOnce - idle.length,
    waiting: () => images - (atOnce - idle.length),
    prepare: async () => {
      if (isBuilt && images === 0 && !isClosed) await idle.at(-1)?.start();
    },
    close: async () => {
      isClosed = true;
      await Promise.all(processes.map((one) => one.end()));
    },
  };
}

function imageOf(reply: ImageReply): EncodedImage | null {
  if ('refusal' in reply) throw new ApiError(400, reply.refusal);
  if ('fault' in reply) throw new Error(reply.fault);
  return reply.image;
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
