import { type LogFilter } from '@contract/operator';
import { nameKey } from '@contract/text';
import { expressionBuilder, sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';

export type LogRepository = ReturnType<typeof createLogRepository>;
export type LogRow = Awaited<ReturnType<LogRepository['list']>>[number];

/** The log of operators, newest first (D138). */
export function createLogRepository(db: Kysely<Tables>) {
  function list(filter: LogFilter, { offset, limit }: { offset: number; limit: number }) {
    return logRows(db).where(matches(filter)).orderBy('log.id', 'desc').offset(offset).limit(limit).execute();
  }

  async function count(filter: LogFilter): Promise<number> {
    const { rows } = await joined(db)
      .select(sql<number>`count(*)`.as('rows'))
      .where(matches(filter))
      .executeTakeFirstOrThrow();
    return rows;
  }

  return { list, count };
}

function joined(db: Kysely<Tables>) {
  return db
    .selectFrom('operator_log as log')
    .leftJoin('member as operator', 'operator.id', 'log.actor_id')
    .leftJoin('member as about', 'about.id', 'log.member_id');
}

/** Rows with the nicknames of both members, which are null once withdrawn. */
export function logRows(db: Kysely<Tables>) {
  return joined(db)
    .select(['log.id', 'log.at', 'log.actor', 'log.action', 'log.target', 'log.target_id', 'log.member_id'])
    .select(['log.reason', 'log.until_at', 'operator.nickname as operator', 'about.nickname as about']);
}

/** The first instant in Korea of a day, or of the day some days later. */
const startOf = (day: string, later = 0) =>
  sql<Date>`(${day}::date + ${later}::int)::timestamp at time zone 'Asia/Seoul'`;

function matches({ action, actor, member, from, to }: LogFilter) {
  const eb = expressionBuilder<
    { log: Tables['operator_log']; operator: Tables['member']; about: Tables['member'] },
    'log' | 'operator' | 'about'
  >();
  return eb.and([
    ...(action.length > 0 ? [eb('log.action', 'in', action)] : []),
    ...(actor ? [eb('operator.nickname_key', '=', nameKey(actor))] : []),
    ...(member ? [eb('about.nickname_key', '=', nameKey(member))] : []),
    ...(from ? [eb('log.at', '>=', startOf(from))] : []),
    ...(to ? [eb('log.at', '<', startOf(to, 1))] : []),
  ]);
}
