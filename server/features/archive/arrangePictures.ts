import { type ArchiveEdit } from '@contract/archive';
import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { refused } from '../../lib/http/errors';
import { keyOfUrl } from '../../lib/storage/fileUrls';
import { type SentPictures } from './archiveForm';
import { type ArchivePictures } from './lockedArchive.repository';
import { type NewPictures } from './storePictures';

type PictureFields = Pick<ArchiveEdit, 'thumbnail' | 'imgUrls'>;

/** An empty entry is the position of a new image (decision 0012). */
const isKept = (url: string) => url !== '';

/** Checks the number of stored and new images together. @throws ApiError 400 */
export function checkImageCount({ imgUrls }: PictureFields, { images }: SentPictures): void {
  if (imgUrls.filter(isKept).length + images.length <= LIMITS.archiveImages) return;
  throw refused('images', MESSAGES.imageCount);
}

/**
 * Computes the pictures after an edit: new images fill the placeholders in order, the others are appended.
 * @returns the addresses to store, and the files to erase
 * @throws ApiError 400 for an address of another archive and for duplicates
 */
export function arrangePictures(
  stored: ArchivePictures,
  fields: PictureFields,
  added: NewPictures,
): { kept: ArchivePictures; released: string[] } {
  const waiting = [...added.images];
  const placed = fields.imgUrls.flatMap((url) => (isKept(url) ? ownImage(stored, url) : (waiting.shift() ?? [])));
  const images = [...placed, ...waiting];
  if (new Set(images).size < images.length) throw refused('imgUrls', MESSAGES.badRequest);

  const kept = { thumbnail: added.thumbnail ?? unchangedThumbnail(stored, fields.thumbnail), images };
  const all = [stored.thumbnail ?? [], stored.images].flat();
  return { kept, released: all.filter((key) => key !== kept.thumbnail && !kept.images.includes(key)) };
}

function ownImage({ images }: ArchivePictures, url: string): string {
  const key = keyOfUrl(url);
  if (key === null || !images.includes(key)) throw refused('imgUrls', MESSAGES.badRequest);
  return key;
}

function unchangedThumbnail({ thumbnail }: ArchivePictures, url: string): string | null {
  if (!isKept(url)) return null;
  if (thumbnail === null || keyOfUrl(url) !== thumbnail) throw refused('thumbnail', MESSAGES.badRequest);
  return thumbnail;
}
