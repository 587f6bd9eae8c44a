import { serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { EVERYTHING } from './tags';

/** Milliseconds from the start of a read; older values are not served. */
const TTL = 1_000;
const MAX_BYTES = 32_000_000;
/** Overhead of an entry in bytes, besides its value and its key. */
const OVERHEAD = 500;
/** Maximum number of stored drops by tag; beyond it everything is dropped. */
const MAX_DROPPED_TAGS = 10_000;

interface Entry {
  /** Shared by all callers while the read is in flight. */
  value: Promise<unknown>;
  tags: readonly string[];
  /** The number of drops before the read began. */
  begunAfter: number;
  bytes: number;
}

/** Reads through the cache. @param tags what the value shows (`tags.ts`): dropping one of them drops the value */
export type Cached = <T>(key: string, tags: readonly string[], read: () => Promise<T>) => Promise<T>;

interface CacheOptions {
  maxBytes?: number;
  /** A monotonic clock, in milliseconds. */
  clock?: { now(): number };
}

export type Cache = ReturnType<typeof createCache>;

/**
 * Caches a value for at most one second, reads once for concurrent callers (single flight), and drops values by tag
 * when a write changes them. A read in flight when one of its tags is dropped is neither cached nor shared with later
 * callers. While off, as initially, it reads every time.
 */
export function createCache({ maxBytes = MAX_BYTES, clock = performance }: CacheOptions = {}) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
    ttl: TTL,
    ttlResolution: 0,
    perf: clock,
  });
  let isOn = false;
  let drops = 0;
  /** The number of the last drop of each tag. */
  const droppedAt = new Map<string, number>();

  const isCurrent = ({ tags, begunAfter }: Entry) => tags.every((tag) => (droppedAt.get(tag) ?? 0) <= begunAfter);

  function clear(): void {
    entries.clear();
    droppedAt.clear();
  }

  /** Sets the size of an entry once its value is known; a dropped or replaced entry is not added again. */
  async function weigh(key: string, entry: Entry, begunAt: number): Promise<void> {
    try {
      const bytes = entry.bytes + serialize(await entry.value).byteLength;
      if (entries.peek(key) === entry) entries.set(key, { ...entry, bytes }, { start: begunAt });
    } catch {
      if (entries.peek(key, { allowStale: true }) === entry) entries.delete(key);
    }
  }

  return {
    cached<T>(this: void, key: string, tags: readonly string[], read: () => Promise<T>): Promise<T> {
      if (!isOn) return read();
      const known = entries.get(key);
      if (known && isCurrent(known)) return known.value as Promise<T>;
      const begunAt = clock.now();
      const value = read();
      const entry: Entry = { value, tags, begunAfter: drops, bytes: OVERHEAD + 2 * key.length };
      entries.set(key, entry);
      void weigh(key, entry, begunAt);
      return value;
    },

    /** Drops every value with one of these tags; `EVERYTHING` drops all values. */
    drop(tags: readonly string[]): void {
      if (tags.includes(EVERYTHING) || droppedAt.size + tags.length > MAX_DROPPED_TAGS) clear();
      drops += 1;
      for (const tag of tags) droppedAt.set(tag, drops);
    },

    /** To be called when `drop` is called for every change of the database from now on. */
    turnOn(): void {
      clear();
      isOn = true;
    },

    /** To be called when notifications of changes may be lost. */
    turnOff(): void {
      clear();
      isOn = false;
    },
  };
}
