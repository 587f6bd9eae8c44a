import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../../../db/inTransaction';
import { type Tables, type Trx } from '../../../db/tables';
import { noteActive } from './activeMembers.repository';
import { endGrantOf, endGrantOfSession } from './grants.repository';
import { openSession, type NewSession, type Opening } from './openSession.repository';
import { type GrantToken } from './grantTokens';

type Db = Kysely<Tables> | Trx;

export type SessionRow = NonNullable<Awaited<ReturnType<typeof lockSession>>>;

/** The number of the case in which the member was suspended last (D194). */
export const suspensionCase = sql<number | null>`(
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

  async function revokeSession(sessionId: string, at: number, on: Db = db): Promise<void> {
    await on
      .updateTable('session')
      .set({ revoked_at: new Date(at) })
      .where('id', '=', sessionId)
      .where('revoked_at', 'is', null)
      .execute();
  }

  /** Ends a session and what the browser has kept: by the token of its cookie, or of the session. */
  async function logOut(sessionId: string | undefined, kept: GrantToken | null, at: number): Promise<void> {
    await inTransaction(db, async (trx) => {
      if (kept) await endGrantOf(trx, kept);
      if (sessionId === undefined) return;
      await endGrantOfSession(trx, sessionId);
      await revokeSession(sessionId, at, trx);
    });
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
    openSession: (session: NewSession, opening: Opening) => openSession(db, session, opening),
    revokeSession,
    logOut,
    lockSession,
    rotate,
    moveEnd,
    /** A transaction for `lockSession` and `rotate`, in which renewals of a session are serialised. */
    inTransaction: <T>(work: (trx: Trx) => Promise<T>) => inTransaction(db, work),
  };
}

export type AuthRepository = ReturnType<typeof createAuthRepository>;
export type Credentials = NonNullable<Awaited<ReturnType<AuthRepository['findCredentials']>>>;

async function lockSession(on: Db, sessionId: string) {
  return on
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .leftJoin('device_grant as kept', 'kept.id', 'session.grant_id')
    .selectAll('session')
    .select(['kept.rotated_at as kept_rotated_at', 'kept.created_at as kept_created_at'])
    .select(['member.nickname', 'member.profile_image', 'member.account_role', 'member.email_confirmed_at'])
    .where('session.id', '=', sessionId)
    .forUpdate('session')
    .executeTakeFirst();
}
