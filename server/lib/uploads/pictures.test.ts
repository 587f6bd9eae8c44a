/** @tier full */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { createDiskStorage } from '../storage/diskStorage';
import { createImageDecoder } from './imageDecoder';
import { pictureKeys, storePicture } from './pictures';
import { isKey } from '../storage/storageKeys';

const imageDecoder = createImageDecoder();
afterAll(() => imageDecoder.close());

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'teamieum-pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

const storage = () => createDiskStorage(path.join(folder, 'uploads'));

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'seagreen' } });

async function store(image: Sharp | Buffer) {
  const file = path.join(folder, 'sent');
  await writeFile(file, Buffer.isBuffer(image) ? image : await image.toBuffer());
  return storePicture({ storage: storage(), imageDecoder }, file);
}

async function stored(key: string) {
  const file = await storage().open(key);
  return sharp(file ? await buffer(file.stream) : Buffer.alloc(0)).metadata();
}

const sizeOf = ({ width, height }: { width?: number; height?: number }) => [width, height];

it('stores a picture in several sizes, all named by its key', async () => {
  const key = (await store(drawn(2400, 1500).jpeg())) ?? '';
  expect(key).toMatch(/^image\/[0-9a-f]{32}-1920x1200\.webp$/);
  const keys = pictureKeys(key);
  expect(keys.every(isKey)).toBe(true);
  const files = await Promise.all(keys.map(stored));
  expect(files.map(sizeOf)).toEqual([
    [1920, 1200],
    [320, 200],
    [640, 400],
    [1280, 800],
    [20, 13],
  ]);
  expect(files.every(({ format }) => format === 'webp')).toBe(true);
});

it('never enlarges a picture, and accepts one of a single pixel', async () => {
  expect(await store(drawn(500, 700).png())).toMatch(/-500x700\.webp$/);
  const pixel = (await store(drawn(1, 1).png())) ?? '';
  expect(sizeOf(await stored(pixel))).toEqual([1, 1]);
  expect(pictureKeys(pixel)).toHaveLength(2);
});

it('scales down a tall picture, as long as it can be read', async () => {
  expect(await store(drawn(2000, 5000).png())).toMatch(/-1638x4096\.webp$/);
});

it('keeps a readable width of a very tall picture, in all sizes', async () => {
  const key = (await store(drawn(1200, 15_000).png())) ?? '';
  expect(key).toMatch(/-1080x13500\.webp$/);
  expect(pictureKeys(key).every(isKey)).toBe(true);
  expect(sizeOf(await stored(key))).toEqual([1080, 13_500]);
  expect(await store(drawn(800, 16_384).png())).toMatch(/-800x16383\.webp$/);
});

it('rotates a picture upright and removes its metadata, the location included', async () => {
  const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '37/1 33/1 0/1', GPSLatitudeRef: 'N' } };
  const lying = drawn(800, 400).jpeg().withExif(exif).withMetadata({ orientation: 6 });
  expect((await sharp(await lying.toBuffer()).metadata()).exif).toBeDefined();
  const key = (await store(lying)) ?? '';
  expect(key).toMatch(/-400x800\.webp$/);
  for (const one of pictureKeys(key)) {
    const { exif: kept, xmp, iptc, icc, orientation } = await stored(one);
    expect([kept, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  }
});

it('stores the first frame of an animation', async () => {
  const frames = await Promise.all([drawn(64, 48).png().toBuffer(), drawn(64, 48).negate().png().toBuffer()]);
  const animation = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(animation).metadata()).pages).toBe(2);
  const key = (await store(animation)) ?? '';
  expect(key).toMatch(/-64x48\.webp$/);
  expect((await stored(key)).pages).toBeUndefined();
});

it('returns null for a file that is not an image, and stores nothing', async () => {
  expect(await store(Buffer.from('not an image'))).toBeNull();
  expect(await store(Buffer.alloc(0))).toBeNull();
});

it('returns null for an SVG, which the decoder could read', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>';
  expect((await sharp(Buffer.from(svg)).metadata()).format).toBe('svg');
  expect(await store(Buffer.from(svg))).toBeNull();
});

it('leaves no files when the storage fails', async () => {
  const file = path.join(folder, 'sent');
  await writeFile(file, await drawn(800, 400).png().toBuffer());
  const put = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('disk full'));
  const remove = jest.fn().mockResolvedValue(undefined);
  await expect(storePicture({ storage: { ...storage(), put, remove }, imageDecoder }, file)).rejects.toThrow(
    'disk full',
  );
  expect(remove).toHaveBeenCalledWith(expect.arrayContaining(put.mock.calls.map(([key]: unknown[]) => key)));
});
