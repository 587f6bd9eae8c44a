import { number, type InferType } from 'yup';
import { daysBetween, isRealDate, mondayOf, monthsBetween } from '../dates';
import {
  accountText,
  anyCodes,
  anyString,
  codeField,
  codesParam,
  cutList,
  exactBoolean,
  exactly,
  exactObject,
  exactString,
  idField,
  optionalText,
  pageParam,
  requiredCode,
  requiredText,
  siblingText,
  wholeNumber,
} from '../fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { ACCOUNT_MESSAGES } from '../auth/messages';
import { REPORT_TARGET_KINDS, REPORT_TARGETS, CASE_TYPES, type ReportTargetType } from '../report/codes';
import {
  CASE_SORTS,
  CASE_STATES,
  CONTENT_DECISIONS,
  isMemberMeasure,
  LOG_ACTIONS,
  MEASURES,
  MEMBER_ROLES,
  MEMBER_STATES,
  NUMBER_UNITS,
  PROFILE_PARTS,
  SUSPENSION_DAYS,
  type ContentDecision,
  type Measure,
  type NumberUnit,
} from './codes';
import { OPERATOR_MESSAGES } from './messages';

/** The own password, before acting (D130). */
export const confirmRules = exactObject({
  password: anyString().required(ACCOUNT_MESSAGES.currentPasswordEmpty),
});

/** The reason of a measure, which the member it concerns reads. */
export const reasonField = () => requiredText(LIMITS.operatorReason, OPERATOR_MESSAGES.reasonEmpty);

export const roleRules = exactObject({
  role: requiredCode(MEMBER_ROLES, MESSAGES.badRequest),
  reason: reasonField(),
}).meta({ order: ['reason', 'role'] });

/** The body of POST /api/admin/members/:id/recent/hide. */
export const hideRecentRules = exactObject({ reason: reasonField() });

export const memberListRules = exactObject({
  query: accountText(LIMITS.email),
  state: codeField(MEMBER_STATES),
  role: codeField(MEMBER_ROLES),
  page: pageParam(),
});

/** A date of a query string, in Korea. */
const dayParam = () =>
  exactString()
    .transform((value: unknown) => (value === '' ? undefined : value))
    .test('day', MESSAGES.badRequest, (value) => value === undefined || isRealDate(value));

const logFilter = {
  action: codesParam(LOG_ACTIONS),
  actor: exactString(),
  member: exactString(),
  // The case whose rows are listed: both or none of them count.
  target: codeField(REPORT_TARGETS),
  targetId: idField(),
  from: dayParam(),
  to: dayParam().test('order', MESSAGES.badRequest, (to, { parent }) => {
    const from = siblingText(parent, 'from', isRealDate);
    return !to || from === undefined || to >= from;
  }),
};

export const logListRules = exactObject({ ...logFilter, page: pageParam() });
export const logCsvRules = exactObject(logFilter);

/** The query of the review queue; without `state` it lists undecided cases, OPEN and HIDDEN. */
export const caseListRules = exactObject({
  state: codesParam(CASE_STATES),
  target: codeField(REPORT_TARGETS),
  type: codeField(CASE_TYPES),
  member: exactString(),
  edited: codeField(['true'] as const),
  sort: codeField(CASE_SORTS).default('most'),
  page: pageParam(),
});

/** Parameters of GET /api/admin/reports/:target/:id. */
export const caseTargetField = () => codeField(REPORT_TARGET_KINDS).required();

interface Siblings {
  action?: Measure;
  content?: ContentDecision;
  target?: ReportTargetType;
}

const isHideOfProfile = ({ action, content, target }: Siblings) =>
  target === 'PROFILE' && (action === 'HIDE' || content === 'HIDE');

/** 7, 30 or null for SUSPEND; absent for other measures. */
const daysField = () =>
  exactly(number())
    .nullable()
    .test('days', OPERATOR_MESSAGES.daysEmpty, (days, { parent }) => {
      if ((parent as Siblings).action !== 'SUSPEND') return days === undefined;
      return days !== undefined && SUSPENSION_DAYS.some((choice) => choice === days);
    });

