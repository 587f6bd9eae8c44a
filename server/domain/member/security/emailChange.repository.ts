import { type Trx } from '../../../db/tables';
import { requestMail } from '../../../lib/mail/mailDelivery';
import { noteAccountEvent, SECURITY, type SecurityMailRequest } from './accountEvents.repository';
import { type NewUndoToken } from './undoTokens';

/** Who changes an address, and when. */
export interface ChangedBy {
  at: Date;
  /** In words. */
  device: string;
  /** Of the link that restores the former address; null where the product's public address is unknown. */
  undo: NewUndoToken | null;
}

interface FormerEmail {
  id: number;
  email: string | null;
  email_confirmed_at: Date | null;
}

/**
 * Notes that a member has another e-mail and requests the mails to both (D184). That to a confirmed former address has a
 * link; an unconfirmed one may be a stranger's mailbox.
 */
export async function recordEmailChange(
  trx: Trx,
  { id: memberId, email: former, email_confirmed_at: confirmedAt }: FormerEmail,
  email: string,
  by: ChangedBy,
): Promise<void> {
  const { at, undo } = by;
  const device = await noteAccountEvent(trx, { memberId, kind: 'EMAIL', device: by.device, at });
  const mail = { kind: 'EMAIL', device, at: at.getTime() } as const;
  const send = (payload: SecurityMailRequest) => requestMail(trx, { kind: SECURITY, memberId, payload, at });
  await send({ ...mail, to: email });
  if (former === null) return;
  const isUndoable = undo !== null && confirmedAt !== null;
  if (isUndoable) {
    await trx
      .insertInto('email_undo')
      .values({
        token_hash: undo.hash,
        member_id: memberId,
        email: former,
        confirmed_at: confirmedAt,
        created_at: at,
      })
      .execute();
  }
  await send({ ...mail, to: former, newEmail: email, ...(isUndoable && { undoNonce: undo.nonce }) });
}
