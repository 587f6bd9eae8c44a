import { type InferType } from 'yup';
import { exactBoolean, exactObject, linkField, list, requiredLine } from '../fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { CONTRIBUTION_MESSAGES } from './contributions';

/** One line; `https://` is added to its link when missing (F14). */
export const contributionRules = exactObject({
  text: requiredLine(LIMITS.contribution, CONTRIBUTION_MESSAGES.missing),
  link: linkField(),
});

/** The lines of a member, all of them: PUT /api/archive/:id/contributions. */
export const contributionsRules = exactObject({
  lines: list(contributionRules, LIMITS.contributions, CONTRIBUTION_MESSAGES.tooMany).required(MESSAGES.badRequest),
});

/** The body of PUT /api/archive/:id/contributions/:lineId/tick. */
export const tickRules = exactObject({ ticked: exactBoolean().required(MESSAGES.badRequest) });

export type ContributionsPayload = InferType<typeof contributionsRules>;
