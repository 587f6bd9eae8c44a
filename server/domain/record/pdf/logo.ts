import { LOGO_COLOURS } from '../../../lib/drawing/colours';
import { LOGO_SYMBOL, LOGO_WORD, type LogoShape } from '../../../lib/drawing/logoShapes';

/** Draws the logo with its word, 146 by 40 before it is scaled. */
export function drawLogo(doc: PDFKit.PDFDocument, x: number, y: number, scale: number): void {
  const colours = LOGO_COLOURS.onWhite;
  doc.save().translate(x, y).scale(scale);
  for (const [colour, shape] of LOGO_SYMBOL) {
    trace(doc, shape);
    doc.fill(colours[colour]);
  }
  doc.translate(LOGO_WORD.left, LOGO_WORD.top).lineWidth(LOGO_WORD.stroke).lineJoin('round');
  for (const shape of LOGO_WORD.shapes) {
    trace(doc, shape);
    doc.stroke(colours.word);
  }
  doc.restore();
}

function trace(doc: PDFKit.PDFDocument, [name, attributes]: LogoShape): void {
  const at = (key: string) => Number(attributes[key]);
  if (name === 'path') doc.path(String(attributes['d']));
  if (name === 'circle') doc.circle(at('cx'), at('cy'), at('r'));
  if (name === 'rect') doc.roundedRect(at('x'), at('y'), at('width'), at('height'), at('rx'));
}
