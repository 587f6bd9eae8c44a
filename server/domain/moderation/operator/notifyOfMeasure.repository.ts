import { isMemberMeasure, type Measure } from '@contract/operator';
import { type NoticeKind } from '@contract/notice';
import { type PostRef } from '@contract/post';
import { sql } from 'kysely';
import { addNotices } from '../../notice';
import { titleOf } from '../measures/caseTargets.repository';
import { readCaseNumber, requestMeasureMail } from '../measures/measureMailRequest.repository';
import { addToLog } from '../measures/operatorLog.repository';
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

/** A measure of an act with its effect. */
interface TakenAction extends Effect {
  action: Measure;
}

/**
 * Logs the measures of an act, and notifies the member: a notice for each measure, and one mail (D132, D190).
 * @param mailAt when the act can be taken back no more; at once, unless given
 */
export async function notifyOfAct(taking: Taking, effects: readonly TakenAction[], mailAt?: Date): Promise<void> {
  for (const effect of effects) await log(taking, effect);
  const notified = effects.filter(({ isNotified }) => isNotified);
  const number = await readCaseNumber(taking.trx, taking.facts.ref);
  for (const { action } of notified) await addNotice(taking, action, number);
  for (const memberId of new Set(notified.flatMap(({ action }) => [...concerned(taking, action)]))) {
    const about = notified.filter(({ action }) => concerned(taking, action).has(memberId));
    await requestMail(taking, { memberId, about, number, mailAt });
  }
}

async function log(taking: Taking, { action, until }: TakenAction): Promise<void> {
  const { trx, facts, payload, member, operator, at } = taking;
  await addToLog(trx, {
    at,
    actor: 'OPERATOR',
    actor_id: operator.id,
    action,
    target: facts.ref.target,
    target_id: facts.ref.id,
    member_id: member.id,
    reason: payload.reason,
    until_at: until,
    is_own: taking.isOwn,
  });
}

const titleIn = ({ facts: { ref, target } }: Taking) => (target ? titleOf(ref.target, target.texts) : '');

async function addNotice(taking: Taking, action: Measure, caseNumber: number): Promise<void> {
  const kind = KINDS[action];
  if (!kind) return;
  const to = [...concerned(taking, action)];
  const { trx, at } = taking;
  await addNotices(trx, { kind, to, target: postOf(taking), note: titleIn(taking), caseNumber, at });
}

interface ActMail {
  memberId: number;
  /** The measures that concern the member, the one on the account last. */
  about: readonly TakenAction[];
  number: number;
  mailAt: Date | undefined;
}

async function requestMail(taking: Taking, { memberId, about, number, mailAt }: ActMail): Promise<void> {
  const { trx, facts, payload, at } = taking;
  const last = about.at(-1);
  if (!last) return;
  const request = {
    memberId,
    action: last.action,
    ...(about.length > 1 && { content: payload.content }),
    target: facts.ref.target,
    title: titleIn(taking),
    path: facts.target?.path ?? '',
    until: last.until instanceof Date ? last.until.getTime() : null,
    reason: payload.reason,
    number,
    origin: taking.origin,
    at: at.getTime(),
  };
  await requestMeasureMail(trx, request, mailAt);
}

/** The member, and for measures on the content the leader to whom the post was handed over (D110). */
function concerned({ facts: { target }, member }: Taking, action: Measure): ReadonlySet<number> {
  const leaderId = !isMemberMeasure(action) ? target?.writerId : undefined;
  return new Set([member.id, leaderId ?? member.id]);
}

interface Closing extends Pick<Taking, 'trx' | 'at'> {
  facts: Pick<Taking['facts'], 'ref' | 'writerId'>;
}

/** Closes the reports and notifies each reporter once, however often the case is reopened; signals have none (D162). */
export async function closeReports({ trx, facts: { ref, writerId }, at }: Closing): Promise<void> {
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
    .flatMap((report) => report.reporter_id ?? []);
  const caseNumber = await readCaseNumber(trx, ref);
  await addNotices(trx, { kind: 'REPORT_DONE', to: reporters, target: null, caseNumber, at });
}

/** The post that the writer's notice links to. */
function postOf({ facts: { ref, target } }: Taking): PostRef | null {
  if (!target) return null;
  if (ref.target === 'PROJECT') return { kind: 'project', id: ref.id };
  return ref.target === 'ARCHIVE' ? { kind: 'archive', id: ref.id } : null;
}
