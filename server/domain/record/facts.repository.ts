import { type DaySpan } from '@contract/dates';
import { monthsTogether, type Facts } from '@contract/record';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { type Tables } from '../../db/tables';
import { isProvedTo } from '../access';
import { togetherSpan } from '../archive';

/** Whether the archive of the row is on the member's record; for queries of `archive`. */
export const isOnRecord = (memberId: number): RawBuilder<boolean> => sql`not exists (
  select from member_record_archive as left_out
    where left_out.member_id = ${memberId} and left_out.archive_id = archive.id
)`;

/** The projects of a member in published archives. */
export interface Proved {
  /** The times that were counted. */
  together: DaySpan[];
  /** The typed periods of the projects whose time was not counted (D153). */
  stated: DaySpan[];
  people: number;
}

/**
 * Reads the facts about a member from published archives (D121): other confirmed members are counted once each,
 * including withdrawn ones.
 * @param scope all archives (D127), or those the member has chosen for the record
 */
export async function readFacts(db: Kysely<Tables>, memberId: number, scope: 'all' | 'chosen'): Promise<Facts> {
  const { rows } = await sql<{ proved: Proved }>`select ${provedOf(memberId, scope)} as proved`.execute(db);
  return toFacts(rows[0]!.proved);
}

/** The same data as a column of other queries, for `toFacts`. */
export function provedOf(memberId: number, scope: 'all' | 'chosen'): RawBuilder<Proved> {
  const isChosen = scope === 'all' ? sql`true` : isOnRecord(memberId);
  return sql<Proved>`(
    with proved as (
      select archive.id, start_date, end_date, ${togetherSpan(memberId)} as together
        from archive_member join archive on archive.id = archive_id
        where member_id = ${memberId} and consent = 'CONFIRMED' and ${isProvedTo(memberId)} and ${isChosen}
    )
    select json_build_object(
      'together', (select coalesce(json_agg(together), '[]') from proved where together is not null),
      'stated', (select coalesce(json_agg(json_build_object('startDate', start_date, 'endDate', end_date)), '[]')
        from proved where together is null),
      'people', (select count(distinct member_id) from archive_member
        where archive_id in (select id from proved) and consent = 'CONFIRMED' and member_id <> ${memberId})
    )
  )`;
}

/** Computes the facts from the projects of a member. */
export function toFacts({ together, stated, people }: Proved): Facts {
  return {
    projects: together.length + stated.length,
    months: monthsOf(together),
    statedMonths: monthsOf(stated),
    people,
  };
}

const monthsOf = (spans: readonly DaySpan[]) => (spans.length === 0 ? null : monthsTogether(spans));
