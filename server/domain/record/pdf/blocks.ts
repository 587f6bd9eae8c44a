import { checksBlock } from './checks';
import { COLOURS } from '../../../lib/drawing/colours';
import { type Block } from './drawRecord';
import { figureBlock, timeMark } from './figure';
import { drawLogo } from './logo';
import { PAGE, WIDTH, type Paper, type TextStyle } from './paper';
import { projectBlocks } from './projects';
import { type RecordSheet, type SheetGroup } from './sheet';
import { traitsBlock } from './traits';
import { sideBySideBlock } from './voices';

const X = PAGE.margin;

/** The blocks of a sheet in reading order. */
export function blocksOf(paper: Paper, sheet: RecordSheet): Block[] {
  const { figure, empty, projects } = sheet;
  return [
    headBlock(paper, sheet.kicker),
    nameBlock(paper, sheet.heading),
    ...(sheet.name === null ? [] : [textBlock(paper, { tag: 'P', text: sheet.name, style: NAME, above: 2 })]),
    ...(sheet.schoolMail === null
      ? []
      : [textBlock(paper, { tag: 'P', text: sheet.schoolMail, style: QUIET, above: 2 })]),
    ...(sheet.introduction === ''
      ? []
      : [textBlock(paper, { tag: 'P', text: sheet.introduction, style: QUIET, above: 4 })]),
    ...traitsBlock(paper, sheet),
    ...(figure ? [figureBlock(paper, figure)] : []),
    ...checksBlock(paper, sheet.checks),
    ...(empty === null ? [] : [textBlock(paper, { tag: 'P', text: empty, style: QUIET, above: 24 })]),
    ...(projects.groups.length === 0
      ? []
      : [headingBlock(paper, projects.heading), ...projects.groups.flatMap((group) => groupBlocks(paper, group))]),
    ...sideBySideBlock(paper, sheet),
  ];
}

const QUIET: TextStyle = { size: 10, colour: COLOURS.text2 };
const NAME: TextStyle = { size: 12, weight: 'Bold' };

/** The product's name and the kind of the sheet. */
function headBlock(paper: Paper, kicker: string): Block {
  return {
    height: 20,
    above: 0,
    draw(y) {
      paper.decorate(() => drawLogo(paper.doc, X, y, 0.5));
      const at = { x: X + 100, y: y + 4, width: WIDTH - 100 };
      paper.tag('P', () => void paper.write(kicker, at, { size: 9, weight: 'Bold', align: 'right' }));
    },
  };
}

/** The owner of the record; a nickname is never wider than the page. */
function nameBlock(paper: Paper, { nickname, rest }: RecordSheet['heading']): Block {
  const style: TextStyle = { size: 26, weight: 'Bold' };
  return {
    height: 33,
    above: 12,
    draw(y) {
      const runs = [
        { text: nickname, style },
        { text: rest, style: { ...style, colour: COLOURS.text3 } },
      ];
      paper.tag('H1', () => void paper.writeRuns(runs, { x: X, y: y + 25 }));
    },
  };
}

/** The heading of a section, on the same page as the block after it. */
const headingBlock = (paper: Paper, text: string): Block => ({
  ...textBlock(paper, { tag: 'H2', text, style: { size: 12, weight: 'Bold' }, above: 15 }),
  withNext: true,
});

const KIND: TextStyle = { size: 9.2, weight: 'Bold', colour: COLOURS.text2 };
const KIND_MARK = 18;

/** The projects of one kind below their heading, which has the mark of their time. */
function groupBlocks(paper: Paper, { heading, isCounted, rows }: SheetGroup): Block[] {
  const at = { x: X + KIND_MARK + 7, width: WIDTH - KIND_MARK - 7 };
  const height = paper.heightOf(heading, at.width, KIND);
  const head: Block = {
    above: 7,
    height,
    withNext: true,
    draw(y) {
      paper.decorate(() => timeMark(paper.doc, { x: X, y: y + height / 2, width: KIND_MARK, isCounted }));
      paper.tag('H3', () => void paper.write(heading, { ...at, y }, KIND));
    },
  };
  return [head, ...projectBlocks(paper, rows)];
}

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
