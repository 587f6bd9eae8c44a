import {
  EVALUATION_MESSAGES,
  type EvaluationProgress,
  type EvaluationsPayload,
  type EvaluationTargets,
} from '@contract/evaluation';
import { nameKey } from '@contract/text';
import { isConfirmed } from '../archive';
import { type VisibleArchive, type Member } from '../access';
import { conflict } from '../../lib/http/errors';
import { toProgress, toTargets } from './evaluation.view';
import { createEvaluationAccess, isShown, type EvaluationDeps } from './evaluationAccess';
import { toEvaluations } from './toEvaluations';

/** Evaluations of a team by its members. The last required one publishes the archive. */
export function createEvaluationService(deps: EvaluationDeps) {
  const { archives, evaluationReleaseDays, now } = deps;
  const { findOwn, withLock } = createEvaluationAccess(deps);

  /** The members the caller evaluates: all others named; of a published archive the confirmed ones. */
  async function targetsIn(archive: VisibleArchive, member: Member) {
    const team = await archives.teamOf(archive.id);
    return team.filter((one) => one.member_id !== member.id && isShown(archive, one, member));
  }

  return {
    /** Checks that the member is in the team. @throws ApiError 404, 403 outside the team */
    checkOwn: (id: number, member: Member): Promise<unknown> => findOwn(id, member),

    /** Checks that the member may evaluate. @throws ApiError 404, 403 outside the team and without a confirmed e-mail */
    async checkMayEvaluate(id: number, member: Member): Promise<void> {
      await findOwn(id, member);
      await archives.requireConfirmedEmail(member.id);
    },

    /** The members the caller evaluates. @throws ApiError 404, 403 */
    async targets(id: number, member: Member): Promise<EvaluationTargets> {
      const targets = await targetsIn(await findOwn(id, member), member);
      return toTargets(targets, await archives.contributionsOf(id, member.id));
    },

    /** The progress of the evaluations. @throws ApiError 404, 403 */
    async progress(id: number, member: Member): Promise<EvaluationProgress> {
      const archive = await findOwn(id, member);
      const team = await archives.teamOf(id);
      const shown = team.filter((one) => isShown(archive, one, member));
      return toProgress(archive, shown, evaluationReleaseDays);
    },

    /**
     * Stores a member's evaluations of all others, once; submitting them confirms an ASKED member. The last evaluations
     * publish the archive. Evaluations about a member who has declined are dropped.
     * @throws ApiError 400 unless every other member is evaluated once, 409 the second time, and when teammates have
     * swapped nicknames
     */
    submit(id: number, { evaluations }: EvaluationsPayload, member: Member): Promise<void> {
      return withLock(id, member, async (locked, own) => {
        if (own.evaluated_at) throw conflict(EVALUATION_MESSAGES.submittedBefore);
        const declined = await locked.declinedAmong(evaluations.map((one) => nameKey(one.evaluatedNickname)));
        const left = evaluations.filter(
          ({ memberId, evaluatedNickname: name }) => !declined.has(memberId ?? nameKey(name)),
        );
        const team = locked.team.filter((one) => one === own || isShown(locked.archive, one, member));
        const checked = toEvaluations(left, team, member.id);
        const at = new Date(now());
        if (!isConfirmed(own)) await locked.answer(member.id, 'CONFIRMED', at);
        await locked.evaluate(member, checked, at);
        if (!locked.archive.published_at) await locked.publishIfComplete(at, member.id);
      });
    },
  };
}
