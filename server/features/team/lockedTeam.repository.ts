import { type ProjectStatus, type Step } from '@contract/project';
import { type CheckInPayload, type LeadPayload, type LeavePayload } from '@contract/team';
import { nameKey } from '@contract/text';
import { type Insertable } from 'kysely';
import { type Tables, type Trx } from '../../db/tables';
import { findMembersByNickname } from '../../lib/profiles/findMembersByNickname';
import { addNotices } from '../../lib/notices/addNotices';
import { closePost, withdrawInvitations } from '../../lib/teams/closePost';
import { endApplications } from '../../lib/teams/endApplications';
import { deleteCheckIns, freeSeat, makeLeader, seatFormerLeader } from '../../lib/teams/handOver';
import { recordActivity, readMemberIds, type LockedProjectRow } from '../../lib/teams/lockProject';
import { checkOpenPosts, type PostQuota } from '../../lib/teams/postQuota';
import { readSuccessors } from '../../lib/teams/successors';

export type LockedTeam = ReturnType<typeof lockedTeam>;

interface TeamChange {
  step?: Step;
  contact_link?: string;
  notice?: string;
}

/** Queries of changes of a locked team. */
export function lockedTeam(trx: Trx, project: LockedProjectRow, quota: PostQuota) {
  const { id } = project;
  const target = { kind: 'project' as const, id };

  return {
    project,
    readMemberIds: () => readMemberIds(trx, id),
    noteAct: (at: Date) => recordActivity(trx, id, at),

    /** The id of a member of the team other than the leader; a nickname counts only without an id. */
    async findMember({ memberId: sent, nickname }: LeadPayload): Promise<number | undefined> {
      const key = nameKey(nickname);
      const memberId = sent ?? (await findMembersByNickname(trx, [key])).get(key);
      const ids = await readMemberIds(trx, id);
      return memberId !== undefined && ids.includes(memberId) ? memberId : undefined;
    },

    /** Whether a member of the team may take the lead: nobody who is suspended (D134). */
    async mayLead(memberId: number): Promise<boolean> {
      const successors = await readSuccessors(trx, id);
      return successors.some((one) => one.id === memberId && !one.isSuspended);
    },

    async hasArchive(): Promise<boolean> {
      const archive = await trx.selectFrom('archive').select('id').where('project_id', '=', id).executeTakeFirst();
      return archive !== undefined;
    },

    async update(change: TeamChange): Promise<void> {
      if (Object.values(change).every((value) => value === undefined)) return;
      const edited = change.step === undefined ? {} : { updated_at: new Date() };
      await trx
        .updateTable('project')
        .set({ ...change, ...edited })
        .where('id', '=', id)
        .execute();
    },

    /** Sets the state; recruiting ends when the project is no longer active (D112). */
    async setStatus(status: ProjectStatus, { at, doerId }: { at: Date; doerId: number }): Promise<void> {
      if (status !== 'ACTIVE') {
        await closePost(trx, project, { reason: 'WRITER', at, doerId });
        await withdrawInvitations(trx, id);
        await endApplications(trx, id, { at });
      }
      const active = status === 'ACTIVE' ? { active_since: at } : {};
      await trx
        .updateTable('project')
        .set({ status, ...active })
        .where('id', '=', id)
        .execute();
    },

    checkIn: (memberId: number, line: CheckInPayload, at: Date) => checkIn(trx, project, { memberId, line, at }),

    /** Removes the membership and notifies the leader of the reason. */
    async leave(memberId: number, { reason, note }: LeavePayload, at: Date): Promise<void> {
      await depart(trx, id, { member_id: memberId, departed_at: at, kind: 'LEFT', reason, note: note ?? null });
      await addNotices(trx, { kind: 'LEFT', to: [project.writer_id], actorId: memberId, target, reason, note, at });
    },

    /** Removes the membership and notifies the removed member of the reason. */
    async remove(memberId: number, note: string, at: Date): Promise<void> {
      await depart(trx, id, { member_id: memberId, departed_at: at, kind: 'REMOVED', reason: null, note });
      await addNotices(trx, { kind: 'REMOVED', to: [memberId], actorId: project.writer_id, target, note, at });
    },

    /**
     * Swaps the positions of the leader and a member; both keep the date on which they joined.
     * @throws ApiError 409 when the post is open and beyond the quota of the new leader
     */
    async handOver(successorId: number, at: Date): Promise<void> {
      if (!project.closed) await checkOpenPosts(trx, successorId, quota);
      await makeLeader(trx, project, { successorId, at, doerId: project.writer_id });
      await seatFormerLeader(trx, id, project.writer_id, { joinedAt: project.led_since, at });
    },
  };
}

type Departure = Omit<Insertable<Tables['project_departure']>, 'project_id'>;

/** Deletes the membership, which frees the seat, and the check-ins, which only the team could read. */
async function depart(trx: Trx, projectId: number, departure: Departure): Promise<void> {
  await freeSeat(trx, projectId, departure.member_id);
  await deleteCheckIns(trx, projectId, departure.member_id);
  await trx
    .insertInto('project_departure')
    .values({ project_id: projectId, ...departure })
    .execute();
}

interface NewCheckIn {
  memberId: number;
  line: CheckInPayload;
  at: Date;
}

/** Inserts or replaces the check-in of the week. Notifies the leader of HELP once a week. */
async function checkIn(trx: Trx, project: LockedProjectRow, { memberId, line: sent, at }: NewCheckIn): Promise<void> {
  const { week, mood, text } = sent;
  const { id } = project;
  const target = { kind: 'project' as const, id };
  const asksForHelp = mood === 'HELP' && memberId !== project.writer_id;
  const before = await trx
    .selectFrom('check_in')
    .select('help_notified')
    .where('project_id', '=', id)
    .where('member_id', '=', memberId)
    .where('week', '=', week)
    .executeTakeFirst();
  const wasNotified = before?.help_notified ?? false;
  const line = { mood, text, updated_at: at, help_notified: wasNotified || asksForHelp };
  await trx
    .insertInto('check_in')
    .values({ project_id: id, member_id: memberId, week, ...line })
    .onConflict((conflict) => conflict.columns(['project_id', 'member_id', 'week']).doUpdateSet(line))
    .execute();
  await trx
    .updateTable('project_member')
    .set({ missed_at: null })
    .where('project_id', '=', id)
    .where('member_id', '=', memberId)
    .where('missed_at', 'is not', null)
    .execute();
  if (asksForHelp && !wasNotified) {
    await addNotices(trx, { kind: 'HELP', to: [project.writer_id], actorId: memberId, target, at });
  }
}
