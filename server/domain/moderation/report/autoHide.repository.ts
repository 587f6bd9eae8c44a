import { HIDDEN_MESSAGES } from '@contract/hidden';
import { sql } from 'kysely';
import { type Trx } from '../../../db/tables';
import { readCaseTarget, titleOf, type CaseTarget, type TargetRef } from '../measures/caseTargets.repository';
import { hideContent } from '../measures/hideContent.repository';
import { readCaseNumber, requestMeasureMail } from '../measures/measureMailRequest.repository';
import { addNotices } from '../../notice';
import { addToLog, isNotUndone } from '../measures/operatorLog.repository';
import { type Storage } from '../../../lib/storage/storage';
import { before, DAY } from '../../../lib/durations';

/** The threshold at which reports hide a target automatically (D133). */
export interface AutoHide {
  /** The number of reports by different members; 0 for never. */
  autoHideReports: number;
  /** Only reporters who joined more than so many days ago count. */
  autoHideMemberDays: number;
  storage: Storage;
  now: () => number;
}

/**
 * Hides a target that enough members have reported, in the transaction of the last report; the caller has locked the
 * case and the target. Profiles are never hidden, and text that an operator has approved only after an edit.
 * @returns whether this call has hidden it
 */
export async function hideIfReported(
  trx: Trx,
  { target, id }: TargetRef,
  { autoHideReports, autoHideMemberDays, storage, now, stored }: AutoHide & { stored: string[] },
): Promise<boolean> {
  if (autoHideReports === 0 || target === 'PROFILE') return false;
  const ref = { target, id };
  const found = await readCaseTarget(trx, ref);
  if (!found || found.hidden_at || (!found.edited_at && (await isApproved(trx, ref)))) return false;
  const at = new Date(now());
  const joinedBefore = before(at, autoHideMemberDays * DAY);
  if ((await countReporters(trx, { ...ref, writerId: found.writerId, joinedBefore, at })) < autoHideReports)
    return false;
  await hideContent(trx, ref, { by: 'AUTO', at, copies: { storage, stored } });
  await addToLog(trx, {
    at,
    actor: 'AUTO',
    actor_id: null,
    action: 'AUTO_HIDE',
    target,
    target_id: id,
    member_id: found.writerId,
  });
  await notifyWriter(trx, ref, { found, at });
  return true;
}

/** Tells the writer at once that the text is hidden until an operator decides, and how to object (D194). */
async function notifyWriter(
  trx: Trx,
  { target, id }: TargetRef,
  { found, at }: { found: CaseTarget; at: Date },
): Promise<void> {
  const { writerId, path, texts } = found;
  const title = titleOf(target, texts);
  const number = await readCaseNumber(trx, { target, id });
  const post = target === 'PROJECT' || target === 'ARCHIVE' ? { kind: POSTS[target], id } : null;
  await addNotices(trx, { kind: 'AUTO_HIDDEN', to: [writerId], target: post, note: title, caseNumber: number, at });
  const reason = HIDDEN_MESSAGES.bannerAuto;
  await requestMeasureMail(trx, {
    memberId: writerId,
    action: 'AUTO_HIDE',
    target,
    title,
    path,
    until: null,
    reason,
    number,
    at: at.getTime(),
  });
}

const POSTS = { PROJECT: 'project', ARCHIVE: 'archive' } as const;

/** Whether an operator has approved the text. */
async function isApproved(trx: Trx, { target, id }: TargetRef): Promise<boolean> {
  const decision = await trx
    .selectFrom('operator_log')
    .select('id')
    .where('target', '=', target)
    .where('target_id', '=', id)
    .where('action', 'in', ['DISMISS', 'RESTORE'])
    .where(isNotUndone('operator_log'))
    .limit(1)
    .executeTakeFirst();
  return decision !== undefined;
}

interface Counted extends TargetRef {
  writerId: number;
  joinedBefore: Date;
  at: Date;
}

/** Counts reporters, without the writer, suspended and new members, and closed reports. */
async function countReporters(trx: Trx, counted: Counted): Promise<number> {
  const { target, id, writerId, joinedBefore, at } = counted;
  const { reporters } = await trx
    .selectFrom('report')
    .innerJoin('member', 'member.id', 'reporter_id')
    .select(({ fn }) => fn.countAll<number>().as('reporters'))
    .where('target', '=', target)
    .where('target_id', '=', id)
    .where('closed_at', 'is', null)
    .where('reporter_id', '<>', writerId)
    .where('member.created_at', '<', joinedBefore)
    .where('withdrawn_at', 'is', null)
    .where(sql<boolean>`coalesce(suspended_until <= ${at}, true)`)
    .executeTakeFirstOrThrow();
  return reporters;
}
