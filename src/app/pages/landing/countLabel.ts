import { LIMITS } from '@contract/limits';
import { formatCount } from '@/shared/lib/formatCount';

/** A count of the summary in words: counted as far as a list is; undefined where it is too small to be told (D119). */
export function countLabel(count = 0): string | undefined {
  if (count < LIMITS.shownCount) return undefined;
  return count >= LIMITS.listReach ? `${formatCount(LIMITS.listReach)}+` : formatCount(count);
}
