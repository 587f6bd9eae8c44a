import { open } from 'node:fs/promises';
import { type IMAGE_TYPES } from '@contract/upload';

export type ImageType = (typeof IMAGE_TYPES)[number];

/** Number of first bytes that are needed to recognise the type of a file. */
export const HEAD_BYTES = 1_024;

/** The type of an image by its first bytes, never by its name; null for everything else, SVG included (D74). */
export function imageTypeOf(head: Buffer): ImageType | null {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (/^GIF8[79]a/.test(text(head, 0, 6))) return 'image/gif';
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return 'image/webp';
  return null;
}

const isZip = (head: Buffer) =>
  startsWith(head, [0x50, 0x4b, 0x03, 0x04]) || startsWith(head, [0x50, 0x4b, 0x05, 0x06]);
const isOldOffice = (head: Buffer) => startsWith(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

interface Kind {
  type: string;
  /** Whether the first bytes match. */
  begins: (head: Buffer) => boolean;
  /** Bytes that must occur in the file: several formats share one container. */
  holds?: readonly Buffer[];
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const CONTENTS = Buffer.from('[Content_Types].xml');

const image = (type: ImageType): Kind => ({ type, begins: (head) => imageTypeOf(head) === type });

/** The content of each extension of a portfolio file. */
const KINDS: Record<string, Kind> = {
  pdf: { type: 'application/pdf', begins: (head) => head.includes('%PDF-') },
  zip: { type: 'application/zip', begins: isZip },
  docx: {
    type: `${OFFICE}.wordprocessingml.document`,
    begins: isZip,
    holds: [CONTENTS, Buffer.from('word/')],
  },
  pptx: {
    type: `${OFFICE}.presentationml.presentation`,
    begins: isZip,
    holds: [CONTENTS, Buffer.from('ppt/')],
  },
  doc: { type: 'application/msword', begins: isOldOffice, holds: [Buffer.from('WordDocument', 'utf16le')] },
  ppt: {
    type: 'application/vnd.ms-powerpoint',
    begins: isOldOffice,
    holds: [Buffer.from('PowerPoint Document', 'utf16le')],
  },
  jpg: image('image/jpeg'),
  jpeg: image('image/jpeg'),
  png: image('image/png'),
  gif: image('image/gif'),
  webp: image('image/webp'),
};

/** The content type a stored portfolio file is sent with. */
export const contentTypeOf = (ending: string) => KINDS[ending]?.type ?? 'application/octet-stream';

const IMAGE_ENDINGS: Record<ImageType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

/**
 * The extension of a portfolio file by its content: its own, or that of the image it is, whatever its name says, as for
 * photos and archives (MEND-68).
 * @param ending the extension in lower case, '' for none
 * @returns null for a refused file: a renamed program (D82), an image that claims to be a document
 */
export async function portfolioEnding(path: string, head: Buffer, ending: string): Promise<string | null> {
  const kind = KINDS[ending];
  const imageType = imageTypeOf(head);
  if (kind?.type === imageType) return ending;
  if (imageType) return kind === undefined || isImageKind(kind) ? IMAGE_ENDINGS[imageType] : null;
  if (!kind?.begins(head)) return null;
  return kind.holds === undefined || (await holdsAll(path, kind.holds)) ? ending : null;
}

const isImageKind = ({ type }: Kind) => type in IMAGE_ENDINGS;

async function holdsAll(path: string, needles: readonly Buffer[]): Promise<boolean> {
  const missing = new Set(needles);
  const overlap = Math.max(...needles.map(({ length }) => length));
  const file = await open(path);
  try {
    let carried = Buffer.alloc(0);
    for await (const chunk of file.createReadStream() as AsyncIterable<Buffer>) {
      const piece = Buffer.concat([carried, chunk]);
      for (const needle of missing) if (piece.includes(needle)) missing.delete(needle);
      if (missing.size === 0) return true;
      carried = piece.subarray(-overlap);
    }
    return false;
  } finally {
    await file.close();
  }
}

function startsWith(head: Buffer, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte);
}

function text(head: Buffer, from: number, to: number): string {
  return head.toString('latin1', from, to);
}
