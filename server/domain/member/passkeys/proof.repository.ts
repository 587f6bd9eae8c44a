import { type Kysely } from 'kysely';
import { inTransaction } from '../../../db/inTransaction';
import { type Tables, type Trx } from '../../../db/tables';
import { type Member } from '../../access';
import { findOwnPasswords, lockMember } from '../users/ownMember.repository';
import { notePasskeyUse, type UsedPasskey } from './notePasskeyUse.repository';

export type ProofRepository = ReturnType<typeof createProofRepository>;

/** The proof of a session (D185). */
export function createProofRepository(db: Kysely<Tables>) {
  return {
    findOwnPasswords: (member: Member) => findOwnPasswords(db, member),

    /** @returns false when the compared password has been replaced meanwhile */
    proveByPassword: (member: Member, compared: string | null, until: Date): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        const { password_hash: current } = await lockMember(trx, member.id);
        return current === compared && prove(trx, member, until);
      }),

    /** @returns false when the passkey was removed or used meanwhile */
    proveByPasskey: (member: Member, used: UsedPasskey, until: Date): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        await lockMember(trx, member.id);
        return (await notePasskeyUse(trx, used, member.id)) && prove(trx, member, until);
      }),
  };
}

async function prove(trx: Trx, { sessionId }: Member, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('session')
    .set({ proven_until: until })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
