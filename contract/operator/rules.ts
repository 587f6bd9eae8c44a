import { array, type InferType } from 'yup';
import { isRealDate } from '../dates';
import {
  anyString,
  codeField,
  exactly,
  exactObject,
  exactString,
  pageParam,
  requiredCode,
  requiredText,
} from '../fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { ACCOUNT_MESSAGES } from '../auth/messages';
import { LOG_ACTIONS, MEMBER_ROLES, MEMBER_STATES } from './codes';
import { OPERATOR_MESSAGES } from './messages';

/** The own password, before acting (D130). */
export const confirmRules = exactObject({
  password: anyString().required(ACCOUNT_MESSAGES.currentPasswordEmpty),
});

/** Why somebody acts: the member it is about reads it. */
export const reasonField = () => requiredText(LIMITS.operatorReason, OPERATOR_MESSAGES.reasonEmpty);

export const roleRules = exactObject({
  role: requiredCode(MEMBER_ROLES, MESSAGES.badRequest),
  reason: reasonField(),
}).meta({ order: ['reason', 'role'] });

export const memberListRules = exactObject({
  query: exactString(),
  state: codeField(MEMBER_STATES),
  role: codeField(MEMBER_ROLES),
  page: pageParam(),
});

/** A date of a query string, in Korea. */
const dayParam = () =>
  exactString()
    .transform((value: unknown) => (value === '' ? undefined : value))
    .test('day', MESSAGES.badRequest, (value) => value === undefined || isRealDate(value));

/** One code or several: a query names the same key again. */
const codesParam = <Code extends string>(codes: readonly Code[]) =>
  exactly(array())
    .of(exactString().oneOf(codes, MESSAGES.valueNotInList).required(MESSAGES.valueNotInList))
    .transform((value: unknown) => [value].flat().filter((one) => one !== undefined && one !== ''))
    .max(codes.length, MESSAGES.badRequest)
    .default([]);

const logFilter = {
  action: codesParam(LOG_ACTIONS),
  actor: exactString(),
  member: exactString(),
  from: dayParam(),
  to: dayParam(),
};

export const logListRules = exactObject({ ...logFilter, page: pageParam() });
export const logCsvRules = exactObject(logFilter);

export type RoleChange = InferType<typeof roleRules>;
export type MemberListQuery = InferType<typeof memberListRules>;
export type LogFilter = InferType<typeof logCsvRules>;
