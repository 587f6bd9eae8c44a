import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../../../db/inTransaction';
import { type Tables, type Trx } from '../../../db/tables';
import { isSuspended } from '../../moderation';
import { noteSeen } from '../digest/requestDigests.repository';
import { noteActive } from './activeMembers.repository';

type Db = Kysely<Tables> | Trx;

/** The stored password hash that a login is compared with. */
export interface UsedPassword {
  hash: string;
  /** Whether it is a temporary password, which is valid for one login (D20). */
  temporary: boolean;
}

export interface NewSession {
  id: string;
  memberId: number;
  refreshHash: string;
  startsAt: number;
  endsAt: number;
  password: UsedPassword;
  /** Another member whose known device the browser was before (D162). */
  afterMemberId: number | undefined;
  /** The time by the clock of suspensions, in milliseconds. */
  shiftedNow: number;
}

export type SessionRow = NonNullable<Awaited<ReturnType<typeof lockSession>>>;

/** The number of the case in which the member was suspended last (D194). */
const suspensionCase = sql<number | null>`(
  select number from operator_log as measure join case_number using (target, target_id)
    where measure.member_id = member.id and measure.action = 'SUSPEND' order by measure.id desc limit 1
)`;

/** The sessions of members, and the credentials of a login. */
export function createAuthRepository(db: Kysely<Tables>) {
  async function findCredentials(username: string, at: number) {
    return db
      .selectFrom('member')
      .leftJoin('temporary_password as temporary', (join) =>
        join.onRef('temporary.member_id', '=', 'member.id').on('temporary.expires_at', '>', new Date(at)),
      )
      .select(['id', 'nickname', 'profile_image', 'account_role', 'member.password_hash', 'email_confirmed_at'])
      .select(['suspended_until', 'suspended_reason', suspensionCase.as('suspension_case')])
      .select('temporary.password_hash as temporary_hash')
      .where('username', '=', username)
      .executeTakeFirst();
  }

  /**
   * Opens a session and deletes expired sessions of the member.
   * @returns false when the password was replaced or used up since it was compared
   */
  async function openSession(session: NewSession): Promise<boolean> {
    return inTransaction(db, async (trx) => {
      if (!(await stillOpens(trx, session))) return false;
      await deleteEndedSessions(trx, session);
      await insertSession(trx, session);
      await noteActive(trx, session.memberId, session.startsAt);
      await noteSeen(trx, session.memberId, new Date(session.shiftedNow));
      return true;
    });
  }

  async function revokeSession(sessionId: string, at: number, on: Db = db): Promise<void> {
    await on
      .updateTable('session')
      .set({ revoked_at: new Date(at) })
      .where('id', '=', sessionId)
      .where('revoked_at', 'is', null)
      .execute();
  }

  async function rotate(on: Db, session: SessionRow, refreshHash: string, rotatedAt: number): Promise<void> {
    await on
      .updateTable('session')
      .set({
        refresh_hash: refreshHash,
        previous_refresh_hash: session.refresh_hash,
        rotated_at: new Date(rotatedAt),
      })
      .where('id', '=', session.id)
      .execute();
    await noteActive(on, session.member_id, rotatedAt);
  }

  async function moveEnd(on: Db, sessionId: string, endsAt: number): Promise<void> {
    await on
      .updateTable('session')
      .set({ ends_at: new Date(endsAt) })
      .where('id', '=', sessionId)
      .execute();
  }

  return {
    findCredentials,
    openSession,
    revokeSession,
    lockSession,
    rotate,
    moveEnd,
    /** A transaction for `lockSession` and `rotate`, in which renewals of a session are serialised. */
    inTransaction: <T>(work: (trx: Trx) => Promise<T>) => inTransaction(db, work),
  };
}

export type AuthRepository = ReturnType<typeof createAuthRepository>;
export type Credentials = NonNullable<Awaited<ReturnType<AuthRepository['findCredentials']>>>;

/**
 * A new password or a withdrawal and a concurrent login are serialised, so no session opens with an old password. A
 * temporary password is used up by deleting its row.
 */
async function stillOpens(trx: Trx, { memberId, startsAt, shiftedNow, password }: NewSession): Promise<boolean> {
  const { hash, temporary } = password;
  const member = await trx
    .selectFrom('member')
    .select(['password_hash', 'suspended_until'])
    .where('id', '=', memberId)
    .forShare()
    .executeTakeFirst();
  if (isSuspended(member?.suspended_until ?? null, new Date(shiftedNow))) return false;
  if (!temporary) return member?.password_hash === hash;
  const { numDeletedRows } = await trx
    .deleteFrom('temporary_password')
    .where('member_id', '=', memberId)
    .where('password_hash', '=', hash)
    .where('expires_at', '>', new Date(startsAt))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

async function deleteEndedSessions(trx: Trx, { memberId, startsAt }: NewSession): Promise<void> {
  await trx.deleteFrom('session').where('member_id', '=', memberId).where('ends_at', '<', new Date(startsAt)).execute();
}

async function insertSession(trx: Trx, session: NewSession): Promise<void> {
  const { id, memberId, refreshHash, startsAt, endsAt, password, afterMemberId } = session;
  await trx
    .insertInto('session')
    .values({
      id,
      member_id: memberId,
      refresh_hash: refreshHash,
      rotated_at: new Date(startsAt),
      created_at: new Date(startsAt),
      ends_at: new Date(endsAt),
      must_change_password: password.temporary,
      temporary_password_hash: password.temporary ? password.hash : null,
      // The cookie may name a member of a database that has been replaced.
      after_member_id: sql<number | null>`(
        select id from member where id = ${afterMemberId ?? null} and withdrawn_at is null
      )`,
    })
    .execute();
}

async function lockSession(on: Db, sessionId: string) {
  return on
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .selectAll('session')
    .select(['member.nickname', 'member.profile_image', 'member.account_role', 'member.email_confirmed_at'])
    .where('session.id', '=', sessionId)
    .forUpdate('session')
    .executeTakeFirst();
}
