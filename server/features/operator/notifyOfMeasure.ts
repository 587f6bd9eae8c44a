import { type Measure } from '@contract/operator';
import { type NoticeKind } from '@contract/notice';
import { type PostRef } from '@contract/post';
import { sql } from 'kysely';
import { requestMail } from '../../lib/mail/mailRequests';
import { addNotices } from '../../lib/notices/addNotices';
import { titleOf } from '../../lib/operators/caseTargets';
import { addToLog } from '../../lib/operators/operatorLog';
import { type Effect } from './measureActs';
import { MEASURE_MAIL_REQUEST, type MeasureMailRequest } from './measureMail';
import { type Taking } from './measures.service';

/** The kind of notice of each measure; suspended members get none. */
const KINDS: Partial<Record<Measure, NoticeKind>> = {
  DISMISS: 'RESTORED',
  HIDE: 'HIDDEN',
  RESTORE: 'RESTORED',
  WARN: 'WARNED',
  UNSUSPEND: 'UNSUSPENDED',
};

/** Measures on the content, not on the account of its writer. */
const ON_CONTENT: readonly Measure[] = ['DISMISS', 'HIDE', 'RESTORE'];

/** Closes the reports of a case, logs the measure, and notifies the member and the reporters (D132). */
export async function notifyOfMeasure(
  taking: Taking,
  { until, isNotified }: Effect,
  operatorId: number,
): Promise<void> {
  const { trx, facts, payload, member, at } = taking;
  const { ref, target } = facts;
  const measure = { action: payload.action, target: ref.target, target_id: ref.id, member_id: member.id };
  await addToLog(trx, {
    ...{ at, actor: 'OPERATOR', actor_id: operatorId },
    ...measure,
    ...{ reason: payload.reason, until_at: until },
  });
  await closeReports(taking);
  if (!isNotified) return;
  const title = target ? titleOf(ref.target, target.texts) : '';
  const kind = KINDS[payload.action];
  for (const memberId of concerned(taking)) {
    if (kind) await addNotices(trx, { kind, to: [memberId], target: postOf(taking), note: title, at });
    const request: MeasureMailRequest = {
      ...{ memberId, action: payload.action, target: ref.target, title, path: target?.path ?? '' },
      ...{ until: until instanceof Date ? until.getTime() : null, reason: payload.reason },
    };
    await requestMail(trx, MEASURE_MAIL_REQUEST, request);
  }
}

/** The member, and for measures on the content the leader to whom the post was handed over (D110). */
function concerned({ facts: { target }, payload, member }: Taking): Iterable<number> {
  const leaderId = ON_CONTENT.includes(payload.action) ? target?.writerId : undefined;
  return new Set([member.id, leaderId ?? member.id]);
}

/** Closes the reports and notifies each reporter once, however often the case is reopened. */
async function closeReports({ trx, facts: { ref, writerId }, at }: Taking): Promise<void> {
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
