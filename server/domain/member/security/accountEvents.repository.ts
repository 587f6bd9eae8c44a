import { type AccountEventKind } from '@contract/security';
import { type Kysely } from 'kysely';
import { type Tables, type Trx } from '../../../db/tables';
import { before, DAY } from '../../../lib/durations';
import { requestMail } from '../../../lib/mail/mailDelivery';

/** Kind of the mail request. */
export const SECURITY = 'security';

export interface SecurityMailRequest {
  to: string;
  kind: AccountEventKind;
  device: string | null;
  /** NEW_DEVICE: how the member logged in. */
  method?: string;
  /** Epoch milliseconds. */
  at: number;
  /** EMAIL, to the former address: the new one. */
  newEmail?: string;
  /** EMAIL, to a confirmed former address: from which the token of the link is made. */
  undoNonce?: string;
}

export interface NewAccountEvent extends Pick<SecurityMailRequest, 'kind' | 'device' | 'method'> {
  memberId: number;
  /** By the shifted clock. */
  at: Date;
}

/** Mails about new devices of one member in 24 hours; rows have no limit. */
const NEW_DEVICE_MAILS = 5;

/**
 * Notes what happened to an account and requests its mail, in the transaction of the cause (D184), which has locked the
 * member's row. The caller wakes the mail queue after the commit.
 */
export async function recordAccountEvent(trx: Trx, event: NewAccountEvent): Promise<void> {
  const { memberId, kind, at } = event;
  const device = await noteAccountEvent(trx, event);
  if (kind === 'EMAIL_UNDONE' || (kind === 'NEW_DEVICE' && (await areManyNew(trx, memberId, at)))) return;
  const { email } = await trx.selectFrom('member').select('email').where('id', '=', memberId).executeTakeFirstOrThrow();
  if (email === null) return;
  const payload: SecurityMailRequest = { to: email, kind, device, method: event.method, at: at.getTime() };
  await requestMail(trx, { kind: SECURITY, memberId, payload, at });
}

/** Notes it without a mail. @returns the device, if it is known */
export async function noteAccountEvent(trx: Trx, { memberId, kind, device, at }: NewAccountEvent) {
  // Sessions of earlier releases have no device.
  const known = device === '' ? null : device;
  await trx.insertInto('account_event').values({ member_id: memberId, kind, device: known, at }).execute();
  return known;
}

/** Whether more new devices than get a mail were noted in 24 hours, the last one included. */
async function areManyNew(trx: Trx, memberId: number, at: Date): Promise<boolean> {
  const rows = await trx
    .selectFrom('account_event')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'NEW_DEVICE')
    .where('at', '>', before(at, DAY))
    .limit(NEW_DEVICE_MAILS + 1)
    .execute();
  return rows.length > NEW_DEVICE_MAILS;
}

/** What happened, the newest first. */
export const readAccountEvents = (db: Kysely<Tables>, memberId: number, most: number) =>
  db
    .selectFrom('account_event')
    .select(['kind', 'device', 'at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
