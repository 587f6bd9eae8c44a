import { COLOURS } from '../../../lib/drawing/colours';
import { fontFile } from '../../../lib/drawing/font';
import { wrapWords } from '../../../lib/drawing/wrapWords';

/** The style of a text; sizes in points. */
export interface TextStyle {
  size: number;
  weight?: 'Regular' | 'Bold';
  colour?: string;
  align?: 'left' | 'center' | 'right';
  /** Distance between baselines, relative to the size. */
  leading?: number;
  /** The address that the text opens; it is tagged as a link. */
  link?: string;
}

/** A part of a line in its own style. */
export interface Run {
  text: string;
  style: TextStyle;
}

export interface Box {
  x: number;
  y: number;
  width: number;
}

const LEADING = 1.45;

/** Measures and draws the texts of a document, wrapped by words. */
export function createTexts(doc: PDFKit.PDFDocument) {
  const linesOf = (text: string, width: number, style: TextStyle): string[] => {
    doc.font(fontFile(style.weight ?? 'Regular')).fontSize(style.size);
    return wrapWords(text, width, (part) => doc.widthOfString(part));
  };

  const heightOf = (text: string, width: number, style: TextStyle): number =>
    linesOf(text, width, style).length * style.size * (style.leading ?? LEADING);

  const widthOf = ({ text, style }: Run): number => {
    doc.font(fontFile(style.weight ?? 'Regular')).fontSize(style.size);
    return doc.widthOfString(text);
  };

  /** Width of the last line of a text. */
  const endOf = (text: string, width: number, style: TextStyle): number =>
    widthOf({ text: linesOf(text, width, style).at(-1) ?? '', style });

  /** Draws a text from a top left corner without a tag. @returns its height */
  function write(text: string, at: Box, style: TextStyle): number {
    const { x, y, width } = at;
    const height = style.size * (style.leading ?? LEADING);
    const lines = linesOf(text, width, style);
    doc.fillColor(style.colour ?? COLOURS.ink);
    for (const [index, line] of lines.entries()) {
      const left = { left: 0, center: 0.5, right: 1 }[style.align ?? 'left'] * (width - doc.widthOfString(line));
      // A space at the end of a line separates words when the text is copied.
      doc.text(index < lines.length - 1 ? `${line} ` : line, x + left, y + index * height, {
        lineBreak: false,
        ...(style.link !== undefined && { link: style.link }),
      });
    }
    return lines.length * height;
  }

  /** Draws texts of several styles one after the other on one baseline. @returns the x-coordinate of their end */
  function writeRuns(runs: readonly Run[], { x, y }: Omit<Box, 'width'>): number {
    let end = x;
    for (const run of runs) {
      const width = widthOf(run);
      doc.fillColor(run.style.colour ?? COLOURS.ink);
      doc.text(run.text, end, y, { lineBreak: false, baseline: 'alphabetic' });
      end += width;
    }
    return end;
  }

  return { heightOf, widthOf, endOf, write, writeRuns };
}
