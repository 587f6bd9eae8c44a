import { PERIODS } from '@contract/period';
import { ACTIVITY_TIMES, MEETING_OPTIONS, PROJECT_CATEGORIES, STEPS, WEEKLY_HOURS } from '@contract/project';
import { ROLES, SKILLS } from '@contract/skill';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../server/db/tables';
import { hash, pick, withTitleColumns } from './byHash';
import { MEMBERS } from './fillMembers';
import { BEGINNINGS, ENDS, MIDDLES } from './titles';

const INTRODUCE = sql`repeat('함께 만들어요. ', 12)`;
const SEARCHED = sql`title || chr(10) || '프로젝트 ' || i || chr(10) || ${INTRODUCE}`;

/**
 * Inserts recruitment posts in one statement, id 1 being the oldest. A few have up to fifty bookmarks, most have few.
 */
export async function fillProjects(db: Kysely<Tables>, count: number): Promise<void> {
  const posts = sql`
    select i, ${pick(BEGINNINGS, 1)} || ' ' || ${pick(MIDDLES, 2)} || ', ' || ${pick(ENDS, 3)} as title
    from generate_series(1, ${count}::int) as i
  `;
  await sql`
    insert into project (writer_id, title, title_key, title_grams, project_name, start_month, end_month, period, category,
      introduce, personnel, roles, skills, meeting_option, step, weekly_hours, times, article, closed, closed_reason, created_at, bookmark_count, view_count,
      comment_count)
    select 1 + ${hash(4)} % ${MEMBERS}::int, title, title_key, title_grams,
      '프로젝트 ' || i, '2026-01-01', '2026-06-01', ${pick(PERIODS, 5)}, ${pick(PROJECT_CATEGORIES, 6)},
      ${INTRODUCE}, 1 + ${hash(7)} % 9, array[${pick(ROLES, 8)}, ${pick(ROLES, 9)}],
      array[${pick(SKILLS, 10)}, ${pick(SKILLS, 11)}, ${pick(SKILLS, 12)}], ${pick(MEETING_OPTIONS, 13)}, ${pick(STEPS, 14)},
      ${pick(WEEKLY_HOURS, 19)}, array[${pick(ACTIVITY_TIMES, 20)}],
      repeat('매주 만나서 이야기해요. ', 12), ${hash(15)} % 3 = 0,
      case when ${hash(15)} % 3 = 0 then 'WRITER' end, now() - (${count}::int - i) * interval '1 minute',
      (50 * power(${hash(16)} % 1000 / 1000.0, 8))::int, ${hash(17)} % 500, ${hash(18)} % 11
    from (${withTitleColumns(posts, SEARCHED)}) as post
  `.execute(db);
}
