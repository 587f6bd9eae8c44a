import { type Changes } from './changes';
import { EVERYTHING } from './topics';

/** Something kept for as long as none of its topics changes. */
export interface Kept {
  topics: readonly string[];
  /** Bytes, about. */
  weight: number;
}

/** How many changed topics are remembered for what is being made while they change. */
const REMEMBERED_CHANGES = 5_000;

/** The moment from which on changes count. */
interface Moment {
  readonly number: number;
}

/**
 * Keeps what is read from the database until something it was made of changes, the least used given up first. Ask
 * `changes.upToDate()` before `get`, and `begin` before reading what is `put`.
 * @param most bytes, about
 */
export function createTopicCache<Value extends Kept>(changes: Pick<Changes, 'onChange'>, most: number) {
  // In the order of use, the latest last.
  const kept = new Map<string, Value>();
  const keysOf = new Map<string, Set<string>>();
  let weight = 0;
  // The number of each topic's last change, in that order; those up to `forgotten` may be missing.
  const changedAt = new Map<string, number>();
  let number = 0;
  let forgotten = 0;

  function remove(key: string): void {
    const value = kept.get(key);
    if (!value) return;
    kept.delete(key);
    weight -= value.weight;
    for (const topic of value.topics) {
      const keys = keysOf.get(topic);
      keys?.delete(key);
      if (keys?.size === 0) keysOf.delete(topic);
    }
  }

  function clear(): void {
    kept.clear();
    keysOf.clear();
    weight = 0;
  }

  function note(topic: string): void {
    changedAt.delete(topic);
    changedAt.set(topic, number);
    const [oldest] = changedAt;
    if (!oldest || changedAt.size <= REMEMBERED_CHANGES) return;
    changedAt.delete(oldest[0]);
    forgotten = oldest[1];
  }

  function hasChangedSince(moment: Moment, topics: readonly string[]): boolean {
    const isLater = (topic: string) => (changedAt.get(topic) ?? 0) > moment.number;
    return moment.number < forgotten || isLater(EVERYTHING) || topics.some(isLater);
  }

  changes.onChange((topics) => {
    number += 1;
    for (const topic of topics) note(topic);
    if (topics.includes(EVERYTHING)) return clear();
    for (const topic of topics) for (const key of keysOf.get(topic) ?? []) remove(key);
  });

  return {
    has: (key: string): boolean => kept.has(key),

    get(key: string): Value | undefined {
      const value = kept.get(key);
      if (!value) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },

    begin: (): Moment => ({ number }),

    /** Keeps what was read after a moment, unless a topic of it has changed since. @returns whether it is kept */
    put(key: string, value: Value, since: Moment): boolean {
      if (value.weight > most / 10 || hasChangedSince(since, value.topics)) return false;
      remove(key);
      kept.set(key, value);
      weight += value.weight;
      for (const topic of value.topics) keysOf.set(topic, (keysOf.get(topic) ?? new Set()).add(key));
      for (const oldest of kept.keys()) {
        if (weight <= most) break;
        remove(oldest);
      }
      return true;
    },
  };
}
