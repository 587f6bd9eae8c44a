import { type NoticeGroup } from '@contract/notice';
import { type PostRef } from '@contract/post';
import { type Trx } from '../../db/tables';
import { requestDeliveries } from '../../lib/delivery/deliveries';
import { toPush } from '../../lib/push/pushDelivery';
import { type BundleItem, type NewItem, toBundle } from './bundles';
import { lockReached } from './reached.repository';
import { forDevices } from './requestPushes.repository';

/** Kind of the push of a notice, an invitation or a request; its items are `BundleItem`. */
export const NOTICE_PUSH = 'notice';

interface Told {
  items: readonly NewItem[];
  group: NoticeGroup;
  /** When the mail is due. */
  due: 'SOON' | 'MORNING';
  /** The post they are about; null when it is deleted. */
  target: PostRef | null;
  at: Date;
}

/** A device shows one notification of a group about a target; the newest stands for all (D175). */
export const pushTag = (group: NoticeGroup, target: PostRef | null, item: BundleItem): string =>
  target ? `${group}:${target.kind}:${target.id}` : `${group}:${item}`;

/** Requests the mails and the pushes of what members are notified of, in the transaction of its cause (D171). */
export async function tellOutside(trx: Trx, { items, group, due, target, at }: Told): Promise<void> {
  if (items.length === 0) return;
  const reached = await lockReached(
    trx,
    items.map(({ memberId }) => memberId),
    { group, at },
  );
  const idsByMail = new Set(reached.filter(({ byMail }) => byMail).map(({ id }) => id));
  const idsByPush = new Set(reached.filter(({ byPush }) => byPush).map(({ id }) => id));

  const mails = items.filter(({ memberId }) => idsByMail.has(memberId)).map((item) => toBundle(item, { due, at }));
  const pushes = items
    .filter(({ memberId }) => idsByPush.has(memberId))
    .map(({ memberId, item }) => ({
      kind: NOTICE_PUSH,
      tag: pushTag(group, target, item),
      memberId,
      items: [item],
      at,
    }));
  await requestDeliveries(trx, [...mails, ...(await forDevices(trx, pushes)).map(toPush)]);
}
