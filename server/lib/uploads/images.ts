import { BLUR_WIDTH, LARGEST_PICTURE, smallerWidths, type PictureSize } from '@contract/upload';
import sharp from 'sharp';
import { decodeImage, type Pixels } from './decodeImage';
import { createConcurrencyLimiter } from '../jobs/concurrencyLimiter';

const QUALITY = 82;
const BLUR_QUALITY = 40;

const queue = createConcurrencyLimiter({ atOnce: 2, waiting: 100 });

/** An image in the sizes it is stored in. */
export interface PictureImages {
  size: PictureSize;
  full: Buffer;
  /** Smaller copies with their widths. */
  copies: { width: number; content: Buffer }[];
  blur: Buffer;
}

/**
 * Crops a picture to squares of the given sizes in pixels, centred, upright, as WebP and without metadata (D74). Of an
 * animation the first frame is used.
 * @returns one image per size, or null for an unknown format
 * @throws ApiError 400 for a broken image and for too many pixels, 503 when too many images are queued
 */
export async function squareImages(path: string, sizes: readonly number[]): Promise<Buffer[] | null> {
  return queue(async () => {
    const [largest = 0] = [...sizes].sort((a, b) => b - a);
    const pixels = await decodeImage(path, (image) => image.resize(largest, largest, { fit: 'cover' }));
    return pixels && oneByOne(sizes, (size) => toWebp(pixels, size));
  });
}

/**
 * Encodes an image of any shape as WebP in several widths and a blurred one, never enlarged, otherwise like
 * `squareImages`.
 * @returns null for an unknown format
 * @throws ApiError 400 for a broken image and for too many pixels, 503 when too many images are queued
 */
export async function pictureImages(path: string): Promise<PictureImages | null> {
  return queue(async () => {
    const pixels = await decodeImage(path, (image) =>
      image.resize({ ...LARGEST_PICTURE, fit: 'inside', withoutEnlargement: true }),
    );
    return pixels && inAllSizes(pixels);
  });
}

async function inAllSizes(pixels: Pixels): Promise<PictureImages> {
  const { width, height } = pixels.info;
  return {
    size: { width, height },
    full: await toWebp(pixels, width),
    copies: await oneByOne(smallerWidths({ width, height }), async (copy) => ({
      width: copy,
      content: await toWebp(pixels, copy),
    })),
    blur: await toWebp(pixels, Math.min(BLUR_WIDTH, width), BLUR_QUALITY),
  };
}

function toWebp({ data, info }: Pixels, width: number, quality = QUALITY): Promise<Buffer> {
  const { width: fullWidth, height, channels } = info;
  return sharp(data, { raw: { width: fullWidth, height, channels } })
    .resize({ width })
    .webp({ quality })
    .toBuffer();
}

/** Sequential: concurrent sizes would take more cores and memory than the queue allows. */
async function oneByOne<T, R>(values: readonly T[], work: (value: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const value of values) results.push(await work(value));
  return results;
}
