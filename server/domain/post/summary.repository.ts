import { LIMITS } from '@contract/limits';
import { type Summary } from '@contract/summary';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { isShownArchive } from '../access';

/** Counts each number up to `LIMITS.landingCount.max`. */
export async function readSummary(db: Kysely<Tables>): Promise<Summary> {
  const max = sql.lit(LIMITS.landingCount.max);
  const { rows } = await sql<Summary>`
    select
      (select count(*)::int from (select from member where withdrawn_at is null limit ${max}) as one) as members,
      (select count(*)::int from (select from project where not closed and hidden_at is null limit ${max}) as one) as "openProjects",
      (select count(*)::int from (
        select from archive where ${isShownArchive} limit ${max}
      ) as one) as archives
  `.execute(db);
  return rows[0]!;
}
