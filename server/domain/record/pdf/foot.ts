import { COLOURS } from '../../../lib/drawing/colours';
import { qrPath } from '../../../lib/drawing/qrCode';
import { PAGE, WIDTH, type Paper } from './paper';
import { type SheetFoot } from './sheet';

/** Space reserved at the end of a page: for its number, and on the first page for the whole footer. */
export const FOOT = { small: 66, large: 118 } as const;

const QR = 56.7;
const TEXT = { left: PAGE.margin + QR + 16, size: 8.5, leading: 1.5 };
const STYLE = { size: TEXT.size, colour: COLOURS.text2, leading: TEXT.leading };

/** A sentence, and the address that it opens. */
interface Sentence {
  text: string;
  link?: string;
}

const sentencesOf = (foot: SheetFoot): Sentence[] => [
  { text: `${foot.how} ${foot.readOn}` },
  { text: foot.howLink, link: foot.howUrl },
  ...(foot.glyphsLeftOut === null ? [] : [{ text: foot.glyphsLeftOut }]),
];

/** The height of the first page's footer, with the margin below it. */
export const footHeight = (paper: Paper, foot: SheetFoot) => FOOT.large + Math.max(0, textHeight(paper, foot) - QR);

function textHeight(paper: Paper, foot: SheetFoot): number {
  const width = WIDTH - QR - 16;
  const heights = sentencesOf(foot).map(({ text }) => paper.heightOf(text, width, STYLE));
  return heights.reduce((sum, height) => sum + height, 0) + paper.heightOf(foot.address, width, { size: 10 });
}

/** The page number; on the first page also the origin of the record, its address and QR code, on others its title. */
export function drawFoot(paper: Paper, foot: SheetFoot, page: { number: number; of: number }): void {
  if (page.number === 1) drawWhole(paper, foot);
  paper.decorate(() => {
    const at = { x: PAGE.margin, y: PAGE.height - PAGE.margin - 11, width: WIDTH };
    const style = { size: 8.5, colour: COLOURS.text3 };
    if (page.number > 1) paper.write(foot.title, at, style);
    paper.write(`${page.number}/${page.of}`, at, { ...style, align: 'right' });
  });
}

function drawWhole(paper: Paper, foot: SheetFoot): void {
  const { doc } = paper;
  const top = PAGE.height - footHeight(paper, foot) + 14;
  paper.decorate(() => {
    doc
      .moveTo(PAGE.margin, top)
      .lineTo(PAGE.margin + WIDTH, top)
      .lineWidth(0.8)
      .stroke(COLOURS.ink);
  });
  const y = top + 12;
  paper.tag(
    'Figure',
    () => {
      doc
        .save()
        .translate(PAGE.margin, y)
        .scale(QR / foot.qr.length);
      doc.path(qrPath(foot.qr)).fill(COLOURS.ink);
      doc.restore();
    },
    undefined,
    { alt: foot.qrText },
  );
  const width = WIDTH - QR - 16;
  let below = y + 2;
  for (const { text, link } of sentencesOf(foot)) {
    const at = { x: TEXT.left, y: below, width };
    paper.tag(link === undefined ? 'P' : 'Link', () => void paper.write(text, at, { ...STYLE, link }));
    below += paper.heightOf(text, width, STYLE);
  }
  const at = { x: TEXT.left, y: below + 2, width: width - 40 };
  paper.tag('Link', () => void paper.write(foot.address, at, { size: 10, weight: 'Bold', link: foot.url }));
}
