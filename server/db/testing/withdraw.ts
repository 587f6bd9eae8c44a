import { sql, type Kysely } from 'kysely';
import { type Tables } from '../tables';

/** Changes a member's row as a withdrawal does (D25), for any set of columns. */
export async function withdraw(db: Kysely<Tables>, id: number): Promise<void> {
  const { rows } = await sql<{ column: string }>`
    select column_name as column from information_schema.columns
      where table_name = 'member' and is_generated = 'NEVER' and is_nullable = 'YES' and column_name <> 'withdrawn_at'
  `.execute(db);
  const erased = Object.fromEntries(rows.map(({ column }) => [column, null]));
  await db
    .updateTable('member')
    .set({ ...erased, withdrawn_at: new Date() })
    .where('id', '=', id)
    .execute();
}
