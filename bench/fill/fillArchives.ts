import { ARCHIVE_CATEGORIES } from '@contract/archive';
import { ROLES, SKILLS } from '@contract/skill';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../server/db/tables';
import { hash, pick, withTitleColumns } from './byHash';
import { MEMBERS } from './fillMembers';
import { BEGINNINGS, ENDS, MIDDLES } from './titles';

const TEAM = 3;

/** Inserts published archives, id 1 being the oldest, each with a team of three. */
export async function fillArchives(db: Kysely<Tables>, count: number): Promise<void> {
  const archives = sql`
    select i, ${pick(BEGINNINGS, 21)} || ' ' || ${pick(MIDDLES, 22)} || ', ' || ${pick(ENDS, 23)} as title,
      now() - (${count}::int - i) * interval '10 minutes' as shown_at
    from generate_series(1, ${count}::int) as i
  `;
  await sql`
    insert into archive (writer_id, title, title_key, title_grams, description, category, start_date, end_date, skills,
      created_at, published_at, bookmark_count, view_count, comment_count,
      confirmed_title, confirmed_category, confirmed_link)
    select ${memberAt(0)}, title, title_key, title_grams, repeat('끝까지 해냈어요. ', 12), ${pick(ARCHIVE_CATEGORIES, 24)},
      '2026-01-02', '2026-05-20', array[${pick(SKILLS, 25)}, ${pick(SKILLS, 26)}], shown_at, shown_at,
      (50 * power(${hash(27)} % 1000 / 1000.0, 8))::int, ${hash(28)} % 500, ${hash(29)} % 11,
      title, ${pick(ARCHIVE_CATEGORIES, 24)}, ''
    from (${withTitleColumns(archives)}) as archive
  `.execute(db);
  await sql`
    insert into archive_member (archive_id, member_id, position, roles, consent, answered_at, evaluated_at)
    select i, ${memberAt(sql`index`)}, index, array[${pick(ROLES, 31)}], 'CONFIRMED', published_at, published_at
    from (select id as i, published_at from archive) as archive, generate_series(0, ${TEAM - 1}::int) as index
  `.execute(db);
}

/** SQL for the id of a team member: the archive's writer at index 0, different members at the other indexes. */
function memberAt(index: ReturnType<typeof sql> | number) {
  return sql`1 + (${hash(30)} + ${index}) % ${MEMBERS}::int`;
}
