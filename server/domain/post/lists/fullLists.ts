import { LIMITS } from '@contract/limits';
import { LRUCache } from 'lru-cache';

/** Milliseconds. */
const TTL = 60_000;
const MAX_LISTS = 1_000;

/** Counts the posts of the list with this name, unless it was full within the last minute. */
export type CountUnlessFull = (name: string, count: () => Promise<number>) => Promise<number>;

/**
 * Caches which lists are full: they have as many posts as can be reached (D75). Counting those takes longer than
 * reading their first page, and a full list rarely shrinks.
 * @param clock a monotonic clock, in milliseconds
 */
export function createFullLists(clock: { now(): number } = performance): CountUnlessFull {
  const full = new LRUCache<string, true>({ max: MAX_LISTS, ttl: TTL, ttlResolution: 0, perf: clock });
  return async (name, count) => {
    if (full.has(name)) return LIMITS.listReach;
    const total = await count();
    if (total === LIMITS.listReach) full.set(name, true);
    return total;
  };
}
