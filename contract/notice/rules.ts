import { type InferType } from 'yup';
import { codeField, exactObject, list, pageParam, wholeNumber } from '../fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { NOTICE_PLACES } from './kinds';

const id = () => wholeNumber().required(MESSAGES.badRequest).min(1, MESSAGES.badRequest);

const isGiven = (value: unknown) => value !== undefined;

/** The query of GET /api/notices. */
export const noticeListRules = exactObject({ page: pageParam() });

/** The body of POST /api/notices/read: single notices, all up to one, or those about a post on a page of it (D203). */
export const noticesReadRules = exactObject({
  ids: list(id(), LIMITS.noticesRead, MESSAGES.badRequest),
  upTo: wholeNumber().min(1, MESSAGES.badRequest),
  project: wholeNumber().min(1, MESSAGES.badRequest),
  place: codeField(NOTICE_PLACES),
})
  .test('one', MESSAGES.badRequest, ({ ids, upTo, project }) => [ids, upTo, project].filter(isGiven).length === 1)
  .test('place', MESSAGES.badRequest, ({ project, place }) => isGiven(project) === isGiven(place));

export type NoticesReadPayload = InferType<typeof noticesReadRules>;
