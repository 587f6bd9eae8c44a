import { type FindIdPayload, type FindPasswordPayload } from '@contract/auth';
import { nameKey } from '@contract/text';
import { sql, type Kysely } from 'kysely';
import { type Tables, type Trx } from '../../db/tables';
import { requestMail } from '../../lib/mail/mailRequests';

/** Kind of the mail request; its payload is the pair of username and e-mail. */
export const TEMPORARY_PASSWORD = 'temporary_password';

/** Lookups and requests of members who recover their account. */
export function createRecoveryRepository(db: Kysely<Tables>) {
  /** The only member with all five values; names are compared in NFC, in which rules and table store them. */
  async function findByPerson({ name, birth, gender, phone, email }: FindIdPayload) {
    return db
      .selectFrom('member')
      .select(['name', 'username', 'created_at'])
      .where('email_key', '=', nameKey(email))
      .where('name', '=', name)
      .where('birth', '=', birth)
      .where('gender', '=', gender)
      .where('phone', '=', phone)
      .executeTakeFirst();
  }

  /** Stores the request only: a row of the same size for a known and for an unknown pair. */
  const requestTemporaryPassword = ({ username, email }: FindPasswordPayload) =>
    requestMail(db, TEMPORARY_PASSWORD, { username, email });

  return { findByPerson, requestTemporaryPassword };
}

export type RecoveryRepository = ReturnType<typeof createRecoveryRepository>;

/** The member with this username and e-mail address. */
export async function findByPair(trx: Trx, { username, email }: FindPasswordPayload) {
  return trx
    .selectFrom('member')
    .select(['id', 'email'])
    .where('username', '=', username.toLowerCase())
    .where('email_key', '=', nameKey(email))
    .executeTakeFirst();
}

/** Replaces the temporary password: a member has one at a time, the newest. */
export async function insertTemporaryPassword(trx: Trx, memberId: number, hash: string, expiresAt: Date) {
  await trx
    .insertInto('temporary_password')
    .values({ member_id: memberId, password_hash: hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ password_hash: hash, expires_at: expiresAt }))
    .execute();
}

/** When the unused temporary password of the member expires. */
export async function findTemporaryExpiry(trx: Trx, memberId: number): Promise<Date | undefined> {
  const row = await trx
    .selectFrom('temporary_password')
    .select('expires_at')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.expires_at;
}

/** Deletes other pending requests of a pair, so that one mail responds to all of them. */
export async function deleteRepeatedRequests(trx: Trx, { username, email }: FindPasswordPayload) {
  const repeats = trx
    .selectFrom('mail_request')
    .select('id')
    .where('kind', '=', TEMPORARY_PASSWORD)
    .where('payload', '=', sql<object>`${JSON.stringify({ username, email })}::jsonb`)
    // Skips requests that another process is sending.
    .forUpdate()
    .skipLocked();
  await trx.deleteFrom('mail_request').where('id', 'in', repeats).execute();
}
