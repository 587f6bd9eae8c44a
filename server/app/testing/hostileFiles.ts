import { MESSAGES } from '@contract/messages';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

const PNG_HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Files that must be refused, with the message of each. */
export async function hostileImages(): Promise<[name: string, content: Buffer, message: string][]> {
  const png = await drawn(600, 400).png().toBuffer();
  const jpeg = await drawn(600, 400).jpeg().toBuffer();
  const gif = await drawn(64, 64).gif().toBuffer();
  return [
    ['an SVG with a script', Buffer.from(SVG), MESSAGES.imageType],
    ['an SVG that says it is a PNG', Buffer.concat([PNG_HEAD, Buffer.from(SVG)]), MESSAGES.imageBroken],
    [
      'a page with an image behind it',
      Buffer.concat([Buffer.from('<script>alert(1)</script>'), jpeg]),
      MESSAGES.imageType,
    ],
    ['nothing', Buffer.alloc(0), MESSAGES.imageType],
    ['one byte', Buffer.from([0xff]), MESSAGES.imageType],
    ['a PDF', Buffer.from('%PDF-1.7\n%%EOF'), MESSAGES.imageType],
    ['a TIFF', await drawn(60, 40).tiff().toBuffer(), MESSAGES.imageType],
    ['a PNG that breaks off', png.subarray(0, png.length - 40), MESSAGES.imageBroken],
    ['a JPEG that breaks off', jpeg.subarray(0, jpeg.length / 2), MESSAGES.imageBroken],
    ['a GIF that breaks off', gif.subarray(0, 20), MESSAGES.imageBroken],
    ['a bomb of a billion pixels', pngOf(32_000, 32_000, 1), MESSAGES.imageSide],
    ['a bomb with short sides', pngOf(16_000, 16_000, 1), MESSAGES.imagePixels],
    ['a bomb whose rows come in passes', pngOf(9_000, 9_000, 16, true), MESSAGES.imagePixels],
    ['a strip of 16 bits that lies on its side', lying(pngOf(1_000_000, 99, 16)), MESSAGES.imageSide],
    ['a strip within all other limits', pngOf(16_000, 300, 1), MESSAGES.imageAspect],
    [
      'a JPEG of a thousand scans',
      manyScans(await drawn(60, 40).jpeg({ progressive: true }).toBuffer(), 1_000),
      MESSAGES.imageBroken,
    ],
    ['a line as long as a street', pngOf(2_000_000_000, 1, 1), MESSAGES.imageBroken],
  ];
}

/** Real images with other content inside, which are accepted; only the image is stored. */
export async function polyglots(): Promise<[name: string, content: Buffer, trace: string][]> {
  const jpeg = await drawn(600, 400).jpeg().toBuffer();
  const png = await drawn(600, 400).png().toBuffer();
  const script = '<script>alert("polyglot")</script>';
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0x00, script.length + 2]), Buffer.from(script)]);
  return [
    ['a JPEG that is a page', Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]), script],
    ['a JPEG that is a ZIP', Buffer.concat([jpeg, Buffer.from('PK\u0003\u0004polyglot')]), 'polyglot'],
    ['a PNG with a page behind it', Buffer.concat([png, Buffer.from(script)]), script],
  ];
}

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="900" height="900"><script>alert(1)</script>
  <image href="file:///etc/passwd" width="900" height="900"/></svg>`;

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'seagreen', noise: { type: 'gaussian', sigma: 20 } } });

/**
 * A PNG without pixels, which only declares its size: `depth` bits of gray, or of each of four channels when
 * interlaced.
 */
function pngOf(width: number, height: number, depth: number, interlaced = false): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, interlaced ? 6 : 0, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    PNG_HEAD,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG whose EXIF says that the camera was turned. */
function lying(png: Buffer): Buffer {
  const exif = Buffer.from('4d4d002a000000080001011200030000000100060000' + '00000000', 'hex');
  const afterHeader = PNG_HEAD.length + 25;
  return Buffer.concat([png.subarray(0, afterHeader), chunk('eXIf', exif), png.subarray(afterHeader)]);
}

/** Repeats the last scan of a progressive JPEG, each of which passes over the whole image. */
export function manyScans(jpeg: Buffer, count: number): Buffer {
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, -2);
  return Buffer.concat([jpeg.subarray(0, last), ...Array<Buffer>(count).fill(scan), jpeg.subarray(-2)]);
}

/**
 * A small file that takes seconds to decode, row by row.
 * @param interlaced whether the rows come in passes, so that all its pixels, 200 MB, are in memory
 */
export const slowImage = (interlaced: boolean): Promise<Buffer> =>
  sharp({ create: { width: 5_000, height: 5_000, channels: 4, background: 'rgba(12, 107, 75, 0.5)' } })
    .toColourspace('rgb16')
    .png({ progressive: interlaced, compressionLevel: 1 })
    .toBuffer();

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([ends.subarray(0, 4), typed, ends.subarray(4)]);
}

/** Node has `zlib.crc32` from 20.15 on; the product supports 20.11. */
function crc32(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return (rest ^ 0xffffffff) >>> 0;
}
