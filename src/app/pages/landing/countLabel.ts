import { LIMITS } from '@contract/limits';
import { formatCount } from '@/shared/lib/formatCount';

/** The label of a count, capped; undefined when it is too small to be shown (D119). */
export function countLabel(count = 0): string | undefined {
  if (count < LIMITS.landingCount.min) return undefined;
  return count >= LIMITS.landingCount.max ? `${formatCount(LIMITS.landingCount.max)}+` : formatCount(count);
}
