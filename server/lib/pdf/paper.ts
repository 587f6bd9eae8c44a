import PDFDocument from 'pdfkit';
import { fontFile } from '../drawing/font';
import { createTexts } from './texts';

/** A4 in points, and its margin of 15 mm. */
export const PAGE = { width: 595.28, height: 841.89, margin: 42.52 } as const;
export const WIDTH = PAGE.width - 2 * PAGE.margin;

/** A tagged PDF 1.7 in the product's typeface, with the language and title set. */
export function createPaper(title: string) {
  const doc: PDFKit.PDFDocument = new PDFDocument({
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

  return {
    doc,
    ...createTexts(doc),
    /** A paragraph, heading or list item with its tag. */
    tag: (type: string, draw: () => void, parent = root, options: { alt?: string } = {}) => {
      parent.add(doc.struct(type, options, draw));
    },
    /** A structure element with children. */
    group(type: string, parent = root) {
      const group = doc.struct(type);
      parent.add(group);
      return group;
    },
    /** A decorative artifact, ignored by screen readers. */
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
export type { Box, Run, TextStyle } from './texts';
