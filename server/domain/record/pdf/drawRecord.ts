import { blocksOf } from './blocks';
import { drawFoot, FOOT, footHeight } from './foot';
import { createPaper, PAGE } from './paper';
import { type RecordSheet } from './sheet';

/** A block, which is never split across pages. */
export interface Block {
  height: number;
  /** Space before it, unless it begins a page. */
  above: number;
  /** On the same page as the block after it. */
  withNext?: boolean;
  draw: (y: number) => void;
}

type PlacedBlock = [block: Block, y: number];

/** Draws a record on A4 pages; no project, line or keyword is split across pages (D123). */
export function drawRecord(sheet: RecordSheet): PDFKit.PDFDocument {
  const paper = createPaper(sheet);
  const pages = paginate(blocksOf(paper, sheet), footHeight(paper, sheet.foot));
  for (const [number, blocks] of pages.entries()) {
    paper.doc.addPage({ size: 'A4', margin: 0 });
    for (const [block, y] of blocks) block.draw(y);
    drawFoot(paper, sheet.foot, { number: number + 1, of: pages.length });
  }
  paper.end();
  return paper.doc;
}

/** Lays out blocks vertically; the first page reserves space for the whole footer, others for the page number. */
function paginate(blocks: readonly Block[], firstFoot: number): PlacedBlock[][] {
  const pages: PlacedBlock[][] = [[]];
  const end = () => PAGE.height - (pages.length === 1 ? firstFoot : FOOT.small);
  let y: number = PAGE.margin;
  for (const [index, block] of blocks.entries()) {
    const above = y === PAGE.margin ? 0 : block.above;
    if (y + above + heightTogether(blocks, index) > end() && y > PAGE.margin) {
      pages.push([]);
      y = PAGE.margin;
    } else y += above;
    pages.at(-1)?.push([block, y]);
    y += block.height;
  }
  return pages;
}

/** The height of a block and of those on the same page. */
function heightTogether(blocks: readonly Block[], index: number): number {
  const block = blocks[index];
  if (!block) return 0;
  const next = blocks[index + 1];
  return block.height + (block.withNext && next ? next.above + heightTogether(blocks, index + 1) : 0);
}
