import { BRAND } from '@contract/documentTitle';
import { ENGLISH_BRAND } from '@contract/proofWords/language';
import PDFDocument from 'pdfkit';
import { fontFile } from '../../../lib/drawing/font';
import { type RecordSheet } from './sheet';
import { createTexts } from './texts';

/** A4 in points, and its margin of 15 mm. */
export const PAGE = { width: 595.28, height: 841.89, margin: 42.52 } as const;
export const WIDTH = PAGE.width - 2 * PAGE.margin;

const BRANDS = { ko: BRAND, en: ENGLISH_BRAND } as const;
const LOCALES = { ko: 'ko-KR', en: 'en-US' } as const;

/** A tagged PDF 1.7 in the product's typeface, with the language and title set. */
export function createPaper({ title, language }: Pick<RecordSheet, 'title' | 'language'>) {
  const doc: PDFKit.PDFDocument = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: LOCALES[language],
    displayTitle: true,
    font: fontFile('Regular'),
    info: { Title: title, Creator: BRANDS[language], Producer: BRANDS[language] },
  });
  const root = doc.struct('Document');
  doc.addStructure(root);

  return {
    doc,
    ...createTexts(doc, { marksKorean: language !== 'ko' }),
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
