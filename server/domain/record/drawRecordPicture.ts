import { TIME_LABELS } from '@contract/archive';
import {
  figureTimes,
  RECORD_MESSAGES,
  RECORD_TEXTS,
  timelineOf,
  type FigureTimes,
  type MemberRecord,
} from '@contract/record';
import { COLOURS, LOGO_COLOURS } from '../../lib/drawing/colours';
import { drawPng } from '../../lib/drawing/drawPng';
import { fontOf } from '../../lib/drawing/font';
import { drawLogo } from '../../lib/drawing/logo';
import { withoutMissingGlyphs } from '../../lib/drawing/glyphFilter';

/** The data of the picture. */
export type PicturedRecord = Pick<MemberRecord, 'nickname' | 'name' | 'facts'> & {
  projects: readonly Pick<MemberRecord['projects'][number], 'startDate' | 'endDate' | 'together'>[];
};

const SIZE = { width: 1200, height: 630 };
const MARGIN = { x: 64, y: 56 };
const FIGURE = { size: 260, top: 314, line: 14, node: 30 };
const MIDDLE = FIGURE.top + FIGURE.size / 2;
const LEFT = MARGIN.x + FIGURE.size;
const RIGHT = SIZE.width - MARGIN.x - FIGURE.size;
const TRACKING = -0.03;

const CHECKED =
  'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Zm12.15.38-5.5 5.5L8 12';

/** The data of a record's picture, without what it does not show. */
export const toPicturedRecord = ({ nickname, name, facts, projects }: MemberRecord): PicturedRecord => ({
  nickname,
  name,
  facts,
  projects: projects.map(({ startDate, endDate, together }) => ({ startDate, endDate, together })),
});

/** The share picture of a record: its owner and facts, without a photo. */
export function drawRecordPicture(record: PicturedRecord): Promise<Buffer> {
  return drawPng(
    SIZE.width,
    SIZE.height,
    [
      `<rect width="${SIZE.width}" height="${SIZE.height}" fill="${COLOURS.white}"/>`,
      `<g transform="translate(${MARGIN.x} ${MARGIN.y}) scale(1.15)">${drawLogo(LOGO_COLOURS.onWhite)}</g>`,
      drawKicker(),
      drawHeading(withoutMissingGlyphs(record.nickname)),
      record.name === null ? '' : drawName(withoutMissingGlyphs(record.name)),
      record.projects.length > 0 ? drawFigure(record) : drawSentence(RECORD_MESSAGES.empty),
    ].join(''),
  );
}

function drawKicker(): string {
  const font = fontOf('Bold');
  const x = SIZE.width - MARGIN.x;
  const width = font.widthOf(26)(RECORD_MESSAGES.kicker);
  return [
    `<path transform="translate(${x - width - 42} 63) scale(1.25)" d="${CHECKED}" fill="none" stroke="${COLOURS.pine}" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>`,
    font.draw(RECORD_MESSAGES.kicker, { x, y: 87, size: 26, fill: COLOURS.pine, anchor: 'end' }),
  ].join('');
}

function drawHeading(nickname: string): string {
  const font = fontOf('ExtraBold');
  const at = { y: 217, size: 72, tracking: TRACKING };
  const rest = RECORD_TEXTS.title('');
  const width = font.widthOf(at.size, TRACKING)(nickname);
  return (
    font.draw(nickname, { ...at, x: MARGIN.x, fill: COLOURS.ink }) +
    font.draw(rest, { ...at, x: MARGIN.x + width, fill: COLOURS.text3 })
  );
}

const drawName = (name: string) =>
  fontOf('SemiBold').draw(name.slice(0, 30), { x: MARGIN.x, y: 272, size: 32, fill: COLOURS.text2 });

const drawSentence = (sentence: string) =>
  fontOf('SemiBold').draw(sentence, { x: MARGIN.x, y: MIDDLE, size: 36, fill: COLOURS.text2 });

