import { type NoticeGroup } from '@contract/notice';
import { DEFAULT_PUSH_GROUPS, isMailGroup, type MailGroup } from '@contract/notifications';
import { type PostRef } from '@contract/post';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { requestPushes } from './requestPushes.repository';
import { type BundleItem, type NewItem } from './requestBundle.repository';

/** Kind of the push of a notice, an invitation or a request; its items are `BundleItem`. */
export const NOTICE_PUSH = 'notice';

interface PushesOfNotices {
  items: readonly NewItem[];
  group: NoticeGroup;
  /** The post they are about; null when it is deleted. */
  target: PostRef | null;
  at: Date;
}

/** A device shows one notification of a group about a target; the newest stands for all (D175). */
export const pushTag = (group: NoticeGroup, target: PostRef | null, item: BundleItem): string =>
  target ? `${group}:${target.kind}:${target.id}` : `${group}:${item}`;

/**
 * Requests the pushes of what members are notified of, in the transaction of its cause: for those who have a device and
 * the group switched on and are not suspended (D171).
 */
export async function requestNoticePushes(
  trx: Kysely<Tables>,
  { items, group, target, at }: PushesOfNotices,
): Promise<void> {
  if (!isMailGroup(group) || items.length === 0) return;
  const itemsOf = new Map(items.map(({ memberId, item }) => [memberId, item]));
  const reached = await pushable(trx, at)
    .select('member.id')
    .where('member.id', '=', sql<number>`any(${[...itemsOf.keys()]}::bigint[])`)
    .where(sql<boolean>`${group} = any(${pushGroups})`)
    .orderBy('member.id')
    .forKeyShare('member')
    .execute();
  const pushes = reached.flatMap(({ id: memberId }) => {
    const item = itemsOf.get(memberId);
    if (item === undefined) return [];
    return [{ kind: NOTICE_PUSH, tag: pushTag(group, target, item), memberId, items: [item], at }];
  });
  await requestPushes(trx, pushes);
}

/** The groups that a member gets by push; for queries of `pushable`. */
export const pushGroups = sql<MailGroup[]>`coalesce(notification_setting.push, ${DEFAULT_PUSH_GROUPS}::text[])`;

/** The members who get pushes at all, with their settings. */
export const pushable = (db: Kysely<Tables>, at: Date) =>
  db
    .selectFrom('member')
    .leftJoin('notification_setting', 'notification_setting.member_id', 'member.id')
    .where('withdrawn_at', 'is', null)
    .where(sql<boolean>`(suspended_until is null or suspended_until <= ${at})`)
    .where(sql<boolean>`exists (select from push_device where push_device.member_id = member.id)`);
