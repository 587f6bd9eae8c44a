import { createHash } from 'node:crypto';
import { type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';
import { notFound } from '../../../lib/http/errors';
import { readCaseTarget, type CaseTarget, type TargetRef } from '../measures/caseTargets.repository';
import { createCasesRepository, type CaseRow, type ReportRow } from './cases.repository';

/** The data of a case, on which measures depend. */
export interface CaseFacts {
  ref: TargetRef;
  /** Who wrote the reported content; another member may lead the post since. */
  writerId: number;
  /** Undefined once the target is deleted. */
  target: CaseTarget | undefined;
  row: CaseRow | undefined;
  reports: ReportRow[];
  version: string;
}

/** Reads the facts of a case. @throws ApiError 404, also for a one-liner that is neither reported nor hidden (D191) */
export async function readCaseFacts(db: Kysely<Tables>, ref: TargetRef): Promise<CaseFacts> {
  const cases = createCasesRepository(db);
  const target = await readCaseTarget(db, ref);
  const reports = await cases.reportsOf(ref);
  const row = await cases.find(ref);
  // The queue names the same member. A target that is neither reported nor hidden has no row.
  const writerId = row?.writer_id ?? target?.writerId;
  if (writerId === undefined || (ref.target === 'EVALUATION' && !row)) throw notFound();
  const version = versionOf({ target, reports, measure: await cases.newestMeasure(ref) });
  return { ref, writerId, target, row, reports, version };
}

/** The version of a case; it changes with every report, edit and measure. */
function versionOf({
  target,
  reports,
  measure,
}: {
  target?: CaseTarget;
  reports: ReportRow[];
  measure: number | null;
}) {
  const open = reports.filter(({ closed_at: closedAt }) => !closedAt).map(({ id }) => id);
  const facts = JSON.stringify([target ?? null, open, reports.length, measure]);
  return createHash('sha256').update(facts).digest('base64url').slice(0, 22);
}

/** The relation of an operator to a case (D191). */
export interface CaseAccess {
  /** The content, the post led since, or the account is the operator's own. */
  isOwn: boolean;
  /** The operator has received the reported one-liner: its writer stays unknown. */
  isEvaluated: boolean;
  mayDecide: boolean;
}

/** What an operator may see and do in a case. The only operator decides about own content, too. */
export async function accessOf(db: Kysely<Tables>, facts: CaseFacts, operatorId: number): Promise<CaseAccess> {
  const { ref, target, writerId, reports } = facts;
  const isOwn = writerId === operatorId || target?.writerId === operatorId;
  // Only the member who received a one-liner can report it.
  const isEvaluated =
    ref.target === 'EVALUATION' &&
    (target?.evaluatedId === operatorId || reports.some(({ reporter_id: id }) => id === operatorId));
  return { isOwn, isEvaluated, mayDecide: !isOwn || (await isOnlyOperator(db, operatorId)) };
}

async function isOnlyOperator(db: Kysely<Tables>, operatorId: number): Promise<boolean> {
  const other = await db
    .selectFrom('member')
    .select('id')
    .where('account_role', '=', 'OPERATOR')
    .where('id', '<>', operatorId)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}
