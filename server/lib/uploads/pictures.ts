import { pictureFiles, smallImage, withSuffix } from '@contract/upload';
import { pictureImages, type PictureImages } from './images';
import { type Storage } from '../storage/storage';
import { newPictureKey } from '../storage/storageKeys';

/**
 * Stores an uploaded image of any shape as a picture: re-encoded, without metadata, in several sizes (D74).
 * @returns its key; null for an unknown format
 * @throws ApiError 400 for a broken image and for too many pixels, 503 when too many images are queued
 */
export async function storePicture(storage: Storage, path: string): Promise<string | null> {
  const images = await pictureImages(path);
  if (!images) return null;
  const key = newPictureKey(images.size);
  try {
    for (const [name, content] of filesOf(key, images)) await storage.put(name, content);
  } catch (error) {
    // Files that cannot be removed are swept as orphans; the original error is thrown.
    await storage.remove(pictureKeys(key)).catch(() => undefined);
    throw error;
  }
  return key;
}

/** All files of a picture, which are removed together. */
export const pictureKeys = (key: string | null): string[] => (key === null ? [] : pictureFiles(key));

function filesOf(key: string, { full, copies, blur }: PictureImages): [string, Buffer][] {
  return [
    ...copies.map(({ width, content }): [string, Buffer] => [withSuffix(key, width), content]),
    [withSuffix(key, 'blur'), blur],
    [key, full],
  ];
}

/** Both files of a photo. */
export const photoKeys = (key: string | null) => (key === null ? [] : [key, smallImage(key)]);
