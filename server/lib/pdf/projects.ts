import { COLOURS } from '../drawing/colours';
import { type Block } from './drawRecord';
import { PAGE, WIDTH, type Paper, type TextStyle } from './paper';
import { type SheetProject } from './sheet';

const THUMB = { width: 66, height: 41.25, radius: 5 };
const GAP = 14;
/** Width and height of the team's mark with its sentence, at the right. */
const PROOF = { width: 184, mark: 68 };
const TITLE: TextStyle = { size: 10.2, weight: 'Bold', leading: 1.35 };
const LINE: TextStyle = { size: 8.5, colour: COLOURS.text2 };
const PADDING = 4;

/** A row for each project: thumbnail, title, roles and period, and how many members have evaluated each other. */
export function projectBlocks(paper: Paper, rows: readonly SheetProject[]): Block[] {
  return rows.map((row) => {
    const width = WIDTH - THUMB.width - 2 * GAP - PROOF.width;
    const title = paper.heightOf(row.title, width, TITLE);
    const text = title + paper.heightOf(row.line, width, LINE);
    const height = Math.max(THUMB.height, text) + 2 * PADDING;
    return { above: 0, height, draw: (y: number) => drawRow(paper, row, { y, height, width, title, text }) };
  });
}

interface RowPosition {
  y: number;
  height: number;
  /** Width of title and line. */
  width: number;
  /** Heights. */
  title: number;
  text: number;
}

function drawRow(paper: Paper, row: SheetProject, { y, height, width, title, text }: RowPosition): void {
  const { doc } = paper;
  const left = PAGE.margin;
  const middle = y + height / 2;
  paper.decorate(() => {
    drawThumbnail(doc, row.thumbnail, left, middle - THUMB.height / 2);
    doc
      .moveTo(left, y + height)
      .lineTo(left + WIDTH, y + height)
      .lineWidth(0.5)
      .stroke(COLOURS.line);
  });
  const x = left + THUMB.width + GAP;
  const top = middle - text / 2;
  paper.tag('H3', () => void paper.write(row.title, { x, y: top, width }, TITLE));
  paper.tag('P', () => void paper.write(row.line, { x, y: top + title, width }, LINE));
  const proof = left + WIDTH - PROOF.width;
  paper.decorate(() => drawMark(paper, row, proof, middle));
  const sentence = { x: proof + PROOF.mark + 8, width: PROOF.width - PROOF.mark - 8 };
  const style: TextStyle = { size: 8.5, weight: 'Bold', colour: row.early ? COLOURS.text2 : COLOURS.pine };
  const tall = paper.heightOf(row.proof, sentence.width, style);
  paper.tag('P', () => void paper.write(row.proof, { ...sentence, y: middle - tall / 2 }, style));
}

function drawThumbnail(doc: PDFKit.PDFDocument, image: Uint8Array | null, x: number, y: number): void {
  doc.save().roundedRect(x, y, THUMB.width, THUMB.height, THUMB.radius).clip();
  if (image) doc.image(Buffer.from(image), x, y, { width: THUMB.width, height: THUMB.height });
  else doc.rect(x, y, THUMB.width, THUMB.height).fill('#E6F1EC');
  doc.restore();
}

/** Above this number of members, seven dots and a number are drawn. */
const MOST_DOTS = 8;
const DOT = { radius: 2.8, step: 11 };
const SQUARE = 9.5;
/** Width of the number behind the dots. */
const NUMBER = 15;

/**
 * Draws a dot per member, the record's own first, on a line that ends in a square: filled with a check, or hollow and
 * dotted.
 */
function drawMark(paper: Paper, { teamSize, early }: SheetProject, x: number, middle: number): void {
  const { doc } = paper;
  const dots = teamSize > MOST_DOTS ? MOST_DOTS - 1 : teamSize;
  const number = teamSize > MOST_DOTS ? NUMBER : 0;
  const step = Math.min(DOT.step, (PROOF.mark - number - SQUARE - DOT.radius) / dots);
  const radius = Math.min(DOT.radius, step * 0.36);
  const first = x + DOT.radius;
  const square = first + dots * step + number - SQUARE / 2;
  doc.save().lineWidth(1.1);
  if (early) doc.dash(1.2, { space: 1.5 });
  doc.moveTo(first, middle).lineTo(square, middle).stroke(COLOURS.pine).undash();
  for (let dot = 0; dot < dots; dot += 1) {
    doc.circle(first + dot * step, middle, radius).fill(dot === 0 ? COLOURS.apricot : COLOURS.pine);
  }
  if (number > 0) writeOthers(paper, teamSize - dots, { left: first + (dots - 1) * step + radius, square, middle });
  doc.roundedRect(square, middle - SQUARE / 2, SQUARE, SQUARE, 2.6);
  if (early) doc.fillAndStroke(COLOURS.white, COLOURS.pine);
  else {
    doc.fill(COLOURS.pine);
    doc
      .path(`M${square + 2.6} ${middle}l1.6 1.8 3-3.4`)
      .lineWidth(1.2)
      .stroke(COLOURS.white);
  }
  doc.restore();
}

/** Writes "+4" instead of the line between the last dot and the square, for the members without a dot. */
function writeOthers(
  { doc, writeRuns }: Paper,
  others: number,
  { left, square, middle }: Record<'left' | 'square' | 'middle', number>,
): void {
  const style: TextStyle = { size: 7, weight: 'Bold', colour: COLOURS.pine };
  doc.rect(left + 0.5, middle - 4, square - left - 1, 8).fill(COLOURS.white);
  writeRuns([{ text: `+${others}`, style }], { x: left + 2, y: middle + 2.5 });
}
