import { COLOURS } from '../drawing/colours';
import { qrPath } from '../drawing/qrCode';
import { PAGE, WIDTH, type Paper } from './paper';
import { type SheetFoot } from './sheet';

/** Space reserved at the end of a page: for its number, and for the whole footer. */
export const FOOT = { small: 66, large: 118 } as const;

const QR = 56.7;
const TEXT = { left: PAGE.margin + QR + 16, size: 8.5, leading: 1.5 };
const STYLE = { size: TEXT.size, colour: COLOURS.text2, leading: TEXT.leading };

const sentencesOf = (foot: SheetFoot) => [
  `${foot.how} ${foot.readOn}`,
  foot.howLink,
  ...(foot.glyphsLeftOut === null ? [] : [foot.glyphsLeftOut]),
];

/** The height of the last page's footer, with the margin below it. */
export const footHeight = (paper: Paper, foot: SheetFoot) => FOOT.large + Math.max(0, textHeight(paper, foot) - QR);

function textHeight(paper: Paper, foot: SheetFoot): number {
  const width = WIDTH - QR - 16;
  const heights = sentencesOf(foot).map((sentence) => paper.heightOf(sentence, width, STYLE));
  return heights.reduce((sum, height) => sum + height, 0) + paper.heightOf(foot.address, width, { size: 10 });
}

/** The page number; on the last page also the origin of the record, its address and QR code. */
export function drawFoot(paper: Paper, foot: SheetFoot, page: { number: number; of: number }): void {
  if (page.number === page.of) drawWhole(paper, foot);
  paper.decorate(() => {
    const at = { x: PAGE.margin, y: PAGE.height - PAGE.margin - 11, width: WIDTH };
    paper.write(`${page.number}/${page.of}`, at, { size: 8.5, colour: COLOURS.text3, align: 'right' });
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
  for (const sentence of sentencesOf(foot)) {
    const at = { x: TEXT.left, y: below, width };
    paper.tag('P', () => void paper.write(sentence, at, STYLE));
    below += paper.heightOf(sentence, width, STYLE);
  }
  const at = { x: TEXT.left, y: below + 2, width: width - 40 };
  paper.tag('P', () => void paper.write(foot.address, at, { size: 10, weight: 'Bold' }));
}
