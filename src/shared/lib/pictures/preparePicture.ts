import { IMAGE_TYPES } from '@contract/upload';
import { logFailure } from '@/shared/lib/logFailure';
import { sendInstead } from './preparedFiles';

/** In bytes; smaller pictures are sent as they are (MEND-101). */
const LARGE = 500 * 1024;

const TYPES: readonly string[] = IMAGE_TYPES;

let last: Promise<unknown> = Promise.resolve();

/**
 * Called by every picker of files for each file it takes: shrinks a large picture in the background, one after the
 * other, and the form is sent with the smaller one (MEND-101). Other files are left alone.
 * @returns the file that is sent: the original where shrinking fails
 */
export function preparePicture(file: File): Promise<File> {
  if (file.size <= LARGE || typeof createImageBitmap !== 'function' || !TYPES.includes(file.type))
    return Promise.resolve(file);
  // One at a time: decoded pictures need much memory.
  const smaller = last.then(() => shrink(file));
  last = smaller;
  sendInstead(file, smaller);
  return smaller;
}

async function shrink(file: File): Promise<File> {
  try {
    const { shrinkPicture } = await import('./shrinkPicture');
    return await shrinkPicture(file);
  } catch (error) {
    logFailure('A picture could not be made smaller:', error);
    return file;
  }
}
