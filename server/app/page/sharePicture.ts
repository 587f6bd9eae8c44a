import path from 'node:path';
import { PAGE_TEXTS } from '@contract/pageTexts';
import sharp from 'sharp';
import { createWorkQueue } from '../../lib/workQueue';
import { escapeHtml } from './html';

/** What a picture says. */
export interface ShareText {
  title: string;
  /** Who wrote it and what it is. */
  line: string;
  /** What proves it: how many of a team evaluated each other (D96). */
  proof?: string;
}

const ROOM = { left: 88, top: 190, width: 1024, title: 250, line: 482, titleBesideProof: 190, proof: 424 };
const KEPT = 200;
/** Of the package, as the built page is found: from the folder the product is started in. */
const FONTS = path.resolve('node_modules/pretendard/dist/public/static');

/** Draws what a post is shared with: its title on the product's ground. Kept in memory, for messengers ask in bursts. */
export function createSharePictures(ground: string) {
  const queue = createWorkQueue({ atOnce: 1, waiting: 50 });
  const kept = new Map<string, Promise<Buffer>>();

  async function draw({ title, line, proof }: ShareText): Promise<Buffer> {
    const titleHeight = proof === undefined ? ROOM.title : ROOM.titleBesideProof;
    const [above, below, between] = await Promise.all([
      write(title, 'Bold', 62, titleHeight),
      write(line, 'SemiBold', 32, 50),
      proof === undefined ? undefined : write(proof, 'SemiBold', 32, 50),
    ]);
    return sharp(ground)
      .composite([
        { input: above, left: ROOM.left, top: ROOM.top },
        ...(between ? [{ input: between, left: ROOM.left, top: ROOM.proof }] : []),
        { input: below, left: ROOM.left, top: ROOM.line },
      ])
      .png({ palette: true })
      .toBuffer();
  }

  return async (text: ShareText): Promise<Buffer> => {
    const key = JSON.stringify(text);
    const picture = kept.get(key) ?? queue(() => draw(text));
    kept.delete(key);
    kept.set(key, picture);
    for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest);
    return picture.catch((error: unknown) => {
      kept.delete(key);
      throw error;
    });
  };
}

/** Text in the product's own font: a server has none for Korean. */
async function write(text: string, weight: 'Bold' | 'SemiBold', size: number, height: number): Promise<Buffer> {
  const drawn = await sharp({
    text: {
      text: `<span foreground="white">${escapeHtml(text || PAGE_TEXTS.brand)}</span>`,
      font: `Pretendard ${weight} ${size}`,
      fontfile: path.join(FONTS, `Pretendard-${weight}.otf`),
      width: ROOM.width,
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  if (drawn.info.height <= height) return drawn.data;
  return sharp(drawn.data).extract({ left: 0, top: 0, width: drawn.info.width, height }).png().toBuffer();
}
