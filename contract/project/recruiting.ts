import { addDays, daysBetween, isRealDate } from '../dates';
import { LIMITS } from '../limits';
import { ROLE_LABELS, type Role } from '../skill';
import { RECRUITING_TEXTS } from './messages';
import { type ClosedReason } from './codes';
import { type Seat } from './dto';

const { max, near, suggested } = LIMITS.deadlineDays;

/**
 * Whether a closing date may be stored: from today to 90 days ahead, or the past one that the post already has (D102).
 */
export function isDeadlineAllowed(deadline: string, today: string, kept: string | null = null): boolean {
  if (!isRealDate(deadline)) return false;
  const ahead = daysBetween(today, deadline);
  return deadline === kept || (ahead >= 0 && ahead <= max);
}

/** The closing date that the form suggests. */
export const suggestedDeadline = (today: string) => addDays(today, suggested);

/** Whether the closing date has passed; applications are then refused, even while `closed` is still false. */
export const isPastDeadline = (deadline: string | null, today: string) => deadline !== null && deadline < today;

/** Days until a closing date, 0 on the last day; null without one and once it is over. */
export const daysLeft = (deadline: string | null, today: string) =>
  deadline === null || isPastDeadline(deadline, today) ? null : daysBetween(today, deadline);

/** Whether so few days remain that the closing date is marked (D102). */
export const isNearDeadline = (days: number) => days <= near;

/** The label of a deadline on a card: "D-7", 마감 임박 from three days, 오늘 마감; empty once it has passed. */
export function deadlineLabel(deadline: string | null, today: string): string | null {
  const left = daysLeft(deadline, today);
  if (left === null) return null;
  if (left === 0) return RECRUITING_TEXTS.lastDay;
  return isNearDeadline(left) ? RECRUITING_TEXTS.nearDeadline : `D-${left}`;
}

/** The fields of a post about its positions, for cards and pages. */
export interface Recruiting {
  roles: readonly Role[];
  seats: readonly Seat[];
  personnel: number;
  filled: number;
}

/** Whether the team has fewer members than the post asks for. */
export const isSeatFree = ({ personnel, filled }: Pick<Recruiting, 'personnel' | 'filled'>) => filled < personnel;

/**
 * Whether a seat has become free in a post that was closed because it was full: then its leader is asked whether to
 * reopen it (D110). A seat in a post closed for another reason may never have been taken.
 */
export const isSeatFreed = ({
  closedReason,
  ...post
}: Pick<Recruiting, 'personnel' | 'filled'> & { closedReason: ClosedReason | null }) =>
  closedReason === 'FULL' && isSeatFree(post);

/** The roles with a free seat; without seats every sought role until the post is full. */
export function freeRoles({ roles, seats, ...post }: Recruiting): Role[] {
  if (!isSeatFree(post)) return [];
  if (seats.length === 0) return [...roles];
  return seats.filter(({ count, taken }) => taken < count).map(({ role }) => role);
}

/** "프론트엔드 1/2" for each role, or "2/5명". */
export function seatLabels({ seats, filled, personnel }: Omit<Recruiting, 'roles'>): string[] {
  if (seats.length === 0) return [`${filled}/${personnel}명`];
  return seats.map(({ role, count, taken }) => `${ROLE_LABELS[role]} ${taken}/${count}`);
}

/** The same in words, for screen readers: "프론트엔드 2명 중 1명". */
export function seatSentences({ seats, filled, personnel }: Omit<Recruiting, 'roles'>): string[] {
  if (seats.length === 0) return [`${personnel}명 중 ${filled}명`];
  return seats.map(({ role, count, taken }) => `${ROLE_LABELS[role]} ${count}명 중 ${taken}명`);
}

/** The role of a member who joins without a choice: the first desired role that is free, else the first free one (D108). */
export const roleWithoutChoice = (free: readonly Role[], desired: readonly Role[]) =>
  desired.find((role) => free.includes(role)) ?? free[0];
