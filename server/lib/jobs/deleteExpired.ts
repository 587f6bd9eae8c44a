import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';

/** Rows per statement, so that each stays short. */
const BATCH = 5_000;

interface Expiring<Table extends keyof Tables> {
  table: Table;
  key: keyof Tables[Table] & string;
  /** The column with the time after which a row is no longer needed. */
  expires: keyof Tables[Table] & string;
}

/**
 * Deletes a batch of expired rows, except locked ones.
 * @returns the number of deleted rows; there may be more
 */
export async function deleteExpired<Table extends keyof Tables>(
  db: Kysely<Tables>,
  { table, key, expires }: Expiring<Table>,
  by: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ${sql.ref(key)} in (
      select ${sql.ref(key)} from ${sql.table(table)} where ${sql.ref(expires)} <= ${by}
        limit ${sql.lit(BATCH)} for update skip locked
    )
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}
