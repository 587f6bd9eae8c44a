import { pictureFiles, smallImage } from '@contract/upload';
import { type ImageDecoder } from './imageDecoder';
import { type Caller } from '../jobs/concurrencyLimiter';
import { type Storage } from '../storage/storage';
import { newPictureKey } from '../storage/storageKeys';

interface PictureDeps {
  storage: Storage;
  imageDecoder: ImageDecoder;
}

/**
 * Stores an uploaded image of any shape as a picture: re-encoded, without metadata, in several sizes (D74).
 * @returns its key; null for an unknown format
 * @throws ApiError 400 for an image that is broken or costs too much, 503 when too many images are queued
 */
export async function storePicture(
  { storage, imageDecoder }: PictureDeps,
  path: string,
  caller?: Caller,
): Promise<string | null> {
  const image = await imageDecoder.encode({ path }, caller);
  if (!image) return null;
  const key = newPictureKey(image.size);
  const files = pictureFiles(key);
  try {
    for (const [index, content] of image.copies.entries()) await storage.put(files[index]!, content);
  } catch (error) {
    // Files that cannot be removed are swept as orphans; the original error is thrown.
    await storage.remove(pictureKeys(key)).catch(() => undefined);
    throw error;
  }
  return key;
}

/** All files of a picture, which are removed together. */
export const pictureKeys = (key: string | null): string[] => (key === null ? [] : pictureFiles(key));

/** Both files of a photo. */
export const photoKeys = (key: string | null) => (key === null ? [] : [key, smallImage(key)]);
