import { sql, type Kysely } from 'kysely';

/**
 * When the content of a post, an archive and a profile was last edited; null before the first edit. An edit that was begun
 * on an older version is refused (MEND-59). `edited_at` does not say it, since decisions of operators reset it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table project add column updated_at timestamptz`.execute(db);
  await sql`alter table archive add column updated_at timestamptz`.execute(db);
  await sql`alter table member add column profile_updated_at timestamptz`.execute(db);
}
