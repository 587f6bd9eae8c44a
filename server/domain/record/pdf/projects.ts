import { COLOURS } from '../../../lib/drawing/colours';
import { type Block } from './drawRecord';
import { timeMark } from './figure';
import { PAGE, WIDTH, type Paper, type TextStyle } from './paper';
import { type SheetContribution, type SheetPeriod, type SheetProject } from './sheet';
import { drawMark, TEAM_MARK } from './teamMark';

const THUMB = { width: 66, height: 41.25, radius: 5 };
const GAP = 14;
/** Width and height of the team's mark with its sentence, at the right. */
const PROOF = { width: 184, mark: TEAM_MARK };
const TITLE: TextStyle = { size: 10.2, weight: 'Bold', leading: 1.35 };
const LINE: TextStyle = { size: 8.5, colour: COLOURS.text2 };
const CHECKS: TextStyle = { size: 8, colour: COLOURS.text2, leading: 1.4 };
const PADDING = 9;

/** A row for each project: thumbnail; title, roles and periods; how many have evaluated each other, and who vouches. */
export function projectBlocks(paper: Paper, rows: readonly SheetProject[]): Block[] {
  return rows.map((row) => {
    const parts = [...textParts(paper, row), ...proofParts(paper, row)];
    const height = Math.max(THUMB.height, ...parts.map(({ below }) => below)) + 2 * PADDING;
    return { above: 0, height, draw: (y: number) => drawRow(paper, { row, parts, height }, y) };
  });
}

/** A text of a row. */
interface RowPart {
  /** Its end below the padding of the row. */
  below: number;
  /** @param top of the row's contents */
  draw: (top: number) => void;
}

interface PlacedRow {
  row: SheetProject;
  parts: readonly RowPart[];
  height: number;
}

function drawRow(paper: Paper, { row, parts, height }: PlacedRow, y: number): void {
  const left = PAGE.margin;
  const top = y + PADDING;
  paper.decorate(() => {
    drawThumbnail(paper.doc, row.thumbnail, left, top);
    paper.doc
      .moveTo(left, y + height)
      .lineTo(left + WIDTH, y + height)
      .lineWidth(0.5)
      .stroke(COLOURS.line);
  });
  for (const part of parts) part.draw(top);
}

const TEXT = { x: PAGE.margin + THUMB.width + GAP, width: WIDTH - THUMB.width - 2 * GAP - PROOF.width };
const PERIOD = { mark: 12, gap: 5, above: 3 };

/** Title, roles and periods, one below the other. */
function textParts(paper: Paper, row: SheetProject): RowPart[] {
  const parts: RowPart[] = [];
  const add = (height: number, draw: (y: number) => void, above = 0) => {
    const from = (parts.at(-1)?.below ?? 0) + above;
    parts.push({ below: from + height, draw: (top) => draw(top + from) });
  };
  const write = (tag: string, text: string, style: TextStyle) =>
    add(paper.heightOf(text, TEXT.width, style), (y) =>
      paper.tag(tag, () => void paper.write(text, { ...TEXT, y }, style)),
    );
  // The title opens the page of the archive.
  if (row.url === null) write('H4', row.title, TITLE);
  else write('H4', `${row.title} ↗`, { ...TITLE, link: row.url });
  if (row.note !== null) write('P', row.note, LINE);
  if (row.line !== '') write('P', row.line, LINE);
  for (const period of row.periods) add(PERIOD_HEIGHT, (y) => drawPeriod(paper, period, y), PERIOD.above);
  for (const line of row.contributions) {
    const height = paper.heightOf(line.text, DID.width, DID_STYLE);
    add(height, (y) => drawContribution(paper, line, y), DID.above);
  }
  return parts;
}

const PERIOD_STYLES = {
  label: { size: 8, colour: COLOURS.text3 },
  counted: { size: 8.5, weight: 'Bold', colour: COLOURS.ink },
  stated: { size: 8.5, colour: COLOURS.text2 },
} satisfies Record<string, TextStyle>;
const PERIOD_HEIGHT = 12;

/** The mark of a period with its name and its days. */
function drawPeriod(paper: Paper, { label, text, isCounted }: SheetPeriod, y: number): void {
  const { mark, gap } = PERIOD;
  paper.decorate(() => timeMark(paper.doc, { x: TEXT.x, y: y + PERIOD_HEIGHT / 2, width: mark, isCounted }));
  const runs = [
    { text: `${label}  `, style: PERIOD_STYLES.label },
    { text, style: isCounted ? PERIOD_STYLES.counted : PERIOD_STYLES.stated },
  ];
  paper.tag('P', () => void paper.writeRuns(runs, { x: TEXT.x + mark + gap, y: y + PERIOD_HEIGHT - 3.2 }));
}

const DID = { mark: 9, x: TEXT.x + 15, width: TEXT.width - 15, above: 3 };
const DID_STYLE: TextStyle = { size: 8.5, colour: COLOURS.ink };

/** A line behind a filled circle with a check where teammates confirmed it, else a hollow one (D155). */
function drawContribution(paper: Paper, { text, isConfirmed }: SheetContribution, y: number): void {
  const { doc } = paper;
  const [x, top, radius] = [TEXT.x, y + 1.8, DID.mark / 2];
  paper.decorate(() => {
    if (isConfirmed) {
      doc.circle(x + radius, top + radius, radius).fill(COLOURS.pine);
      doc
        .path(`M${x + 2.6} ${top + 4.7}l1.4 1.5 2.6-3`)
        .lineWidth(1.1)
        .stroke(COLOURS.white);
    } else {
      doc
        .circle(x + radius, top + radius, radius - 0.5)
        .lineWidth(1)
        .stroke(COLOURS.text3);
    }
  });
  paper.tag('P', () => void paper.write(text, { x: DID.x, y, width: DID.width }, DID_STYLE));
}

/** The team's mark with its sentence at the right, and who vouches beneath. */
function proofParts(paper: Paper, row: SheetProject): RowPart[] {
  const x = PAGE.margin + WIDTH - PROOF.width;
  const sentence = { x: x + PROOF.mark + 8, width: PROOF.width - PROOF.mark - 8 };
  const style: TextStyle = { size: 8.5, weight: 'Bold', colour: row.early ? COLOURS.text2 : COLOURS.pine };
  const tall = paper.heightOf(row.proof, sentence.width, style);
  const proof: RowPart = {
    below: tall,
    draw(top) {
      paper.decorate(() => drawMark(paper, row, x, top + tall / 2));
      paper.tag('P', () => void paper.write(row.proof, { ...sentence, y: top }, style));
    },
  };
  const { checks } = row;
  if (checks === null) return [proof];
  const at = { x, width: PROOF.width };
  return [
    proof,
    {
      below: tall + 2 + paper.heightOf(checks, at.width, CHECKS),
      draw: (top) => paper.tag('P', () => void paper.write(checks, { ...at, y: top + tall + 2 }, CHECKS)),
    },
  ];
}

function drawThumbnail(doc: PDFKit.PDFDocument, image: Uint8Array | null, x: number, y: number): void {
  doc.save().roundedRect(x, y, THUMB.width, THUMB.height, THUMB.radius).clip();
  if (image) doc.image(Buffer.from(image), x, y, { width: THUMB.width, height: THUMB.height });
  else doc.rect(x, y, THUMB.width, THUMB.height).fill('#E6F1EC');
  doc.restore();
}
