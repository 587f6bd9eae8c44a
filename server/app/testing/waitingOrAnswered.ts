import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { until } from './until';

/** Resolves once the request waits for a lock of another transaction, or has been answered without waiting. */
export async function waitingOrAnswered(db: Kysely<Tables>, request: Promise<unknown>): Promise<void> {
  let isAnswered = false;
  void request.finally(() => (isAnswered = true));
  await until(async () => isAnswered || (await isAnyWaiting(db)));
}

async function isAnyWaiting(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1
  `.execute(db);
  return rows.length > 0;
}
