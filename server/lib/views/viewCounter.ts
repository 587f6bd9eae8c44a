import { type Kysely } from 'kysely';
import { type PostKind } from '../../db/postTables';
import { type Tables } from '../../db/tables';
import { countViews, forgetViews, type PostView } from './countViews';

const WRITE_EVERY_MS = 1_000;
/** A post that many look at is written less often, since each time its page changes for everybody (decision 0020). */
const REST_PER_VIEW_MS = 2_000;
const LONGEST_REST_MS = 10_000;
/** Nothing rests any more when so many wait. */
const MANY_WAITING = 20_000;
const FORGET_EVERY_MS = 3_600_000;
/** Beyond it views are lost: a flood of visits must not fill the memory while the database is away. */
const MOST_WAITING = 50_000;
/** Per statement, so that each stays short. */
const BATCH = 5_000;

interface ViewCounterDeps {
  db: Kysely<Tables>;
  /** The kind of post whose views it counts. */
  kind: PostKind;
  /** Told when views could not be written; they are tried again with the next ones. */
  onError: (error: unknown) => void;
}

export type ViewCounter = ReturnType<typeof createViewCounter>;

/**
 * Collects views in memory and writes them every second, those of a busy post every ten, so that reading a post neither
 * waits for its view nor fails with it (D38). `close()` writes what is left.
 */
export function createViewCounter({ db, kind, onError }: ViewCounterDeps) {
  const waiting = new Map<string, PostView>();
  let writing: Promise<void> | undefined;
  let forgetAt = 0;

  // When a post that was written lately may be written again.
  const restsUntil = new Map<number, number>();

  function nextBatch(all: boolean): PostView[] {
    const now = performance.now();
    const batch: PostView[] = [];
    for (const view of waiting.values()) {
      if (all || now >= (restsUntil.get(view.postId) ?? 0)) batch.push(view);
      if (batch.length === BATCH) break;
    }
    return batch;
  }

  async function writeBatch(batch: readonly PostView[]) {
    await countViews(db, kind, batch);
    // Whoever came again meanwhile is not counted twice anyway.
    for (const view of batch) waiting.delete(keyOf(view));
    const now = performance.now();
    for (const { postId } of batch) {
      const rest = Math.max((restsUntil.get(postId) ?? 0) - now, 0) + REST_PER_VIEW_MS;
      restsUntil.set(postId, now + Math.min(rest, LONGEST_REST_MS));
    }
  }

  async function writeAll(all: boolean) {
    for (let batch = nextBatch(all); batch.length > 0; batch = nextBatch(all)) await writeBatch(batch);
    const now = performance.now();
    for (const [postId, until] of restsUntil) if (until <= now) restsUntil.delete(postId);
    if (Date.now() < forgetAt) return;
    await forgetViews(db, kind);
    forgetAt = Date.now() + FORGET_EVERY_MS;
  }

  function write(all = true): Promise<void> {
    writing ??= writeAll(all)
      .catch(onError)
      .finally(() => {
        writing = undefined;
      });
    return writing;
  }

  const timer = setInterval(() => void write(waiting.size > MANY_WAITING), WRITE_EVERY_MS).unref();

  return {
    add(postId: number, viewerKey: string) {
      const view = { postId, viewerKey };
      if (waiting.size < MOST_WAITING) waiting.set(keyOf(view), view);
    },
    /** Writes what is there, without waiting for the next second. */
    write: () => write(),
    async close() {
      clearInterval(timer);
      await writing;
      await write();
    },
  };
}

const keyOf = ({ postId, viewerKey }: PostView) => `${postId} ${viewerKey}`;
