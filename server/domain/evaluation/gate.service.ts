import { CONSENT_MESSAGES, type ConsentAnswer, type ConsentResult } from '@contract/archive';
import { EVALUATION_MESSAGES, EVALUATION_TEXTS, type Reminded } from '@contract/evaluation';
import { LIMITS } from '@contract/limits';
import { isConfirmed, isHeldBack } from '../archive';
import { emailUnconfirmed, type Member, refuseHidden } from '../access';
import { conflict } from '../../lib/http/errors';
import { type LockedEvaluations } from './evaluation.repository';
import { createEvaluationAccess, type EvaluationDeps, type OwnPart } from './evaluationAccess';
import { publishableAt, remindableAt } from './schedule';

/** The gate of an archive: consents of the named members, reminders, and publication before it is complete. */
export function createGateService(deps: EvaluationDeps) {
  const { evaluationReleaseDays, now } = deps;
  const { withLock, withPending } = createEvaluationAccess(deps);

  return {
    /**
     * Stores the member's consent.
     * @throws ApiError 404, 403, also to a member without a confirmed e-mail who confirms, 409 when the writer declines, or a confirmed member of a published archive
     */
    answer(id: number, consent: ConsentAnswer, member: Member): Promise<ConsentResult> {
      return withLock(id, member, async (locked, own) => {
        const published = locked.archive.published_at !== null;
        if (own.consent === consent) return { consent, published };
        if (consent === 'DECLINED') checkDecline(locked, own);
        else if (!own.email_confirmed) throw emailUnconfirmed();
        const at = new Date(now());
        await locked.answer(member.id, consent, at);
        return { consent, published: published || (await locked.publishIfComplete(at, member.id)) };
      });
    },

    /**
     * Publishes with the submitted evaluations, without ASKED members and without a writer whose e-mail is not confirmed,
     * whose place the publishing member takes (D150c). @throws ApiError 409 too early
     */
    publish(id: number, member: Member): Promise<void> {
      return withPending(id, member, async (locked) => {
        refuseHidden(locked.archive, true);
        const at = new Date(now());
        const isEarly = at < publishableAt(locked.archive, evaluationReleaseDays);
        if (isEarly) throw conflict(EVALUATION_TEXTS.tooEarly(evaluationReleaseDays));
        const leftOut = locked.team.filter(isHeldBack).map((one) => one.member_id);
        if (locked.confirmed - leftOut.length < LIMITS.smallestTeam) throw conflict(CONSENT_MESSAGES.tooFewConfirmed);
        await locked.leaveOut(leftOut, member.id, at);
        await locked.publish(at, member.id);
      });
    },

    /** Renews the pending requests. @throws ApiError 409 within 24 hours of the last reminder */
    remind(id: number, member: Member): Promise<Reminded> {
      return withPending(id, member, async (locked) => {
        const at = new Date(now());
        if (at < remindableAt(locked.archive)) throw conflict(EVALUATION_MESSAGES.remindedToday);
        await locked.remind(at);
        return { remindableAt: remindableAt({ ...locked.archive, reminded_at: at }).toISOString() };
      });
    },
  };
}

/**
 * Checks that the member may decline. @throws ApiError 409 for the writer, and for a confirmed member of a published
 * archive
 */
function checkDecline({ archive }: LockedEvaluations, own: OwnPart): void {
  if (own.member_id === archive.writer_id) throw conflict(CONSENT_MESSAGES.writerDeclines);
  if (archive.published_at && isConfirmed(own)) throw conflict(CONSENT_MESSAGES.published);
}
