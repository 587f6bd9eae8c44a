import { dayInKorean, addDays, weekdayOf } from '@contract/dates';
import { FIGURE_LABELS, NUMBERS_TEXTS, type Figure, type FigureName, type NumberUnit } from '@contract/operator';
import { formatCount } from '@/shared/lib/formatCount';

/** The counter word of each figure, and the same with its particle. */
const COUNTERS: Readonly<Record<FigureName, readonly [counter: string, to: string]>> = {
  joined: ['명', '명으로'],
  active: ['명', '명으로'],
  posts: ['개', '개로'],
  applications: ['건', '건으로'],
  accepted: ['건', '건으로'],
  answerHours: ['시간', '시간으로'],
  archives: ['개', '개로'],
  publishDays: ['일', '일로'],
  reports: ['건', '건으로'],
  measures: ['건', '건으로'],
  mailsSent: ['건', '건으로'],
  mailsFailed: ['건', '건으로'],
  mailsBounced: ['건', '건으로'],
  pushesSent: ['건', '건으로'],
  pushesFailed: ['건', '건으로'],
};

export const counterOf = (name: FigureName) => COUNTERS[name][0];

const MEDIAN = '(중앙값)';

/** A figure's name without its subject, and whether it is a median. */
export function figureLabel(name: FigureName): { label: string; isMedian: boolean } {
  const whole = FIGURE_LABELS[name];
  return { label: whole.replace(MEDIAN, ''), isMedian: whole.endsWith(MEDIAN) };
}

/** "1,284", "5 미만" for few people, "–" without a value. */
export function figureText({ value, few }: Figure): string {
  if (few) return NUMBERS_TEXTS.few;
  return value === null ? '–' : formatCount(value);
}

/** The same with its counter: "1,284명". */
export const countedText = (name: FigureName, figure: Figure) =>
  figure.value === null ? figureText(figure) : `${figureText(figure)}${counterOf(name)}`;

const monthDay = (date: string) => `${Number(date.slice(5, 7))}.${Number(date.slice(8, 10))}`;

/** A period in short: "11.16", of a month "26.11". */
export const shortPeriod = (unit: NumberUnit, start: string) =>
  unit === 'MONTH' ? start.slice(2, 7).replace('-', '.') : monthDay(start);

/** A period from beginning to end: "11.16 ~ 11.22". */
export function wholePeriod(unit: NumberUnit, start: string): string {
  if (unit === 'DAY') return `${monthDay(start)} ${weekdayOf(start)}`;
  if (unit === 'MONTH') return `${start.slice(0, 4)}년 ${Number(start.slice(5, 7))}월`;
  return `${monthDay(start)} ~ ${monthDay(addDays(start, 6))}`;
}

/** A period in a sentence: "11월 16일 주". */
function spokenPeriod(unit: NumberUnit, start: string): string {
  if (unit === 'MONTH') return wholePeriod(unit, start);
  return unit === 'WEEK' ? `${dayInKorean(start)} 주` : dayInKorean(start);
}

export interface FigurePoint {
  start: string;
  figure: Figure;
}

function changeWord(from: number, to: number): string {
  if (from === to) return '그대로예요';
  return to > from ? '늘었어요' : '줄었어요';
}

/** Describes the chart in one or two sentences: its first and last value, and withheld ones. */
export function chartSentence(name: FigureName, unit: NumberUnit, points: readonly FigurePoint[]): string {
  const known = points.flatMap(({ start, figure: { value } }) => (value === null ? [] : [{ start, value }]));
  const [first, last] = [known[0], known.at(-1)];
  const fews = points.filter(({ figure }) => figure.few).length;
  const withheld = fews > 0 ? ` ${fews}번은 ${NUMBERS_TEXTS.few}이에요.` : '';
  const { label } = figureLabel(name);
  if (!first || !last) return `${label}, 값이 없어요.${withheld}`;
  const [counter, to] = COUNTERS[name];
  const begin = `${spokenPeriod(unit, first.start)} ${formatCount(first.value)}${counter}`;
  const end = `${spokenPeriod(unit, last.start)} ${formatCount(last.value)}${to}`;
  return `${label}, ${begin}에서 ${end} ${changeWord(first.value, last.value)}.${withheld}`;
}
