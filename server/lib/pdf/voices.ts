import { COLOURS } from '../drawing/colours';
import { type Block } from './drawRecord';
import { PAGE, WIDTH, type Paper, type TextStyle } from './paper';
import { type RecordSheet, type SheetKeyword } from './sheet';

const GAP = 24;
const HEADING: TextStyle = { size: 13, weight: 'Bold' };
const HEADING_HEIGHT = 28;
const ROW = { height: 18, gap: 3.5, radius: 5, padding: 7, detail: 78 };
const LABEL: TextStyle = { size: 8.5, weight: 'Bold', leading: 1.3 };
const DETAIL: TextStyle = { size: 8, colour: COLOURS.text2, align: 'right', leading: 1.3 };
const NOTE: TextStyle = { size: 8.5, colour: COLOURS.text3 };
const LINE: TextStyle = { size: 9, leading: 1.5 };
const BULLET = 9;
const LINE_GAP = 6;

/** Keywords beside one-liners; without the one the other takes the width. */
export function sideBySideBlock(paper: Paper, { keywords, lines }: RecordSheet): Block[] {
  const sections = [keywords, lines].filter(({ rows }) => rows.length > 0);
  if (sections.length === 0) return [];
  const width = sections.length === 2 ? (WIDTH - GAP) / 2 : WIDTH;
  const right = sections.length === 2 ? PAGE.margin + width + GAP : PAGE.margin;
  const height = Math.max(keywordsHeight(keywords.rows), linesHeight(paper, lines, width));
  return [
    {
      above: 26,
      height,
      draw(y) {
        if (keywords.rows.length > 0) drawKeywords(paper, keywords, y, width);
        if (lines.rows.length > 0) drawLines(paper, lines, { x: right, y, width });
      },
    },
  ];
}

const keywordsHeight = (rows: readonly SheetKeyword[]) => HEADING_HEIGHT + rows.length * (ROW.height + ROW.gap);

function linesHeight(paper: Paper, { rows, note }: RecordSheet['lines'], width: number): number {
  if (rows.length === 0) return 0;
  const texts = rows.map((row) => paper.heightOf(row, width - BULLET, LINE) + LINE_GAP);
  return HEADING_HEIGHT + paper.heightOf(note, width, NOTE) + texts.reduce((sum, height) => sum + height, 0);
}

function drawKeywords(paper: Paper, { heading, rows }: RecordSheet['keywords'], top: number, width: number): void {
  const x = PAGE.margin;
  paper.tag('H2', () => void paper.write(heading, { x, y: top, width }, HEADING));
  for (const [place, { label, detail, share }] of rows.entries()) {
    const y = top + HEADING_HEIGHT + place * (ROW.height + ROW.gap);
    paper.decorate(() => drawBar(paper.doc, { x, y, width }, { share, isFirst: place === 0 }));
    const text = y + (ROW.height - 11) / 2;
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

function drawBar(doc: PDFKit.PDFDocument, { x, y, width }: { x: number; y: number; width: number }, bar: Bar): void {
  doc.roundedRect(x, y, width, ROW.height, ROW.radius).fill('#F3F6F4');
  doc
    .roundedRect(x, y, (width - ROW.detail) * bar.share, ROW.height, ROW.radius)
    .fill(bar.isFirst ? COLOURS.apricot : '#FFE6D8');
}

function drawLines(
  paper: Paper,
  { heading, note, rows }: RecordSheet['lines'],
  { x, y: top, width }: { x: number; y: number; width: number },
): void {
  paper.tag('H2', () => void paper.write(heading, { x, y: top, width }, HEADING));
  const under = top + 19;
  paper.tag('P', () => void paper.write(note, { x, y: under, width }, NOTE));
  let y = under + paper.heightOf(note, width, NOTE) + LINE_GAP;
  const list = paper.group('L');
  for (const row of rows) {
    const at = { x: x + BULLET, y, width: width - BULLET };
    paper.decorate(() => void paper.doc.circle(x + 2, at.y + 6.5, 1.8).fill(COLOURS.apricot));
    paper.tag('LBody', () => void paper.write(row, at, LINE), paper.group('LI', list));
    y += paper.heightOf(row, at.width, LINE) + LINE_GAP;
  }
}
