import { type OwnMeasure } from '@contract/operator';
import { type ReportTargetType } from '@contract/report';
import { sql, type Kysely, type SqlBool } from 'kysely';
import { type Tables } from '../../../db/tables';
import { readCaseTarget, titleOf } from '../measures/caseTargets.repository';
import { isNotUndone } from '../measures/operatorLog.repository';
import { toInstant } from './log.view';

/** Actions of which the member concerned is notified; actions on reports alone are not included. */
const NOTIFIED_ACTIONS = [
  'HIDE',
  'RESTORE',
  'WARN',
  'SUSPEND',
  'UNSUSPEND',
  'AUTO_HIDE',
  'ROLE_ADD',
  'ROLE_REMOVE',
] as const;

/** A dismissal that restored content which reports had hidden: the last row about its visibility before is AUTO_HIDE. */
const isRestoringDismissal = sql<SqlBool>`(action = 'DISMISS' and 'AUTO_HIDE' = (
  select earlier.action from operator_log as earlier
    where earlier.target = operator_log.target and earlier.target_id = operator_log.target_id
      and earlier.id < operator_log.id and earlier.action in ('AUTO_HIDE', 'HIDE', 'RESTORE', 'DISMISS')
      and ${isNotUndone('earlier')}
    order by earlier.id desc limit 1
))`;

/** Measures about a member and the member's content, newest first, without the operator (D132). */
export async function readOwnMeasures(db: Kysely<Tables>, memberId: number): Promise<OwnMeasure[]> {
  const rows = await db
    .selectFrom('operator_log')
    .select(['id', 'at', 'action', 'target', 'target_id', 'reason', 'until_at'])
    .where('member_id', '=', memberId)
    .where((eb) => eb.or([eb('action', 'in', NOTIFIED_ACTIONS), isRestoringDismissal]))
    .where(isNotUndone('operator_log'))
    .orderBy('id', 'desc')
    .execute();
  const measures: OwnMeasure[] = [];
  for (const { id, at, action, target, target_id: targetId, reason, until_at: until } of rows) {
    const title = target && targetId !== null ? await readTitle(db, target as ReportTargetType, targetId) : null;
    const createdDateTime = at.toISOString();
    measures.push({ id, createdDateTime, action, target, targetId, reason, untilDateTime: toInstant(until), title });
  }
  return measures;
}

async function readTitle(db: Kysely<Tables>, target: ReportTargetType, id: number): Promise<string | null> {
  const found = await readCaseTarget(db, { target, id });
  return found ? titleOf(target, found.texts) : null;
}
