import { todayInKorea } from '@contract/dates';
import { NUMBER_UNITS, periodStart } from '@contract/operator';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';
import { type Expiry } from '../../../lib/jobs/housekeeping';

/**
 * Records that a member is active in the current day, week and month (D137).
 * @param at epoch milliseconds
 */
export async function noteActive(db: Kysely<Tables>, memberId: number, at: number): Promise<void> {
  const today = todayInKorea(at);
  const rows = NUMBER_UNITS.map((unit) => ({ unit, start: periodStart(unit, today), member_id: memberId }));
  await db
    .insertInto('active_member')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Replaces the members of periods that ended at least a day ago by their number. */
export const foldActiveMembers: Expiry = async (db, at) => {
  const { rows } = await sql<{ deleted: number }>`
    with ended as (
      delete from active_member
        where ((start + ('1 ' || unit)::interval + interval '1 day') at time zone 'Asia/Seoul') <= ${at}
        returning unit, start
    ), counted as (
      insert into active_count (unit, start, members) select unit, start, count(*) from ended group by unit, start
        on conflict (unit, start) do update set members = active_count.members + excluded.members
    )
    select count(*)::int as deleted from ended
  `.execute(db);
  return rows[0]?.deleted ?? 0;
};
