import { buffer } from 'node:stream/consumers';
import { pictureSize, smallerWidths, withSuffix } from '@contract/upload';
import sharp from 'sharp';
import { keyOfUrl } from '../../lib/storage/fileUrls';
import { type Storage } from '../../lib/storage/storage';

/** Pixels of a printed thumbnail, at 288 dpi. */
const SIZE = { width: 264, height: 165 };

/**
 * Reads the pictures of projects as JPEG, which PDF supports; null for a missing one.
 * @param addresses as they are served
 */
export async function readThumbnails(
  storage: Storage,
  addresses: readonly (string | null)[],
): Promise<(Uint8Array | null)[]> {
  const pictures: (Uint8Array | null)[] = [];
  for (const address of addresses) pictures.push(address === null ? null : await readThumbnail(storage, address));
  return pictures;
}

async function readThumbnail(storage: Storage, address: string): Promise<Uint8Array | null> {
  const key = keyOfUrl(copyOf(address));
  const file = key === null ? null : await storage.open(key);
  if (!file) return null;
  const picture = sharp(await buffer(file.stream)).resize({ ...SIZE, fit: 'cover' });
  // The position of a picture that cannot be read stays empty.
  return picture
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer()
    .catch(() => null);
}

/** The smallest stored copy that is large enough. */
function copyOf(address: string): string {
  const size = pictureSize(address);
  const width = size && smallerWidths(size).find((one) => one >= SIZE.width);
  return width ? withSuffix(address, width) : address;
}
