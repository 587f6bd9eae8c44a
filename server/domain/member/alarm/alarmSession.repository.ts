import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';

/** The given sessions that are neither expired nor revoked. */
export async function findOpenSessions(
  db: Kysely<Tables>,
  ids: readonly string[],
  at: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', at)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
