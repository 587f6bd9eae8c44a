import { EVALUATION_MESSAGES } from '@contract/evaluation';

/** How anonymous the writers are in a team of that size. Members of a pending archive may still decline (D95). */
export function anonymityOf(teamSize: number, published = false): string {
  if (teamSize <= 2) return EVALUATION_MESSAGES.notAnonymous;
  return published ? EVALUATION_MESSAGES.anonymous : EVALUATION_MESSAGES.anonymousUnlessTwo;
}
