import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../server/db/tables';

const TABLES = [
  ...['project', 'project_comment', 'project_bookmark'],
  ...['archive', 'archive_member', 'archive_comment', 'archive_bookmark'],
];

/**
 * Builds indexes without a constraint once, after the work, which is ten times faster than updating them row by row.
 */
export async function withoutIndexes(db: Kysely<Tables>, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid = any(${TABLES}::text[]::regclass[])
      and not exists (select from pg_constraint where conindid = indexrelid)
  `.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db);
  await work();
  await sql`set maintenance_work_mem = '512MB'`.execute(db);
  for (const { definition } of rows) await sql.raw(definition).execute(db);
}
