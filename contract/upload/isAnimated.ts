/** The bytes at the start of a file that `isAnimated` needs: WebP and PNG say it there, frames of a GIF follow each other. */
export const ANIMATION_HEAD = 4 * 1024 * 1024;

/** Whether a picture has several frames, by the start of its content: GIF, WebP, PNG. */
export function isAnimated(bytes: Uint8Array): boolean {
  if (startsWith(bytes, 'GIF8')) return countGifFrames(bytes) > 1;
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBPVP8X', 8)) return ((bytes[20] ?? 0) & 2) !== 0;
  if (startsWith(bytes, 'PNG', 1)) return isAnimatedPng(bytes);
  return false;
}

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** Walks over the blocks of a GIF; the pixels may contain any bytes. */
function countGifFrames(bytes: Uint8Array): number {
  const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + tableSize(bytes[10] ?? 0);
  let frames = 0;
  while (at < bytes.length && frames < 2) {
    const block = bytes[at];
    if (block === 0x21) at += 2;
    else if (block === 0x2c) {
      frames += 1;
      at += 11 + tableSize(bytes[at + 9] ?? 0);
    } else break;
    at = afterSubBlocks(bytes, at);
  }
  return frames;
}

function afterSubBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

/** The chunk `acTL` stands before the pixels. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (startsWith(bytes, 'acTL', at + 4)) return true;
    if (startsWith(bytes, 'IDAT', at + 4)) return false;
  }
  return false;
}
