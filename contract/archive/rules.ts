import { type InferType } from 'yup';
import { codesOf } from '../codes';
import { isIsoDate, isRealDate, todayInKorea } from '../dates';
import {
  exactObject,
  exactString,
  linkField,
  list,
  optionalText,
  pageParam,
  present,
  requiredCode,
  requiredCodes,
  requiredLine,
  requiredText,
  wholeNumber,
} from '../fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { periodFields } from '../periodFields';
import { DEFAULT_ROLE, ROLES, SKILLS } from '../skill';
import { ARCHIVE_CATEGORIES } from './codes';
import { CONSENT_ANSWER_LABELS } from './consent';
import { ARCHIVE_MESSAGES as TEXT } from './messages';

// `YYYY-MM-DD`
const period = periodFields({
  isWhole: isIsoDate,
  incomplete: MESSAGES.daysIncomplete,
  isReal: isRealDate,
  reversed: MESSAGES.daysReversed,
});

/** A period in the past: an archive proves work that was done (D122). */
const pastPeriod = {
  startDate: period.startDate.test(
    'first',
    TEXT.period,
    (value) => !value || !isRealDate(value) || Number(value.slice(0, 4)) >= LIMITS.minArchiveYear,
  ),
  endDate: period.endDate.test('past', TEXT.period, (value) => !value || !isRealDate(value) || value <= todayInKorea()),
};

const archiveFields = {
  title: requiredLine(LIMITS.title, TEXT.title),
  ...period,
  description: requiredText(LIMITS.archiveDescription, TEXT.description),
  category: requiredCode(ARCHIVE_CATEGORIES, TEXT.category),
  skills: requiredCodes(SKILLS, TEXT.skills),
  link: linkField(),
};

const memberRules = exactObject({
  /** Of the caller's own entry only: the nickname may have changed on another device. */
  memberId: wholeNumber(),
  nickname: exactString().required(MESSAGES.badRequest),
  role: exactString().oneOf(ROLES, MESSAGES.valueNotInList).default(DEFAULT_ROLE),
});

const ORDER = ['title', 'startDate', 'endDate', 'description', 'category', 'skills', 'archiveMembers', 'link'];

/** `archiveData` of a registration. One pair of nickname and role per entry, so the team may list more than 20 pairs. */
export const archiveRules = exactObject({
  ...archiveFields,
  ...pastPeriod,
  /** The finished project it is made from. */
  projectId: wholeNumber().min(1, MESSAGES.badRequest).nullable(),
  archiveMembers: list(memberRules, LIMITS.members * ROLES.length, MESSAGES.members)
    .min(1, TEXT.members)
    .required(TEXT.members)
    .test(
      'people',
      MESSAGES.members,
      (members) => new Set(present(members).map(({ nickname }) => nickname)).size <= LIMITS.members + 1,
    ),
}).meta({ order: ORDER });

/** The period in an edit of a pending archive; that of a published one cannot change, and may be older than this rule. */
export const archivePeriodRules = exactObject(pastPeriod).meta({ order: ORDER });

/**
 * `archiveData` of an edit: members cannot change, stored pictures are named. An empty entry of `imgUrls` is the position
 * of a new picture, so that new and stored ones may be mixed (docs/decisions/0012).
 */
export const archiveEditRules = exactObject({
  ...archiveFields,
  // The version it was begun on.
  updatedDateTime: exactString(),
  thumbnail: exactString(LIMITS.link).default(''),
  imgUrls: list(
    exactString(LIMITS.link).defined(MESSAGES.badRequest),
    LIMITS.archiveImages,
    MESSAGES.imageCount,
  ).default([]),
}).meta({ order: ORDER });

export const archiveListRules = exactObject({ page: pageParam() });
export const archiveSearchRules = exactObject({ keyword: optionalText(LIMITS.search), page: pageParam() });

/** The query of a list of archives. */
export type ArchiveListQuery = InferType<typeof archiveSearchRules>;
/** Its filters: the query without the page. */
export type ArchiveFilter = Omit<ArchiveListQuery, 'page'>;

export type ArchivePayload = InferType<typeof archiveRules>;
export type ArchiveEdit = InferType<typeof archiveEditRules>;

/** The body of PUT /api/archive/:id/consent. */
export const consentRules = exactObject({
  consent: requiredCode(codesOf(CONSENT_ANSWER_LABELS), MESSAGES.badRequest),
});
export type ConsentPayload = InferType<typeof consentRules>;
