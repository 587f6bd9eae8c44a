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

/** A sequence of words with Hangul. */
const KOREAN = /(\S*[\u3131-\u318e\uac00-\ud7a3]\S*(?:\s+\S*[\u3131-\u318e\uac00-\ud7a3]\S*)*)/;

/** Other text and Korean words by turns; a link, which has one rectangle, is not split. */
function turnsOf(text: string, link: string | undefined): string[] {
  if (link === undefined) return text.split(KOREAN);
  return KOREAN.test(text) ? ['', text] : [text];
}

interface TextsOptions {
  /** Marks words with Hangul as Korean, in a document of another language. */
  marksKorean: boolean;
}

/** Measures and draws the texts of a document, wrapped by words. */
export function createTexts(doc: PDFKit.PDFDocument, { marksKorean }: TextsOptions) {
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

  /** Draws a part of a line in the present font. */
  function draw(text: string, x: number, y: number, options: PDFKit.Mixins.TextOptions): void {
    const turns = marksKorean ? turnsOf(text, options.link as string | undefined) : [text];
    let left = x;
    for (const [index, part] of turns.entries()) {
      if (part === '') continue;
      const isKorean = index % 2 === 1;
      if (isKorean) doc.markContent('Span', { lang: 'ko-KR' });
      doc.text(part, left, y, { lineBreak: false, ...options });
      if (isKorean) doc.endMarkedContent();
      left += doc.widthOfString(part);
    }
  }

  /** Draws a text from a top left corner without a tag. @returns its height */
  function write(text: string, at: Box, style: TextStyle): number {
    const { x, y, width } = at;
    const height = style.size * (style.leading ?? LEADING);
    const lines = linesOf(text, width, style);
    doc.fillColor(style.colour ?? COLOURS.ink);
    for (const [index, line] of lines.entries()) {
      const left = { left: 0, center: 0.5, right: 1 }[style.align ?? 'left'] * (width - doc.widthOfString(line));
      // A space at the end of a line separates words when the text is copied.
      const { link } = style;
      draw(
        index < lines.length - 1 ? `${line} ` : line,
        x + left,
        y + index * height,
        link === undefined ? {} : { link },
      );
    }
    return lines.length * height;
  }

  /** Draws texts of several styles one after the other on one baseline. @returns the x-coordinate of their end */
  function writeRuns(runs: readonly Run[], { x, y }: Omit<Box, 'width'>): number {
    let end = x;
    for (const run of runs) {
      const width = widthOf(run);
      doc.fillColor(run.style.colour ?? COLOURS.ink);
      draw(run.text, end, y, { baseline: 'alphabetic' });
      end += width;
    }
    return end;
  }

  return { heightOf, widthOf, endOf, write, writeRuns };
}