/** At least one part when a profile is hidden; absent for other measures. */
const partsField = () =>
  anyCodes(PROFILE_PARTS)
    .transform(cutList(PROFILE_PARTS.length))
    .max(PROFILE_PARTS.length, MESSAGES.badRequest)
    .test('parts', OPERATOR_MESSAGES.partsEmpty, (parts, { parent }) =>
      isHideOfProfile(parent as Siblings) ? (parts ?? []).length > 0 : parts === undefined,
    );

/** The state of the member that a measure on the account was decided on (D192). */
const memberVersionField = () =>
  exactString().test('memberVersion', MESSAGES.badRequest, (version, { parent }) =>
    isMemberMeasure((parent as Siblings).action) ? Boolean(version) : true,
  );

/** What happens to the content in the same act, only beside a measure on its writer (D190). */
const contentField = () =>
  codeField(CONTENT_DECISIONS).test('content', MESSAGES.badRequest, (content, { parent }) =>
    isMemberMeasure((parent as Siblings).action) ? true : content === undefined,
  );

/** Whether a shorter end may replace a longer one, only for SUSPEND in the member's panel (D192). */
const shortenField = () =>
  exactBoolean().test('shorten', MESSAGES.badRequest, (shorten, { parent }) => {
    const { action, target } = parent as Siblings;
    return action === 'SUSPEND' && target === 'PROFILE' ? true : shorten === undefined;
  });

/** What the member reads; 문제없음 needs none (D190). */
const measureReasonField = () =>
  optionalText(LIMITS.operatorReason).test('reason', OPERATOR_MESSAGES.reasonEmpty, (reason, { parent }) =>
    (parent as Siblings).action === 'DISMISS' ? true : Boolean(reason),
  );

/** The body of POST /api/admin/measures. */
export const measureRules = exactObject({
  action: requiredCode(MEASURES, MESSAGES.badRequest),
  target: requiredCode(REPORT_TARGETS, MESSAGES.badRequest),
  targetId: wholeNumber().positive(MESSAGES.badRequest).required(MESSAGES.badRequest),
  reason: measureReasonField(),
  version: exactString().required(MESSAGES.badRequest),
  days: daysField(),
  parts: partsField(),
  memberVersion: memberVersionField(),
  content: contentField(),
  shorten: shortenField(),
}).meta({
  order: ['content', 'days', 'parts', 'reason', 'action', 'target', 'targetId', 'version', 'memberVersion', 'shorten'],
});

/** The most periods of one request, by unit (D137). */
export const MOST_PERIODS: Readonly<Record<NumberUnit, number>> = { DAY: 92, WEEK: 53, MONTH: 36 };

/** The first day of the period a day is in: weeks begin on Monday. */
export function periodStart(unit: NumberUnit, day: string): string {
  if (unit === 'DAY') return day;
  return unit === 'WEEK' ? mondayOf(day) : `${day.slice(0, 7)}-01`;
}

/** Number of periods from one day to another, both included; 0 or less when they are reversed. */
export function periodsBetween(unit: NumberUnit, from: string, to: string): number {
  if (unit === 'MONTH') return monthsBetween(from, to) + 1;
  return daysBetween(periodStart(unit, from), periodStart(unit, to)) / (unit === 'WEEK' ? 7 : 1) + 1;
}

function isAllowedSpan(to: string, parent: unknown): boolean {
  const from = siblingText(parent, 'from', isRealDate);
  const unit = siblingText(parent, 'unit', (text) => text in MOST_PERIODS) as NumberUnit | undefined;
  if (from === undefined || unit === undefined || !isRealDate(to)) return true;
  return to >= from && periodsBetween(unit, from, to) <= MOST_PERIODS[unit];
}

const requiredDay = () =>
  exactString()
    .required(MESSAGES.badRequest)
    .test('day', MESSAGES.badRequest, (value) => isRealDate(value));

/** The query of GET /api/admin/numbers and numbers.csv. */
export const numbersRules = exactObject({
  unit: requiredCode(NUMBER_UNITS, MESSAGES.badRequest),
  from: requiredDay(),
  to: requiredDay().test('span', MESSAGES.badRequest, (to, { parent }) => isAllowedSpan(to, parent)),
});

export type CaseListQuery = InferType<typeof caseListRules>;
export type MeasurePayload = InferType<typeof measureRules>;
export type NumbersQuery = InferType<typeof numbersRules>;
export type RoleChange = InferType<typeof roleRules>;
export type MemberListQuery = InferType<typeof memberListRules>;
export type LogFilter = InferType<typeof logCsvRules>;
