import { IMAGE_LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { type Metadata } from 'sharp';
import { ApiError } from '../http/errors';
import { countScans } from './countScans';
import { imageWeight } from './imageWeight';

const MB = 1024 * 1024;
/** Memory limit of decoding one image, and the size from which an image is decoded alone. */
const HEAVIEST = 320 * MB;
const HEAVY = 64 * MB;

/**
 * Checks an image by its header and its markers, before it is decoded (D211). The sides are limited alike, so the
 * orientation of a camera changes nothing.
 * @returns whether it is to be decoded alone
 * @throws ApiError 400 for an image that would cost too much
 */
export async function checkImage(path: string, metadata: Metadata): Promise<{ isHeavy: boolean }> {
  const { format, width, height } = metadata;
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  const weight = imageWeight(metadata);
  if (longer > IMAGE_LIMITS.side) throw new ApiError(400, MESSAGES.imageSide);
  if (width * height > IMAGE_LIMITS.pixels || weight > HEAVIEST) throw new ApiError(400, MESSAGES.imagePixels);
  if (longer > shorter * IMAGE_LIMITS.aspect) throw new ApiError(400, MESSAGES.imageAspect);
  const scans = format === 'jpeg' ? await countScans(path, IMAGE_LIMITS.scans + 1) : 1;
  if (scans > IMAGE_LIMITS.scans) throw new ApiError(400, MESSAGES.imageBroken);
  return { isHeavy: weight > HEAVY };
}
