import { addDays, daysBetween, mondayOf, todayInKorea } from '@contract/dates';
import { LIMITS } from '@contract/limits';
import { MOOD_LABELS, TEAM_MESSAGES, type CheckIn, type Team, type TeamMember } from '@contract/team';

/** The Mondays of the last twelve weeks, oldest first. @param week the Monday of the current week */
export const lastWeeks = (week: string) =>
  Array.from({ length: LIMITS.checkInWeeks }, (_, index) => addDays(week, (index + 1 - LIMITS.checkInWeeks) * 7));

/** The Monday of the last week that the page shows: this one, or that of the last check-in once the project has ended (D199). */
export function lastWeek({ status, week, members }: Pick<Team, 'status' | 'week' | 'members'>): string {
  if (status === 'ACTIVE') return week;
  const written = members.flatMap(({ checkIns }) => checkIns.map((line) => line.week));
  return written.sort().at(-1) ?? week;
}

/** "11월 16일 ~ 22일", from Monday to Sunday. */
export function weekSpan(week: string): string {
  const sunday = addDays(week, 6);
  const [month, day] = monthAndDay(week);
  const [lastMonth, lastDay] = monthAndDay(sunday);
  return `${month}월 ${day}일 ~ ${lastMonth === month ? '' : `${lastMonth}월 `}${lastDay}일`;
}

/** "11/16 주". */
export const weekName = (week: string) => `${monthAndDay(week).join('/')} 주`;

const monthAndDay = (date: string) => [Number(date.slice(5, 7)), Number(date.slice(8, 10))] as const;

/** "11월", the month of the week's Monday. */
export const monthName = (week: string | undefined) => week && `${monthAndDay(week)[0]}월`;

export type CellState = CheckIn['mood'] | 'MISSED' | 'YET' | 'BEFORE';

export interface WeekCell {
  week: string;
  state: CellState;
  /** The line from the week before: between two written weeks, across a gap, or none. */
  line: 'on' | 'off' | undefined;
  label: string;
  /** What was written. */
  checkIn: CheckIn | undefined;
}

/** The state of each week of a member: written, missed, still due while check-ins are open, or before joining. */
export function cellsOf(
  { checkIns, joinedDateTime }: TeamMember,
  weeks: readonly string[],
  canCheckIn: boolean,
): WeekCell[] {
  const joined = mondayOf(koreanDay(joinedDateTime));
  const last = weeks.at(-1);
  const states = weeks.map((week): CellState => {
    const written = checkIns.find((checkIn) => checkIn.week === week);
    if (written) return written.mood;
    if (week < joined) return 'BEFORE';
    return week === last && canCheckIn ? 'YET' : 'MISSED';
  });
  return weeks.map((week, index) => ({
    week,
    state: states[index] ?? 'BEFORE',
    line: lineOf(states[index - 1], states[index]),
    label: `${weekName(week)}, ${CELL_LABELS[states[index] ?? 'BEFORE']}`,
    checkIn: checkIns.find((line) => line.week === week),
  }));
}

export const CELL_LABELS: Record<CellState, string> = {
  ...MOOD_LABELS,
  MISSED: '남기지 않았어요',
  YET: TEAM_MESSAGES.notYet,
  BEFORE: '합류 전',
};

const isWritten = (state: CellState) => state in MOOD_LABELS;

function lineOf(before: CellState | undefined, state: CellState | undefined): WeekCell['line'] {
  if (!before || !state || before === 'BEFORE' || state === 'BEFORE') return undefined;
  return isWritten(before) && isWritten(state) ? 'on' : 'off';
}

const koreanDay = (instant: string) => todayInKorea(Date.parse(instant));

/** The number of the week, counted from 1 since the first member joined. */
export function weeksTogether(members: readonly TeamMember[], week: string): number {
  const first = members.map(({ joinedDateTime }) => mondayOf(koreanDay(joinedDateTime))).sort()[0] ?? week;
  return daysBetween(first, week) / 7 + 1;
}
