import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';

/**
 * The keys that a row references. Every new reference to files must be added here, or its files are removed as orphans.
 */
export async function keysInUse(db: Kysely<Tables>, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as key
    where exists (select from member where profile_image = key)
      or exists (select from hidden_profile where part = 'PHOTO' and value = key)
      or exists (select from member_portfolio where file_key = key)
      or exists (select from archive where thumbnail = key)
      or exists (select from archive_image where file_key = key)
  `.execute(db);
  return new Set(rows.map(({ key }) => key));
}
