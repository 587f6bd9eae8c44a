import { todayInKorea } from '@contract/dates';
import { type NoticeGroup } from '@contract/notice';
import { DEFAULT_MAIL_GROUPS, type MailGroup } from '@contract/notifications';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { DAY, MINUTE } from '../../lib/durations';
import { requestMails } from '../../lib/mail/mailDelivery';

/** Kind of the mail with the notices of a window; its items are `BundleItem`. */
export const BUNDLE = 'bundle';

/** What a bundle lists: a notice, or an invitation or a request of an archive, which have no notice. */
export type BundleItem = `notice:${number}` | `invitation:${number}` | `archive:${number}`;

/** What one member is notified of. */
export interface NewItem {
  memberId: number;
  item: BundleItem;
}

interface BundleRequest {
  items: readonly NewItem[];
  group: NoticeGroup;
  due: 'SOON' | 'MORNING';
  at: Date;
}

const SHORTEST = 15 * MINUTE;
const MORNING = '08:00:00+09:00';

/** When the mail of a notice is due: a quarter of an hour later, or the next 08:00 in Seoul, not earlier than that (D172). */
export function windowEnd(at: Date, due: 'SOON' | 'MORNING'): Date {
  const shortest = at.getTime() + SHORTEST;
  if (due === 'SOON') return new Date(shortest);
  const today = Date.parse(`${todayInKorea(at.getTime())}T${MORNING}`);
  const morning = today > at.getTime() ? today : today + DAY;
  return new Date(Math.max(morning, shortest));
}

/**
 * Requests the mail of what a member is notified of, in the transaction of its cause: it joins the member's waiting
 * bundle, which it hastens if it is due sooner. Only for members whose e-mail is confirmed and returns no mails, who are not
 * suspended and have the group switched on (D171).
 */
export async function requestBundle(trx: Kysely<Tables>, { items, group, due, at }: BundleRequest): Promise<void> {
  const reached = new Set(
    await findReached(
      trx,
      items.map(({ memberId }) => memberId),
      { group, at },
    ),
  );
  const dueAt = windowEnd(at, due);
  await requestMails(
    trx,
    items
      .filter(({ memberId }) => reached.has(memberId))
      .map(({ memberId, item }) => ({
        kind: BUNDLE,
        memberId,
        key: `bundle:${memberId}`,
        items: [item],
        urgent: false,
        at,
        dueAt,
      })),
  );
}

/** The members of these who get mails of a group. */
async function findReached(
  db: Kysely<Tables>,
  memberIds: readonly number[],
  { group, at }: Pick<BundleRequest, 'group' | 'at'>,
): Promise<number[]> {
  const rows = await reachable(db, at)
    .select('member.id')
    .where('member.id', '=', sql<number>`any(${memberIds}::bigint[])`)
    .$if(group !== 'OPERATOR', (members) => members.where(sql<boolean>`${group} = any(${mailGroups})`))
    .execute();
  return rows.map(({ id }) => id);
}

/** The groups whose mails a member gets; for queries of `reachable`. */
export const mailGroups = sql<MailGroup[]>`coalesce(notification_setting.mail, ${DEFAULT_MAIL_GROUPS}::text[])`;

/** The members to whom mails of notices go at all, with their settings. */
export const reachable = (db: Kysely<Tables>, at: Date) =>
  db
    .selectFrom('member')
    .leftJoin('notification_setting', 'notification_setting.member_id', 'member.id')
    .where('withdrawn_at', 'is', null)
    .where('email_confirmed_at', 'is not', null)
    .where('email_bounced_at', 'is', null)
    .where(sql<boolean>`(suspended_until is null or suspended_until <= ${at})`);
