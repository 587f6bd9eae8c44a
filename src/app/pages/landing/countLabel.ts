import { LIMITS } from '@contract/limits';
import { formatCount } from '@/shared/lib/formatCount';

/** The label of a count, capped as in a list; undefined when it is too small to be shown (D119). */
export function countLabel(count = 0): string | undefined {
  if (count < LIMITS.shownCount) return undefined;
  return count >= LIMITS.listReach ? `${formatCount(LIMITS.listReach)}+` : formatCount(count);
}
