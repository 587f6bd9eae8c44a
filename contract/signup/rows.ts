import { exactObject, exactString, siblingText, textField } from '../fields';
import { isRealDate } from '../dates';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { isBlank } from '../text';
import { AWARD_TYPES, EXPERIENCE_TYPES } from './codes';
import { SIGNUP_MESSAGES as TEXT } from './messages';

type Row = Readonly<Record<string, unknown>>;

/** A row counts as partly filled when any field is non-empty; an empty one is left out. */
export function isRowFilled(row: Row): boolean {
  return Object.values(row).some((value) => typeof value === 'string' && !isBlank(value));
}

/** Required if any field of the row is filled. */
function inFilledRow(message: string) {
  return {
    name: 'required',
    message,
    test: (value: unknown, { parent }: { parent: unknown }) => !isRowFilled(parent as Row) || Boolean(value),
  };
}

const rowText = (max: number, missing: string) => textField(max).default('').test(inFilledRow(missing));

const rowCode = (codes: readonly string[], missing: string) =>
  exactString()
    .default('')
    .oneOf(['', ...codes], MESSAGES.valueNotInList)
    .test(inFilledRow(missing));

/** `YYYY-MM-DD` of a filled row. */
const rowDate = (missing: string) =>
  exactString()
    .default('')
    .test(inFilledRow(missing))
    .test('real', missing, (value) => !value || isRealDate(value));

/** The end of a row's period, not before its start. */
const rowEndDate = (missing: string) =>
  rowDate(missing).test('order', MESSAGES.daysReversed, (value, { parent }) => {
    const startDate = siblingText(parent, 'startDate', isRealDate);
    return !value || !isRealDate(value) || !startDate || value >= startDate;
  });

export const experienceRules = exactObject({
  experienceType: rowCode(EXPERIENCE_TYPES, TEXT.experienceType),
  experienceName: rowText(LIMITS.title, TEXT.experienceName),
  startDate: rowDate(TEXT.experiencePeriod),
  endDate: rowEndDate(TEXT.experiencePeriod),
  experienceDescription: rowText(LIMITS.rowDescription, TEXT.experienceDescription),
});

export const careerRules = exactObject({
  companyName: rowText(LIMITS.name, TEXT.companyName),
  startDate: rowDate(TEXT.careerPeriod),
  endDate: rowEndDate(TEXT.careerPeriod),
  careerDescription: rowText(LIMITS.rowDescription, TEXT.careerDescription),
});

export const awardRules = exactObject({
  awardType: rowCode(AWARD_TYPES, TEXT.awardType),
  awardName: rowText(LIMITS.name, TEXT.awardName),
  organizer: rowText(LIMITS.name, TEXT.organizer),
  awardDuration: rowDate(TEXT.awardDuration),
});

export const ROW_ORDER = [
  ...['experiences', 'experiences[].experienceType', 'experiences[].experienceName', 'experiences[].startDate'],
  ...['experiences[].endDate', 'experiences[].experienceDescription'],
  ...['careers', 'careers[].companyName', 'careers[].startDate', 'careers[].endDate', 'careers[].careerDescription'],
  ...['awards', 'awards[].awardType', 'awards[].awardName', 'awards[].organizer', 'awards[].awardDuration'],
] as const;
