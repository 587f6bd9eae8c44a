import { type NoticeGroup } from '@contract/notice';
import { type PostRef } from '@contract/post';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { requestBundle, type NewItem } from './requestBundle.repository';
import { requestNoticePushes } from './requestNoticePush.repository';

interface Told {
  items: readonly NewItem[];
  group: NoticeGroup;
  /** When the mail is due. */
  due: 'SOON' | 'MORNING';
  target: PostRef | null;
  at: Date;
}

/** Requests the mails and the pushes of what members are notified of, in the transaction of its cause (D171). */
export async function tellOutside(trx: Kysely<Tables>, told: Told): Promise<void> {
  await requestBundle(trx, told);
  await requestNoticePushes(trx, told);
}
