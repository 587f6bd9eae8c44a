import { type CountedTime } from '../archive';
import { daysBetween, type DaySpan } from '../dates';

/** Above this number of projects the line of the figure has no nodes and no dates. */
const MOST_NODES = 8;

/** Data of the line between people and projects (design: the figure). */
export interface Timeline {
  /** First and last month, `YYYY.MM`. */
  from: string;
  to: string;
  /** The end of each project but the last one, from 0 to 1. */
  nodes: number[];
}

const toMonth = (date: string) => date.slice(0, 7).replace('-', '.');

/**
 * The data of the timeline: of the times that were counted, else of the typed periods, without nodes (D153). Null without
 * projects and with more than eight.
 */
export function timelineOf(projects: readonly (DaySpan & Pick<CountedTime, 'together'>)[]): Timeline | null {
  const counted = projects.flatMap(({ together }) => together ?? []);
  const isCounted = counted.length > 0;
  const spans = isCounted ? counted : projects;
  if (spans.length === 0 || spans.length > MOST_NODES) return null;
  const starts = spans.map(({ startDate }) => startDate).sort();
  const ends = spans.map(({ endDate }) => endDate).sort();
  const [first, last] = [starts[0] ?? '', ends.at(-1) ?? ''];
  const whole = Math.max(1, daysBetween(first, last));
  const nodes = isCounted ? ends.slice(0, -1).map((end) => daysBetween(first, end) / whole) : [];
  return { from: toMonth(first), to: toMonth(last), nodes };
}
