import { type InferType } from 'yup';
import { exactBoolean, exactObject, list, wholeNumber } from '../fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { RECORD_MESSAGES } from './messages';

const { badRequest } = MESSAGES;
const requiredSwitch = () => exactBoolean().required(badRequest);

/** Ids, each once; the list may be empty but not absent. */
const idList = (max: number, tooMany: string) =>
  list(wholeNumber().required(badRequest), max, tooMany)
    .test('each once', badRequest, (ids) => !ids || new Set(ids).size === ids.length)
    .required(badRequest);

/** The body of PUT /api/users/me/record: all settings and choices, whole. */
export const recordRules = exactObject({
  enabled: requiredSwitch(),
  indexable: requiredSwitch(),
  showName: requiredSwitch(),
  hiddenArchives: idList(LIMITS.listReach, badRequest),
  lines: idList(LIMITS.recordLines, RECORD_MESSAGES.tooManyLines),
});

export type RecordPayload = InferType<typeof recordRules>;
