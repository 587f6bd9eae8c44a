import { CONSENT_MESSAGES, type ConsentAnswer, type ConsentResult } from '@contract/archive';
import {
  EVALUATION_MESSAGES,
  EVALUATION_TEXTS,
  type EvaluationProgress,
  type EvaluationsPayload,
  type EvaluationTargets,
  type Reminded,
} from '@contract/evaluation';
import { LIMITS } from '@contract/limits';
import { nameKey } from '@contract/text';
import { gateOf, isConfirmed } from '../../lib/archives/namedTeam';
import { type VisibleArchive } from '../../lib/archives/visibleArchive';
import { conflict, forbidden, notFound, sessionOver } from '../../lib/http/errors';
import { type Member } from '../../lib/auth/member';
import { type EvaluationRepository, type LockedEvaluations } from './evaluation.repository';
import { toProgress, toTargets } from './evaluation.view';
import { publishableAt, remindableAt } from './schedule';
import { toEvaluations } from './toEvaluations';
import { refuseHidden } from '../../lib/hidden/hidden';

interface EvaluationServiceDeps {
  archives: EvaluationRepository;
  evaluationReleaseDays: number;
  now: () => number;
}

/** The gate: an archive is published once every named member has answered and the team has evaluated itself. */
export function createEvaluationService({ archives, evaluationReleaseDays, now }: EvaluationServiceDeps) {
  /** An archive the member is named in. @throws ApiError 404 when there is none to be seen, 403 outside its team */
  async function findOwn(id: number, member: Member): Promise<VisibleArchive> {
    const archive = await archives.find(id, member.id);
    if (!archive) throw notFound();
    if (!archive.in_team) throw forbidden(EVALUATION_MESSAGES.noAccess);
    return archive;
  }

  /** The same, locked while `work` changes it. */
  async function withLock<T>(
    id: number,
    member: Member,
    work: (locked: LockedEvaluations, own: OwnPart) => Promise<T>,
  ): Promise<T> {
    // Checked without a lock first, so that callers outside the team cannot block it.
    await findOwn(id, member);
    return archives.withLock(id, member.id, async (locked) => {
      const own = await ownPartOf(locked, member);
      if (await locked.isQuestionOver(member.id, new Date(now()))) throw forbidden(EVALUATION_MESSAGES.noAccess);
      return work(locked, own);
    });
  }

  /** The same, pending, for a member who has evaluated. @throws ApiError 409 otherwise */
  function withPending<T>(id: number, member: Member, work: (locked: LockedEvaluations) => Promise<T>): Promise<T> {
    return withLock(id, member, (locked, own) => {
      if (locked.archive.published_at) throw conflict(EVALUATION_MESSAGES.alreadyPublic);
      if (isAlone(locked)) throw conflict(CONSENT_MESSAGES.tooFewConfirmed);
      if (!own.evaluated_at) throw conflict(EVALUATION_MESSAGES.notEvaluated);
      return work(locked);
    });
  }

  return {
    /** @throws ApiError 404, 403 outside the team */
    checkOwn: (id: number, member: Member): Promise<unknown> => findOwn(id, member),

    /**
     * Stores the member's consent.
     * @throws ApiError 404, 403, 409 when the writer declines, or a confirmed member of a published archive
     */
    answer(id: number, consent: ConsentAnswer, member: Member): Promise<ConsentResult> {
      return withLock(id, member, async (locked, own) => {
        const published = locked.archive.published_at !== null;
        if (own.consent === consent) return { consent, published };
        if (consent === 'DECLINED') checkDecline(locked, own);
        const at = new Date(now());
        await locked.answer(member.id, consent, at);
        return { consent, published: published || (await locked.publishIfComplete(at, member.id)) };
      });
    },

    /** Whom the member evaluates. */
    async targets(id: number, member: Member): Promise<EvaluationTargets> {
      const archive = await findOwn(id, member);
      return toTargets(await teamOf(archive, member));
    },

    async progress(id: number, member: Member): Promise<EvaluationProgress> {
      const archive = await findOwn(id, member);
      const team = await archives.teamOf(id);
      const shown = team.filter((one) => isShown(archive, one, member));
      return toProgress(archive, shown, evaluationReleaseDays);
    },

    /**
     * Stores a member's evaluations of all others, once; submitting them confirms an ASKED member. The last
     * evaluations publish the archive. Evaluations about a member who has declined are left out.
     * @throws ApiError 400 unless every other member is evaluated once, 409 the second time
     */
    submit(id: number, { evaluations }: EvaluationsPayload, member: Member): Promise<void> {
      return withLock(id, member, async (locked, own) => {
        if (own.evaluated_at) throw conflict(EVALUATION_MESSAGES.submittedBefore);
        const declined = await locked.declinedAmong(evaluations.map((one) => nameKey(one.evaluatedNickname)));
        const left = evaluations.filter((one) => !declined.has(nameKey(one.evaluatedNickname)));
        const team = locked.team.filter((one) => one === own || isShown(locked.archive, one, member));
        const checked = toEvaluations(left, team, member.id);
        const at = new Date(now());
        if (!isConfirmed(own)) await locked.answer(member.id, 'CONFIRMED', at);
        await locked.evaluate(member.id, checked, at);
        if (!locked.archive.published_at) await locked.publishIfComplete(at, member.id);
      });
    },

    /** Publishes with the evaluations given, without members who have not answered. @throws ApiError 409 too early */
    publish(id: number, member: Member): Promise<void> {
      return withPending(id, member, async (locked) => {
        refuseHidden(locked.archive, true);
        const at = new Date(now());
        const isEarly = at < publishableAt(locked.archive, evaluationReleaseDays);
        if (isEarly) throw conflict(EVALUATION_TEXTS.tooEarly(evaluationReleaseDays));
        if (locked.confirmed < LIMITS.smallestTeam) throw conflict(CONSENT_MESSAGES.tooFewConfirmed);
        await locked.publish(at, member.id);
      });
    },

    /** Repeats the pending requests. @throws ApiError 409 when they were sent in the last 24 hours */
    remind(id: number, member: Member): Promise<Reminded> {
      return withPending(id, member, async (locked) => {
        const at = new Date(now());
        if (at < remindableAt(locked.archive)) throw conflict(EVALUATION_MESSAGES.remindedToday);
        await locked.remind(at);
        return { remindableAt: remindableAt({ ...locked.archive, reminded_at: at }).toISOString() };
      });
    },
  };

  /** Everyone the member evaluates: all others named, of a published archive the confirmed ones. */
  async function teamOf(archive: VisibleArchive, member: Member) {
    const team = await archives.teamOf(archive.id);
    return team.filter((one) => one.member_id !== member.id && isShown(archive, one, member));
  }
}

