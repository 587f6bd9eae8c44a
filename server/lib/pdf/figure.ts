import { COLOURS } from '../drawing/colours';
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

function drawFigure(paper: Paper, { people, months, projects, span, nodes }: SheetFigure, y: number): void {
  const left = PAGE.margin;
  const right = left + WIDTH - SIZE;
  const middle = y + SIZE / 2;
  paper.decorate(() => drawShapes(paper, y, nodes));
  const line = { x: left + SIZE, width: right - left - SIZE };
  writeFact(paper, people, { x: left, y: middle + 2, width: SIZE }, COLOURS.onApricot);
  writeFact(paper, months, { ...line, y: middle - 23 }, COLOURS.ink);
  if (span !== null) {
    const style = { size: 8.5, colour: COLOURS.text3, align: 'center' as const };
    paper.tag('P', () => void paper.write(span, { ...line, y: middle + 8 }, style));
  }
  writeFact(paper, projects, { x: right, y: middle + 2, width: SIZE }, COLOURS.white);
}

function drawShapes({ doc }: Paper, y: number, nodes: readonly number[]): void {
  const left = PAGE.margin;
  const right = left + WIDTH - SIZE;
  const middle = y + SIZE / 2;
  doc.rect(left + SIZE - 2, middle - LINE / 2, right - left - SIZE + 4, LINE).fill(COLOURS.pine);
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
