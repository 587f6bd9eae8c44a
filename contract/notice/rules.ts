import { type InferType } from 'yup';
import { exactObject, list, pageParam, wholeNumber } from '../fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';

const id = () => wholeNumber().required(MESSAGES.badRequest).min(1, MESSAGES.badRequest);

/** The query of GET /api/notices. */
export const noticeListRules = exactObject({ page: pageParam() });

/** The body of POST /api/notices/read: single notices, or all up to one. */
export const noticesReadRules = exactObject({
  ids: list(id(), LIMITS.noticesRead, MESSAGES.badRequest),
  upTo: wholeNumber().min(1, MESSAGES.badRequest),
}).test('one', MESSAGES.badRequest, (value) => (value.ids === undefined) !== (value.upTo === undefined));

export type NoticesReadPayload = InferType<typeof noticesReadRules>;
