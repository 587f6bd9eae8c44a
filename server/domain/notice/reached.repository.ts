import { type NoticeGroup } from '@contract/notice';
import { DEFAULT_MAIL_GROUPS, DEFAULT_PUSH_GROUPS, isMailGroup, type MailGroup } from '@contract/notifications';
import { sql, type Kysely } from 'kysely';
import { type Tables, type Trx } from '../../db/tables';

/** The groups whose mails a member gets; for queries of `reachable`. */
export const mailGroups = sql<MailGroup[]>`coalesce(notification_setting.mail, ${DEFAULT_MAIL_GROUPS}::text[])`;

/** The groups that a member gets by push; for queries of `pushable`. */
export const pushGroups = sql<MailGroup[]>`coalesce(notification_setting.push, ${DEFAULT_PUSH_GROUPS}::text[])`;

/** Members who are neither withdrawn nor suspended, with their notification settings: only they get mails and pushes (D171). */
const activeMembers = (db: Kysely<Tables>, at: Date) =>
  db
    .selectFrom('member')
    .leftJoin('notification_setting', 'notification_setting.member_id', 'member.id')
    .where('withdrawn_at', 'is', null)
    .where(sql<boolean>`(suspended_until is null or suspended_until <= ${at})`);

/** Whose e-mail is confirmed and returns no mails. */
const getsMails = sql<boolean>`(email_confirmed_at is not null and email_bounced_at is null)`;
const hasDevice = sql<boolean>`exists (select from push_device where push_device.member_id = member.id)`;

/** The members to whom mails of notices go at all, with their settings. */
export const reachable = (db: Kysely<Tables>, at: Date) => activeMembers(db, at).where(getsMails);

/** The members who get pushes at all, with their settings. */
export const pushable = (db: Kysely<Tables>, at: Date) => activeMembers(db, at).where(hasDevice);

interface Reached {
  id: number;
  byMail: boolean;
  byPush: boolean;
}

/**
 * Those of these members who get mails or pushes of a group; locks them against a withdrawal. What concerns an operator
 * cannot be switched off, and is not pushed.
 */
export function lockReached(
  trx: Trx,
  memberIds: readonly number[],
  { group, at }: { group: NoticeGroup; at: Date },
): Promise<Reached[]> {
  const isSwitched = isMailGroup(group);
  const byMail = isSwitched ? sql<boolean>`(${getsMails} and ${group} = any(${mailGroups}))` : getsMails;
  const byPush = isSwitched ? sql<boolean>`(${group} = any(${pushGroups}) and ${hasDevice})` : sql<boolean>`false`;
  return activeMembers(trx, at)
    .select(['member.id', byMail.as('byMail'), byPush.as('byPush')])
    .where('member.id', '=', sql<number>`any(${memberIds}::bigint[])`)
    .where((eb) => eb.or([byMail, byPush]))
    .orderBy('member.id')
    .forKeyShare('member')
    .execute();
}
