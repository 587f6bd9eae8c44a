import { REPORT_TYPES } from '@contract/report';
import { ROLES } from '@contract/skill';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../server/db/tables';
import { hash, pick } from './byHash';

interface Filled {
  posts: number;
  members: number;
}

/**
 * Inserts what the operator's desk counts and lists: as many reports and log entries as members, and two applications
 * per member.
 */
export async function fillDesk(db: Kysely<Tables>, filled: Filled): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set session_replication_role = replica`.execute(connection);
    await fillReports(connection, filled);
    await hide(connection);
    await fillLog(connection, filled);
    await fillApplications(connection, filled);
    await fillActive(connection, filled);
    await sql`reset session_replication_role`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
  });
}

/** SQL for the time of row `i` of `count`, spread over three years; row 1 is the oldest. */
const ageOf = (count: number) => sql`now() - (${count}::int - i) * interval '3 years' / ${count}::int`;

/** One report by each member, three per target on average. A fifth is open. */
async function fillReports(db: Kysely<Tables>, { posts, members }: Filled): Promise<void> {
  const targets = Math.min(posts, Math.ceil(members / 3));
  await sql`
    insert into report (reporter_id, reported_id, target, target_id, post_id, reported_text, type, content, created_at, closed_at)
    select i, 1 + ${hash(51)} % ${members}::int, case when ${hash(52)} % 4 = 0 then 'PROJECT_COMMENT' else 'PROJECT' end,
      1 + ${hash(53)} % ${targets}::int, 1, '신고된 글이에요.', ${pick(REPORT_TYPES, 54)}, '', ${ageOf(members)},
      case when ${hash(55)} % 5 > 0 then ${ageOf(members)} end
    from generate_series(1, ${members}::int) as i
  `.execute(db);
}

/** Hides one in a thousand posts, half of them automatically because of reports. */
async function hide(db: Kysely<Tables>): Promise<void> {
  await sql`
    update project set hidden_at = now(), hidden_by = case when id % 2000 = 0 then 'AUTO' else 'OPERATOR' end
      where id % 1000 = 0
  `.execute(db);
}

const ACTIONS = ['DISMISS', 'DISMISS', 'HIDE', 'RESTORE', 'WARN', 'SUSPEND', 'AUTO_HIDE'];

/** Log entries of the first ten members and of automatic measures. */
async function fillLog(db: Kysely<Tables>, { posts, members }: Filled): Promise<void> {
  await sql`
    insert into operator_log (at, actor, actor_id, action, target, target_id, member_id, reason)
    select ${ageOf(members)}, case when action = 'AUTO_HIDE' then 'AUTO' else 'OPERATOR' end,
      case when action <> 'AUTO_HIDE' then 1 + i % 10 end, action, 'PROJECT', 1 + ${hash(61)} % ${posts}::int,
      1 + ${hash(62)} % ${members}::int, '운영 규칙에 어긋나요.'
    from (select i, ${pick(ACTIONS, 63)} as action from generate_series(1, ${members}::int) as i) as act
  `.execute(db);
}

/** Applications answered within ten days, except a tenth, which are pending. */
async function fillApplications(db: Kysely<Tables>, { posts, members }: Filled): Promise<void> {
  const count = members * 2;
  await sql`
    insert into project_application (project_id, member_id, role, message, status, reason, created_at, answered_at)
    select 1 + ${hash(71)} % ${posts}::int, 1 + i % ${members}::int, ${pick(ROLES, 72)}, '함께 만들고 싶어서 지원해요.',
      status, case when status = 'DECLINED' then 'SKILL' end, ${ageOf(count)},
      case when status <> 'PENDING' then ${ageOf(count)} + ${hash(73)} % 240 * interval '1 hour' end
    from (
      select i, ${pick([...Array<string>(5).fill('ACCEPTED'), 'DECLINED', 'DECLINED', 'EXPIRED', 'WITHDRAWN', 'PENDING'], 74)} as status
      from generate_series(1, ${count}::int) as i
    ) as sent
    on conflict do nothing
  `.execute(db);
}

/** A third of the members are active in the current periods. Former periods have counts only. */
async function fillActive(db: Kysely<Tables>, { members }: Filled): Promise<void> {
  for (const unit of ['DAY', 'WEEK', 'MONTH']) {
    await sql`
      insert into active_count (unit, start, members)
      select ${unit}, (date_trunc(${unit}, now()) - i * ('1 ' || ${unit})::interval)::date, ${Math.ceil(members / 3)}::int
      from generate_series(1, 100) as i
    `.execute(db);
    await sql`
      insert into active_member (unit, start, member_id)
      select ${unit}, date_trunc(${unit}, now())::date, i from generate_series(1, ${Math.ceil(members / 3)}::int) as i
      on conflict do nothing
    `.execute(db);
  }
}
