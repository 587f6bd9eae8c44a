/** The keyword of the chunk with the credential (OB 3.0, baking). */
const KEYWORD = 'openbadgecredential';
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length, type and checksum of a chunk. */
const FRAME = 12;

interface Chunk {
  type: string;
  data: Buffer;
  /** The offset of the chunk. */
  start: number;
}

/** Inserts a credential into a PNG, before its pixels, since some readers stop there. */
export function bakeBadge(png: Buffer, token: string): Buffer {
  const pixels = chunksOf(png).find(({ type }) => type === 'IDAT');
  if (!pixels) throw new Error('The picture to bake a credential into has no pixels.');
  // The keyword, then five zero bytes: its terminator, compression flag and method, and empty language tag and
  // translated keyword.
  const data = Buffer.concat([Buffer.from(KEYWORD), Buffer.alloc(5), Buffer.from(token)]);
  return Buffer.concat([png.subarray(0, pixels.start), toChunk('iTXt', data), png.subarray(pixels.start)]);
}

/** The credential in a badge image; null without one. */
export function readBadge(png: Buffer): string | null {
  const texts = chunksOf(png).filter(({ type }) => type === 'iTXt');
  const head = Buffer.concat([Buffer.from(KEYWORD), Buffer.alloc(2)]);
  const found = texts.find(({ data }) => data.subarray(0, head.length).equals(head));
  if (!found) return null;
  // After the compression method come two texts, each terminated by a zero byte.
  const language = found.data.indexOf(0, head.length + 1);
  const translation = found.data.indexOf(0, language + 1);
  return language < 0 || translation < 0 ? null : found.data.subarray(translation + 1).toString('utf8');
}

/** The complete chunks from the start; a truncated file has those before the truncation. */
function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  if (!png.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return chunks;
  for (let start = SIGNATURE.length; start + FRAME <= png.length;) {
    const length = png.readUInt32BE(start);
    if (start + FRAME + length > png.length) return chunks;
    const type = png.toString('latin1', start + 4, start + 8);
    chunks.push({ type, data: png.subarray(start + 8, start + 8 + length), start });
    start += FRAME + length;
  }
  return chunks;
}

function toChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The checksum of a PNG chunk; `zlib.crc32` requires a newer Node than the oldest supported one. */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
