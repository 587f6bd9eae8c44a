import { type Checks } from '@contract/archive';
import { type DaySpan } from '@contract/dates';
import { sql, type RawBuilder } from 'kysely';
import { type Trx } from '../../db/tables';

/**
 * The time that the product counted of an archive (D153), for queries of `archive`: from the second earliest day on which
 * a confirmed member joined, with which it was a team, to the end of the project.
 * @param memberId of one member: from the own day if that is later; null for one without a day
 */
export function togetherSpan(memberId?: number): RawBuilder<DaySpan | null> {
  const start = memberId === undefined ? sql`since` : sql`greatest(since, own.joined_on)`;
  const own = sql`join archive_member as own on own.archive_id = archive.id and own.member_id = ${memberId}
      and own.consent = 'CONFIRMED' and own.joined_on is not null`;
  return sql<DaySpan | null>`(
    select json_build_object('startDate', ${start}, 'endDate', archive.ended_on)
      from (
        select joined_on as since from archive_member
          where archive_id = archive.id and consent = 'CONFIRMED' and joined_on is not null
          order by joined_on offset 1 limit 1
      ) as team ${memberId === undefined ? sql`` : own}
      where archive.ended_on is not null
  )`;
}

/**
 * How the confirmed members of an archive were checked, null when none was (D152); for queries of `archive`.
 * @param exceptId of the others of one member
 */
export function memberChecks(exceptId = 0): RawBuilder<Checks | null> {
  return sql<Checks | null>`(
    select case when count(checked) > 0 then json_build_object(
        'people', count(*),
        'school', count(*) filter (where checked = 'SCHOOL'),
        'email', count(*) filter (where checked = 'EMAIL')
      ) end
      from archive_member where archive_id = archive.id and consent = 'CONFIRMED' and member_id <> ${exceptId}
  )`;
}

/**
 * Stores how confirmed members are checked, for good: at the publication, or at a late consent (D152). Who has withdrawn
 * has no address, and gets none.
 * @param memberId one member, or all of them
 */
export async function keepChecks(trx: Trx, archiveId: number, at: Date, memberId?: number): Promise<void> {
  await sql`
    update archive_member set checked = case
        when exists (select from school_mail where school_mail.member_id = member.id and expires_at > ${at}::timestamptz)
          then 'SCHOOL'
        when email_confirmed_at is not null then 'EMAIL'
      end
      from member
      where member.id = archive_member.member_id and archive_id = ${archiveId} and consent = 'CONFIRMED' and checked is null
        and ${memberId === undefined ? sql`true` : sql`member.id = ${memberId}`}
  `.execute(trx);
}
