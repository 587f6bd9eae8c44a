import { open } from 'node:fs/promises';
import { MESSAGES } from '@contract/messages';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { ApiError, unavailable } from '../http/errors';
import { HEAD_BYTES, imageTypeOf } from '../storage/fileKinds';
import { imageWeight } from './imageWeight';
import { createConcurrencyLimiter } from '../jobs/concurrencyLimiter';

const MB = 1024 * 1024;
/** Maximum number of pixels, above the default of phone cameras; larger images are refused without decoding. */
const MOST_PIXELS = 100_000_000;
/** Memory limit of decoding one image, and the size from which an image is decoded alone. */
const HEAVIEST = 320 * MB;
const HEAVY = 64 * MB;
const LONGEST_SECONDS = 20;

/** One core per image; the queue limits the concurrency. */
sharp.concurrency(1);
/** Every upload is decoded once, so caching would only use memory. */
sharp.cache(false);

const alone = createConcurrencyLimiter({ atOnce: 1, waiting: 100 });

/** A decoded image: rows of pixels. */
export interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/**
 * Decodes the first frame of an uploaded file, upright, in sRGB and without metadata, scaled down by `resize`. Only
 * formats recognised by content (D74) are passed to the decoder.
 * @returns null for an unknown format
 * @throws ApiError 400 for a broken image and for too many pixels, 503 when too many large ones are queued or the
 * machine is too busy
 */
export async function decodeImage(path: string, resize: (image: Sharp) => Sharp): Promise<Pixels | null> {
  if (!imageTypeOf(await readHead(path))) return null;
  const metadata = await sharp(path, { limitInputPixels: false }).metadata().catch(refuseBroken);
  const weight = imageWeight(metadata);
  if (metadata.width * metadata.height > MOST_PIXELS || weight > HEAVIEST) {
    throw new ApiError(400, MESSAGES.imagePixels);
  }
  const decode = () => readPixels(path, resize);
  return weight > HEAVY ? alone(decode) : decode();
}

function readPixels(path: string, resize: (image: Sharp) => Sharp): Promise<Pixels> {
  const image = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .timeout({ seconds: LONGEST_SECONDS })
    .autoOrient();
  return resize(image).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }).catch(refuseBroken);
}

/** Converts the error of a truncated or corrupt image. A timeout of the decoder is not caused by the image. */
function refuseBroken(cause: unknown): never {
  if (cause instanceof Error && cause.message.startsWith('timeout')) throw unavailable(cause);
  throw new ApiError(400, MESSAGES.imageBroken, { cause });
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