type OwnPart = LockedEvaluations['team'][number];

/** A published archive shows confirmed members, and the asker to the asker. */
function isShown(archive: VisibleArchive, one: OwnPart, asker: Member): boolean {
  return archive.published_at === null || isConfirmed(one) || one.member_id === asker.id;
}

const isAlone = ({ team, confirmed }: LockedEvaluations) => gateOf(team, confirmed) === 'ALONE';

/** @throws ApiError 409 */
function checkDecline({ archive }: LockedEvaluations, own: OwnPart): void {
  if (own.member_id === archive.writer_id) throw conflict(CONSENT_MESSAGES.writerDeclines);
  if (archive.published_at && isConfirmed(own)) throw conflict(CONSENT_MESSAGES.published);
}

/**
 * The row of the member while the archive is locked.
 * @throws ApiError 40203 when the member has withdrawn, 404 or 403 after a decline
 */
async function ownPartOf(locked: LockedEvaluations, member: Member): Promise<OwnPart> {
  const own = locked.team.find(({ member_id: id }) => id === member.id);
  if (own) return own;
  if ((await locked.consentOf(member.id)) !== 'DECLINED') throw sessionOver();
  throw locked.archive.published_at ? forbidden(EVALUATION_MESSAGES.noAccess) : notFound();
}
