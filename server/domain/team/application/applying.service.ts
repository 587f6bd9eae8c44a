import { APPLICATION_MESSAGES as TEXT, type ApplicationPayload, type MyApplication } from '@contract/application';
import { todayInKorea } from '@contract/dates';
import { LIMITS } from '@contract/limits';
import { freeRoles, isPastDeadline } from '@contract/project';
import { type Role } from '@contract/skill';
import { conflict, notFound, refused, tooMany } from '../../../lib/http/errors';
import { type KeyedRequest } from '../../../lib/idempotency/keyedRequest';
import { once } from '../../../lib/idempotency/once';
import { type Member, refuseHidden } from '../../access';
import { addNotices } from '../../notice';
import { toMyApplication } from '../../post';
import { type ApplicationRepository } from './application.repository';
import { type Applying } from './applying.repository';

interface ApplyingDeps {
  applications: ApplicationRepository;
  shiftedNow: () => number;
}

const HOUR_SECONDS = 3_600;

/** Applying to a post (D104, D105). */
export function createApplyingService({ applications, shiftedNow }: ApplyingDeps) {
  async function addApplication(applying: Applying, payload: ApplicationPayload, member: Member): Promise<number> {
    const at = new Date(shiftedNow());
    await checkTie(applying, member, at);
    await checkRole(applying, payload.role);
    await checkAmount(applying, at);
    const id = await applying.add(payload, at);
    const { project, trx } = applying;
    const target = { kind: 'project' as const, id: project.id };
    const { role } = payload;
    await addNotices(trx, { kind: 'APPLIED', to: [project.writer_id], actorId: member.id, target, role, at });
    return id;
  }

  return {
    /** Checks that the member may read the post. @throws ApiError 404 */
    async checkPost(projectId: number, { id }: Member): Promise<void> {
      if (!(await applications.isReadable(projectId, id))) throw notFound();
    },

    /** Sends an application, once for each idempotency key. @throws ApiError 400, 404, 409, 429 in the order of api.md */
    apply(
      projectId: number,
      payload: ApplicationPayload,
      member: Member,
      request: KeyedRequest | null,
    ): Promise<MyApplication> {
      return applications.applying(projectId, member.id, async (applying) => {
        if (!applying) throw notFound();
        refuseHidden(applying.project, applying.project.writer_id === member.id);
        const id = await once(
          applying.trx,
          request,
          () => addApplication(applying, payload, member),
          (created) => applying.isKept(created),
        );
        return toMyApplication(await applying.read(id));
      });
    },
  };
}

/** Checks that the member may apply to the post. @throws ApiError 409 */
async function checkTie({ project, readTie }: Applying, member: Member, at: Date): Promise<void> {
  const tie = await readTie();
  if (project.writer_id === member.id || tie.isMember) throw conflict(TEXT.inTeam);
  if (tie.applied) throw conflict(TEXT.applied);
  if (project.closed || isPastDeadline(project.deadline, todayInKorea(at.getTime()))) throw conflict(TEXT.closed);
  if (tie.invitationId !== null) throw conflict(TEXT.invited);
  if (tie.barred) throw conflict(TEXT.barred);
}

/**
 * Checks that the role is sought and has a free seat. @throws ApiError 400 for a role the post does not seek, 409 for a
 * full one
 */
async function checkRole({ project, readSeats }: Applying, role: Role): Promise<void> {
  if (!project.roles.includes(role)) throw refused('role', TEXT.notSought);
  if (!freeRoles({ ...project, seats: await readSeats() }).includes(role)) throw conflict(TEXT.roleFull);
}

/** Checks the limits of a member's applications. @throws ApiError 409, 429 */
async function checkAmount({ countWaiting, countSentSince }: Applying, at: Date): Promise<void> {
  if ((await countWaiting()) >= LIMITS.waitingApplications) throw conflict(TEXT.tooManyWaiting);
  if ((await countSentSince(at)) >= LIMITS.dailyApplications) throw tooMany(HOUR_SECONDS, TEXT.dailyLimit);
}
