import { type Metadata } from 'sharp';

/**
 * The bytes a decoder holds at once for an image, by what its first bytes say: few where it comes row by row, all of it
 * where the rows come in several passes. Measured with the files of `npm run bench -- uploads`.
 */
export function imageWeight({ format, width, height, channels, depth, isProgressive, pages = 1 }: Metadata): number {
  const pixels = width * height;
  if (format === 'gif' || format === 'webp') return pixels * 4 * (pages > 1 ? 2 : 1);
  if (!isProgressive) return 0;
  // A progressive JPEG is kept as coefficients of two bytes each.
  return pixels * channels * (format === 'jpeg' || depth === 'ushort' ? 2 : 1);
}
