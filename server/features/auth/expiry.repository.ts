import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { RETENTION } from '../../lib/retention';

/** Per statement, so that each stays short. Rows that a login holds are left to it. */
const BATCH = sql.lit(5_000);

/** Deletes sessions that have ended. @returns how many of them; there may be more */
export async function forgetEndedSessions(db: Kysely<Tables>, at: Date): Promise<number> {
  const ended = db
    .selectFrom('session')
    .select('id')
    .where('ends_at', '<=', new Date(at.getTime() - RETENTION.session))
    .limit(BATCH)
    .forUpdate()
    .skipLocked();
  const { numDeletedRows } = await db.deleteFrom('session').where('id', 'in', ended).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes temporary passwords nobody has used in time (D20). @returns how many of them; there may be more */
export async function forgetTemporaryPasswords(db: Kysely<Tables>, at: Date): Promise<number> {
  const expired = db
    .selectFrom('temporary_password')
    .select('member_id')
    .where('expires_at', '<=', at)
    .limit(BATCH)
    .forUpdate()
    .skipLocked();
  const { numDeletedRows } = await db
    .deleteFrom('temporary_password')
    .where('member_id', 'in', expired)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
