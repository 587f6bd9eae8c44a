import { hash } from 'node:crypto';
import { type FindIdPayload, type FindPasswordPayload } from '@contract/auth';
import { nameKey } from '@contract/text';
import { type Kysely } from 'kysely';
import { type Tables, type Trx } from '../../../db/tables';
import { requestMail } from '../../../lib/mail/mailDelivery';

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

  /**
   * Stores the request only: a row of the same size for a known and for an unknown pair. What is asked again before its mail
   * was sent joins the first request.
   */
  const requestTemporaryPassword = ({ username, email }: FindPasswordPayload, at: Date) =>
    requestMail(db, { kind: TEMPORARY_PASSWORD, key: keyOf({ username, email }), payload: { username, email }, at });

  return { findByPerson, requestTemporaryPassword };
}

/** The same for the same member, however the pair is written. */
const keyOf = ({ username, email }: FindPasswordPayload) =>
  `password:${hash('sha256', `${username.toLowerCase()} ${nameKey(email)}`, 'base64url')}`;

export type RecoveryRepository = ReturnType<typeof createRecoveryRepository>;

/** The member with this username and e-mail address. */
export async function findByPair(db: Kysely<Tables>, { username, email }: FindPasswordPayload) {
  return db
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
export async function findTemporaryExpiry(db: Kysely<Tables>, memberId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('temporary_password')
    .select('expires_at')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.expires_at;
}
