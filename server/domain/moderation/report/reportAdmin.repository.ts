import { type ReportTargetType, type ReportType } from '@contract/report';
import { nameKey } from '@contract/text';
import { expressionBuilder, sql, type Kysely } from 'kysely';
import { inTransaction } from '../../../db/inTransaction';
import { type Tables, type Trx } from '../../../db/tables';
import { readCaseTarget, type TargetRef } from '../measures/caseTargets.repository';
import { lockCase } from '../measures/lockCase.repository';
import { addToLog } from '../measures/operatorLog.repository';

export interface ReportFilter {
  state: 'open' | 'closed' | 'all';
  type?: ReportType;
  target?: ReportTargetType;
  /** The nickname of the reported member. */
  member?: string;
}

export type ReportAdmin = ReturnType<typeof createReportAdmin>;
export type ReportRow = Awaited<ReturnType<ReportAdmin['list']>>[number];

/** Lists, closes and reopens reports for the operator's command. */
export function createReportAdmin(db: Kysely<Tables>) {
  /** The newest reports, at most `limit`. */
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

  /** The existing reports of these ids. */
  function find(ids: readonly number[]) {
    return reportRows(db).where('report.id', 'in', ids).orderBy('report.id').execute();
  }

  /** Closes open reports, except those that hide their target: an operator decides about them on the desk (D133). */
  const close = (ids: readonly number[], at: Date): Promise<Outcome> => setClosed(db, ids, { isClosed: true, at });

  const reopen = (ids: readonly number[], at: Date): Promise<Outcome> => setClosed(db, ids, { isClosed: false, at });

  return { list, count, find, close, reopen };
}

/** Ids of reports, by the effect of a command. */
export interface Outcome {
  changed: number[];
  /** Not closed: their targets are hidden by reports alone. */
  refused: number[];
}

interface Change {
  isClosed: boolean;
  at: Date;
}

/**
 * Closes or reopens reports by a command, which is logged (D138). Each case is changed in a transaction of its own,
 * like measures and new reports.
 */
async function setClosed(db: Kysely<Tables>, ids: readonly number[], change: Change): Promise<Outcome> {
  const cases = await db
    .selectFrom('report')
    .select(['target', 'target_id as id'])
    .distinct()
    .where('id', 'in', ids)
    .orderBy('target')
    .orderBy('target_id')
    .execute();
  return inTransaction(db, async (trx) => {
    const outcome: Outcome = { changed: [], refused: [] };
    for (const ref of cases) {
      await lockCase(trx, ref);
      const isRefused = change.isClosed && (await isHiddenByReports(trx, ref));
      const found = isRefused ? await openOf(trx, ref, ids) : await setCaseClosed(trx, { ref, ids, change });
      outcome[isRefused ? 'refused' : 'changed'].push(...found);
    }
    return outcome;
  });
}

const isHiddenByReports = async (trx: Trx, ref: TargetRef) => (await readCaseTarget(trx, ref))?.hidden_by === 'AUTO';

async function openOf(trx: Trx, { target, id }: TargetRef, ids: readonly number[]) {
  const rows = await trx
    .selectFrom('report')
    .select('id')
    .where('id', 'in', ids)
    .where('target', '=', target)
    .where('target_id', '=', id)
    .where('closed_at', 'is', null)
    .execute();
  return rows.map((row) => row.id);
}

interface CaseChange {
  ref: TargetRef;
  ids: readonly number[];
  change: Change;
}

/** Changes the reports of one case, which is one row of the log. @returns the ids of the changed reports */
async function setCaseClosed(trx: Trx, { ref, ids, change }: CaseChange): Promise<number[]> {
  const { isClosed, at } = change;
  const rows = await trx
    .updateTable('report')
    .set({ closed_at: isClosed ? at : null })
    .where('id', 'in', ids)
    .where('target', '=', ref.target)
    .where('target_id', '=', ref.id)
    .where('closed_at', isClosed ? 'is' : 'is not', null)
    .returning(['id', 'reported_id'])
    .execute();
  const act = { at, actor: 'COMMAND', actor_id: null, action: isClosed ? 'CLOSE' : 'REOPEN' } as const;
  const member_id = rows.at(-1)?.reported_id;
  if (member_id !== undefined) await addToLog(trx, { ...act, target: ref.target, target_id: ref.id, member_id });
  return rows.map(({ id }) => id);
}

function joined(db: Kysely<Tables>) {
  return (
    db
      .selectFrom('report')
      .innerJoin('case_number', (join) =>
        join.onRef('case_number.target', '=', 'report.target').onRef('case_number.target_id', '=', 'report.target_id'),
      )
      .innerJoin('member as reporter', 'reporter.id', 'reporter_id')
      .innerJoin('member as reported', 'reported.id', 'reported_id')
      // Cases of signals, which nobody has reported, are the desk's (D162).
      .where('type', '<>', 'SIGNAL')
  );
}

/** Reports with the nicknames of both members, which are null once withdrawn. */
function reportRows(db: Kysely<Tables>) {
  return joined(db)
    .select([
      'report.id',
      'report.target',
      'report.target_id',
      'case_number.number as case_number',
      'post_id',
      'reported_text',
      'type',
      'content',
      'closed_at',
    ])
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
