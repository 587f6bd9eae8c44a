import { CASE_STATES, type CaseListQuery, type CasePage, type CaseState } from '@contract/operator';
import { LIMITS } from '@contract/limits';
import { type CaseType, type ReportTargetType } from '@contract/report';
import { nameKey } from '@contract/text';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { type Tables } from '../../../db/tables';
import { type TargetRef } from '../measures/caseTargets.repository';

export type CasesRepository = ReturnType<typeof createCasesRepository>;
export type ReportRow = Awaited<ReturnType<CasesRepository['reportsOf']>>[number];

/** A target with its reports, as the review queue lists it. */
export interface CaseRow {
  number: number | null;
  target: ReportTargetType;
  target_id: number;
  state: CaseState;
  reports: number;
  total: number;
  types: CaseType[];
  first_at: Date | null;
  last_at: Date | null;
  writer_id: number;
  hidden: boolean;
  edited: boolean;
  nickname: string | null;
}

/** Reported and hidden content (D131). */
export function createCasesRepository(db: Kysely<Tables>) {
  async function count(query: Filter, readerId: number): Promise<number> {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from (${casesWhere(query, readerId)}) as found
    `.execute(db);
    return rows[0]?.total ?? 0;
  }

  async function countStates(query: Filter, readerId: number): Promise<StateCounts> {
    const { rows } = await sql<{ states: StateCounts }>`
      select ${STATE_COUNTS} as states from (${casesWhere(query, readerId)}) as listed limit 1
    `.execute(db);
    return rows[0]?.states ?? NO_CASES;
  }

  return {
    /** Number of undecided cases: the total of the queue without a filter. */
    countWaiting: (readerId: number) => count({ state: [] }, readerId),

    /** A page of the queue with the number of all cases by state, from one statement. */
    async page(query: CaseListQuery, readerId: number): Promise<{ rows: CaseRow[]; states: StateCounts }> {
      const { rows } = await sql<CaseRow & { states: StateCounts }>`
        select *, ${STATE_COUNTS} as states
          from (${casesWhere(query, readerId)}) as listed order by ${ORDERS[query.sort]}
          limit ${sql.lit(LIMITS.rowPageSize)} offset ${query.page * LIMITS.rowPageSize}
      `.execute(db);
      // Past the last page no row contains the counts.
      return { rows, states: rows[0]?.states ?? (query.page === 0 ? NO_CASES : await countStates(query, readerId)) };
    },

    /** One case; undefined when the target is neither reported nor hidden. */
    async find({ target, id }: TargetRef): Promise<CaseRow | undefined> {
      const { rows } = await sql<CaseRow>`
        ${casesOf(sql`target = ${target} and target_id = ${id}`)} where target = ${target} and target_id = ${id}
      `.execute(db);
      return rows[0];
    },

    /** All reports of a target, newest first. */
    reportsOf({ target, id }: TargetRef) {
      return db
        .selectFrom('report')
        .leftJoin('member', 'member.id', 'reporter_id')
        .select(['report.id', 'reporter_id', 'nickname', 'type', 'content', 'reported_text', 'report.created_at'])
        .select(['closed_at', 'reported_id', 'reported_fields'])
        .where('target', '=', target)
        .where('target_id', '=', id)
        .orderBy('report.id', 'desc')
        .execute();
    },

    /** The case with a number, which a report or a measure has given it. */
    findByNumber: (number: number) =>
      db.selectFrom('case_number').select(['target', 'target_id']).where('number', '=', number).executeTakeFirst(),

    /** The id of the newest log row of a target; reading is no measure. */
    async newestMeasure({ target, id }: TargetRef): Promise<number | null> {
      const row = await db
        .selectFrom('operator_log')
        .select('id')
        .where('target', '=', target)
        .where('target_id', '=', id)
        .where('action', '<>', 'READ_EVALUATION')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.id ?? null;
    },
  };
}

type StateCounts = CasePage['states'];
const NO_CASES: StateCounts = { OPEN: 0, HIDDEN: 0, DONE: 0 };

/** The number of all cases of the list by state, in each of its rows. */
const STATE_COUNTS = sql`json_build_object(${sql.join(
  CASE_STATES.map((state) => sql`${sql.lit(state)}, count(*) filter (where state = ${sql.lit(state)}) over ()`),
)})`;

const ORDERS = {
  most: sql`(state = 'HIDDEN') desc, reports desc, last_at desc nulls last, target, target_id`,
  latest: sql`last_at desc nulls last, target, target_id`,
  oldest: sql`first_at nulls last, target, target_id`,
};

/** All hidden content, with its writers. */
const HIDDEN = sql`
  select 'PROJECT' as target, id as target_id, writer_id, hidden_by, edited_at from project where hidden_at is not null
  union all
  select 'PROJECT_COMMENT', id, writer_id, hidden_by, edited_at from project_comment where hidden_at is not null and not deleted
  union all
  select 'ARCHIVE', id, writer_id, hidden_by, edited_at from archive where hidden_at is not null
  union all
  select 'ARCHIVE_COMMENT', id, writer_id, hidden_by, edited_at from archive_comment where hidden_at is not null and not deleted
  union all
  select 'EVALUATION', handle, evaluator_id, hidden_by, edited_at from evaluation where hidden_at is not null
  union all
  select distinct 'PROFILE', member_id, member_id, 'OPERATOR', null::timestamptz from hidden_profile
`;

/**
 * The cases of a set of reports. A case is about the member named by its first open report, or by the first report that
 * the last measure closed: neither handing over the lead of a post nor a later report of it moves measures to somebody
 * else (D131). A withdrawn member is followed by the current writer.
 * What reports alone have hidden waits for a decision, with open reports or without (D190).
 * @param isConsidered a condition of `report` that excludes reports of other targets
 */
const casesOf = (isConsidered: RawBuilder<unknown>) => sql`
  select * from (
    select target, target_id, coalesce(reports, 0) as reports, coalesce(total, 0) as total,
        coalesce(types, '{}') as types, first_at, last_at, member.id as writer_id,
        hidden.hidden_by is not null as hidden, hidden.hidden_by is not null and hidden.edited_at is not null as edited,
        member.nickname, member.nickname_key,
        case when hidden.hidden_by = 'AUTO' then 'HIDDEN' when coalesce(reports, 0) = 0 then 'DONE' else 'OPEN' end as state,
        case_number.number
      from (
        select target, target_id, (count(*) filter (where closed_at is null))::int as reports, count(*)::int as total,
            array_agg(distinct type) as types, min(created_at) as first_at, max(created_at) as last_at,
            (array_agg(reported_id order by closed_at desc nulls first, id))[1] as reported_id
          from report where ${isConsidered} group by target, target_id
      ) as reported
      full join (${HIDDEN}) as hidden using (target, target_id)
      left join case_number using (target, target_id)
      left join member as reported_member on reported_member.id = reported_id and reported_member.withdrawn_at is null
      left join project on target = 'PROJECT' and project.id = target_id
      left join archive on target = 'ARCHIVE' and archive.id = target_id
      join member on member.id
        = coalesce(reported_member.id, hidden.writer_id, project.writer_id, archive.writer_id, reported_id)
  ) as found
`;

/** Targets with an open report, by the index of open reports, and what reports alone have hidden. */
const IS_OPEN = sql`(target, target_id) in (
  select open.target, open.target_id from report as open where open.closed_at is null
  union all
  select hidden.target, hidden.target_id from (${HIDDEN}) as hidden where hidden.hidden_by = 'AUTO'
)`;

/** A one-liner that the reader has received: a search by its writer would name the writer (D191). */
const isReceived = (readerId: number) => sql`(target = 'EVALUATION' and exists (
  select from evaluation where handle = target_id and evaluated_id = ${readerId}
))`;

type Filter = Pick<CaseListQuery, 'state'> & Partial<CaseListQuery>;

function casesWhere({ state, target, type, member, edited }: Filter, readerId: number): RawBuilder<unknown> {
  const states: readonly CaseState[] = state.length > 0 ? state : ['OPEN', 'HIDDEN'];
  const conditions = [
    sql`state = any(${states}::text[])`,
    ...(target ? [sql`target = ${target}`] : []),
    ...(type ? [sql`${type}::text = any(types)`] : []),
    ...(member ? [sql`nickname_key = ${nameKey(member)} and not ${isReceived(readerId)}`] : []),
    ...(edited ? [sql`edited`] : []),
  ];
  const considered = states.includes('DONE') ? sql`true` : IS_OPEN;
  return sql`${casesOf(considered)} where ${sql.join(conditions, sql` and `)}`;
}
