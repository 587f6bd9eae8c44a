/** @tier full */
import sharp from 'sharp';
import { drawSharePicture, type ArchivePicture, type ProjectPicture, type SharePicture } from './sharePicture';

/** The area of the title of a post, above the figures. */
const TITLE = { left: 0, top: 150, width: 1200, height: 225 };
const RIGHT_EDGE = 64 + 1060;
/** Pixels darker than this belong to text. */
const INK = 200;

const POST: ProjectPicture = {
  kind: 'project',
  title: '함께 만들어요',
  mark: '팀원을 찾고 있어요',
  leader: '기획하는곰',
  photo: null,
  roles: ['FRONT_END', 'PM'],
};
const ARCHIVE: ArchivePicture = {
  kind: 'archive',
  title: '모아밥',
  proof: '팀원 5명이 서로 평가했어요',
  members: 5,
  complete: true,
  thumbnail: null,
};

const readUpload = jest.fn<Promise<Buffer | null>, [string]>();
const draw = (picture: SharePicture) => drawSharePicture(picture, readUpload);

async function pixelsOf(title: string) {
  return sharp(await draw({ ...POST, title }))
    .extract(TITLE)
    .greyscale()
    .raw()
    .toBuffer();
}

/** The x-coordinate at which the text of each line of the title ends. */
async function lineEnds(title: string): Promise<number[]> {
  const pixels = await pixelsOf(title);
  const ends: number[] = [];
  let isInLine = false;
  for (let row = 0; row < TITLE.height; row += 1) {
    const last = pixels.subarray(row * TITLE.width, (row + 1) * TITLE.width).findLastIndex((value) => value < INK);
    if (last >= 0 && !isInLine) ends.push(last);
    else if (last >= 0) ends.push(Math.max(ends.pop() ?? 0, last));
    isInLine = last >= 0;
  }
  return ends;
}

const word = (length: number) => '나'.repeat(length);

it('breaks a title of 40 syllables only at spaces', async () => {
  const words = [word(14), word(13), word(13)];
  expect(await lineEnds(words.join(' '))).toHaveLength(3);
  expect(await pixelsOf(words.join(' '))).toEqual(await pixelsOf(words.join('\n')));
});

it('breaks a word that is wider than the line', async () => {
  const ends = await lineEnds(word(40));
  expect(ends.length).toBeGreaterThan(1);
  for (const end of ends) expect(end).toBeLessThanOrEqual(RIGHT_EDGE);
});

it.each([
  ['one word of 80 syllables', word(80)],
  ['words that need more lines', Array(8).fill(word(14)).join(' ')],
])('ends %s with an ellipsis and cuts no line in half', async (_, title) => {
  const pixels = await pixelsOf(title);
  const bottom = pixels.subarray((TITLE.height - 3) * TITLE.width);
  expect(bottom.every((value) => value >= INK)).toBe(true);

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

async function colourAt(picture: Buffer, left: number, top: number) {
  const [red, green, blue] = await sharp(picture)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return [red, green, blue];
}

it('draws any number of sought roles on the line between the leader and the square', async () => {
  const none = await draw({ ...POST, roles: [] });
  const all = await draw({ ...POST, roles: ['UX_UI_DESIGN', 'BX_DESIGN', 'FRONT_END', 'BACK_END', 'PM'] });
  expect(await sharp(all).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(await colourAt(none, 600, 454)).toEqual([12, 107, 75]);
  expect(await colourAt(all, 600, 400)).toEqual([235, 242, 254]);
});

it("draws the leader's photo as a circle in its ring, and a placeholder when the photo is missing", async () => {
  const blue = { r: 0, g: 0, b: 200 };
  const photo = sharp({ create: { width: 400, height: 400, channels: 3, background: blue } }).webp({ lossless: true });
  readUpload.mockResolvedValueOnce(await photo.toBuffer());
  const picture = await draw({ ...POST, photo: 'image/leader.webp' });
  expect(readUpload).toHaveBeenCalledWith('image/leader.webp');
  expect(await colourAt(picture, 130, 454)).toEqual([0, 0, 200]);
  expect(await colourAt(picture, 68, 454)).toEqual([255, 148, 88]);
  expect(await colourAt(picture, 74, 398)).toEqual([255, 255, 255]);

  readUpload.mockResolvedValueOnce(null);
  expect(await colourAt(await draw({ ...POST, photo: 'image/gone.webp' }), 130, 400)).toEqual([255, 232, 217]);
});

it('draws an archive that lacks an evaluation with a hollow square', async () => {
  expect(await colourAt(await draw({ ...ARCHIVE, members: 2 }), 186, 544)).toEqual([12, 107, 75]);
  expect(await colourAt(await draw({ ...ARCHIVE, members: 2, complete: false }), 186, 544)).toEqual([255, 255, 255]);
});

it('draws the thumbnail of an archive with round corners, and a placeholder without one', async () => {
  const red = { r: 200, g: 0, b: 0 };
  readUpload.mockResolvedValueOnce(
    await sharp({ create: { width: 640, height: 400, channels: 3, background: red } })
      .webp({ lossless: true })
      .toBuffer(),
  );
  const picture = await draw({ ...ARCHIVE, thumbnail: 'image/a.webp' });
  expect(readUpload).toHaveBeenCalledWith('image/a.webp');
  expect(await colourAt(picture, 860, 230)).toEqual([200, 0, 0]);
  expect(await colourAt(picture, 577, 57)).toEqual([255, 255, 255]);
  expect(await colourAt(await draw(ARCHIVE), 600, 230)).toEqual([237, 247, 242]);
});

it('draws the placeholder when the thumbnail of an archive is missing in the storage', async () => {
  readUpload.mockResolvedValueOnce(null);
  expect(await colourAt(await draw({ ...ARCHIVE, thumbnail: 'image/gone.webp' }), 600, 230)).toEqual([237, 247, 242]);
});
