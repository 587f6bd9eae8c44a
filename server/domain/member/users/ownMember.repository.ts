import { type Kysely } from 'kysely';
import { type Tables, type Trx } from '../../../db/tables';
import { sessionOver } from '../../../lib/http/errors';
import { type Member } from '../../access';

/** The stored credentials of a member who changes or leaves the account. */
export async function findOwnPasswords(db: Kysely<Tables>, { id, sessionId }: Member) {
  return db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select(['username', 'nickname', 'email', 'password_hash', 'temporary_password_hash', 'grant_id'])
    .where('session.id', '=', sessionId)
    .where('member.id', '=', id)
    .executeTakeFirst();
}

export type OwnPasswords = NonNullable<Awaited<ReturnType<typeof findOwnPasswords>>>;

export type LockedMember = Awaited<ReturnType<typeof lockMember>>;

/**
 * Locks the member's row, which serialises changes of a member. Rows that only reference it, such as comments, do not wait.
 * @throws ApiError 40203 when the member has withdrawn meanwhile
 */
export async function lockMember(trx: Trx, memberId: number) {
  const member = await trx
    .selectFrom('member')
    .select(['id', 'username', 'email', 'password_hash', 'profile_image', 'suspended_until', 'created_at'])
    .select(['email_key', 'email_confirmed_at', 'profile_updated_at as updated_at'])
    .where('id', '=', memberId)
    .where('withdrawn_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!member) throw sessionOver();
  return member;
}
