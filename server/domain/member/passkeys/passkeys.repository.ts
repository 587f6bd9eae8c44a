import { LIMITS } from '@contract/limits';
import { type Kysely } from 'kysely';
import { inTransaction } from '../../../db/inTransaction';
import { type Tables, type Trx } from '../../../db/tables';
import { type NewPasskey } from '../../../lib/auth/webAuthn';
import { type Member } from '../../access';
import { suspensionCase } from '../auth/auth.repository';
import { recordAccountEvent } from '../security/accountEvents.repository';
import { lockMember } from '../users/ownMember.repository';

interface AddedPasskey extends NewPasskey {
  userHandle: string;
  name: string;
}

export type PasskeyRepository = ReturnType<typeof createPasskeyRepository>;

/** The passkeys of members (D183). */
export function createPasskeyRepository(db: Kysely<Tables>) {
  /** The ids of the own passkeys, and the handle that all of them have. */
  async function findOwn(memberId: number) {
    const rows = await db
      .selectFrom('passkey')
      .select(['id', 'user_handle'])
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .execute();
    return { ids: rows.map(({ id }) => id), userHandle: rows[0]?.user_handle };
  }

  /** A passkey with what is needed to verify it, and its member as a login shows it. */
  async function find(passkeyId: string) {
    return db
      .selectFrom('passkey')
      .innerJoin('member', 'member.id', 'passkey.member_id')
      .select(['passkey.id', 'public_key', 'user_handle', 'member_id', 'nickname', 'profile_image', 'account_role'])
      .select(['email_confirmed_at', 'suspended_until', 'suspended_reason', suspensionCase.as('suspension_case')])
      .where('passkey.id', '=', passkeyId)
      .executeTakeFirst();
  }

  async function isOwn(passkeyId: string, memberId: number): Promise<boolean> {
    const row = db.selectFrom('passkey').select('id').where('id', '=', passkeyId).where('member_id', '=', memberId);
    return (await row.executeTakeFirst()) !== undefined;
  }

  /** @returns false for a passkey that is gone or another member's */
  async function rename(passkeyId: string, memberId: number, name: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('passkey')
      .set({ name })
      .where('id', '=', passkeyId)
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  /** Removes a passkey, which is noted and mailed. @returns false for one that is gone or another member's */
  async function remove(passkeyId: string, member: Member, at: Date): Promise<boolean> {
    return inTransaction(db, async (trx) => {
      await lockMember(trx, member.id);
      const { numDeletedRows } = await trx
        .deleteFrom('passkey')
        .where('id', '=', passkeyId)
        .where('member_id', '=', member.id)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) return false;
      await recordAccountEvent(trx, { memberId: member.id, kind: 'PASSKEY_REMOVED', device: member.device, at });
      return true;
    });
  }

  return {
    findOwn,
    find,
    isOwn,
    rename,
    remove,
    add: (member: Member, added: AddedPasskey, at: Date) =>
      inTransaction(db, (trx) => addPasskey(trx, member, added, at)),
  };
}

type Refusal = 'FULL' | 'KNOWN';

/** Stores a passkey, which is noted and mailed. @returns why it was not stored */
async function addPasskey(trx: Trx, member: Member, added: AddedPasskey, at: Date): Promise<Refusal | undefined> {
  await lockMember(trx, member.id);
  const { count } = await trx
    .selectFrom('passkey')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', member.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= LIMITS.passkeys) return 'FULL';
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkey')
    .values({
      id: added.id,
      member_id: member.id,
      user_handle: added.userHandle,
      public_key: Buffer.from(added.publicKey).toString('base64url'),
      counter: added.counter,
      transports: added.transports,
      name: added.name,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return 'KNOWN';
  await recordAccountEvent(trx, { memberId: member.id, kind: 'PASSKEY_ADDED', device: member.device, at });
  return undefined;
}
