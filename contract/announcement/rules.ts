import { type InferType } from 'yup';
import { isRealDate } from '../dates';
import { exactObject, exactString, optionalText, pageParam, requiredCode, requiredText, siblingText } from '../fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { linkFault, withScheme } from '../webAddress';
import { ANNOUNCEMENT_KINDS } from './codes';
import { ANNOUNCEMENT_MESSAGES as TEXT } from './messages';

const DAY = 24 * 3_600_000;
/** The ISO format of browsers, within the years that the database supports. */
const INSTANT = /^20\d{2}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?Z$/;

/** Date.parse accepts 30 February, too. */
const isInstant = (text: string) => INSTANT.test(text) && isRealDate(text.slice(0, 10));

const instantField = () =>
  exactString()
    .required(MESSAGES.badRequest)
    .test('instant', MESSAGES.badRequest, (value) => isInstant(value));

/** Milliseconds from the sibling `from`; undefined unless both are instants. */
function lengthOf(until: string, parent: unknown): number | undefined {
  const from = siblingText(parent, 'from', isInstant);
  return from === undefined || !isInstant(until) ? undefined : Date.parse(until) - Date.parse(from);
}

const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

/** A path of the product, or an address by https; a scheme that is missing is added (MEND-13). */
const announcementLinkField = () =>
  optionalText(LIMITS.link)
    .transform((value: unknown) => (typeof value === 'string' && !OWN_PATH.test(value) ? withScheme(value) : value))
    .test('link', (value, { createError }) => {
      if (!value || OWN_PATH.test(value)) return true;
      const message = /^https:/i.test(value) ? linkFault(value) : TEXT.link;
      return message === undefined || createError({ message });
    });

export const announcementRules = exactObject({
  kind: requiredCode(ANNOUNCEMENT_KINDS, MESSAGES.badRequest),
  text: requiredText(LIMITS.announcement, TEXT.empty),
  link: announcementLinkField(),
  from: instantField(),
  until: instantField()
    .test('order', TEXT.reversed, (until, { parent }) => (lengthOf(until, parent) ?? 1) > 0)
    .test(
      'length',
      TEXT.tooLong,
      (until, { parent }) => (lengthOf(until, parent) ?? 0) <= LIMITS.announcementDays * DAY,
    ),
}).meta({ order: ['text', 'link', 'kind', 'from', 'until'] });

export const announcementListRules = exactObject({ page: pageParam() });

export type AnnouncementPayload = InferType<typeof announcementRules>;
