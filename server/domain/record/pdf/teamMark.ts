import { COLOURS } from '../../../lib/drawing/colours';
import { type Paper, type TextStyle } from './paper';
import { type SheetProject } from './sheet';

/** Width of the mark of a team. */
export const TEAM_MARK = 68;

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
export function drawMark(paper: Paper, { teamSize, early }: SheetProject, x: number, middle: number): void {
  const { doc } = paper;
  const dots = teamSize > MOST_DOTS ? MOST_DOTS - 1 : teamSize;
  const number = teamSize > MOST_DOTS ? NUMBER : 0;
  const step = Math.min(DOT.step, (TEAM_MARK - number - SQUARE - DOT.radius) / dots);
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
