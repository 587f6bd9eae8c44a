import { isKey } from './storageKeys';

const UPLOADS = '/uploads/';

/** The address of a stored file. */
export const fileUrl = (key: string) => `${UPLOADS}${key}`;

/** The address of an image; null without a key. */
export const imageUrl = (key: string | null) => key && fileUrl(key);

/** The key of an address made by `fileUrl`; null for any other text. */
export function keyOfUrl(url: string): string | null {
  const key = url.startsWith(UPLOADS) ? url.slice(UPLOADS.length) : '';
  return isKey(key) ? key : null;
}
