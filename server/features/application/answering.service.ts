import {
  APPLICATION_MESSAGES as TEXT,
  type AnswerPayload,
  type AnswerResult,
  type ApplicationListQuery,
  type ApplicationPage,
  type DeclinedWaiting,
} from '@contract/application';
import { pagesOf } from '@contract/envelope';
import { LIMITS } from '@contract/limits';
import { freeRoles, isSeatFree } from '@contract/project';
import { type Role } from '@contract/skill';
import { conflict, notFound } from '../../lib/http/errors';
import { type Member } from '../../lib/auth/member';
import { denyOthers } from '../../lib/teams/checkTeam';
import { expiryOf } from '../../lib/teams/myApplications';
import { type ApplicationRepository } from './application.repository';
import { toApplication } from './application.view';
import { type ApplicationListRepository, type ApplicationRow } from './applicationList.repository';
import { type LockedApplication, type LockedApplications } from './lockedApplications.repository';

interface AnsweringDeps {
  applications: ApplicationRepository;
  list: ApplicationListRepository;
  shiftedNow: () => number;
}

/** The leader's list of applications, and the answers (D106, D107). */
export function createAnsweringService({ applications, list, shiftedNow }: AnsweringDeps) {
  async function toApplications(rows: readonly ApplicationRow[]) {
    const profiles = await list.profilesOf(rows.map(({ member_id: id }) => id));
    return rows.flatMap((row) => {
      const profile = profiles.get(row.member_id);
      return profile ? [toApplication(row, profile)] : [];
    });
  }

  /** Runs `work` with the post of the leader locked. @throws ApiError 404, 403 for everyone but the leader */
  function leading<T>(
    projectId: number,
    member: Member,
    work: (locked: LockedApplications) => Promise<T>,
    applicationId: number | null = null,
  ): Promise<T> {
    return applications.answering(projectId, applicationId, async (locked) => {
      // Applications to a hidden post cannot be answered (D133).
      if (!locked || locked.project.hidden_at) throw notFound();
      denyOthers(locked.project.writer_id, member);
      return work(locked);
    });
  }

  return {
    checkLeader: (projectId: number, member: Member) => applications.checkLeader(projectId, member),

    /** Requires a caller whom `checkLeader` has accepted. */
    async list(projectId: number, query: ApplicationListQuery): Promise<ApplicationPage> {
      const [rows, total, counts] = await Promise.all([
        list.listOf(projectId, query),
        list.count(projectId, query),
        list.countTabs(projectId),
      ]);
      const totals = { totalPages: pagesOf(total, LIMITS.rowPageSize), totalElements: total };
      return { applications: await toApplications(rows), counts, ...totals };
    },

    /** Accepts or declines an application. @throws ApiError 403 for everyone but the leader, 404, 409 */
    async answer(
      projectId: number,
      { applicationId, answer }: { applicationId: number; answer: AnswerPayload },
      member: Member,
    ): Promise<AnswerResult> {
      const at = new Date(shiftedNow());
      const after = await leading(
        projectId,
        member,
        (locked) => give(locked, { applicationId, answer, at }),
        applicationId,
      );
      const row = await list.find(applicationId);
      const [application] = row ? await toApplications([row]) : [];
      // The applicant has withdrawn meanwhile.
      if (!application) throw notFound(TEXT.gone);
      return { application, ...after };
    },

    /** Declines all pending applications because the post is full. @throws ApiError 403, 404, 409 while a seat is free */
    declineWaiting(projectId: number, member: Member): Promise<DeclinedWaiting> {
      return leading(projectId, member, async (locked) => {
        if (isSeatFree(locked.project)) throw conflict(TEXT.seatsLeft);
        const at = new Date(shiftedNow());
        const waiting = await locked.waiting();
        for (const application of waiting) await locked.decline(application, { reason: 'FULL' }, at);
        await locked.noteAct(at);
        return { declined: waiting.length };
      });
    },
  };
}

interface Given {
  applicationId: number;
  answer: AnswerPayload;
  at: Date;
}

/** Stores the answer. @throws ApiError 404, 409 */
async function give(locked: LockedApplications, { applicationId, answer, at }: Given) {
  const application = await locked.find(applicationId);
  checkWaiting(application, at);
  let { closed } = locked.project;
  if (answer.status === 'ACCEPTED') {
    await checkSeat(locked, application.role);
    closed = await locked.accept(application, at);
  } else {
    await locked.decline(application, answer, at);
  }
  await locked.noteAct(at);
  return { closed, waiting: await locked.countWaiting() };
}

/**
 * Checks that an application is pending. @throws ApiError 404 when it was withdrawn, 409 when it was answered or has
 * expired
 */
function checkWaiting(application: LockedApplication | undefined, at: Date): asserts application is LockedApplication {
  if (!application || application.status === 'WITHDRAWN') throw notFound(TEXT.gone);
  if (application.status !== 'PENDING' || expiryOf(application) <= at) throw conflict(TEXT.answered);
}

/** Checks that the role is still sought and has a free seat. @throws ApiError 409 */
async function checkSeat({ project, readSeats }: LockedApplications, role: Role): Promise<void> {
  if (!project.roles.includes(role)) throw conflict(TEXT.notSought);
  const seats = await readSeats();
  if (seats.length === 0) {
    if (!isSeatFree(project)) throw conflict(TEXT.full);
    return;
  }
  if (!freeRoles({ ...project, seats }).includes(role)) throw conflict(TEXT.roleFull);
}
