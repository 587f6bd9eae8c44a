import { COLOURS } from '../drawing/colours';
import { type Block } from './drawRecord';
import { figureBlock } from './figure';
import { drawLogo } from './logo';
import { PAGE, WIDTH, type Paper, type TextStyle } from './paper';
import { projectBlocks } from './projects';
import { type RecordSheet } from './sheet';
import { sideBySideBlock } from './voices';

const X = PAGE.margin;

/** The parts of a sheet from top to bottom, which is the order in which it is read. */
export function blocksOf(paper: Paper, sheet: RecordSheet): Block[] {
  const { figure, empty, projects } = sheet;
  return [
    headBlock(paper, sheet.kicker),
    textBlock(paper, { tag: 'H1', text: sheet.heading, style: { size: 26, weight: 'Bold', leading: 1.3 }, above: 20 }),
    ...(sheet.name === null ? [] : [textBlock(paper, { tag: 'P', text: sheet.name, style: NAME, above: 2 })]),
    ...(sheet.introduction === ''
      ? []
      : [textBlock(paper, { tag: 'P', text: sheet.introduction, style: QUIET, above: 6 })]),
    ...sheet.about.map((text) => textBlock(paper, { tag: 'P', text, style: QUIET, above: 6 })),
    ...(figure ? [figureBlock(paper, figure)] : []),
    ...(empty === null ? [] : [textBlock(paper, { tag: 'P', text: empty, style: QUIET, above: 24 })]),
    ...(projects.rows.length === 0
      ? []
      : [headingBlock(paper, projects.heading), ...projectBlocks(paper, projects.rows)]),
    ...sideBySideBlock(paper, sheet),
  ];
}

const QUIET: TextStyle = { size: 10, colour: COLOURS.text2 };
const NAME: TextStyle = { size: 12, weight: 'Bold' };

/** The product's name and what the sheet is. */
function headBlock(paper: Paper, kicker: string): Block {
  return {
    height: 22,
    above: 0,
    draw(y) {
      paper.decorate(() => drawLogo(paper.doc, X, y, 0.5));
      const at = { x: X + 100, y: y + 4, width: WIDTH - 100 };
      paper.tag('P', () => void paper.write(kicker, at, { size: 9, weight: 'Bold', align: 'right' }));
    },
  };
}

/** The heading of a section, which stays with what follows. */
const headingBlock = (paper: Paper, text: string): Block => ({
  ...textBlock(paper, { tag: 'H2', text, style: { size: 13, weight: 'Bold' }, above: 26 }),
  withNext: true,
});

interface TextPart {
  tag: string;
  text: string;
  style: TextStyle;
  above: number;
}

function textBlock(paper: Paper, { tag, text, style, above }: TextPart): Block {
  return {
    above,
    height: paper.heightOf(text, WIDTH, style),
    draw: (y) => paper.tag(tag, () => void paper.write(text, { x: X, y, width: WIDTH }, style)),
  };
}
