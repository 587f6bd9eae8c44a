import sharp from 'sharp';
import { fontOf } from '../../../lib/drawing/font';
import { paletteOf, type Palette } from './palettes';
import { sceneOf } from './scenes';

const WIDTH = 1200;
const HEIGHT = 750;
const LEFT = 84;
/** From the top of a Korean letter to its baseline, relative to the size. */
const ASCENT = 0.8;

interface Words {
  text: string;
  weight: 'ExtraBold' | 'SemiBold';
  size: number;
  colour: string;
  top: number;
}

/** Draws the thumbnail of an archive as PNG: its name beside a composition of shapes. */
export async function drawThumbnail({ name, line }: { name: string; line: string }, index: number): Promise<Buffer> {
  const palette = paletteOf(index);
  return paint(palette.ground, sceneOf(index)(palette), [
    { text: line, weight: 'SemiBold', size: 36, colour: palette.ink, top: 250 },
    { text: name, weight: 'ExtraBold', size: name.length > 5 ? 64 : 88, colour: palette.ink, top: 310 },
  ]);
}

/** Draws the text of an archive about its project. */
export async function drawProblem({ line }: { line: string }, index: number): Promise<Buffer> {
  const { first, second, ground } = paletteOf(index);
  const dots = Array.from({ length: 10 }, (_, dot) => dot)
    .map(
      (dot) =>
        `<circle cx="${LEFT + 40 + dot * 104}" cy="560" r="38" fill="${second}" opacity="${dot < 7 ? 1 : 0.3}"/>`,
    )
    .join('');
  return paint(first, dots, [
    { text: '우리가 본 문제', weight: 'SemiBold', size: 32, colour: ground, top: 190 },
    { text: line, weight: 'ExtraBold', size: 62, colour: ground, top: 260 },
  ]);
}

/** Draws three screens side by side. */
export async function drawScreens(index: number): Promise<Buffer> {
  const palette = paletteOf(index);
  return paint('#fbfaf7', [150, 470, 790].map((x, screen) => drawScreen(x, screen, palette)).join(''), []);
}

/** Draws the colours of the project. */
export async function drawColours(index: number): Promise<Buffer> {
  const { ground, first, second, ink } = paletteOf(index);
  return paint(
    first,
    `<rect x="500" width="360" height="430" fill="${second}"/><rect x="860" width="340" height="430" fill="${ground}"/><rect x="500" y="430" width="700" height="320" fill="#fbfaf7"/><circle cx="640" cy="590" r="84" fill="${first}"/><rect x="724" y="578" width="140" height="24" fill="${ink}"/><rect x="864" y="506" width="168" height="168" rx="44" fill="${second}"/>`,
    [],
  );
}

function drawScreen(x: number, screen: number, { ground, first, second }: Palette): string {
  const rows = [330, 430, 530].map(
    (y) =>
      `<circle cx="${x + 62}" cy="${y + 20}" r="26" fill="${second}"/><rect x="${x + 106}" y="${y}" width="120" height="16" rx="8" fill="${first}"/><rect x="${x + 106}" y="${y + 28}" width="80" height="12" rx="6" fill="${ground}"/>`,
  );
  return `<rect x="${x}" y="${110 + screen * 24}" width="260" height="600" rx="40" fill="#ffffff" stroke="${first}" stroke-width="8"/><rect x="${x + 28}" y="${150 + screen * 24}" width="204" height="140" rx="24" fill="${screen === 1 ? second : ground}"/>${rows.join('')}`;
}

function paint(ground: string, shapes: string, words: readonly Words[]): Promise<Buffer> {
  const texts = words.map(({ text, weight, size, colour, top }) =>
    fontOf(weight).draw(text, { x: LEFT, y: top + size * ASCENT, size, fill: colour }),
  );
  const inside = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${shapes}${texts.join('')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${inside}</svg>`;
  // Not as small as drawPng makes it: the server encodes it again.
  return sharp(Buffer.from(svg)).png().toBuffer();
}
