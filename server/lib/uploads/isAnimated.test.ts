import sharp from 'sharp';
import { isAnimated } from '@contract/upload/isAnimated';

/** Squares of different colours, one below the other, as the frames of an animation. */
function framesOf(count: number) {
  const pixels = Buffer.from(Array.from({ length: 8 * 8 * count }, (_, at) => [Math.floor(at / 64) * 90, 0, 0]).flat());
  return sharp(pixels, { raw: { width: 8, height: 8 * count, channels: 3, pageHeight: 8 } });
}

it.each(['gif', 'webp'] as const)('tells an animated %s from a still one by its content', async (format) => {
  expect(isAnimated(await framesOf(1).toFormat(format).toBuffer())).toBe(false);
  expect(isAnimated(await framesOf(3).toFormat(format).toBuffer())).toBe(true);
});

it('tells an animated PNG from a still one by its content', async () => {
  const still = await framesOf(1).png().toBuffer();
  const control = Buffer.from('000000086163544c000000020000000000000000', 'hex');
  // After the signature and the header.
  const animated = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);

  expect(isAnimated(still)).toBe(false);
  expect(isAnimated(animated)).toBe(true);
});

it('tells no animation from an empty file', () => {
  expect(isAnimated(new Uint8Array())).toBe(false);
});
