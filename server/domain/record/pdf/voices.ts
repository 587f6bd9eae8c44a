import { COLOURS } from '../../../lib/drawing/colours';
import { type Block } from './drawRecord';
import { PAGE, WIDTH, type Box, type Paper, type TextStyle } from './paper';
import { type RecordSheet, type SheetKeyword, type SheetLine } from './sheet';

const GAP = 25;
const HEADING: TextStyle = { size: 12, weight: 'Bold' };
const HEADING_HEIGHT = 26;
const KEYWORDS_WIDTH = 226;
const ROW = { height: 23, gap: 4, radius: 5.8, padding: 9, detail: 76 };
const LABEL: TextStyle = { size: 9, weight: 'Bold', leading: 1.3 };
const DETAIL: TextStyle = { size: 8.2, colour: COLOURS.text2, align: 'right', leading: 1.3 };
const NOTE: TextStyle = { size: 8.5, colour: COLOURS.text3 };
const LINE: TextStyle = { size: 9, leading: 1.45 };
/** The writer of a line, below it. */
const WRITER: TextStyle = { size: 7.5, colour: COLOURS.text3, leading: 1.4 };
const BULLET = 10;
const LINE_GAP = 5;

/** Draws keywords beside one-liners; a single column takes the whole width. */
export function sideBySideBlock(paper: Paper, { keywords, lines }: RecordSheet): Block[] {
  const sections = [keywords, lines].filter(({ rows }) => rows.length > 0);
  if (sections.length === 0) return [];
  const areBoth = sections.length === 2;
  const left = { x: PAGE.margin, width: areBoth ? KEYWORDS_WIDTH : WIDTH };
  const shift = areBoth ? KEYWORDS_WIDTH + GAP : 0;
  const right = { x: PAGE.margin + shift, width: WIDTH - shift };
  const height = Math.max(keywordsHeight(keywords.rows), linesHeight(paper, lines, right.width));
  return [
    {
      above: 16,
      height,
      draw(y) {
        if (keywords.rows.length > 0) drawKeywords(paper, keywords, { ...left, y });
        if (lines.rows.length > 0) drawLines(paper, lines, { ...right, y });
      },
    },
  ];
}

const keywordsHeight = (rows: readonly SheetKeyword[]) => HEADING_HEIGHT + rows.length * (ROW.height + ROW.gap);

function linesHeight(paper: Paper, { rows }: RecordSheet['lines'], width: number): number {
  if (rows.length === 0) return 0;
  return HEADING_HEIGHT + rows.reduce((sum, row) => sum + lineHeight(paper, row, width), 0);
}

function lineHeight(paper: Paper, row: SheetLine, width: number): number {
  const text = paper.heightOf(row.text, width - BULLET, LINE);
  return text + (endBehind(paper, row, width - BULLET) === null ? WRITER.size * 1.4 : 0) + LINE_GAP;
}

/** The end of the text's last line if the writer fits behind it; null if the writer needs a separate line. */
function endBehind(paper: Paper, { text, detail }: SheetLine, width: number): number | null {
  const end = paper.endOf(text, width, LINE) + 6;
  return end + paper.widthOf({ text: detail, style: WRITER }) <= width ? end : null;
}

/** Writes a heading. @returns its lower end */
function writeHeading(paper: Paper, text: string, x: number, top: number): number {
  const run = { text, style: HEADING };
  paper.tag('H2', () => void paper.writeRuns([run], { x, y: top + HEADING.size }));
  return x + paper.widthOf(run);
}

function drawKeywords(paper: Paper, { heading, rows }: RecordSheet['keywords'], { x, y: top, width }: Box): void {
  writeHeading(paper, heading, x, top);
  for (const [index, { label, detail, share }] of rows.entries()) {
    const y = top + HEADING_HEIGHT + index * (ROW.height + ROW.gap);
    paper.decorate(() => drawBar(paper.doc, { x, y, width }, { share, isFirst: index === 0 }));
    const text = y + (ROW.height - 11.7) / 2;
    paper.tag('P', () => {
      paper.write(label, { x: x + ROW.padding, y: text, width: width - ROW.detail - ROW.padding }, LABEL);
      paper.write(detail, { x: x + width - ROW.detail, y: text, width: ROW.detail - ROW.padding }, DETAIL);
    });
  }
}

interface Bar {
  share: number;
  isFirst: boolean;
}

function drawBar(doc: PDFKit.PDFDocument, { x, y, width }: Box, bar: Bar): void {
  doc.roundedRect(x, y, width, ROW.height, ROW.radius).fill('#F3F6F4');
  doc
    .roundedRect(x, y, (width - ROW.detail) * bar.share, ROW.height, ROW.radius)
    .fill(bar.isFirst ? COLOURS.apricot : '#FFE6D8');
}

function drawLines(paper: Paper, { heading, note, rows }: RecordSheet['lines'], { x, y: top, width }: Box): void {
  const behind = writeHeading(paper, heading, x, top) + 6;
  paper.tag('P', () => void paper.writeRuns([{ text: note, style: NOTE }], { x: behind, y: top + HEADING.size }));
  let y = top + HEADING_HEIGHT;
  const list = paper.group('L');
  for (const row of rows) {
    const at = { x: x + BULLET, y, width: width - BULLET };
    paper.decorate(() => void paper.doc.circle(x + 2.2, at.y + 6.2, 2.1).fill(COLOURS.apricot));
    paper.tag('LBody', () => writeLine(paper, row, at), paper.group('LI', list));
    y += lineHeight(paper, row, width);
  }
}

function writeLine(paper: Paper, row: SheetLine, at: Box): void {
  const below = paper.write(row.text, at, LINE);
  const end = endBehind(paper, row, at.width);
  const baseline = end === null ? below + WRITER.size : below - 3.9;
  paper.writeRuns([{ text: row.detail, style: WRITER }], { x: at.x + (end ?? 0), y: at.y + baseline });
}
