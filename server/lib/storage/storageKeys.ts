import { randomBytes } from 'node:crypto';
import { type PictureSize } from '@contract/upload';

/** `image` is displayed in pages, `file` is downloaded. */
export const UPLOAD_KINDS = ['image', 'file'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** The suffix of the name: none or `small` for squares; for pictures the size, followed by the suffix of a copy. */
const SUFFIX = /(?:-small|-\d{1,4}x\d{1,5}(?:-(?:\d{2,4}|blur))?)?/.source;

/** 128 random bits, so that an address cannot be guessed (D74). */
const KEY = new RegExp(`^(?:image|file)/[0-9a-f]{32}${SUFFIX}\\.[a-z]{1,10}$`);

/** A new unique key: `image/<32 hex digits>.webp`. */
export function newKey(kind: UploadKind, ending: string): string {
  return `${newName(kind)}.${ending}`;
}

/** A new unique key with the dimensions of the picture: `image/<32 hex digits>-<width>x<height>.webp`. */
export function newPictureKey({ width, height }: PictureSize): string {
  return `${newName('image')}-${width}x${height}.webp`;
}

/** Whether a text has the format of a key; other texts are never passed to a storage. */
export const isKey = (text: string) => KEY.test(text);

/** Renames the files of one image, in all sizes, to another common name. */
export function renamedKey(): (key: string) => string {
  const name = randomBytes(16).toString('hex');
  return (key) => key.replace(/[0-9a-f]{32}/, name);
}

const newName = (kind: UploadKind) => `${kind}/${randomBytes(16).toString('hex')}`;

/** The temporary name of an unfinished file. */
export const unfinishedName = (key: string, random: string) => `${key}.${random}.part`;

/** The key of a stored name: the name without the suffix of an unfinished file. */
export const keyOfName = (name: string) => name.replace(/\.[0-9a-f]{8}\.part$/, '');

/** The key by which a row references this file: that of the original for a copy. */
export const mainKeyOf = (key: string) => key.replace(/(?:-small|(?<=-\d+x\d+)-(?:\d+|blur))(?=\.webp$)/, '');
