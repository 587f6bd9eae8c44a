import { MESSAGES } from '@contract/messages';
import { type Metadata } from 'sharp';
import { checkImage } from './checkImage';

const png = (values: Partial<Metadata>) =>
  checkImage('', { format: 'png', width: 400, height: 300, channels: 3, depth: 'uchar', ...values } as Metadata);

it.each([
  ['a side above the limit', { width: 16_385, height: 400 }, MESSAGES.imageSide],
  ['a side above the limit, standing', { width: 400, height: 16_385 }, MESSAGES.imageSide],
  [
    'a strip of 16 bits, turned by its orientation',
    { width: 1_000_000, height: 99, depth: 'ushort', orientation: 6 },
    MESSAGES.imageSide,
  ],
  ['more than 100 million pixels', { width: 10_001, height: 10_000 }, MESSAGES.imagePixels],
  [
    'rows in passes that take more memory than allowed',
    { width: 9_000, height: 9_000, channels: 4, depth: 'ushort', isProgressive: true },
    MESSAGES.imagePixels,
  ],
  [
    'an animation that takes more memory than allowed',
    { format: 'webp', width: 8_000, height: 8_000, pages: 2 },
    MESSAGES.imagePixels,
  ],
  ['a side more than fifty times the other', { width: 301, height: 6 }, MESSAGES.imageAspect],
  ['a side more than fifty times the other, standing', { width: 6, height: 301 }, MESSAGES.imageAspect],
] as [string, Partial<Metadata>, string][])('refuses %s', async (_, metadata, message) => {
  await expect(png(metadata)).rejects.toMatchObject({ statusCode: 400, message });
});

it('accepts an image at the limits, and has one alone that takes much memory', async () => {
  expect(await png({ width: 16_384, height: 6_000 })).toEqual({ isHeavy: false });
  expect(await png({ width: 300, height: 6 })).toEqual({ isHeavy: false });
  expect(await png({ width: 8_000, height: 8_000, isProgressive: true })).toEqual({ isHeavy: true });
});
