import { type ApplicationStatus, type DeclineReason } from '@contract/application';
import { type Role } from '@contract/skill';
import { type Trx } from '../../db/tables';
import { joinTeam } from '../../lib/teams/joinTeam';
import { recordActivity, readSeats, type LockedProjectRow } from '../../lib/teams/lockProject';
import { notifyAlarms } from '../../lib/alarms/notifyAlarms';
import { addNotices } from '../../lib/notices/addNotices';

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
    { note, at }: { note?: string; at: Date },
  ) {
    const answer = { kind: 'ANSWERED' as const, to: [to.member_id], actorId: project.writer_id };
    await addNotices(trx, { ...answer, target, role: to.role, reason, note, at });
  }

  /** The number in the leader's reminder changes. */
  async function end(id: number, answer: End): Promise<void> {
    await trx.updateTable('project_application').set(answer).where('id', '=', id).execute();
    await notifyAlarms(trx, [project.writer_id]);
  }

  return {
    project,
    readSeats: () => readSeats(trx, project.id),

    find(id: number): Promise<LockedApplication | undefined> {
      return trx
        .selectFrom('project_application')
        .select(['id', 'member_id', 'role', 'status', 'created_at', 'clock_restarted_at'])
        .where('id', '=', id)
        .where('project_id', '=', project.id)
        .forUpdate()
        .executeTakeFirst();
    },

    waiting(): Promise<LockedApplication[]> {
      return trx
        .selectFrom('project_application')
        .select(['id', 'member_id', 'role', 'status', 'created_at', 'clock_restarted_at'])
        .where('project_id', '=', project.id)
        .where('status', '=', 'PENDING')
        .orderBy('id')
        .execute();
    },

    countWaiting: () => countWaiting(trx, project.id),

    /** Adds the applicant to the team. @returns whether the post is closed now */
    async accept(application: LockedApplication, at: Date): Promise<boolean> {
      await end(application.id, { status: 'ACCEPTED', reason: null, note: null, answered_at: at });
      await notify(application, null, { at });
      const joining = { memberId: application.member_id, role: application.role, doerId: project.writer_id, at };
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

    noteAct: (at: Date) => recordActivity(trx, project.id, at),
  };
}

interface End {
  status: 'ACCEPTED' | 'DECLINED';
  reason: DeclineReason | null;
  note: string | null;
  answered_at: Date;
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
