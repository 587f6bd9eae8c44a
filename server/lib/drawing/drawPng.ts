import sharp from 'sharp';

/** One core per drawing; every drawing is another one, so caching would only use memory. */
sharp.concurrency(1);
sharp.cache(false);

/** Renders an SVG of paths and shapes as a PNG, without fonts. @param inside the elements of the SVG */
export function drawPng(width: number, height: number, inside: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 6 }).toBuffer();
}
