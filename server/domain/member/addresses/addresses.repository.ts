import { nameKey } from '@contract/text';
import { type MailKind } from '@contract/mails';
import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../../../db/inTransaction';
import { type Tables, type Trx } from '../../../db/tables';
import { deleteCode, findCode, type MailCodeRow } from './mailCodes.repository';
import { lockAddress, isAddressTaken } from './takenAddress.repository';
import { notifyAlarms } from '../../notice';
import { publishIfComplete } from '../../archive';
import { type LockedMember } from '../users/ownMember.repository';
import { sessionOver } from '../../../lib/http/errors';
import { RETENTION } from '../../../lib/jobs/retention';
import { recordEmailChange, type ChangedBy } from '../security/emailChange.repository';

export type AddressRepository = ReturnType<typeof createAddressRepository>;
export type AddressRow = Awaited<ReturnType<AddressRepository['read']>>;
/** The e-mail and the school mail of members, with their codes. */
export function createAddressRepository(db: Kysely<Tables>) {
  return {
    inTransaction: <T>(work: (trx: Trx) => Promise<T>) => inTransaction(db, work),

    /** @throws ApiError 40203 when the member has withdrawn */
    async read(memberId: number) {
      const own = db.selectFrom('member').select(['email', 'email_confirmed_at']).where('id', '=', memberId);
      const [member, email, schoolCode, school] = await Promise.all([
        own.where('withdrawn_at', 'is', null).executeTakeFirst(),
        findCode(db, memberId, 'email'),
        findCode(db, memberId, 'school'),
        findSchoolMail(db, memberId),
      ]);
      if (!member) throw sessionOver();
      return { ...member, code: email, schoolCode, school };
    },

    /** The code of a nonce with its member; a used or replaced one is gone. */
    findByNonce: (nonce: string) =>
      db
        .selectFrom('mail_code')
        .innerJoin('member', 'member.id', 'member_id')
        .select(['member_id', 'kind', 'mail_code.address', 'expires_at', 'nickname', 'created_at'])
        .where('nonce', '=', nonce)
        .executeTakeFirst(),
  };
}

/** The confirmed school mail of a member. */
export function findSchoolMail(db: Kysely<Tables>, memberId: number) {
  return db
    .selectFrom('school_mail')
    .select(['address', 'confirmed_at', 'expires_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** What a code is for; also what another proof of the address stands for. */
type ConfirmedCode = Pick<MailCodeRow, 'member_id' | 'kind' | 'address'>;

/**
 * Makes the address of a code the confirmed one of its kind and ends the code; pending archives that waited for the
 * member are published (D150c). @returns false, with nothing changed, when the address is another member's
 */
export async function confirmAddress(
  trx: Trx,
  member: LockedMember,
  code: ConfirmedCode,
  by: ChangedBy,
): Promise<boolean> {
  await lockAddress(trx, code.address);
  if (await isAddressTaken(trx, code.address, member.id)) return false;
  if (code.kind === 'school') await storeSchoolMail(trx, code, by.at);
  else await storeEmail(trx, member, code, by);
  await deleteCode(trx, member.id, code.kind);
  // The other pages of the member show it.
  await notifyAlarms(trx, [member.id]);
  return true;
}

async function storeSchoolMail(trx: Trx, { member_id: memberId, address }: ConfirmedCode, at: Date): Promise<void> {
  const columns = { address, confirmed_at: at, expires_at: new Date(at.getTime() + RETENTION.schoolMail) };
  await trx
    .insertInto('school_mail')
    .values({ member_id: memberId, ...columns })
    .onConflict((on) => on.column('member_id').doUpdateSet(columns))
    .execute();
}

async function storeEmail(trx: Trx, member: LockedMember, { address }: ConfirmedCode, by: ChangedBy): Promise<void> {
  const { at } = by;
  // Archives before the stronger lock that the update takes on the member, in the order of a withdrawal.
  const waiting = await lockPendingOf(trx, member.id);
  await trx.updateTable('member').set({ email: address, email_confirmed_at: at }).where('id', '=', member.id).execute();
  if (nameKey(member.email ?? '') !== nameKey(address)) await recordEmailChange(trx, member, address, by);
  for (const id of waiting) await publishIfComplete(trx, id, at, member.id);
}

/** Locks the pending archives that the member has confirmed. @returns their ids */
async function lockPendingOf(trx: Trx, memberId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('archive')
    .innerJoin('archive_member', 'archive_id', 'archive.id')
    .select('archive.id')
    .where('member_id', '=', memberId)
    .where('consent', '=', 'CONFIRMED')
    .where('published_at', 'is', null)
    .orderBy('archive.id')
    .forNoKeyUpdate('archive')
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes the address that its owner has refused from an unconfirmed account (D150). @returns whether it was removed */
export async function removeRefusedEmail(trx: Trx, { id }: LockedMember, { address }: MailCodeRow): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('member')
    .set({ email: null })
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .where('email_key', '=', nameKey(address))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes the school mail with its code; of the e-mail only the code of a change (D150a). */
export async function removeAddress(trx: Trx, member: LockedMember, kind: MailKind): Promise<void> {
  const codes = trx.deleteFrom('mail_code').where('member_id', '=', member.id).where('kind', '=', kind);
  const isOfChange = sql<boolean>`lower(address) is distinct from ${member.email_key}`;
  await codes.$if(kind === 'email', (query) => query.where(isOfChange)).execute();
  if (kind === 'school') await trx.deleteFrom('school_mail').where('member_id', '=', member.id).execute();
  await notifyAlarms(trx, [member.id]);
}
