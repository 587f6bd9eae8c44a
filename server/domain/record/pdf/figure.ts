import { COLOURS } from '../../../lib/drawing/colours';
import { type Block } from './drawRecord';
import { PAGE, WIDTH, type Box, type Paper, type Run } from './paper';
import { type SheetFact, type SheetFigure } from './sheet';

const SIZE = 88;
const LINE = 5;
const NODE = 8.5;

/** The figure: a circle of people, a line of months, a square of projects. */
export function figureBlock(paper: Paper, figure: SheetFigure): Block {
  return { above: 16, height: SIZE, draw: (y) => drawFigure(paper, figure, y) };
}

function drawFigure(paper: Paper, figure: SheetFigure, y: number): void {
  const { people, months, projects, span, stated } = figure;
  const left = PAGE.margin;
  const right = left + WIDTH - SIZE;
  const middle = y + SIZE / 2;
  paper.decorate(() => drawShapes(paper, y, figure));
  const line = { x: left + SIZE, width: right - left - SIZE };
  writeFact(paper, people, { x: left, y: middle + 2, width: SIZE }, COLOURS.onApricot);
  writeFact(paper, months, { ...line, y: middle - 23 }, COLOURS.ink);
  if (span !== null) {
    const style = { size: 8.5, colour: COLOURS.text3, align: 'center' as const };
    paper.tag('P', () => void paper.write(span, { ...line, y: middle + 8 }, style));
  }
  if (stated !== null) drawStated(paper, stated, { ...line, y: middle + 23 });
  writeFact(paper, projects, { x: right, y: middle + 2, width: SIZE }, COLOURS.white);
}

const STATED = { size: 8.5, colour: COLOURS.text2 };
const STATED_MARK = 14;

/** The typed months, beneath the line of the counted ones. */
function drawStated(paper: Paper, text: string, { x, y, width }: Box): void {
  const wide = STATED_MARK + 5 + paper.widthOf({ text, style: STATED });
  const left = x + (width - wide) / 2;
  paper.decorate(() => timeMark(paper.doc, { x: left, y: y + 6.2, width: STATED_MARK, isCounted: false }));
  paper.tag('P', () => void paper.write(text, { x: left + STATED_MARK + 5, y, width: width / 2 + wide / 2 }, STATED));
}

interface TimeMark {
  x: number;
  /** Its middle. */
  y: number;
  width: number;
  isCounted: boolean;
}

/** The mark of a kind of time: a solid line for what the product counted, a dotted one for what was typed (D153). */
export function timeMark(doc: PDFKit.PDFDocument, { x, y, width, isCounted }: TimeMark): void {
  doc
    .save()
    .lineWidth(1.8)
    .moveTo(x, y)
    .lineTo(x + width, y);
  if (isCounted) doc.stroke(COLOURS.pine);
  else doc.dash(1.8, { space: 2 }).stroke(COLOURS.text3);
  doc.restore();
}

function drawShapes({ doc }: Paper, y: number, { nodes, isStated }: SheetFigure): void {
  const left = PAGE.margin;
  const right = left + WIDTH - SIZE;
  const middle = y + SIZE / 2;
  if (isStated) {
    doc
      .save()
      .lineWidth(LINE)
      .lineCap('round')
      .dash(0.1, { space: 2 * LINE });
    doc
      .moveTo(left + SIZE + LINE, middle)
      .lineTo(right, middle)
      .stroke(COLOURS.text3);
    doc.restore();
  } else doc.rect(left + SIZE - 2, middle - LINE / 2, right - left - SIZE + 4, LINE).fill(COLOURS.pine);
  doc.circle(left + SIZE / 2, middle, SIZE / 2).fill(COLOURS.apricot);
  doc.roundedRect(right, y, SIZE, SIZE, SIZE * 0.28).fill(COLOURS.pine);
  for (const node of nodes) {
    const x = left + SIZE + node * (right - left - SIZE);
    doc.roundedRect(x - NODE / 2, middle - NODE / 2, NODE, NODE, 3).lineWidth(2.4);
    doc.fillAndStroke(COLOURS.white, COLOURS.pine);
  }
}

/** Draws the value above its label. @param at its baseline */
function writeFact(paper: Paper, { value, unit, label }: SheetFact, at: Box, colour: string): void {
  const runs: Run[] = [
    { text: value, style: { size: unit === '' ? 14 : 25, weight: 'Bold', colour } },
    { text: unit, style: { size: 11.5, weight: 'Bold', colour } },
  ];
  const wide = runs.reduce((sum, run) => sum + paper.widthOf(run), 0);
  paper.tag('P', () => {
    paper.writeRuns(runs, { x: at.x + (at.width - wide) / 2, y: at.y });
    paper.write(label, { ...at, y: at.y + 6 }, { size: 8.5, align: 'center', colour });
  });
}
