import { type LogFilter } from '@contract/operator';
import { nameKey } from '@contract/text';
import { expressionBuilder, sql, type Kysely, type SqlBool } from 'kysely';
import { type Tables } from '../../../db/tables';

export type LogRepository = ReturnType<typeof createLogRepository>;
export type LogRow = Awaited<ReturnType<LogRepository['list']>>[number];

/** The log of operators, newest first (D138). */
export function createLogRepository(db: Kysely<Tables>) {
  function list(filter: LogFilter, { offset, limit, readerId }: { offset: number; limit: number; readerId: number }) {
    return logRows(db, readerId).where(matches(filter)).orderBy('log.id', 'desc').offset(offset).limit(limit).execute();
  }

  async function count(filter: LogFilter, readerId: number): Promise<number> {
    const { rows } = await joined(db, readerId)
      .select(sql<number>`count(*)`.as('rows'))
      .where(matches(filter))
      .executeTakeFirstOrThrow();
    return rows;
  }

  return { list, count };
}

/**
 * The condition of log rows about a one-liner that the reader has received: its writer stays unknown (D191). The report
 * shows who received it once the one-liner is deleted: nobody else can report it.
 */
export const isAboutReceivedLine = (readerId: number) => sql<SqlBool>`(log.target = 'EVALUATION' and (
  exists (select from evaluation where handle = log.target_id and evaluated_id = ${readerId})
  or exists (
    select from report where report.target = 'EVALUATION' and report.target_id = log.target_id and reporter_id = ${readerId}
  )
))`;

function joined(db: Kysely<Tables>, readerId: number) {
  return db
    .selectFrom('operator_log as log')
    .leftJoin('member as operator', 'operator.id', 'log.actor_id')
    .leftJoin('member as about', (join) =>
      join.onRef('about.id', '=', 'log.member_id').on(sql<SqlBool>`not ${isAboutReceivedLine(readerId)}`),
    );
}

/** Rows with the nicknames of both members, which are null once withdrawn. */
export function logRows(db: Kysely<Tables>, readerId: number) {
  const memberId = sql<number | null>`case when ${isAboutReceivedLine(readerId)} then null else log.member_id end`;
  return joined(db, readerId)
    .select(['log.id', 'log.at', 'log.actor', 'log.action', 'log.target', 'log.target_id', memberId.as('member_id')])
    .select(['log.reason', 'log.until_at', 'log.is_own', 'operator.nickname as operator', 'about.nickname as about']);
}

/** The first instant in Korea of a day, or of the day some days later. */
const startOf = (day: string, later = 0) =>
  sql<Date>`(${day}::date + ${later}::int)::timestamp at time zone 'Asia/Seoul'`;

function matches({ action, actor, member, target, targetId, from, to }: LogFilter) {
  const eb = expressionBuilder<
    { log: Tables['operator_log']; operator: Tables['member']; about: Tables['member'] },
    'log' | 'operator' | 'about'
  >();
  return eb.and([
    ...(action.length > 0 ? [eb('log.action', 'in', action)] : []),
    ...(actor ? [eb('operator.nickname_key', '=', nameKey(actor))] : []),
    ...(member ? [eb('about.nickname_key', '=', nameKey(member))] : []),
    ...(target && targetId ? [eb('log.target', '=', target), eb('log.target_id', '=', targetId)] : []),
    ...(from ? [eb('log.at', '>=', startOf(from))] : []),
    ...(to ? [eb('log.at', '<', startOf(to, 1))] : []),
  ]);
}
