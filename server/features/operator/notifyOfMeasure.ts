import { isMemberMeasure, type Measure } from '@contract/operator';
import { type NoticeKind } from '@contract/notice';
import { type PostRef } from '@contract/post';
import { sql } from 'kysely';
import { addNotices } from '../../lib/notices/addNotices';
import { titleOf } from '../../lib/operators/caseTargets';
import { readCaseNumber, requestMeasureMail } from '../../lib/operators/measureMailRequest';
import { addToLog } from '../../lib/operators/operatorLog';
import { type Effect } from './measureActs';
import { type Taking } from './measures.service';

/** The kind of notice of each measure; suspended members get none. */
const KINDS: Partial<Record<Measure, NoticeKind>> = {
  DISMISS: 'RESTORED',
  HIDE: 'HIDDEN',
  RESTORE: 'RESTORED',
  WARN: 'WARNED',
  UNSUSPEND: 'UNSUSPENDED',
};

/** Logs a measure, and notifies the member (D132). */
export async function notifyOfMeasure(taking: Taking, action: Measure, { until, isNotified }: Effect): Promise<void> {
  const { trx, facts, payload, member, operator, at } = taking;
  const { ref, target } = facts;
  await addToLog(trx, {
    at,
    actor: 'OPERATOR',
    actor_id: operator.id,
    action,
    target: ref.target,
    target_id: ref.id,
    member_id: member.id,
    reason: payload.reason,
    until_at: until,
    is_own: taking.isOwn,
  });
  if (!isNotified) return;
  const title = target ? titleOf(ref.target, target.texts) : '';
  const kind = KINDS[action];
  const number = await readCaseNumber(trx, ref);
  for (const memberId of concerned(taking, action)) {
    if (kind) await addNotices(trx, { kind, to: [memberId], target: postOf(taking), note: title, at });
    await requestMeasureMail(trx, {
      memberId,
      action,
      target: ref.target,
      title,
      path: target?.path ?? '',
      until: until instanceof Date ? until.getTime() : null,
      reason: payload.reason,
      number,
    });
  }
}

/** The member, and for measures on the content the leader to whom the post was handed over (D110). */
function concerned({ facts: { target }, member }: Taking, action: Measure): Iterable<number> {
  const leaderId = !isMemberMeasure(action) ? target?.writerId : undefined;
  return new Set([member.id, leaderId ?? member.id]);
}

/** Closes the reports and notifies each reporter once, however often the case is reopened. */
export async function closeReports({ trx, facts: { ref, writerId }, at }: Taking): Promise<void> {
  const closed = await trx
    .updateTable('report')
    .set({ closed_at: at, answered_at: sql<Date>`coalesce(answered_at, ${at})` })
    .where('target', '=', ref.target)
    .where('target_id', '=', ref.id)
    .where('closed_at', 'is', null)
    .returning(['reporter_id', 'answered_at'])
    .execute();
  const isFirst = (answeredAt: Date | null) => answeredAt?.getTime() === at.getTime();
  const reporters = closed
    .filter((report) => isFirst(report.answered_at) && report.reporter_id !== writerId)
    .map((report) => report.reporter_id);
  await addNotices(trx, { kind: 'REPORT_DONE', to: reporters, target: null, at });
}

/** The post that the writer's notice links to. */
function postOf({ facts: { ref, target } }: Taking): PostRef | null {
  if (!target) return null;
  if (ref.target === 'PROJECT') return { kind: 'project', id: ref.id };
  return ref.target === 'ARCHIVE' ? { kind: 'archive', id: ref.id } : null;
}
