import { IMAGE_LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { type PictureSize } from '@contract/upload';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { ApiError } from '../http/errors';
import { checkImage } from './checkImage';

/** One core per image; the queue of `imageDecoder.ts` limits the concurrency. */
sharp.concurrency(1);
/** Every upload is decoded once, so caching would only use memory. */
sharp.cache(false);

/** A decoded image: rows of pixels. */
export interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/**
 * Decodes the first frame of an uploaded file, upright, in sRGB and without metadata, scaled down by `resize`,
 * which gets the size of the upright image.
 * @returns null for an image to be decoded alone, unless it is (`isAlone`)
 * @throws ApiError 400 for a broken image and for one that would cost too much
 */
export async function decodeImage(
  path: string,
  isAlone: boolean,
  resize: (image: Sharp, size: PictureSize) => Sharp,
): Promise<Pixels | null> {
  const metadata = await sharp(path, { limitInputPixels: false }).metadata().catch(refuseBroken);
  const { isHeavy } = await checkImage(path, metadata);
  if (isHeavy && !isAlone) return null;
  const image = sharp(path, { limitInputPixels: IMAGE_LIMITS.pixels, failOn: 'error' }).autoOrient();
  return resize(image, metadata.autoOrient)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuseBroken);
}

/** Converts the error of a truncated or corrupt image. */
function refuseBroken(cause: unknown): never {
  throw new ApiError(400, MESSAGES.imageBroken, { cause });
}
