import { BLUR_WIDTH, smallerWidths, storedSize, type PictureSize } from '@contract/upload';
import sharp from 'sharp';
import { decodeImage, type Pixels } from './decodeImage';

const QUALITY = 82;
const BLUR_QUALITY = 40;

/** An uploaded file and the copies to be made of it. */
export interface ImageJob {
  path: string;
  /** Edges in pixels of square copies; without them the copies of a picture are made. */
  squares?: readonly number[];
  /** Whether no other large image is decoded now. */
  isAlone?: boolean;
}

/** An image in the sizes it is stored in. */
export interface EncodedImage {
  /** Of the largest copy. */
  size: PictureSize;
  /** In the order of the squares, or of `pictureFiles`. */
  copies: Buffer[];
}

/**
 * Encodes an uploaded image as WebP, upright and without metadata (D74), of an animation the first frame: either cropped
 * to squares, centred, or as a picture of any shape, never enlarged, in several widths and blurred.
 * @returns null for an image to be decoded alone
 * @throws ApiError 400 for a broken image and for one that would cost too much
 */
export async function encodeImage({ path, squares, isAlone = false }: ImageJob): Promise<EncodedImage | null> {
  const edge = Math.max(...(squares ?? []));
  const pixels = await decodeImage(path, isAlone, (image, size) =>
    squares ? image.resize(edge, edge, { fit: 'cover' }) : image.resize({ ...storedSize(size), fit: 'fill' }),
  );
  if (!pixels) return null;
  const { width, height } = pixels.info;
  return { size: { width, height }, copies: await (squares ? inWidths(pixels, squares) : inAllSizes(pixels)) };
}

async function inAllSizes(pixels: Pixels): Promise<Buffer[]> {
  const { width, height } = pixels.info;
  const copies = await inWidths(pixels, [width, ...smallerWidths({ width, height })]);
  return [...copies, await toWebp(pixels, Math.min(BLUR_WIDTH, width), BLUR_QUALITY)];
}

/** Sequential: concurrent sizes would take more cores and memory than the queue allows. */
async function inWidths(pixels: Pixels, widths: readonly number[]): Promise<Buffer[]> {
  const copies: Buffer[] = [];
  for (const width of widths) copies.push(await toWebp(pixels, width));
  return copies;
}

function toWebp({ data, info }: Pixels, width: number, quality = QUALITY): Promise<Buffer> {
  const { width: fullWidth, height, channels } = info;
  return sharp(data, { raw: { width: fullWidth, height, channels } })
    .resize({ width })
    .webp({ quality })
    .toBuffer();
}
