import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { until } from './until';

/** The number of transactions of this database that wait for a lock of another one. */
export async function countWaiting(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows[0]?.waiting ?? 0;
}

/** Resolves once the request waits for a lock of another transaction, or has been answered without waiting. */
export async function waitingOrAnswered(db: Kysely<Tables>, request: Promise<unknown>): Promise<void> {
  let isAnswered = false;
  void request.finally(() => (isAnswered = true));
  await until(async () => isAnswered || (await countWaiting(db)) > 0);
}
