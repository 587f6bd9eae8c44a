import {
  EVALUATION_MESSAGES,
  EVALUATION_TEXTS,
  type EvaluationProgress,
  type EvaluationsPayload,
  type EvaluationTargets,
  type Reminded,
} from '@contract/evaluation';
import { isComplete } from '../../lib/archives/presentTeam';
import { type VisibleArchive } from '../../lib/archives/visibleArchive';
import { conflict, forbidden, notFound, sessionOver } from '../../lib/errors';
import { type Member } from '../../lib/member';
import { type EvaluationRepository, type HeldArchive } from './evaluation.repository';
import { toProgress, toTargets } from './evaluation.view';
import { publishableAt, remindableAt } from './schedule';
import { toEvaluations } from './toEvaluations';

interface EvaluationServiceDeps {
  archives: EvaluationRepository;
  evaluationReleaseDays: number;
  now: () => number;
}

/** The evaluation gate: an archive is published once its team has evaluated itself (D50, D51, D53). */
export function createEvaluationService({ archives, evaluationReleaseDays, now }: EvaluationServiceDeps) {
  /** An archive of the member's own team. @throws ApiError 404 when there is none to be seen, 403 outside its team */
  async function findOwn(id: number, member: Member): Promise<VisibleArchive> {
    const archive = await archives.find(id, member.id);
    if (!archive) throw notFound();
    if (!archive.in_team) throw forbidden(EVALUATION_MESSAGES.noAccess);
    return archive;
  }

  /** The same, held still while `work` changes it. */
  async function hold<T>(
    id: number,
    member: Member,
    work: (held: HeldArchive, own: OwnPart) => Promise<T>,
  ): Promise<T> {
    // First without holding anything: nobody outside the team can make it wait.
    await findOwn(id, member);
    return archives.hold(id, member.id, (held) => work(held, ownPartOf(held, member)));
  }

  /** The same, pending, for a member who has evaluated. @throws ApiError 409 otherwise */
  function holdPending<T>(id: number, member: Member, work: (held: HeldArchive) => Promise<T>): Promise<T> {
    return hold(id, member, (held, own) => {
      if (held.archive.published_at) throw conflict(EVALUATION_MESSAGES.alreadyPublic);
      if (!own.evaluated_at) throw conflict(EVALUATION_MESSAGES.notEvaluated);
      return work(held);
    });
  }

  return {
    /** @throws ApiError 404, 403 outside the team */
    checkOwn: (id: number, member: Member): Promise<unknown> => findOwn(id, member),

    /** Whom the member evaluates. */
    async targets(id: number, member: Member): Promise<EvaluationTargets> {
      await findOwn(id, member);
      const team = await archives.teamOf(id);
      return toTargets(team.filter(({ member_id: one }) => one !== member.id));
    },

    async progress(id: number, member: Member): Promise<EvaluationProgress> {
      const archive = await findOwn(id, member);
      return toProgress(archive, await archives.teamOf(id), evaluationReleaseDays);
    },

    /**
     * Takes what a member says about every other one, once; the last one's evaluations publish the archive.
     * @throws ApiError 400 unless every other member is evaluated once, 409 the second time
     */
    submit(id: number, { evaluations }: EvaluationsPayload, member: Member): Promise<void> {
      return hold(id, member, async (held, own) => {
        if (own.evaluated_at) throw conflict(EVALUATION_MESSAGES.submittedBefore);
        const at = new Date(now());
        await held.evaluate(member.id, toEvaluations(evaluations, held.team, member.id), at);
        const team = held.team.map((one) => (one === own ? { ...one, evaluated_at: at } : one));
        if (!held.archive.published_at && isComplete(team)) await held.publish(at);
      });
    },

    /** Publishes with the evaluations given. @throws ApiError 409 before the time has come */
    publish(id: number, member: Member): Promise<void> {
      return holdPending(id, member, async (held) => {
        const at = new Date(now());
        const isEarly = at < publishableAt(held.archive, evaluationReleaseDays);
        if (isEarly) throw conflict(EVALUATION_TEXTS.tooEarly(evaluationReleaseDays));
        await held.publish(at);
      });
    },

    /** Asks those missing again. @throws ApiError 409 when the team was asked in the last 24 hours */
    remind(id: number, member: Member): Promise<Reminded> {
      return holdPending(id, member, async (held) => {
        const at = new Date(now());
        if (at < remindableAt(held.archive)) throw conflict(EVALUATION_MESSAGES.remindedToday);
        await held.remind(at);
        return { remindableAt: remindableAt({ ...held.archive, reminded_at: at }).toISOString() };
      });
    },
  };
}

type OwnPart = HeldArchive['team'][number];

/** @throws ApiError 40203 when the member has withdrawn in this moment */
function ownPartOf({ team }: HeldArchive, member: Member): OwnPart {
  const own = team.find(({ member_id: id }) => id === member.id);
  if (!own) throw sessionOver();
  return own;
}
