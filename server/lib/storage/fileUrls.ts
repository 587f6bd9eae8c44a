import { isKey } from './storageKeys';

const UPLOADS = '/uploads/';

/** Where a stored file is served. */
export const fileUrl = (key: string) => `${UPLOADS}${key}`;

/** The address of an image, if there is one. */
export const imageUrl = (key: string | null) => key && fileUrl(key);

/** The key behind an address that `fileUrl` made; null for every other text. */
export function keyOfUrl(url: string): string | null {
  const key = url.startsWith(UPLOADS) ? url.slice(UPLOADS.length) : '';
  return isKey(key) ? key : null;
}
