import { type Kysely } from 'kysely';
import { inTransaction } from '../../../db/inTransaction';
import { type Tables, type Trx } from '../../../db/tables';
import { isSuspended } from '../../moderation';
import { noteSeen } from '../digest/requestDigests.repository';
import { recordAccountEvent } from '../security/accountEvents.repository';
import { noteActive } from './activeMembers.repository';
import { endGrantOf, insertGrant, presentMember } from './grants.repository';
import { type GrantToken } from './grantTokens';

/**
 * Checks again what has authenticated the member, while the session is inserted under the lock of the member's row: a
 * concurrent new password leaves no session.
 */
export type Recheck = (trx: Trx, member: { id: number; password_hash: string | null }, at: Date) => Promise<boolean>;

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
  /** In a session that a temporary password opens. */
  temporaryHash: string | null;
  /** In words. */
  device: string;
  grantId: string | null;
  /** Another member whose known device the browser was before (D162). */
  afterMemberId: number | undefined;
}

/** What changes with a login besides its session. */
export interface Opening {
  memberId: number;
  recheck: Recheck;
  /** The token of a login that is kept (D180). */
  keep: GrantToken | null;
  /** The token of the login that the browser has kept until now. */
  endedGrant: GrantToken | null;
  /** How a member logged in on a device that is not known; undefined on a known one. */
  newDevice: string | undefined;
  /** The time by the clock of suspensions and kept logins, in milliseconds. */
  shiftedNow: number;
}

/**
 * Opens a session and deletes expired sessions of the member.
 * @returns false when what has authenticated the member was replaced or used up since
 */
export async function openSession(db: Kysely<Tables>, session: NewSession, opening: Opening): Promise<boolean> {
  const { keep, endedGrant, newDevice, shiftedNow } = opening;
  const { memberId, device, afterMemberId } = session;
  const at = new Date(shiftedNow);
  return inTransaction(db, async (trx) => {
    if (!(await stillOpens(trx, session, opening))) return false;
    await deleteEndedSessions(trx, session);
    if (endedGrant) await endGrantOf(trx, endedGrant);
    if (keep) await insertGrant(trx, keep, { memberId, device, afterMemberId, at });
    await insertSession(trx, session);
    if (newDevice !== undefined) {
      await recordAccountEvent(trx, { memberId, kind: 'NEW_DEVICE', device, method: newDevice, at });
    }
    await noteActive(trx, memberId, session.startsAt);
    await noteSeen(trx, memberId, at);
    return true;
  });
}

/**
 * A new password or a withdrawal and a concurrent login are serialised, so no session opens with an old password. A
 * temporary password is used up by deleting its row.
 */
async function stillOpens(trx: Trx, { memberId, startsAt }: NewSession, { recheck, shiftedNow }: Opening) {
  const member = await trx
    .selectFrom('member')
    .select(['id', 'password_hash', 'suspended_until'])
    .where('id', '=', memberId)
    .where('withdrawn_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!member || isSuspended(member.suspended_until, new Date(shiftedNow))) return false;
  return recheck(trx, member, new Date(startsAt));
}

/** Checks again that the compared password is the member's. */
export const byPassword =
  ({ hash, temporary }: UsedPassword): Recheck =>
  async (trx, member, at) => {
    if (!temporary) return member.password_hash === hash;
    const { numDeletedRows } = await trx
      .deleteFrom('temporary_password')
      .where('member_id', '=', member.id)
      .where('password_hash', '=', hash)
      .where('expires_at', '>', at)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  };

async function deleteEndedSessions(trx: Trx, { memberId, startsAt }: NewSession): Promise<void> {
  await trx.deleteFrom('session').where('member_id', '=', memberId).where('ends_at', '<', new Date(startsAt)).execute();
}

/** Opens a session, of a login or of a kept one. */
export async function insertSession(trx: Trx, session: NewSession): Promise<void> {
  const { id, memberId, refreshHash, startsAt, endsAt, temporaryHash, device, grantId, afterMemberId } = session;
  await trx
    .insertInto('session')
    .values({
      id,
      member_id: memberId,
      refresh_hash: refreshHash,
      rotated_at: new Date(startsAt),
      created_at: new Date(startsAt),
      ends_at: new Date(endsAt),
      must_change_password: temporaryHash !== null,
      temporary_password_hash: temporaryHash,
      device,
      grant_id: grantId,
      after_member_id: presentMember(afterMemberId),
    })
    .execute();
}
