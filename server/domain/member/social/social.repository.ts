import { type Kysely } from 'kysely';
import { inTransaction } from '../../../db/inTransaction';
import { type Tables, type Trx } from '../../../db/tables';
import { emailNorm } from '../../../lib/addresses/emailNorm';
import { type Identity } from '../../../lib/openId/openId';
import { type Member } from '../../access';
import { confirmAddress } from '../addresses/addresses.repository';
import { isAddressTaken } from '../addresses/takenAddress.repository';
import { suspensionCase } from '../auth/auth.repository';
import { recordAccountEvent } from '../security/accountEvents.repository';
import { lockMember } from '../users/ownMember.repository';

/** An identity that becomes a way in for a member. */
export interface NewLink {
  /** The name of the provider. */
  provider: string;
  /** As texts name it. */
  label: string;
  identity: Identity;
  /** Whether the provider's `email_verified` confirms the member's e-mail. */
  confirmsEmail: boolean;
  at: Date;
}

/** `OTHER`: of another member; `ALREADY`: the member has one of this provider. */
export type LinkResult = 'LINKED' | 'OTHER' | 'ALREADY';

export type SocialRepository = ReturnType<typeof createSocialRepository>;

/** Identities at providers, by which members log in (D182). */
export function createSocialRepository(db: Kysely<Tables>) {
  /** The member of an identity, as a login shows it. */
  async function find({ issuer, subject }: Identity) {
    return db
      .selectFrom('social_identity')
      .innerJoin('member', 'member.id', 'social_identity.member_id')
      .select(['member_id', 'nickname', 'profile_image', 'account_role', 'email_confirmed_at'])
      .select(['suspended_until', 'suspended_reason', suspensionCase.as('suspension_case')])
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
  }

  async function hasLinked(memberId: number, provider: string): Promise<boolean> {
    const row = db.selectFrom('social_identity').select('provider').where('member_id', '=', memberId);
    return (await row.where('provider', '=', provider).executeTakeFirst()) !== undefined;
  }

  return {
    find,
    hasLinked,
    isFree: async (email: string): Promise<boolean> => !(await isAddressTaken(db, email)),

    /** Links an identity to a member, which is noted and mailed. */
    link: (member: Member, link: NewLink): Promise<LinkResult> =>
      inTransaction(db, async (trx) => {
        await lockMember(trx, member.id);
        if ((await memberOf(trx, link.identity)) === member.id) return 'LINKED';
        const result = await linkIdentity(trx, member.id, link, member.device);
        if (result !== 'LINKED') return result;
        const event = { memberId: member.id, device: member.device, at: link.at };
        await recordAccountEvent(trx, { ...event, kind: 'SOCIAL_ADDED' });
        return result;
      }),

    /** Ends a link likewise. @returns whether there was one */
    unlink: (member: Member, provider: string, at: Date): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        await lockMember(trx, member.id);
        const { numDeletedRows } = await trx
          .deleteFrom('social_identity')
          .where('member_id', '=', member.id)
          .where('provider', '=', provider)
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) return false;
        await recordAccountEvent(trx, { memberId: member.id, kind: 'SOCIAL_REMOVED', device: member.device, at });
        return true;
      }),
  };
}

/**
 * Notes the use of an identity, whose row is held while a session is opened by it.
 * @returns false when it is not the member's any more
 */
export async function noteSocialUse(trx: Trx, identity: Identity, memberId: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('social_identity')
    .set({ used_at: at })
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function memberOf(trx: Trx, { issuer, subject }: Identity): Promise<number | undefined> {
  const row = await trx
    .selectFrom('social_identity')
    .select('member_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.member_id;
}

/**
 * Links an identity in a transaction that has locked the member; of two members at the same time one gets it. The
 * member's e-mail is confirmed when the provider has verified the same address (D150a).
 * @param device the browser, in words
 */
export async function linkIdentity(trx: Trx, memberId: number, link: NewLink, device: string): Promise<LinkResult> {
  const { provider, identity, at } = link;
  const linked = await trx
    .insertInto('social_identity')
    .values({
      issuer: identity.issuer,
      subject: identity.subject,
      member_id: memberId,
      provider,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst();
  if (!linked) return (await memberOf(trx, identity)) === undefined ? 'ALREADY' : 'OTHER';
  await confirmSameEmail(trx, memberId, link, device);
  return 'LINKED';
}

async function confirmSameEmail(trx: Trx, memberId: number, link: NewLink, device: string): Promise<void> {
  const { email, emailVerified } = link.identity;
  if (!link.confirmsEmail || !emailVerified || email === undefined) return;
  const member = await lockMember(trx, memberId);
  if (member.email === null || member.email_confirmed_at !== null) return;
  if (emailNorm(member.email) !== emailNorm(email)) return;
  const code = { member_id: memberId, kind: 'email' as const, address: member.email };
  await confirmAddress(trx, member, code, { at: link.at, device, undo: null });
}

/** The member of an identity, if it is this one. */
export function findLinked(db: Kysely<Tables>, memberId: number, { issuer, subject }: Identity) {
  return db
    .selectFrom('social_identity')
    .innerJoin('member', 'member.id', 'member_id')
    .select('email_confirmed_at')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}
