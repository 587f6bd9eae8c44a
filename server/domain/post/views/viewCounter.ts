import { type Kysely } from 'kysely';
import { type PostKind } from '../../../db/postTables';
import { type Tables } from '../../../db/tables';
import { countViews, type PostView } from './countViews.repository';

const WRITE_EVERY_MS = 1_000;
/**
 * Maximum number of buffered views. Beyond it views are lost, so that memory stays limited while the database is
 * unavailable.
 */
const MOST_WAITING = 50_000;
/** Rows per statement. */
const BATCH = 1_000;

interface ViewCounterDeps {
  db: Kysely<Tables>;
  /** The kind of post whose views it counts. */
  kind: PostKind;
  /** Called when views could not be written; they are retried with the next batch. */
  onError: (error: unknown) => void;
}

/**
 * Batches views in memory and writes them every second, so that reading a post neither waits for the write nor fails
 * with it (D38). `close()` writes the last batch.
 */
export function createViewCounter({ db, kind, onError }: ViewCounterDeps) {
  // Keyed by post and viewer.
  const waiting = new Map<string, PostView>();
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    const views = [...waiting];
    for (let first = 0; first < views.length; first += BATCH) {
      const batch = views.slice(first, first + BATCH);
      await countViews(
        db,
        kind,
        batch.map(([, view]) => view),
      );
      // A viewer who has returned meanwhile is not counted twice.
      for (const [key] of batch) waiting.delete(key);
    }
  }

  function write(): Promise<void> {
    writing ??= writeAll()
      .catch(onError)
      .finally(() => {
        writing = undefined;
      });
    return writing;
  }

  const timer = setInterval(() => void write(), WRITE_EVERY_MS).unref();

  return {
    add(postId: number, viewerKey: string) {
      if (waiting.size < MOST_WAITING) waiting.set(`${postId} ${viewerKey}`, { postId, viewerKey });
    },
    /** Writes the buffer at once. */
    write,
    async close() {
      clearInterval(timer);
      await writing;
      await write();
    },
  };
}
