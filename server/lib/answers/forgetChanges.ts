import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { RETENTION } from '../retention';

const BATCH = sql.lit(10_000);

/** Deletes changes that everybody has seen: whoever was away for longer forgets everything anyway. @returns how many */
export async function forgetChanges(db: Kysely<Tables>): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from change where ctid = any(array(
      select ctid from change where told_at <= now() - make_interval(secs => ${RETENTION.change / 1_000}) limit ${BATCH}
    ))
  `.execute(db);
  return Number(numAffectedRows);
}
