import { MAIL_GROUPS, type MailGroup } from '@contract/notifications';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';
import { mailGroups, pushGroups } from '../../notice';
import { changeSettings, endUnusedAgreement, hasAgreed, makeSettings } from './agreement.repository';
import { digestStart } from './digestWeek';

export type NotificationRepository = ReturnType<typeof createNotificationRepository>;
export type NotificationRow = NonNullable<Awaited<ReturnType<NotificationRepository['find']>>>;

/** The switches of a channel that change. */
export type GroupChanges = Partial<Record<MailGroup, boolean | undefined>>;

interface DigestChange {
  memberId: number;
  on: boolean;
  agreed: boolean;
  at: Date;
}

/** Which notices a member gets by mail and by push (D171), and the digest. */
export function createNotificationRepository(db: Kysely<Tables>) {
  /** Undefined for a withdrawn member. */
  function find(memberId: number) {
    return db
      .selectFrom('member')
      .leftJoin('notification_setting', 'notification_setting.member_id', 'member.id')
      .select(['email_confirmed_at', 'email_bounced_at', mailGroups.as('mail'), pushGroups.as('push')])
      .select(['agreed_at', 'digest_since', hasSearchMail.as('found')])
      .where('member.id', '=', memberId)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
  }

  return {
    find,

    /** Switches groups on and off; a withdrawn member has no settings. */
    async change(
      memberId: number,
      { mail = {}, push = {} }: Partial<Record<'mail' | 'push', GroupChanges>>,
    ): Promise<void> {
      await changeSettings(db, memberId, async (trx) => {
        await makeSettings(trx, memberId);
        await trx
          .updateTable('notification_setting')
          .set({ mail: changed('mail', mail), push: changed('push', push) })
          .where('member_id', '=', memberId)
          .execute();
      });
    },

    /** Switches the digest (D177). @returns false without an agreement; undefined for a withdrawn member */
    switchDigest: ({ memberId, on, agreed, at }: DigestChange): Promise<boolean | undefined> =>
      changeSettings(db, memberId, async (trx) => {
        if (on && !(await hasAgreed(trx, { memberId, agreed, at }))) return false;
        await trx
          .updateTable('notification_setting')
          .set(on ? digestStart(at) : { digest_since: null, digest_week: null, seen_on: null })
          .where('member_id', '=', memberId)
          .where('digest_since', on ? 'is' : 'is not', null)
          .execute();
        await endUnusedAgreement(trx, memberId);
        return true;
      }),

    /** Ends the mails of all saved searches (D173). */
    async endSearchMails(memberId: number): Promise<void> {
      await changeSettings(db, memberId, async (trx) => {
        await trx.updateTable('saved_search').set({ mail: 'OFF' }).where('member_id', '=', memberId).execute();
        await endUnusedAgreement(trx, memberId);
      });
    },
  };
}

/** The groups of a channel after a change. */
function changed(channel: 'mail' | 'push', changes: GroupChanges) {
  const [on, off] = [true, false].map((value) => MAIL_GROUPS.filter((group) => changes[group] === value));
  return sql<MailGroup[]>`array(
    select group_code from unnest(${[...MAIL_GROUPS]}::text[]) as group_code
      where group_code = any(${sql.ref(channel)} || ${on}::text[]) and not group_code = any(${off}::text[])
  )`;
}

const hasSearchMail = sql<boolean>`exists (
  select from saved_search where saved_search.member_id = member.id and saved_search.mail <> 'OFF'
)`;
