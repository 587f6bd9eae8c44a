import { LRUCache } from 'lru-cache';

/** Changes within so many milliseconds become one call. */
const COALESCE_MS = 100;
/**
 * Milliseconds between two calls for a member. Each makes the member's pages load what may have changed. Another member can
 * cause one by every call, such as the edit of a post with invitations, and must not use up the calls of those invited.
 */
const SPACING_MS = 1_000;
/** Maximum number of members whose last call is remembered. */
const MOST_REMEMBERED = 50_000;

/** Calls back for each member that is added: soon, and once for all additions within the spacing. */
export function createSpacedCalls(callBack: (memberId: number) => void, spacing = SPACING_MS) {
  const waiting = new Set<number>();
  const justCalled = new LRUCache<number, true>({ max: MOST_REMEMBERED, ttl: spacing });
  let timer: NodeJS.Timeout | undefined;

  function callSoon(): void {
    if (waiting.size > 0) timer ??= setTimeout(callDue, COALESCE_MS).unref();
  }

  function callDue(): void {
    timer = undefined;
    for (const id of waiting) {
      if (justCalled.has(id)) continue;
      waiting.delete(id);
      justCalled.set(id, true);
      callBack(id);
    }
    callSoon();
  }

  return {
    add(memberId: number): void {
      waiting.add(memberId);
      callSoon();
    },
    stop: () => clearTimeout(timer),
  };
}
