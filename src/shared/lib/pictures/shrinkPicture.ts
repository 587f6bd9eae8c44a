import { isAnimatedFile } from './isAnimatedFile';
import { drawSmaller } from './drawSmaller';

/** Milliseconds after which the original is sent. */
const PATIENCE = 20_000;

/**
 * A smaller copy of a picture, by name and type the same. A picture that would not become smaller is returned as it is,
 * and so are animations, whose frames a canvas would lose.
 * @throws for what the browser cannot decode
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (await isAnimatedFile(file)) return file;
  const smaller = await (typeof Worker === 'function' && typeof OffscreenCanvas === 'function'
    ? drawInWorker(file)
    : drawSmaller(file));
  if (!smaller || smaller.type !== file.type || smaller.size >= file.size) return file;
  return new File([smaller], file.name, { type: file.type, lastModified: file.lastModified });
}

/** Keeps the page responsive. Resolves to null where the worker fails or takes too long. */
async function drawInWorker(file: File): Promise<Blob | null> {
  const worker = new Worker(new URL('./shrinkWorker.ts', import.meta.url));
  let deadline: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve) => {
      deadline = setTimeout(resolve, PATIENCE, null);
      worker.onmessage = ({ data }: MessageEvent<Blob | null>) => resolve(data);
      worker.onerror = () => resolve(null);
      worker.postMessage(file);
    });
  } finally {
    clearTimeout(deadline);
    worker.terminate();
  }
}
