import { randomBytes } from 'node:crypto';
import { type PictureSize } from '@contract/upload';

/** `image` is shown in pages, `file` is handed out to be saved. */
export const UPLOAD_KINDS = ['image', 'file'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** The suffix of the name: none or `small` for squares, the size for pictures, with the suffix of a copy. */
const SUFFIX = /(?:-small|-\d{1,4}x\d{1,4}(?:-(?:\d{2,4}|blur))?)?/.source;

/** 128 random bits, so that an address is known only to whom it was given (D74). */
const KEY = new RegExp(`^(?:image|file)/[0-9a-f]{32}${SUFFIX}\\.[a-z]{1,10}$`);

/** A new unique key: `image/<32 hex digits>.webp`. */
export function newKey(kind: UploadKind, ending: string): string {
  return `${newName(kind)}.${ending}`;
}

/** A new unique key with the dimensions of the picture: `image/<32 hex digits>-<width>x<height>.webp`. */
export function newPictureKey({ width, height }: PictureSize): string {
  return `${newName('image')}-${width}x${height}.webp`;
}

/** Whether a text has the form of a key; anything else never reaches a storage. */
export const isKey = (text: string) => KEY.test(text);

/** Gives the files of one image, whatever their sizes, another name in common. */
export function renamedKey(): (key: string) => string {
  const name = randomBytes(16).toString('hex');
  return (key) => key.replace(/[0-9a-f]{32}/, name);
}

const newName = (kind: UploadKind) => `${kind}/${randomBytes(16).toString('hex')}`;

/** What a file is called until it is whole, in a storage that writes it piece by piece. */
export const unfinishedName = (key: string, random: string) => `${key}.${random}.part`;

/** The key a stored name belongs to: its own, or the one it would have had when finished. */
export const keyOfName = (name: string) => name.replace(/\.[0-9a-f]{8}\.part$/, '');

/** The key a row names when it means this file: copies go with what they are a copy of. */
export const mainKeyOf = (key: string) => key.replace(/(?:-small|(?<=-\d+x\d+)-(?:\d+|blur))(?=\.webp$)/, '');
