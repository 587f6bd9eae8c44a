import { type Kysely } from 'kysely';
import { inTransaction } from '../../../db/inTransaction';
import { type Tables, type Trx } from '../../../db/tables';
import { before } from '../../../lib/durations';
import { RETENTION } from '../../../lib/jobs/retention';
import { requestMail } from '../../../lib/mail/mailDelivery';
import { endLogins } from '../../access';
import { isAddressTaken, lockAddress } from '../addresses/takenAddress.repository';
import { deleteCode } from '../addresses/mailCodes.repository';
import { endDevices } from '../notifications/pushDevices.repository';
import { TEMPORARY_PASSWORD } from '../users/recovery.repository';
import { lockMember } from '../users/ownMember.repository';
import { recordAccountEvent } from './accountEvents.repository';

interface Undo {
  tokenHash: string;
  /** Of a password that nobody knows. */
  passwordHash: string;
  /** By the clock of sessions, and by the shifted one. */
  at: Date;
  shiftedAt: Date;
  /** In words. */
  device: string;
}

export type EmailUndoRepository = ReturnType<typeof createEmailUndoRepository>;

/** The way back from a changed e-mail (D184). */
export function createEmailUndoRepository(db: Kysely<Tables>) {
  /**
   * Restores the former address with its confirmation, ends every login, makes the password unusable, removes what was
   * added since, and mails a temporary password to the restored address.
   */
  function undo({ tokenHash, passwordHash, at, shiftedAt, device }: Undo): Promise<'done' | 'gone' | 'taken'> {
    return inTransaction(db, async (trx) => {
      const known = await find(trx, tokenHash, shiftedAt);
      if (!known) return 'gone';
      const memberId = known.member_id;
      const { username } = await lockMember(trx, memberId);
      // Used meanwhile, or dropped by an earlier link.
      const link = await find(trx, tokenHash, shiftedAt);
      if (!link || username === null) return 'gone';
      await lockAddress(trx, link.email);
      if (await isAddressTaken(trx, link.email, memberId)) return 'taken';
      const restored = { email: link.email, email_confirmed_at: link.confirmed_at, password_hash: passwordHash };
      await trx.updateTable('member').set(restored).where('id', '=', memberId).execute();
      await endWaysIn(trx, memberId, at);
      await removeAddedSince(trx, memberId, link.created_at);
      await deleteCode(trx, memberId, 'email');
      await recordAccountEvent(trx, { memberId, kind: 'EMAIL_UNDONE', device, at: shiftedAt });
      const payload = { username, email: link.email, afterUndo: true };
      await requestMail(trx, { kind: TEMPORARY_PASSWORD, memberId, payload, at: shiftedAt });
      return 'done';
    });
  }

  const isLive = async (tokenHash: string, at: Date) => (await find(db, tokenHash, at)) !== undefined;

  return { isLive, undo };
}

const find = (db: Kysely<Tables>, tokenHash: string, at: Date) =>
  db
    .selectFrom('email_undo')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('created_at', '>', before(at, RETENTION.emailUndo))
    .executeTakeFirst();

/** A password and devices may be those of who has changed the e-mail. */
async function endWaysIn(trx: Trx, memberId: number, at: Date): Promise<void> {
  await trx.deleteFrom('temporary_password').where('member_id', '=', memberId).execute();
  await endDevices(trx, memberId);
  await endLogins(trx, memberId, at);
}

/** The ways in and the links since the change; this link, too, which works once. */
async function removeAddedSince(trx: Trx, memberId: number, since: Date): Promise<void> {
  for (const table of ['passkey', 'social_identity', 'email_undo'] as const) {
    await trx.deleteFrom(table).where('member_id', '=', memberId).where('created_at', '>=', since).execute();
  }
}
