import { type ReportTargetType, type ReportType } from '@contract/report';
import { nameKey } from '@contract/text';
import { expressionBuilder, sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { addToLog } from '../../lib/operators/operatorLog';

export interface ReportFilter {
  state: 'open' | 'closed' | 'all';
  type?: ReportType;
  target?: ReportTargetType;
  /** The nickname of the reported member. */
  member?: string;
}

export type ReportAdmin = ReturnType<typeof createReportAdmin>;
export type ReportRow = Awaited<ReturnType<ReportAdmin['list']>>[number];

/** Reports for the operator: list, close, reopen. */
export function createReportAdmin(db: Kysely<Tables>) {
  /** The newest first, at most `limit`. */
  function list(filter: ReportFilter, limit: number) {
    return reportRows(db).where(matches(filter)).orderBy('report.id', 'desc').limit(limit).execute();
  }

  async function count(filter: ReportFilter): Promise<number> {
    const { reports } = await joined(db)
      .select(sql<number>`count(*)`.as('reports'))
      .where(matches(filter))
      .executeTakeFirstOrThrow();
    return reports;
  }

  /** Those of the ids that exist. */
  function find(ids: readonly number[]) {
    return reportRows(db).where('report.id', 'in', ids).orderBy('report.id').execute();
  }

  /** @returns the ids of those that were open */
  const close = (ids: readonly number[], at: Date): Promise<number[]> => setClosed(db, ids, { isClosed: true, at });

  /** @returns the ids of those that were closed */
  const reopen = (ids: readonly number[], at: Date): Promise<number[]> => setClosed(db, ids, { isClosed: false, at });

  return { list, count, find, close, reopen };
}

/** Closes or reopens reports by a command, which is logged (D138). @returns the ids of those it has changed */
async function setClosed(
  db: Kysely<Tables>,
  ids: readonly number[],
  { isClosed, at }: { isClosed: boolean; at: Date },
): Promise<number[]> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .updateTable('report')
      .set({ closed_at: isClosed ? at : null })
      .where('id', 'in', ids)
      .where('closed_at', isClosed ? 'is' : 'is not', null)
      .returning(['id', 'target', 'target_id', 'reported_id'])
      .execute();
    const action = isClosed ? ('CLOSE' as const) : ('REOPEN' as const);
    for (const { target, target_id, reported_id: member_id } of rows)
      await addToLog(trx, { at, actor: 'COMMAND', actor_id: null, action, target, target_id, member_id });
    return rows.map(({ id }) => id);
  });
}

function joined(db: Kysely<Tables>) {
  return db
    .selectFrom('report')
    .innerJoin('member as reporter', 'reporter.id', 'reporter_id')
    .innerJoin('member as reported', 'reported.id', 'reported_id');
}

/** Reports with the names of both members, null once withdrawn. */
function reportRows(db: Kysely<Tables>) {
  return joined(db)
    .select(['report.id', 'target', 'target_id', 'post_id', 'reported_text', 'type', 'content', 'closed_at'])
    .select(['report.created_at', 'reporter.nickname as reporter', 'reported.nickname as reported']);
}

const STATES = {
  open: sql<boolean>`closed_at is null`,
  closed: sql<boolean>`closed_at is not null`,
  all: sql<boolean>`true`,
};

function matches({ state, type, target, member }: ReportFilter) {
  const eb = expressionBuilder<Tables & { reported: Tables['member'] }, 'report' | 'reported'>();
  return eb.and([
    STATES[state],
    ...(type === undefined ? [] : [eb('report.type', '=', type)]),
    ...(target === undefined ? [] : [eb('report.target', '=', target)]),
    ...(member === undefined ? [] : [eb('reported.nickname_key', '=', nameKey(member))]),
  ]);
}
