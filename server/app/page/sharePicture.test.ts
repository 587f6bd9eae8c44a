import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { createSharePictures } from './sharePicture';

/** Where a title may stand. */
const TITLE = { left: 0, top: 190, width: 1200, height: 250 };
const RIGHT_EDGE = 88 + 1024;

let folder: string;
let draw: ReturnType<typeof createSharePictures>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'share-'));
  const ground = path.join(folder, 'ground.png');
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: 'black' } })
    .png()
    .toFile(ground);
  draw = createSharePictures(ground);
});
afterAll(() => rm(folder, { recursive: true }));

async function pixelsOf(title: string) {
  const picture = await draw({ title, line: '기획하는곰' });
  return sharp(picture).extract(TITLE).greyscale().raw().toBuffer();
}

/** The right end of the writing in each line of the title. */
async function lineEnds(title: string): Promise<number[]> {
  const pixels = await pixelsOf(title);
  const ends: number[] = [];
  let isInLine = false;
  for (let row = 0; row < TITLE.height; row += 1) {
    const last = pixels.subarray(row * TITLE.width, (row + 1) * TITLE.width).findLastIndex((value) => value > 60);
    if (last >= 0 && !isInLine) ends.push(last);
    else if (last >= 0) ends.push(Math.max(ends.pop() ?? 0, last));
    isInLine = last >= 0;
  }
  return ends;
}

const word = (length: number) => '나'.repeat(length);

it('breaks a title of 40 syllables at its spaces only', async () => {
  const words = [word(14), word(13), word(13)];
  expect(await lineEnds(words.join(' '))).toHaveLength(3);
  expect(await pixelsOf(words.join(' '))).toEqual(await pixelsOf(words.join('\n')));
});

it('breaks a word that alone is wider than the line', async () => {
  const ends = await lineEnds(word(40));
  expect(ends.length).toBeGreaterThan(1);
  for (const end of ends) expect(end).toBeLessThanOrEqual(RIGHT_EDGE);
});

it.each([
  ['one word of 60 syllables', word(60)],
  ['words that need more lines', Array(8).fill(word(14)).join(' ')],
])('ends %s in an ellipsis and shows no line cut in half', async (_, title) => {
  const pixels = await pixelsOf(title);
  const bottom = pixels.subarray((TITLE.height - 3) * TITLE.width);
  expect(bottom.every((value) => value < 60)).toBe(true);

  let isDrawn = false;
  for (let end = 30; end < title.length && !isDrawn; end += 1) {
    isDrawn = (await pixelsOf(`${title.slice(0, end).trimEnd()}…`)).equals(pixels);
  }
  expect(isDrawn).toBe(true);
});

it('draws a title that fits without an ellipsis', async () => {
  expect(await lineEnds('짧은 제목')).toHaveLength(1);
  expect((await pixelsOf('짧은 제목')).equals(await pixelsOf('짧은 제목…'))).toBe(false);
});
