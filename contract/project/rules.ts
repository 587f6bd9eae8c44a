import { type InferType } from 'yup';
import { isIsoMonth, isRealDate, isRealMonth } from '../dates';
import {
  codeField,
  codesParam,
  distinctCodes,
  exactBoolean,
  exactObject,
  exactString,
  linkField,
  list,
  optionalText,
  pageParam,
  present,
  queryNumber,
  requiredCode,
  requiredCodes,
  requiredLine,
  requiredText,
  wholeNumber,
} from '../fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { PERIODS } from '../period';
import { periodFields } from '../periodFields';
import { ROLES, SKILLS } from '../skill';
import { ACTIVITY_TIMES, MEETING_OPTIONS, PROJECT_CATEGORIES, PROJECT_SORTS, STEPS, WEEKLY_HOURS } from './codes';
import { PROJECT_MESSAGES as TEXT } from './messages';

const seatRules = exactObject({
  role: exactString().oneOf(ROLES, TEXT.seats).required(TEXT.seats),
  count: wholeNumber()
    .required(TEXT.seats)
    .min(LIMITS.seats.min, TEXT.seats)
    .max(LIMITS.seats.max, TEXT.seats)
    .typeError(TEXT.seats),
});

interface Seat {
  role: string;
  count: number;
}

/** One entry per chosen role, adding up to `personnel` (D100). */
const seatsField = () =>
  list(seatRules, ROLES.length, TEXT.seats)
    .typeError(TEXT.seats)
    .test('roles', TEXT.seats, (seats, { parent }) => !seats || namesEachOnce(present(seats), rolesOf(parent)))
    .test('sum', TEXT.seatsSum, (seats, { parent }) => !seats || addsUp(present(seats), personnelOf(parent)));

const rolesOf = (parent: unknown) => (parent as { roles?: unknown } | null)?.roles;
const personnelOf = (parent: unknown) => (parent as { personnel?: unknown } | null)?.personnel;

function namesEachOnce(seats: readonly Seat[], roles: unknown): boolean {
  if (!Array.isArray(roles)) return true;
  const named = seats.map(({ role }) => role);
  return named.length === roles.length && roles.every((role) => named.includes(role as string));
}

/** True for absent and invalid numbers, which have messages of their own. */
function addsUp(seats: readonly Seat[], personnel: unknown): boolean {
  const areWrong = seats.some(({ count }) => !(count >= LIMITS.seats.min && count <= LIMITS.seats.max));
  return areWrong || typeof personnel !== 'number' || seats.reduce((sum, { count }) => sum + count, 0) === personnel;
}

/**
 * A real day, or none. Whether it lies within 90 days depends on the day of the server, and on the date the post already
 * has: `isDeadlineAllowed`.
 */
const deadlineField = () =>
  exactString()
    .transform((value: unknown) => (value === '' ? undefined : value))
    .test('real', TEXT.deadline, (value) => !value || isRealDate(value))
    .nullable();

export const projectRules = exactObject({
  title: requiredLine(LIMITS.title, TEXT.title),
  projectName: requiredLine(LIMITS.title, TEXT.projectName),
  // `YYYY-MM`
  ...periodFields({
    isWhole: isIsoMonth,
    incomplete: MESSAGES.monthsIncomplete,
    isReal: isRealMonth,
    reversed: MESSAGES.monthsReversed,
  }),
  category: requiredCode(PROJECT_CATEGORIES, TEXT.category),
  personnel: wholeNumber()
    .required(TEXT.personnel)
    .min(LIMITS.personnel.min, TEXT.personnelRange)
    .max(LIMITS.personnel.max, TEXT.personnelRange),
  roles: requiredCodes(ROLES, TEXT.roles),
  seats: seatsField(),
  skills: requiredCodes(SKILLS, TEXT.skills),
  weeklyHours: codeField(WEEKLY_HOURS).nullable(),
  times: distinctCodes(ACTIVITY_TIMES).max(ACTIVITY_TIMES.length, MESSAGES.valueNotInList),
  deadline: deadlineField(),
  meetingOption: requiredCode(MEETING_OPTIONS, TEXT.meetingOption),
  step: requiredCode(STEPS, TEXT.step),
  introduce: requiredText(LIMITS.projectText, TEXT.introduce),
  article: requiredText(LIMITS.projectText, TEXT.article),
  link: linkField(),
  // Of an edit: the version it was begun on.
  updatedDateTime: exactString(),
  invitedMembersNicknames: list(exactString().required(MESSAGES.badRequest), LIMITS.members, MESSAGES.members).default(
    [],
  ),
  // Of an edit: the pending invitations that stay. By id, since nicknames change and declined ones must not be sent again.
  keptInvitations: list(
    wholeNumber().min(1, MESSAGES.badRequest).required(MESSAGES.badRequest),
    LIMITS.members,
    MESSAGES.members,
  ),
}).meta({
  order: [
    ...['title', 'projectName', 'startDate', 'endDate', 'category', 'personnel', 'roles', 'seats', 'skills'],
    ...['weeklyHours', 'times', 'deadline', 'meetingOption'],
    ...['step', 'introduce', 'article', 'link', 'invitedMembersNicknames', 'keptInvitations'],
  ],
});

export const projectListRules = exactObject({
  title: optionalText(LIMITS.search),
  category: codeField(PROJECT_CATEGORIES),
  periodKey: codeField(PERIODS),
  roles: codesParam(ROLES),
  skills: codesParam(SKILLS),
  meetingOption: codeField(MEETING_OPTIONS),
  step: codeField(STEPS),
  weeklyHours: codeField(WEEKLY_HOURS),
  times: codesParam(ACTIVITY_TIMES),
  open: codeField(['true', 'false'] as const),
  sort: codeField(PROJECT_SORTS).default('latest'),
  page: pageParam(),
  size: queryNumber(1, LIMITS.projectPageSize.max).default(LIMITS.projectPageSize.default),
});

/** An absent `deadline` does not change the post's, null removes it (D103). */
export const closedRules = exactObject({
  closed: exactBoolean().required(MESSAGES.badRequest),
  deadline: deadlineField(),
});

export type ProjectPayload = InferType<typeof projectRules>;
export type ClosedPayload = InferType<typeof closedRules>;
export type ProjectListQuery = InferType<typeof projectListRules>;
