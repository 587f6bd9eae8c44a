import PDFDocument from 'pdfkit';
import { COLOURS } from '../drawing/colours';
import { fontFile } from '../drawing/font';
import { wrapWords } from '../drawing/wrapWords';

/** A4 in points, and its margin of 15 mm. */
export const PAGE = { width: 595.28, height: 841.89, margin: 42.52 } as const;
export const WIDTH = PAGE.width - 2 * PAGE.margin;

type Document = PDFKit.PDFDocument;

/** How a text is set; sizes in points. */
export interface TextStyle {
  size: number;
  weight?: 'Regular' | 'Bold';
  colour?: string;
  align?: 'left' | 'center' | 'right';
  /** Between baselines, in parts of the size. */
  leading?: number;
}

/** A tagged PDF 1.7 in the product's typeface, with the language and title set. */
export function createPaper(title: string) {
  const doc: Document = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'ko-KR',
    displayTitle: true,
    font: fontFile('Regular'),
    info: { Title: title, Creator: '팀이음', Producer: '팀이음' },
  });
  const root = doc.struct('Document');
  doc.addStructure(root);

  const linesOf = (text: string, width: number, style: TextStyle): string[] => {
    doc.font(fontFile(style.weight ?? 'Regular')).fontSize(style.size);
    return wrapWords(text, width, (part) => doc.widthOfString(part));
  };

  const heightOf = (text: string, width: number, style: TextStyle): number =>
    linesOf(text, width, style).length * style.size * (style.leading ?? LEADING);

  /** Draws a text from a top left corner without a tag. @returns its height */
  function write(text: string, at: Box, style: TextStyle): number {
    const { x, y, width } = at;
    const height = style.size * (style.leading ?? LEADING);
    const lines = linesOf(text, width, style);
    doc.fillColor(style.colour ?? COLOURS.ink);
    for (const [place, line] of lines.entries()) {
      const left = { left: 0, center: 0.5, right: 1 }[style.align ?? 'left'] * (width - doc.widthOfString(line));
      // A space at the end of a line joins the lines for who copies the text.
      doc.text(place < lines.length - 1 ? `${line} ` : line, x + left, y + place * height, { lineBreak: false });
    }
    return lines.length * height;
  }

  return {
    doc,
    heightOf,
    write,
    /** A paragraph, heading or list item with its tag. */
    tag: (type: string, draw: () => void, parent = root, options: { alt?: string } = {}) => {
      parent.add(doc.struct(type, options, draw));
    },
    /** An element that others stand in. */
    group(type: string, parent = root) {
      const group = doc.struct(type);
      parent.add(group);
      return group;
    },
    /** What is only to be looked at. */
    decorate(draw: () => void): void {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
    end: (): void => {
      root.end();
      doc.end();
    },
  };
}

export type Paper = ReturnType<typeof createPaper>;

export interface Box {
  x: number;
  y: number;
  width: number;
}

const LEADING = 1.45;
