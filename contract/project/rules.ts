import { array, type InferType } from 'yup';
import { isIsoMonth, isRealMonth } from '../dates';
import {
  codeField,
  exactBoolean,
  exactly,
  exactObject,
  exactString,
  linkField,
  list,
  optionalText,
  pageParam,
  queryNumber,
  requiredCode,
  requiredCodes,
  requiredText,
  wholeNumber,
} from '../fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { PERIODS } from '../period';
import { periodFields } from '../periodFields';
import { ROLES, SKILLS } from '../skill';
import { MEETING_OPTIONS, PROJECT_CATEGORIES, PROJECT_SORTS, STEPS } from './codes';
import { PROJECT_MESSAGES as TEXT } from './messages';

export const projectRules = exactObject({
  title: requiredText(LIMITS.title, TEXT.title),
  projectName: requiredText(LIMITS.title, TEXT.projectName),
  // `YYYY-MM`
  ...periodFields({ isWhole: isIsoMonth, isReal: isRealMonth, reversed: MESSAGES.monthsReversed }),
  category: requiredCode(PROJECT_CATEGORIES, TEXT.category),
  personnel: wholeNumber()
    .required(TEXT.personnel)
    .min(LIMITS.personnel.min, TEXT.personnelRange)
    .max(LIMITS.personnel.max, TEXT.personnelRange),
  roles: requiredCodes(ROLES, TEXT.roles),
  skills: requiredCodes(SKILLS, TEXT.skills),
  meetingOption: requiredCode(MEETING_OPTIONS, TEXT.meetingOption),
  step: requiredCode(STEPS, TEXT.step),
  introduce: requiredText(LIMITS.projectText, TEXT.introduce),
  article: requiredText(LIMITS.projectText, TEXT.article),
  link: linkField(),
  invitedMembersNicknames: list(exactString().required(MESSAGES.badRequest), LIMITS.members, MESSAGES.members).default(
    [],
  ),
}).meta({
  order: [
    ...['title', 'projectName', 'startDate', 'endDate', 'category', 'personnel', 'roles', 'skills', 'meetingOption'],
    ...['step', 'introduce', 'article', 'link', 'invitedMembersNicknames'],
  ],
});

/** A repeatable parameter: absent, one value or many; empty ones are absent. */
const repeated = <Code extends string>(codes: readonly Code[]) =>
  exactly(array())
    .of(exactString().oneOf(codes, MESSAGES.valueNotInList).required(MESSAGES.valueNotInList))
    .transform((value: unknown) => [value].flat().filter((one) => one !== undefined && one !== ''))
    .default([]);

export const projectListRules = exactObject({
  title: optionalText(LIMITS.search),
  category: codeField(PROJECT_CATEGORIES),
  periodKey: codeField(PERIODS),
  roles: repeated(ROLES),
  skills: repeated(SKILLS),
  meetingOption: codeField(MEETING_OPTIONS),
  step: codeField(STEPS),
  open: codeField(['true', 'false'] as const),
  sort: codeField(PROJECT_SORTS).default('latest'),
  page: pageParam(),
  size: queryNumber(1, LIMITS.projectPageSize.max).default(LIMITS.projectPageSize.default),
});

export const closedRules = exactObject({ closed: exactBoolean().required(MESSAGES.badRequest) });

export type ProjectPayload = InferType<typeof projectRules>;
export type ProjectListQuery = InferType<typeof projectListRules>;
