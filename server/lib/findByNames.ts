import { sql, type Kysely } from 'kysely';
import { type Tables } from '../db/tables';

/** The ids of the members with these names, each by its `nameKey`. */
export async function findByNames(db: Kysely<Tables>, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('member')
    .select(['id', 'nickname_key'])
    .where('nickname_key', '=', sql<string>`any(${keys}::text[])`)
    .execute();
  return new Map(rows.map(({ id, nickname_key }) => [nickname_key ?? '', id]));
}
