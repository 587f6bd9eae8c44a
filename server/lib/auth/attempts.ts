import { hash } from 'node:crypto';
import { ACCOUNT_MESSAGES } from '@contract/auth';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { ApiError } from '../http/errors';
import { scaleLimit } from '../scaleLimit';

/** Counts attempts in the table `call_count`, which all processes of the database share. */
export interface Attempts {
  /**
   * Counts an attempt before it is made, so that parallel attempts cannot exceed a limit.
   * @param refusal makes the error of a used up count from the seconds to wait
   * @throws ApiError 429 when a count is used up; the attempt is then in none of the counts
   */
  begin(limits: readonly AttemptLimit[], refusal?: (seconds: number) => ApiError): Promise<Attempt>;
  /**
   * Counts what may happen only once, whatever the limits are scaled by.
   * @param per milliseconds
   * @returns false the second time
   */
  once(key: string, per: number): Promise<boolean>;
}

export interface AttemptLimit {
  /** The attempt that is counted, and its subject; the table stores a keyed hash of it. */
  key: string;
  /** The limit, or a function of the count of the previous limit, this attempt included. */
  max: number | ((previous: number) => number);
  /** Milliseconds. */
  per: number;
}

export interface Attempt {
  /** Uncounts an attempt: a right password, a refused call. */
  giveBack(): Promise<void>;
}

interface AttemptsDeps {
  db: Kysely<Tables>;
  /** Scales limits for load tests. */
  rateLimitMultiplier: number;
  tokenSecret: string;
}

/** A counted attempt, by the window it was counted in. */
interface Counted {
  key: string;
  endsAt: string;
}

/** Counts attempts in the database, so that all processes share the limits; keys are stored as hashes. */
export function createAttempts({ db, rateLimitMultiplier, tokenSecret }: AttemptsDeps): Attempts {
  const hashed = (key: string) => hash('sha256', `${tokenSecret} attempt ${key}`, 'base64url');

  async function giveBack(counted: readonly Counted[]): Promise<void> {
    for (const one of counted) await uncount(db, one);
  }

  return {
    async begin(limits, refusal = tooManyPasswords) {
      const counted: Counted[] = [];
      let previous = 0;
      for (const { key, max, per } of limits) {
        const limit = scaleLimit(
          typeof max === 'number' ? max : max(previous / rateLimitMultiplier),
          rateLimitMultiplier,
        );
        const result = await count(db, { key: hashed(key), max: limit, per });
        if (result.wait !== undefined) {
          await giveBack(counted);
          throw refusal(Math.max(1, Math.ceil(result.wait / 1_000)));
        }
        previous = result.attempts;
        counted.push({ key: hashed(key), endsAt: result.endsAt });
      }
      return { giveBack: () => giveBack(counted) };
    },

    async once(key, per) {
      const { wait } = await count(db, { key: hashed(key), max: 1, per });
      return wait === undefined;
    },
  };
}

type CountResult = { wait: number } | { wait?: undefined; attempts: number; endsAt: string };

/** Starts a window or counts in the current one, unless it is full. `wait` is in milliseconds. */
async function count(db: Kysely<Tables>, limit: { key: string; max: number; per: number }): Promise<CountResult> {
  const { key, max, per } = limit;
  const { rows } = await sql<{ calls: string; ends_at: string }>`
    insert into call_count as known (key, calls, ends_at)
      values (${key}, 1, now() + make_interval(secs => ${per / 1_000}))
      on conflict (key) do update set
        calls = case when known.ends_at <= now() then 1 else known.calls + 1 end,
        ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
        where known.ends_at <= now() or known.calls < ${max}
      returning calls, ends_at::text
  `.execute(db);
  const [row] = rows;
  if (row) return { attempts: Number(row.calls), endsAt: row.ends_at };
  return { wait: await timeLeft(db, key) };
}

async function timeLeft(db: Kysely<Tables>, key: string): Promise<number> {
  const { rows } = await sql<{ ttl: number }>`
    select extract(epoch from ends_at - now())::float8 * 1000 as ttl from call_count where key = ${key}
  `.execute(db);
  return Math.max(0, rows[0]?.ttl ?? 0);
}

/** Does nothing if the window has ended meanwhile. */
async function uncount(db: Kysely<Tables>, { key, endsAt }: Counted): Promise<void> {
  await sql`
    update call_count set calls = calls - 1 where key = ${key} and ends_at = ${endsAt}::timestamptz and calls > 0
  `.execute(db);
}

function tooManyPasswords(seconds: number): ApiError {
  return new ApiError(429, ACCOUNT_MESSAGES.tooManyPasswords(Math.ceil(seconds / 60)), {
    headers: { 'retry-after': String(seconds) },
  });
}
