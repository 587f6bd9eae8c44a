import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { manyScans } from '../../app/testing/hostileFiles';
import { countScans } from './countScans';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'teamieum-scans-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function scansIn(content: Buffer, max = 1_000) {
  const file = path.join(folder, 'sent');
  await writeFile(file, content);
  return countScans(file, max);
}

const jpegOf = (progressive: boolean) =>
  sharp({
    create: { width: 300, height: 200, channels: 3, background: 'seagreen', noise: { type: 'gaussian', sigma: 20 } },
  })
    .jpeg({ progressive })
    .toBuffer();

/** A JPEG inside a segment of another one, as cameras store the preview. */
async function withPreview(jpeg: Buffer) {
  const preview = (await jpegOf(true)).subarray(0, 60_000);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(preview.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, preview, jpeg.subarray(2)]);
}

it('counts one scan in a JPEG whose rows are in order, and the passes of a progressive one', async () => {
  expect(await scansIn(await jpegOf(false))).toBe(1);
  expect(await scansIn(await jpegOf(true))).toBe(10);
});

it('counts repeated scans, and stops at the maximum', async () => {
  const hostile = manyScans(await jpegOf(true), 500);
  expect(await scansIn(hostile)).toBe(509);
  expect(await scansIn(hostile, 101)).toBe(101);
});

it('does not count the scans of a preview inside a segment, nor bytes after the end', async () => {
  const jpeg = await jpegOf(false);
  expect(await scansIn(await withPreview(jpeg))).toBe(1);
  expect(await scansIn(Buffer.concat([jpeg, await jpegOf(true)]))).toBe(1);
});

it('ends at the end of a file that breaks off, wherever that is', async () => {
  const jpeg = (await jpegOf(true)).subarray(0, 700);
  for (let length = 0; length < jpeg.length; length += 1) {
    expect(await scansIn(jpeg.subarray(0, length))).toBeLessThan(10);
  }
});
