import { type ApplicationStatus, type DeclineReason } from '@contract/application';
import { type Role } from '@contract/skill';
import { type Trx } from '../../../db/tables';
import { joinTeam } from '../joinTeam.repository';
import { recordActivity, readSeats, type LockedProjectRow } from '../../post';
import { notifyAlarms, addNotices, readNotices } from '../../notice';

/** The kinds of notices about waiting applications, the answers to the leader's questions included. */
const ANSWERABLE = ['APPLIED', 'REMINDED', 'REPLIED'] as const;

/** The columns of an application that its answer needs. */
export interface LockedApplication {
  id: number;
  member_id: number;
  role: Role;
  status: ApplicationStatus;
  created_at: Date;
  clock_restarted_at: Date | null;
}

export type LockedApplications = ReturnType<typeof lockedApplications>;

/** Queries of answering the applications of a locked post. */
export function lockedApplications(trx: Trx, project: LockedProjectRow) {
  const target = { kind: 'project' as const, id: project.id };

  async function notify(
    to: LockedApplication,
    reason: DeclineReason | null,
    { role = to.role, note, at }: { role?: Role; note?: string; at: Date },
  ) {
    const answer = { kind: 'ANSWERED' as const, to: [to.member_id], actorId: project.writer_id };
    await addNotices(trx, { ...answer, target, role, reason, note, at });
  }

  /** The number in the leader's reminder changes. */
  async function end(id: number, answer: End): Promise<void> {
    await trx.updateTable('project_application').set(answer).where('id', '=', id).execute();
    await notifyAlarms(trx, [project.writer_id]);
  }

  return {
    project,
    readSeats: () => readSeats(trx, project.id),

    find: (id: number): Promise<LockedApplication | undefined> =>
      applicationsTo(trx, project.id).where('id', '=', id).forUpdate().executeTakeFirst(),

    waiting: (): Promise<LockedApplication[]> =>
      applicationsTo(trx, project.id).where('status', '=', 'PENDING').orderBy('id').execute(),

    countWaiting: () => countWaiting(trx, project.id),

    /** Adds the applicant to the team, in another role than the applied one if it is full. @returns whether the post is closed now */
    async accept(application: LockedApplication, role: Role, at: Date): Promise<boolean> {
      const joinedRole = role === application.role ? null : role;
      await end(application.id, {
        status: 'ACCEPTED',
        reason: null,
        note: null,
        answered_at: at,
        joined_role: joinedRole,
      });
      await notify(application, null, { role, at });
      const joining = { memberId: application.member_id, role, doerId: project.writer_id, at };
      return joinTeam(trx, project, joining);
    },

    async decline(
      application: LockedApplication,
      { reason = 'OTHER', note }: { reason?: DeclineReason; note?: string },
      at: Date,
    ): Promise<void> {
      await end(application.id, { status: 'DECLINED', reason, note: note ?? null, answered_at: at });
      await notify(application, reason, { note, at });
    },

    questionsTo: ({ id }: LockedApplication) => questionsTo(trx, id),

    /** Stores a question and notifies the applicant. */
    async ask(to: LockedApplication, { number, question }: { number: number; question: string }, at: Date) {
      await trx
        .insertInto('application_question')
        .values({ application_id: to.id, number, question, asked_at: at })
        .execute();
      await addNotices(trx, { kind: 'ASKED', to: [to.member_id], actorId: project.writer_id, target, at });
    },

    /** No application waits any more: the leader's notices about them are read (D203). */
    readAnswered: (at: Date) =>
      readNotices(trx, { memberId: project.writer_id, projectId: project.id, kinds: ANSWERABLE, at }),

    noteAct: (at: Date) => recordActivity(trx, project.id, at),
  };
}

interface End {
  status: 'ACCEPTED' | 'DECLINED';
  reason: DeclineReason | null;
  note: string | null;
  answered_at: Date;
  joined_role?: Role | null;
}

/** The applications to a post, with the columns that their answers need. */
const applicationsTo = (trx: Trx, projectId: number) =>
  trx
    .selectFrom('project_application')
    .select(['id', 'member_id', 'role', 'status', 'created_at', 'clock_restarted_at'])
    .where('project_id', '=', projectId);

/** The number of questions to an applicant, and whether the last one waits for its answer. */
async function questionsTo(trx: Trx, applicationId: number): Promise<{ asked: number; isOpen: boolean }> {
  const rows = await trx
    .selectFrom('application_question')
    .select('answered_at')
    .where('application_id', '=', applicationId)
    .execute();
  return { asked: rows.length, isOpen: rows.some(({ answered_at: at }) => at === null) };
}

async function countWaiting(trx: Trx, projectId: number): Promise<number> {
  const { total } = await trx
    .selectFrom('project_application')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('project_id', '=', projectId)
    .where('status', '=', 'PENDING')
    .executeTakeFirstOrThrow();
  return total;
}
