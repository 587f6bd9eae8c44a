import { FILE_SIZES } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { IMAGE_TYPES } from '@contract/upload';

/** A picture of the form: one to be sent, or one the server keeps already. */
export interface ArchivePicture {
  /** Tells pictures apart on screen while their order changes. */
  id: number;
  name: string;
  /** Where the browser finds it: the address the server gave, or that of an own file. */
  src: string;
  /** Null for one the server keeps. */
  file: File | null;
}

let lastId = 0;

function nextId(): number {
  lastId += 1;
  return lastId;
}

export function pictureOfFile(file: File): ArchivePicture {
  return { id: nextId(), name: file.name, src: URL.createObjectURL(file), file };
}

export const storedPicture = (src: string, name: string): ArchivePicture => ({ id: nextId(), name, src, file: null });

/** The file behind a preview is let go; one the server keeps has nothing to let go. */
export function revokePicture({ src, file }: ArchivePicture) {
  if (file) URL.revokeObjectURL(src);
}

/** A file that was not taken, and why. */
export interface RefusedPicture {
  id: number;
  name: string;
  reason: string;
}

export const refusedPicture = (name: string, reason: string): RefusedPicture => ({ id: nextId(), name, reason });

const TYPES: readonly string[] = IMAGE_TYPES;

/** Why a picture cannot be taken. By the browser's word for its type; the server looks into it (D74). */
export function refusePicture({ type, size }: File): string | undefined {
  if (!TYPES.includes(type)) return MESSAGES.imageType;
  return size > FILE_SIZES.image ? MESSAGES.imageSize : undefined;
}

/** The files among pictures, in their order. */
export const filesOf = (pictures: readonly ArchivePicture[]): File[] => pictures.flatMap(({ file }) => file ?? []);
