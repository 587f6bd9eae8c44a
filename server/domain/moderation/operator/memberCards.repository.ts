import { emailField } from '@contract/auth';
import { LIMITS } from '@contract/limits';
import { type MemberListQuery, type NamedMember } from '@contract/operator';
import { nameKey } from '@contract/text';
import { expressionBuilder, sql, type Kysely, type SqlBool } from 'kysely';
import { type Tables } from '../../../db/tables';
import { addToLog, isNotUndone } from '../measures/operatorLog.repository';
import { newestAct } from './memberVersion.repository';
import { isAboutReceivedLine, logRows } from './log.repository';

export type MemberCardsRepository = ReturnType<typeof createMemberCardsRepository>;
export type CardRow = Awaited<ReturnType<MemberCardsRepository['list']>>[number];

/** The cards of members on the desk. */
export function createMemberCardsRepository(db: Kysely<Tables>) {
  /** A page of members who have not withdrawn, newest first. */
  function list(query: MemberListQuery, at: Date) {
    // The page is selected first, so that counts are computed for its members only.
    const page = db
      .selectFrom('member')
      .select('id')
      .where('withdrawn_at', 'is', null)
      .where(matches(query, at))
      .orderBy('id', 'desc')
      .offset(query.page * LIMITS.rowPageSize)
      .limit(LIMITS.rowPageSize);
    return cardRows(db, at).where('member.id', 'in', page).orderBy('member.id', 'desc').execute();
  }

  async function count(query: MemberListQuery, at: Date): Promise<number> {
    const { members } = await db
      .selectFrom('member')
      .select(sql<number>`count(*)`.as('members'))
      .where('withdrawn_at', 'is', null)
      .where(matches(query, at))
      .executeTakeFirstOrThrow();
    return members;
  }

  const find = (id: number, at: Date) => cardRows(db, at).where('member.id', '=', id).executeTakeFirst();

  /** The newest log rows about each member. */
  function measuresOf(memberIds: readonly number[], readerId: number) {
    const newest = sql<number>`any(array(
      select id from operator_log as newer where newer.member_id = log.member_id and newer.action not in ('READ_EVALUATION', 'SEARCH_EMAIL', 'UNDO')
        and ${isNotUndone('newer')}
        order by id desc limit ${sql.lit(LIMITS.cardMeasures)}
    ))`;
    return logRows(db, readerId)
      .where('log.member_id', '=', sql<number>`any(${memberIds}::bigint[])`)
      .where('log.id', '=', newest)
      .where(sql<SqlBool>`not ${isAboutReceivedLine(readerId)}`)
      .orderBy('log.id', 'desc')
      .execute();
  }

  /** Logs the search for an e-mail address, with the member it has found; the address itself is in no log (D194). */
  const logSearch = ({ readerId, memberId, at }: { readerId: number; memberId: number | null; at: Date }) =>
    addToLog(db, { at, actor: 'OPERATOR', actor_id: readerId, action: 'SEARCH_EMAIL', member_id: memberId });

  return { list, count, find, measuresOf, logSearch };
}

function cardRows(db: Kysely<Tables>, at: Date) {
  return db
    .selectFrom('member')
    .select([
      'member.id',
      'nickname',
      'profile_image',
      'created_at',
      'account_role',
      'suspended_until',
      'suspended_reason',
    ])
    .select([
      logged('WARN').as('warnings'),
      logged('HIDE').as('hides'),
      sql<number>`(select count(*) from report where reported_id = member.id and type <> 'SIGNAL')`.as('reports_about'),
      sql<number>`(select count(*) from report where reporter_id = member.id)`.as('reports_by'),
      dismissedReports.as('dismissed_reports_by'),
      expiredApplications.as('expired_applications'),
      newestAct.as('newest_act'),
      resembled(at).as('resembles'),
    ]);
}

/** Members suspended now with the same e-mail address or phone number in its normal form (D196). */
const resembled = (at: Date) => sql<NamedMember[]>`(
  select coalesce(json_agg(json_build_object('memberId', other.id, 'nickname', other.nickname) order by other.id), '[]')
    from member as other
    where other.suspended_until is not null and other.suspended_until > ${at} and other.id <> member.id
      and (other.email_norm = member.email_norm or normal_phone(other.phone) = normal_phone(member.phone))
)`;

const logged = (action: string) =>
  sql<number>`(
    select count(*) from operator_log where member_id = member.id and action = ${action} and ${isNotUndone('operator_log')}
  )`;

/** Number of reports closed by DISMISS: a measure closes the open reports of its target at its own time. */
const dismissedReports = sql<number>`(
  select count(*) from report where reporter_id = member.id and exists (
    select from operator_log as log
      where log.target = report.target and log.target_id = report.target_id and log.action = 'DISMISS' and log.at = closed_at)
)`;

const expiredApplications = sql<number>`(
  select count(*) from project_application as application join project on project.id = project_id
    where project.writer_id = member.id and application.status = 'EXPIRED'
)`;

/** The e-mail address that a search is for: only a whole one finds its member (D194). */
export const addressIn = (query: string | undefined): string | undefined =>
  query !== undefined && emailField().isValidSync(query) && query !== '' ? nameKey(query) : undefined;

function matches({ query, state, role }: MemberListQuery, at: Date) {
  const eb = expressionBuilder<Tables, 'member'>();
  const part = query ? `%${nameKey(query).replace(/[\\%_]/g, '\\$&')}%` : undefined;
  const namesLike = (text: string) => [eb('nickname_key', 'like', text), eb('username', 'like', text)];
  const address = addressIn(query);
  const warned = sql<boolean>`exists (
    select from operator_log where member_id = member.id and action = 'WARN' and ${isNotUndone('operator_log')}
  )`;
  return eb.and([
    ...(part === undefined ? [] : [eb.or([...namesLike(part), ...(address ? [eb('email_key', '=', address)] : [])])]),
    ...(role === undefined ? [] : [eb('account_role', '=', role)]),
    ...(state === 'SUSPENDED' ? [eb('suspended_until', '>', at)] : []),
    ...(state === 'WARNED' ? [warned] : []),
  ]);
}
