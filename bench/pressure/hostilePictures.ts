import { createDeflate } from 'node:zlib';
import { createBitWriter } from './bitWriter';

/** A JPEG of this many sides and scans, of which all but the first only repeat that nothing changes. */
const SIDE = 9_990;
const BLOCK = 8;
/** Frequencies of a block besides the first, and bits of each, which a progressive JPEG may send one by one. */
const FREQUENCIES = 63;
const BITS = 14;
const LONGEST_RUN = 32_767;

/** A marker segment of a JPEG. */
function segment(marker: number, content: readonly number[] | Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, Buffer.from(content)]);
}

/** A Huffman table whose one code is a zero bit. */
const oneCode = (tableClass: number, symbol: number) =>
  segment(0xc4, [tableClass << 4, 1, ...Array<number>(15).fill(0), symbol]);

const scanHead = (from: number, to: number, high: number, low: number) =>
  segment(0xda, [1, 1, 0, from, to, (high << 4) | low]);

/** A gray progressive JPEG of 9,990 × 9,990 pixels whose decoder passes over the picture once for each scan. */
export function jpegOfScans(scans: number): Buffer {
  const perSide = Math.ceil(SIDE / BLOCK);
  const blocks = perSide * perSide;
  const frame = segment(0xc2, [8, SIDE >> 8, SIDE & 0xff, SIDE >> 8, SIDE & 0xff, 1, 1, 0x11, 0]);
  const nothing = runsOf(blocks);
  const pieces = [
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    frame,
    oneCode(0, 0),
    // The end of a run of up to 32,767 blocks without anything.
    oneCode(1, 0xe0),
    scanHead(0, 0, 0, 0),
    Buffer.alloc(Math.ceil(blocks / 8)),
  ];
  for (let scan = 0; scan < Math.min(scans - 1, FREQUENCIES * BITS); scan += 1) {
    const [frequency, bit] = [Math.floor(scan / BITS) + 1, scan % BITS];
    const high = bit === 0 ? 0 : BITS - bit;
    pieces.push(scanHead(frequency, frequency, high, BITS - 1 - bit), nothing);
  }
  return Buffer.concat([...pieces, Buffer.from([0xff, 0xd9])]);
}

/** Runs of empty blocks, 15 bits each. */
function runsOf(blocks: number): Buffer {
  const bits = createBitWriter();
  for (let left = blocks; left > 0;) {
    const run = Math.min(left, LONGEST_RUN);
    bits.write(0, 1);
    bits.write(run - (1 << 14), 14);
    left -= run;
  }
  return bits.end();
}

const PNG_HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BYTES_PER_PIXEL = 8;
/** Turned by a quarter: the decoder has to hold every row before it has the first one of the result. */
const TURNED = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex');

/** A transparent PNG of 16 bits a channel, turned by its EXIF orientation. */
export async function turnedPng(width: number, height: number): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([16, 6, 0, 0, 0], 8);
  return Buffer.concat([
    PNG_HEAD,
    chunk('IHDR', header),
    chunk('eXIf', TURNED),
    chunk('IDAT', await emptyRows(1 + width * BYTES_PER_PIXEL, height)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function emptyRows(bytes: number, rows: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 });
  const row = Buffer.alloc(bytes);
  const writing = (async () => {
    for (let number = 0; number < rows; number += 1) {
      if (!deflate.write(row)) await new Promise((resolve) => deflate.once('drain', resolve));
    }
    deflate.end();
  })();
  const pieces: Buffer[] = [];
  for await (const piece of deflate) pieces.push(piece as Buffer);
  await writing;
  return Buffer.concat(pieces);
}

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([ends.subarray(0, 4), typed, ends.subarray(4)]);
}

/** Node has `zlib.crc32` from 20.15 on. */
function crc32(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return (rest ^ 0xffffffff) >>> 0;
}
