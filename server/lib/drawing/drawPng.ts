import sharp, { type OverlayOptions } from 'sharp';

/** One core per drawing; every drawing is another one, so caching would only use memory. */
sharp.concurrency(1);
sharp.cache(false);

/**
 * Renders an SVG of paths and shapes as a PNG. Texts are paths as well (`font.ts`), so that no glyph comes from the fonts
 * of the machine.
 * @param inside the elements of the SVG
 * @param overlays pictures in front of it
 */
export function drawPng(
  width: number,
  height: number,
  inside: string,
  overlays: readonly OverlayOptions[] = [],
): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`;
  return sharp(Buffer.from(svg))
    .composite([...overlays])
    .png({ palette: true, effort: 6 })
    .toBuffer();
}
