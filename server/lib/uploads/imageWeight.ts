import { type Metadata } from 'sharp';

/**
 * The bytes a decoder allocates for an image, by its header: few if it decodes row by row, the whole image if the rows
 * come in several passes. Measured with the files of `npm run bench -- uploads`.
 */
export function imageWeight({ format, width, height, channels, depth, isProgressive, pages = 1 }: Metadata): number {
  const pixels = width * height;
  if (format === 'gif' || format === 'webp') return pixels * 4 * (pages > 1 ? 2 : 1);
  if (!isProgressive) return 0;
  // A progressive JPEG is stored as coefficients of two bytes each.
  return pixels * channels * (format === 'jpeg' || depth === 'ushort' ? 2 : 1);
}
