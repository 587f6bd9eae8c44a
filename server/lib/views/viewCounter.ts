import { type Kysely } from 'kysely';
import { type PostKind } from '../../db/postTables';
import { type Tables } from '../../db/tables';
import { countViews, type PostView } from './countViews';

const WRITE_EVERY_MS = 1_000;
/** For so long at most a post that was written is left alone: each time its page changes for everybody (decision 0020). */
const LONGEST_REST_MS = 10_000;
/** When more wait, the busiest posts rest no longer. */
const MANY_WAITING = 20_000;
/** Beyond it views are lost: a flood of visits must not fill the memory while the database is away. */
const MOST_WAITING = 50_000;
/** Per statement: one that touches more posts would have every kept answer given up (decision 0020). */
const BATCH = 1_000;

interface ViewCounterDeps {
  db: Kysely<Tables>;
  /** The kind of post whose views it counts. */
  kind: PostKind;
  /** Told when views could not be written; they are tried again with the next ones. */
  onError: (error: unknown) => void;
}

/**
 * Collects views in memory and writes them within a second, those of the same post again some seconds later, so that
 * reading a post neither waits for its view nor fails with it (D38). `close()` writes what is left.
 */
export function createViewCounter({ db, kind, onError }: ViewCounterDeps) {
  // Of each post, who looked at it.
  const waiting = new Map<number, Set<string>>();
  let total = 0;
  let writing: Promise<void> | undefined;
  // When a post that was written lately may be written again.
  const restsUntil = new Map<number, number>();

  const viewersOf = (postId: number) => waiting.get(postId) ?? new Set<string>();

  /** Those that have rested. Writing the busiest ones besides makes the most room for the fewest pages that change. */
  function duePosts(): number[] {
    const now = performance.now();
    const isDue = (postId: number) => now >= (restsUntil.get(postId) ?? 0);
    const due = [...waiting.keys()].filter(isDue);
    let left = total - due.reduce((sum, postId) => sum + viewersOf(postId).size, 0);
    if (left <= MANY_WAITING) return due;
    const resting = [...waiting.keys()].filter((postId) => !isDue(postId));
    for (const postId of resting.sort((a, b) => viewersOf(b).size - viewersOf(a).size)) {
      if (left <= MANY_WAITING) break;
      due.push(postId);
      left -= viewersOf(postId).size;
    }
    return due;
  }

  function forget({ postId, viewerKey }: PostView): void {
    const viewers = viewersOf(postId);
    if (viewers.delete(viewerKey)) total -= 1;
    if (viewers.size === 0) waiting.delete(postId);
  }

  /** At times of their own, so that the pages of busy posts do not all change in one moment. */
  function rest(postId: number): void {
    restsUntil.set(postId, performance.now() + LONGEST_REST_MS * (0.5 + Math.random() / 2));
  }

  async function writeAll(postIds: readonly number[]) {
    const views = postIds.flatMap((postId) => [...viewersOf(postId)].map((viewerKey) => ({ postId, viewerKey })));
    postIds.forEach(rest);
    for (let first = 0; first < views.length; first += BATCH) {
      const batch = views.slice(first, first + BATCH);
      await countViews(db, kind, batch);
      // Whoever came again meanwhile is not counted twice anyway.
      batch.forEach(forget);
    }
    const now = performance.now();
    for (const [postId, until] of restsUntil) if (until <= now) restsUntil.delete(postId);
  }

  function write(postIds: readonly number[]): Promise<void> {
    writing ??= writeAll(postIds)
      .catch(onError)
      .finally(() => {
        writing = undefined;
      });
    return writing;
  }

  const timer = setInterval(() => void write(duePosts()), WRITE_EVERY_MS).unref();

  return {
    add(postId: number, viewerKey: string) {
      if (total >= MOST_WAITING) return;
      const viewers = viewersOf(postId);
      if (viewers.has(viewerKey)) return;
      viewers.add(viewerKey);
      waiting.set(postId, viewers);
      total += 1;
    },
    /** Writes what is there, without waiting for the next second. */
    write: () => write([...waiting.keys()]),
    async close() {
      clearInterval(timer);
      await writing;
      await write([...waiting.keys()]);
    },
  };
}
