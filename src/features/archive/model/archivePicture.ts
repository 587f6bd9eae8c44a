import { FILE_SIZES } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { IMAGE_TYPES } from '@contract/upload';
import { preparePicture } from '@/shared/lib/pictures';

/** A picture of the form: a new one, or a stored one. */
export interface ArchivePicture {
  /** The React key of a picture while the order changes. */
  id: number;
  name: string;
  /** The address of its preview: that of the server, or an object URL of a new file. */
  src: string;
  /** Null for a stored one. */
  file: File | null;
}

let lastId = 0;

function nextId(): number {
  lastId += 1;
  return lastId;
}

/** A newly chosen picture; what is sent of it is made smaller meanwhile. */
export function pictureOfFile(file: File): ArchivePicture {
  void preparePicture(file);
  return { id: nextId(), name: file.name, src: URL.createObjectURL(file), file };
}

export const storedPicture = (src: string, name: string): ArchivePicture => ({ id: nextId(), name, src, file: null });

/** Revokes the object URL of a preview; a stored picture has none. */
export function revokePicture({ src, file }: ArchivePicture) {
  if (file) URL.revokeObjectURL(src);
}

/** A refused file, and the reason. */
export interface RefusedPicture {
  id: number;
  name: string;
  reason: string;
}

export const refusedPicture = (name: string, reason: string): RefusedPicture => ({ id: nextId(), name, reason });

const TYPES: readonly string[] = IMAGE_TYPES;

/** Why a picture is refused, by the type that the browser reports; the server checks the content (D74). */
export function refusePicture({ type, size }: File): string | undefined {
  if (!TYPES.includes(type)) return MESSAGES.imageType;
  return size > FILE_SIZES.image ? MESSAGES.imageSize : undefined;
}

/** The files among pictures, in their order. */
export const filesOf = (pictures: readonly ArchivePicture[]): File[] => pictures.flatMap(({ file }) => file ?? []);