/** People ○ ― months ― □ projects. */
function drawFigure({ facts, projects }: PicturedRecord): string {
  const timeline = timelineOf(projects);
  const width = RIGHT - LEFT;
  const nodes = (timeline?.nodes ?? []).map((node) => drawNode(LEFT + node * width));
  const [people, right] = [MARGIN.x + FIGURE.size / 2, RIGHT + FIGURE.size / 2];
  const times = figureTimes(facts);
  const middle = LEFT + width / 2;
  const span = timeline
    ? { text: `${timeline.from} ~ ${timeline.to}`, x: middle, y: MIDDLE + 53, size: 24, fill: COLOURS.text3 }
    : undefined;
  return [
    drawLine(width, times.isStated),
    `<circle cx="${people}" cy="${MIDDLE}" r="${FIGURE.size / 2}" fill="${COLOURS.apricot}"/>`,
    `<rect x="${RIGHT}" y="${FIGURE.top}" width="${FIGURE.size}" height="${FIGURE.size}" rx="${FIGURE.size * 0.28}" fill="${COLOURS.pine}"/>`,
    ...nodes,
    drawFact({ value: `${facts.people}`, unit: '명', label: RECORD_MESSAGES.peopleLabel }, people, COLOURS.onApricot),
    drawFact({ value: `${facts.projects}`, unit: '개', label: RECORD_MESSAGES.projectsLabel }, right, COLOURS.white),
    drawMonths(times.main, middle),
    span ? fontOf('Medium').draw(span.text, { ...span, anchor: 'middle' }) : '',
    times.beneath ? drawBeneath(times.beneath, middle) : '',
  ].join('');
}

/** The line between circle and square: solid for time that was counted, dotted for time that was typed (D153). */
function drawLine(width: number, isStated: boolean): string {
  if (!isStated) {
    return `<rect x="${LEFT - 4}" y="${MIDDLE - FIGURE.line / 2}" width="${width + 8}" height="${FIGURE.line}" fill="${COLOURS.pine}"/>`;
  }
  const { line } = FIGURE;
  return `<path d="M${LEFT + line} ${MIDDLE}H${LEFT + width}" stroke="${COLOURS.text3}" stroke-width="${line}" stroke-linecap="round" stroke-dasharray="0.1 ${2 * line}"/>`;
}

function drawNode(x: number): string {
  const half = FIGURE.node / 2;
  return `<rect x="${x - half + 4}" y="${MIDDLE - half + 4}" width="${FIGURE.node - 8}" height="${FIGURE.node - 8}" rx="6" fill="${COLOURS.white}" stroke="${COLOURS.pine}" stroke-width="8"/>`;
}

interface Fact {
  value: string;
  unit: string;
  label: string;
}

const drawFact = ({ value, unit, label }: Fact, x: number, fill: string) =>
  drawValue(value, unit, { x, y: MIDDLE + 6, fill }) +
  fontOf('SemiBold').draw(label, { x, y: MIDDLE + 57, size: 26, fill, anchor: 'middle' });

type FigureTime = FigureTimes['main'];

const drawMonths = ({ kind, months }: FigureTime, x: number) =>
  drawValue(months > 0 ? `${months}` : RECORD_MESSAGES.lessThanMonth, months > 0 ? '개월' : '', {
    x,
    y: MIDDLE - 85,
    fill: COLOURS.ink,
  }) +
  fontOf('SemiBold').draw(TIME_LABELS[kind], {
    x,
    y: MIDDLE - 38,
    size: 26,
    fill: COLOURS.text2,
    anchor: 'middle',
  });

/** The typed time, beneath the counted one. */
const drawBeneath = ({ kind, months }: FigureTime, x: number) =>
  fontOf('Medium').draw(`${TIME_LABELS[kind]} ${RECORD_TEXTS.months(months)}`, {
    x,
    y: MIDDLE + 92,
    size: 24,
    fill: COLOURS.text2,
    anchor: 'middle',
  });

/** A number with its unit, centred together; words are smaller than numbers. */
function drawValue(value: string, unit: string, { x, y, fill }: { x: number; y: number; fill: string }): string {
  const [large, small] = [fontOf('ExtraBold'), fontOf('Bold')];
  const size = unit === '' ? 44 : 84;
  const widths = [large.widthOf(size, TRACKING)(value), unit === '' ? 0 : small.widthOf(36)(unit) + 2] as const;
  const start = x - (widths[0] + widths[1]) / 2;
  return (
    large.draw(value, { x: start, y, size, fill, tracking: TRACKING }) +
    small.draw(unit, { x: start + widths[0] + 2, y, size: 36, fill })
  );
}
