import { todayInKorea } from '@contract/dates';
import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../../../db/inTransaction';
import { type Tables, type Trx } from '../../../db/tables';
import { requestMails } from '../../../lib/mail/mailDelivery';
import { endUnusedAgreement } from '../notifications/agreement.repository';
import { digestWeek } from '../notifications/digestWeek';

/** Kind of the mail of the week. */
export const DIGEST = 'digest';

/** Since when a digest counts, as an ISO instant. */
export interface DigestPayload {
  since: string;
}

const BATCH = 1_000;

/**
 * Requests the digests of the week that has begun, once a week also with several processes (D177).
 * @returns the number of members
 */
export function requestDigests(db: Kysely<Tables>, at: Date): Promise<number> {
  const week = digestWeek(at);
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ member_id: number; since: Date }>`
      with due as (
        select member_id, digest_since as since from notification_setting
          where digest_since is not null and digest_week < ${week}::date
          order by member_id limit ${sql.lit(BATCH)} for update skip locked
      )
      update notification_setting as setting set digest_week = ${week}::date, digest_since = ${at}
        from due where setting.member_id = due.member_id
        returning setting.member_id, since
    `.execute(trx);
    await requestMails(
      trx,
      rows.map(({ member_id: memberId, since }) => ({
        kind: DIGEST,
        memberId,
        key: `digest:${memberId}`,
        urgent: false,
        at,
        payload: { since: since.toISOString() } satisfies DigestPayload,
      })),
    );
    return rows.length;
  });
}

/** Notes a day of a login or renewal, for members with a digest alone. */
export async function noteSeen(db: Kysely<Tables>, memberId: number, at: Date): Promise<void> {
  const day = todayInKorea(at.getTime());
  await db
    .updateTable('notification_setting')
    .set({ seen_on: day })
    .where('member_id', '=', memberId)
    .where('digest_since', 'is not', null)
    .where(sql<boolean>`seen_on < ${day}::date`)
    .execute();
}

/** Turns the digest off, unless the member has come meanwhile. */
export async function endDigest(trx: Trx, memberId: number, seenOn: string): Promise<void> {
  await trx
    .updateTable('notification_setting')
    .set({ digest_since: null, digest_week: null, seen_on: null })
    .where('member_id', '=', memberId)
    .where('seen_on', '=', seenOn)
    .execute();
  await endUnusedAgreement(trx, memberId);
}
