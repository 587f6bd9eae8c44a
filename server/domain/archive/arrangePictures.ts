import { type ArchiveEdit } from '@contract/archive';
import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { badRequest, refused } from '../../lib/http/errors';
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
 * @throws ApiError 400 for pictures that the archive does not have, each named by its position, and for duplicates
 */
export function arrangePictures(
  stored: ArchivePictures,
  fields: PictureFields,
  added: NewPictures,
): { kept: ArchivePictures; released: string[] } {
  checkStored(stored, fields, added);
  const waiting = [...added.images];
  const placed = fields.imgUrls.flatMap((url) => (isKept(url) ? (keyOfUrl(url) ?? []) : (waiting.shift() ?? [])));
  const images = [...placed, ...waiting];
  if (new Set(images).size < images.length) throw refused('imgUrls', MESSAGES.badRequest);

  const unchanged = isKept(fields.thumbnail) ? stored.thumbnail : null;
  const kept = { thumbnail: added.thumbnail ?? unchanged, images };
  const all = [stored.thumbnail ?? [], stored.images].flat();
  return { kept, released: all.filter((key) => key !== kept.thumbnail && !kept.images.includes(key)) };
}

/** A picture may have been removed in another tab since the form was opened. */
function checkStored({ thumbnail, images }: ArchivePictures, fields: PictureFields, added: NewPictures): void {
  const isThumbnailGone = !added.thumbnail && isGone(fields.thumbnail, thumbnail === null ? [] : [thumbnail]);
  const gone = [
    ...(isThumbnailGone ? ['thumbnail'] : []),
    ...fields.imgUrls.flatMap((url, index) => (isGone(url, images) ? [`imgUrls[${index}]`] : [])),
  ];
  if (gone.length > 0) throw badRequest(...gone.map((field) => ({ field, message: MESSAGES.imageGone })));
}

function isGone(url: string, stored: readonly string[]): boolean {
  const key = keyOfUrl(url);
  return isKept(url) && (key === null || !stored.includes(key));
}
