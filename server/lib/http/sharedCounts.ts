import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';

export interface SharedRate {
  max: number;
  /** Milliseconds. */
  per: number;
  /** Calls a process reserves at first; afterwards as many as the caller has used there, up to `most`. */
  block: number;
  most: number;
}

/** The calls that a process may still allow one caller. */
interface Share {
  /** All calls reserved in this window. */
  taken: number;
  left: number;
  /** The limit is used up until the window ends. */
  spent: boolean;
  /** The end of the window, by a monotonic clock. */
  endsAt: number;
}

/** Maximum number of callers that a process stores for each limit. */
export const REMEMBERED_CALLERS = 50_000;

/** Counts one call. @returns null when it is allowed, else the time to wait in milliseconds */
export type CountCall = (key: string) => Promise<number | null>;

/**
 * Counts calls together with all other processes of the database. At most `max` are allowed; calls that another process
 * has reserved but not used are lost. A caller beyond the limit causes no statement until the window ends.
 */
export function createSharedCount(db: Kysely<Tables>, rate: SharedRate): CountCall {
  // In the order of use, least recently used first.
  const shares = new Map<string, Share>();
  const taking = new Map<string, Promise<void>>();

  function current(key: string): Share | undefined {
    const share = shares.get(key);
    return share && share.endsAt > performance.now() ? share : undefined;
  }

  function keep(key: string, share: Share): void {
    shares.delete(key);
    shares.set(key, share);
    const [oldest] = shares.keys();
    if (oldest !== undefined && shares.size > REMEMBERED_CALLERS) shares.delete(oldest);
  }

  async function take(key: string): Promise<void> {
    const taken = current(key)?.taken ?? 0;
    const block = Math.min(Math.max(rate.block, taken), rate.most);
    const { granted, ttl } = await takeBlock(db, key, { ...rate, block });
    keep(key, { taken: taken + granted, left: granted, spent: granted === 0, endsAt: performance.now() + ttl });
  }

  /** Concurrent calls of one caller share one statement. */
  function takeOnce(key: string): Promise<void> {
    const running = taking.get(key) ?? take(key).finally(() => taking.delete(key));
    taking.set(key, running);
    return running;
  }

  return async (key) => {
    for (;;) {
      const share = current(key);
      if (share?.spent) return Math.max(0, share.endsAt - performance.now());
      if (share && share.left > 0) {
        share.left -= 1;
        return null;
      }
      await takeOnce(key);
    }
  };
}

/** Starts a window or reserves calls in the current one. `ttl` is its remaining time in milliseconds. */
async function takeBlock(db: Kysely<Tables>, key: string, { max, per, block }: Omit<SharedRate, 'most'>) {
  const { rows } = await sql<{ calls: number; ttl: number }>`
    insert into call_count as known (key, calls, ends_at)
      values (${key}, ${block}, now() + make_interval(secs => ${per / 1_000}))
      on conflict (key) do update set
        calls = case when known.ends_at <= now() then excluded.calls else known.calls + excluded.calls end,
        ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
      returning calls, extract(epoch from ends_at - now())::float8 * 1000 as ttl
  `.execute(db);
  const { calls = 0, ttl = 0 } = rows[0] ?? {};
  const before = calls - block;
  return { granted: Math.max(0, Math.min(block, max - before)), ttl };
}

/** Deletes the counts of ended windows. @returns 0, because one statement deletes all of them */
export async function deleteExpiredCallCounts(db: Kysely<Tables>): Promise<number> {
  await db
    .deleteFrom('call_count')
    .where('ends_at', '<=', sql<Date>`now()`)
    .execute();
  return 0;
}
