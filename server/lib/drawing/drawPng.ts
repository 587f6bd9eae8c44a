import sharp from 'sharp';

/** An SVG of outlines and shapes alone as a PNG: it needs no font. @param inside what stands in it */
export function drawPng(width: number, height: number, inside: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 6 }).toBuffer();
}
