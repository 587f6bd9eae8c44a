import { pictureScale } from './pictureScale';

const QUALITY = 0.85;

/**
 * A picture drawn again: upright, at most 2,560 px long, without metadata, in its own format where the browser can write
 * it. Runs in a worker and on the page.
 * @throws for what the browser cannot decode
 */
export async function drawSmaller(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = pictureScale(bitmap);
    const width = Math.round(bitmap.width * scale);
    const height = Math.round(bitmap.height * scale);
    return await encode(bitmap, { width, height, type: file.type });
  } finally {
    bitmap.close();
  }
}

interface Target {
  width: number;
  height: number;
  type: string;
}

async function encode(bitmap: ImageBitmap, { width, height, type }: Target): Promise<Blob> {
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(width, height);
    draw(canvas.getContext('2d'), bitmap, { width, height });
    return canvas.convertToBlob({ type, quality: QUALITY });
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  draw(canvas.getContext('2d'), bitmap, { width, height });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas is too large.'))), type, QUALITY);
  });
}

type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D | null;

function draw(context: Context, bitmap: ImageBitmap, { width, height }: Omit<Target, 'type'>) {
  if (!context) throw new Error('There is no canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
}
