import { EVALUATION_MESSAGES } from '@contract/evaluation';

/** How anonymous evaluators are in a team of this size. Members of a pending archive may still decline (D95). */
export function anonymityOf(teamSize: number, published = false): string {
  if (teamSize <= 2) return EVALUATION_MESSAGES.notAnonymous;
  return published ? EVALUATION_MESSAGES.anonymous : EVALUATION_MESSAGES.anonymousUnlessTwo;
}
