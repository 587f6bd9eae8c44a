import { CONSENT_MESSAGES } from '@contract/archive';
import { EVALUATION_MESSAGES } from '@contract/evaluation';
import { type Member, type VisibleArchive } from '../access';
import { gateOf, isConfirmed } from '../archive';
import { conflict, forbidden, notFound, sessionOver } from '../../lib/http/errors';
import { type EvaluationRepository, type LockedEvaluations } from './evaluation.repository';

export interface EvaluationDeps {
  archives: EvaluationRepository;
  evaluationReleaseDays: number;
  now: () => number;
}

/** The calling member's row of a locked team. */
export type OwnPart = LockedEvaluations['team'][number];

type Work<T> = (locked: LockedEvaluations, own: OwnPart) => Promise<T>;

/** Access to archives for the members they name. */
export function createEvaluationAccess({ archives, now }: EvaluationDeps) {
  /** An archive that names the member. @throws ApiError 404 unless the member may see it, 403 outside its team */
  async function findOwn(id: number, member: Member): Promise<VisibleArchive> {
    const archive = await archives.find(id, member.id);
    if (!archive) throw notFound();
    if (!archive.in_team) throw forbidden(EVALUATION_MESSAGES.noAccess);
    return archive;
  }

  /** Runs `work` with the archive locked. @throws ApiError 404, 403, 40203 */
  async function withLock<T>(id: number, member: Member, work: Work<T>): Promise<T> {
    // Checked without a lock first, so that members outside the team cannot block the archive.
    await findOwn(id, member);
    return archives.withLock(id, member.id, async (locked) => {
      const own = await ownPartOf(locked, member);
      if (await locked.isQuestionOver(member.id, new Date(now()))) throw forbidden(EVALUATION_MESSAGES.noAccess);
      return work(locked, own);
    });
  }

  /** Runs `work` with a pending archive locked, for a member who has evaluated. @throws ApiError 409 otherwise */
  function withPending<T>(id: number, member: Member, work: (locked: LockedEvaluations) => Promise<T>): Promise<T> {
    return withLock(id, member, (locked, own) => {
      if (locked.archive.published_at) throw conflict(EVALUATION_MESSAGES.alreadyPublic);
      if (isAlone(locked)) throw conflict(CONSENT_MESSAGES.tooFewConfirmed);
      if (!own.evaluated_at) throw conflict(EVALUATION_MESSAGES.notEvaluated);
      return work(locked);
    });
  }

  return { findOwn, withLock, withPending };
}

/** Whether the caller sees a member of the team: in a published archive confirmed members and the caller only. */
export function isShown(archive: VisibleArchive, one: OwnPart, caller: Member): boolean {
  return archive.published_at === null || isConfirmed(one) || one.member_id === caller.id;
}

const isAlone = ({ team, confirmed }: LockedEvaluations) => gateOf(team, confirmed) === 'ALONE';

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
