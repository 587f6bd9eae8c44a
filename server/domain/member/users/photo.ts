import { MESSAGES } from '@contract/messages';
import { SMALL_IMAGE, smallImage } from '@contract/upload';
import { aboutField, refused } from '../../../lib/http/errors';
import { type Caller } from '../../../lib/jobs/concurrencyLimiter';
import { type ImageDecoder } from '../../../lib/uploads/imageDecoder';
import { type ReceivedFile } from '../../../lib/uploads/incomingFiles';
import { type Storage } from '../../../lib/storage/storage';
import { photoKeys } from '../../../lib/uploads/pictures';
import { newKey } from '../../../lib/storage/storageKeys';

const PHOTO_PIXELS = 512;

/** A photo in both its sizes, the large one first. */
export type PhotoImages = [Buffer, Buffer];

/** Decodes a photo. @throws ApiError 400 for a file that cannot be decoded as an image */
export async function photoImages(
  imageDecoder: ImageDecoder,
  { path }: ReceivedFile,
  caller: Caller,
): Promise<PhotoImages> {
  const job = { path, squares: [PHOTO_PIXELS, SMALL_IMAGE] };
  const image = await aboutField('photo', imageDecoder.encode(job, caller));
  const [large, small] = image?.copies ?? [];
  if (!large || !small) throw refused('photo', MESSAGES.imageType);
  return [large, small];
}

/**
 * Stores a photo in both sizes.
 * @param stored receives the keys before the files are stored, for removal on failure
 * @returns the key of the large one
 */
export async function storePhoto(storage: Storage, stored: string[], [large, small]: PhotoImages): Promise<string> {
  const key = newKey('image', 'webp');
  stored.push(...photoKeys(key));
  await storage.put(key, large);
  await storage.put(smallImage(key), small);
  return key;
}
