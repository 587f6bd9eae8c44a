import { todayInKorea } from '@contract/dates';
import { type NewDelivery } from '../../lib/delivery/deliveries';
import { DAY, MINUTE } from '../../lib/durations';

/** Kind of the mail with the notices of a window; its items are `BundleItem`. */
export const BUNDLE = 'bundle';

/** What a bundle lists: a notice, or an invitation or a request of an archive, which have no notice. */
export type BundleItem = `notice:${number}` | `invitation:${number}` | `archive:${number}`;

/** What one member is notified of. */
export interface NewItem {
  memberId: number;
  item: BundleItem;
}

interface BundleTime {
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

/** The mail of what a member is notified of: it joins the member's waiting bundle, which it hastens if it is due sooner (D171). */
export const toBundle = ({ memberId, item }: NewItem, { due, at }: BundleTime): NewDelivery => ({
  channel: 'MAIL',
  kind: BUNDLE,
  memberId,
  key: `bundle:${memberId}`,
  items: [item],
  urgent: false,
  at,
  dueAt: windowEnd(at, due),
});
