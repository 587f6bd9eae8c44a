import { nameKey } from '@contract/text';
import { type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';
import { type BounceMarks } from '../../../lib/mail/mailDelivery';
import { notifyAlarms } from '../../notice';

/** Notes that a member's e-mail address returns mails (D174), and shows it on the member's open pages. */
export function createBounceMarks(db: Kysely<Tables>, shiftedNow: () => number): BounceMarks {
  return {
    async mark(address) {
      const rows = await db
        .updateTable('member')
        .set({ email_bounced_at: new Date(shiftedNow()) })
        .where('email_key', '=', nameKey(address))
        .where('email_bounced_at', 'is', null)
        .returning('id')
        .execute();
      await notifyAlarms(db, idsOf(rows));
    },
    async clear(trx, address) {
      const rows = await trx
        .updateTable('member')
        .set({ email_bounced_at: null })
        .where('email_key', '=', nameKey(address))
        .where('email_bounced_at', 'is not', null)
        .returning('id')
        .execute();
      await notifyAlarms(trx, idsOf(rows));
    },
  };
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
