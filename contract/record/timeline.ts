import { daysBetween } from '../dates';
import { type DaySpan } from './months';

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

/** The data of the timeline; null without projects and with more than eight. */
export function timelineOf(projects: readonly DaySpan[]): Timeline | null {
  if (projects.length === 0 || projects.length > MOST_NODES) return null;
  const starts = projects.map(({ startDate }) => startDate).sort();
  const ends = projects.map(({ endDate }) => endDate).sort();
  const [first, last] = [starts[0] ?? '', ends.at(-1) ?? ''];
  const whole = Math.max(1, daysBetween(first, last));
  const nodes = ends.slice(0, -1).map((end) => daysBetween(first, end) / whole);
  return { from: toMonth(first), to: toMonth(last), nodes };
}
