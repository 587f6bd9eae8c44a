import {
  APPLICATION_MESSAGES as TEXT,
  type AnswerPayload,
  type AnswerResult,
  type Application,
  type DeclinedWaiting,
} from '@contract/application';
import { LIMITS } from '@contract/limits';
import { freeRoles, isSeatFree } from '@contract/project';
import { type Role } from '@contract/skill';
import { conflict, notFound } from '../../../lib/http/errors';
import { type Member } from '../../access';
import { denyOthers } from '../checkTeam.repository';
import { expiryOf } from '../../post';
import { type ApplicationRepository } from './application.repository';
import { type Applicants } from './applicants.service';
import { type LockedApplication, type LockedApplications } from './lockedApplications.repository';

interface AnsweringDeps {
  applications: ApplicationRepository;
  applicants: Applicants;
  shiftedNow: () => number;
}

/** The leader's answers to applications, and questions about them (D106, D107). */
export function createAnsweringService({ applications, applicants, shiftedNow }: AnsweringDeps) {
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
      return { application: await applicants.read(applicationId), ...after };
    },

    /** Asks an applicant a question (D207). @throws ApiError 403 for everyone but the leader, 404, 409 */
    async ask(
      projectId: number,
      { applicationId, question }: { applicationId: number; question: string },
      member: Member,
    ): Promise<Application> {
      const at = new Date(shiftedNow());
      await leading(
        projectId,
        member,
        (locked) => askApplicant(locked, { applicationId, question, at }),
        applicationId,
      );
      return applicants.read(applicationId);
    },

    /** Declines all pending applications because the post is full. @throws ApiError 403, 404, 409 while a seat is free */
    declineWaiting(projectId: number, member: Member): Promise<DeclinedWaiting> {
      return leading(projectId, member, async (locked) => {
        if (isSeatFree(locked.project)) throw conflict(TEXT.seatsLeft);
        const at = new Date(shiftedNow());
        const waiting = await locked.waiting();
        for (const application of waiting) await locked.decline(application, { reason: 'FULL' }, at);
        await locked.noteAct(at);
        await locked.readAnswered(at);
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
    const role = answer.role ?? application.role;
    await checkSeat(locked, role);
    closed = await locked.accept(application, role, at);
  } else {
    await locked.decline(application, answer, at);
  }
  await locked.noteAct(at);
  const waiting = await locked.countWaiting();
  if (waiting === 0) await locked.readAnswered(at);
  return { closed, waiting };
}

interface Asked {
  applicationId: number;
  question: string;
  at: Date;
}

/** Stores a question: one at a time, at most five. @throws ApiError 404, 409 */
async function askApplicant(locked: LockedApplications, { applicationId, question, at }: Asked): Promise<void> {
  const application = await locked.find(applicationId);
  checkWaiting(application, at);
  const { asked, isOpen } = await locked.questionsTo(application);
  if (isOpen) throw conflict(TEXT.openQuestion);
  if (asked >= LIMITS.questions) throw conflict(TEXT.lastQuestion);
  await locked.ask(application, { number: asked + 1, question }, at);
  await locked.noteAct(at);
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
