import { OPERATOR_MESSAGES as TEXT, type Measure } from '@contract/operator';
import { conflict, refused } from '../../../lib/http/errors';
import { hideContent, approveContent, restoreContent, type ContentType } from '../measures/hideContent.repository';
import { hideProfile, restoreProfile } from '../measures/hideProfile.repository';
import { suspend, unsuspend } from '../measures/suspend.repository';
import { type Taking } from './measures.service';
import { DAY } from '../../../lib/durations';

/** The effects of a measure, for the log and for the notices. */
export interface Effect {
  /** The end of a suspension. */
  until: Date | number | null;
  /** Whether the member is notified; a DISMISS only if it restores hidden content. */
  isNotified: boolean;
}

const NOTIFIED: Effect = { until: null, isNotified: true };

/** The effects of each measure; `notifyOfMeasure` writes reports, log and notices. */
export const ACTS: Record<Measure, (taking: Taking) => Promise<Effect>> = {
  DISMISS: dismiss,
  HIDE: hide,
  RESTORE: restore,
  WARN: async () => NOTIFIED,
  SUSPEND: suspendMember,
  UNSUSPEND: unsuspendMember,
};

const contentOf = ({ facts: { ref } }: Taking) => ({ target: ref.target as ContentType, id: ref.id });

/** Closes the reports of a case as unfounded. @throws ApiError 409 without an open report */
async function dismiss(taking: Taking): Promise<Effect> {
  const { trx, facts, at } = taking;
  const isAutoHidden = facts.target?.hidden_by === 'AUTO';
  if (!isAutoHidden && (!facts.row || facts.row.reports === 0)) throw conflict(TEXT.noReports);
  if (isAutoHidden) await restoreContent(trx, contentOf(taking), at);
  else if (facts.target && facts.ref.target !== 'PROFILE') await approveContent(trx, contentOf(taking));
  return { until: null, isNotified: isAutoHidden };
}

/** Hides the target. @throws ApiError 409 for deleted content, and for content an operator has already hidden */
async function hide(taking: Taking): Promise<Effect> {
  const { trx, facts, payload, copies, at } = taking;
  if (!facts.target) throw conflict(TEXT.gone);
  if (payload.target === 'PROFILE') {
    const isNew = await hideProfile(trx, facts.writerId, { parts: payload.parts ?? [], at, copies });
    if (!isNew) throw conflict(TEXT.alreadyHidden);
    return NOTIFIED;
  }
  if (facts.target.hidden_by === 'OPERATOR') throw conflict(TEXT.alreadyHidden);
  await hideContent(trx, contentOf(taking), { by: 'OPERATOR', at, copies });
  return NOTIFIED;
}

/** Restores the target. @throws ApiError 409 for deleted content, and for content that is not hidden */
async function restore(taking: Taking): Promise<Effect> {
  const { trx, facts, payload, at } = taking;
  if (!facts.target) throw conflict(TEXT.gone);
  if (!facts.target.hidden_at) throw conflict(TEXT.notHidden);
  if (payload.target === 'PROFILE') await restoreProfile(trx, facts.writerId, at);
  else await restoreContent(trx, contentOf(taking), at);
  return NOTIFIED;
}

/** Suspends, or replaces the end. @throws ApiError 400 for an end that is earlier, or, to shorten, not earlier (D192) */
async function suspendMember({ trx, member, payload, at }: Taking): Promise<Effect> {
  const { days, reason, shorten = false } = payload;
  const until = typeof days === 'number' ? new Date(at.getTime() + days * DAY) : Infinity;
  if (member.suspendedUntil !== null) {
    const isShorter = Number(until) < Number(member.suspendedUntil);
    if (isShorter !== shorten) throw refused('days', shorten ? TEXT.shorterOnly : TEXT.longerOnly);
  }
  await suspend(trx, member.id, { until, reason, at });
  return { until, isNotified: true };
}

/** Ends a suspension. @throws ApiError 409 without a suspension */
async function unsuspendMember({ trx, member, at }: Taking): Promise<Effect> {
  if (!(await unsuspend(trx, member.id, at))) throw conflict(TEXT.notSuspended);
  return NOTIFIED;
}
