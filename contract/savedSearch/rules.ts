import { type InferType } from 'yup';
import { codeField, exactBoolean, exactObject, exactString } from '../fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { SEARCH_MAILS } from './codes';
import { canonicalQuery } from './query';
import { SAVED_SEARCH_TEXTS } from './texts';

const channels = () => ({
  mail: codeField(SEARCH_MAILS),
  push: exactBoolean(),
  agreed: exactBoolean().oneOf([true], MESSAGES.badRequest),
});

/** The body of POST /api/users/me/alerts. */
export const savedSearchRules = exactObject({
  query: exactString(LIMITS.searchQuery)
    .required(SAVED_SEARCH_TEXTS.nothingChosen)
    .test('known', MESSAGES.badRequest, (query) => canonicalQuery(query) !== undefined)
    .test('chosen', SAVED_SEARCH_TEXTS.nothingChosen, (query) => canonicalQuery(query) !== ''),
  ...channels(),
});

/** The body of PATCH /api/users/me/alerts/:id. */
export const searchChangeRules = exactObject(channels());

export type SavedSearchPayload = InferType<typeof savedSearchRules>;
export type SearchChangePayload = InferType<typeof searchChangeRules>;
