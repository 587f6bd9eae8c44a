import { COLOURS } from '../../../lib/drawing/colours';
import { type Block } from './drawRecord';
import { PAGE, WIDTH, type Paper, type TextStyle } from './paper';
import { type RecordSheet } from './sheet';

const GAP = 14;
const MARK = 11;
const TITLE: TextStyle = { size: 8.8, weight: 'Bold', leading: 1.4 };
const HINT: TextStyle = { size: 8, colour: COLOURS.text2, leading: 1.4 };
const PADDING = 8;

/** The checked facts, in columns between hairlines. */
export function checksBlock(paper: Paper, checks: RecordSheet['checks']): Block[] {
  if (checks.length === 0) return [];
  const column = (WIDTH - GAP * (checks.length - 1)) / checks.length;
  const width = column - MARK - 6;
  const heights = checks.map(
    ({ title, hint }) => paper.heightOf(title, width, TITLE) + paper.heightOf(hint, width, HINT),
  );
  const height = Math.max(...heights) + 2 * PADDING;
  return [
    {
      above: 13,
      height,
      draw(y) {
        paper.decorate(() => drawLines(paper.doc, y, height));
        const list = paper.group('L');
        for (const [index, { title, hint }] of checks.entries()) {
          const x = PAGE.margin + index * (column + GAP);
          paper.decorate(() => drawMark(paper.doc, x, y + PADDING + 0.6));
          const at = { x: x + MARK + 6, y: y + PADDING, width };
          const item = paper.group('LI', list);
          paper.tag('LBody', () => writeCheck(paper, { title, hint }, at), item);
        }
      },
    },
  ];
}

function writeCheck(paper: Paper, { title, hint }: RecordSheet['checks'][number], at: Parameters<Paper['write']>[1]) {
  const below = paper.write(title, at, TITLE);
  paper.write(hint, { ...at, y: at.y + below }, HINT);
}

function drawLines(doc: PDFKit.PDFDocument, y: number, height: number): void {
  for (const line of [y, y + height]) {
    doc
      .moveTo(PAGE.margin, line)
      .lineTo(PAGE.margin + WIDTH, line)
      .lineWidth(0.5)
      .stroke(COLOURS.line);
  }
}

/** A check on a filled circle. */
function drawMark(doc: PDFKit.PDFDocument, x: number, y: number): void {
  doc.circle(x + MARK / 2, y + MARK / 2, MARK / 2).fill(COLOURS.pine);
  doc.save().translate(x, y).lineWidth(1.3).lineCap('round').lineJoin('round');
  doc.path('M3.3 5.7l1.5 1.6 2.9-3.3').stroke(COLOURS.white);
  doc.restore();
}
