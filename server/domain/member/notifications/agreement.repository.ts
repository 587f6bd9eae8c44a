import { DEFAULT_MAIL_GROUPS, DEFAULT_PUSH_GROUPS } from '@contract/notifications';
import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../../../db/inTransaction';
import { type Tables, type Trx } from '../../../db/tables';

/**
 * Changes the settings of a member, one change after the other; a withdrawn member has none.
 * @returns undefined for a withdrawn member
 */
export function changeSettings<T>(
  db: Kysely<Tables>,
  memberId: number,
  work: (trx: Trx) => Promise<T>,
): Promise<T | undefined> {
  return inTransaction(db, async (trx) => {
    const member = trx.selectFrom('member').select('id').where('id', '=', memberId).where('withdrawn_at', 'is', null);
    return (await member.forNoKeyUpdate().executeTakeFirst()) && work(trx);
  });
}

/** Makes the row of a member's settings, with the defaults. */
export async function makeSettings(trx: Trx, memberId: number): Promise<void> {
  await trx
    .insertInto('notification_setting')
    .values({ member_id: memberId, mail: [...DEFAULT_MAIL_GROUPS], push: [...DEFAULT_PUSH_GROUPS] })
    .onConflict((on) => on.doNothing())
    .execute();
}

interface Agreement {
  memberId: number;
  /** Whether the member agrees now. */
  agreed: boolean;
  at: Date;
}

/** Whether the member has agreed to advertising (D176), or does so now, which is stored with its time. */
export async function hasAgreed(trx: Trx, { memberId, agreed, at }: Agreement): Promise<boolean> {
  if (agreed) await makeSettings(trx, memberId);
  const row = await trx
    .updateTable('notification_setting')
    .set({ agreed_at: sql<Date | null>`coalesce(agreed_at, ${agreed ? at : null}::timestamptz)` })
    .where('member_id', '=', memberId)
    .returning('agreed_at')
    .executeTakeFirst();
  return Boolean(row?.agreed_at);
}

/** Ends the agreement with its last use: the digest, and the mails and pushes of saved searches. */
export async function endUnusedAgreement(trx: Kysely<Tables>, memberId: number): Promise<void> {
  await trx
    .updateTable('notification_setting')
    .set({ agreed_at: null })
    .where('member_id', '=', memberId)
    .where('agreed_at', 'is not', null)
    .where('digest_since', 'is', null)
    .where(
      sql<boolean>`not exists (
        select from saved_search where saved_search.member_id = ${memberId} and (saved_search.mail <> 'OFF' or saved_search.push)
      )`,
    )
    .execute();
}
