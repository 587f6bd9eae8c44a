import { type ProjectStatus, type Step } from '@contract/project';
import { type CheckInPayload, type LeadPayload, type LeavePayload } from '@contract/team';
import { type Role } from '@contract/skill';
import { nameKey } from '@contract/text';
import { type Insertable } from 'kysely';
import { type Tables, type Trx } from '../../db/tables';
import { findMembersByNickname } from '../access';
import { addNotices, notifyAlarms } from '../notice';
import {
  closePost,
  withdrawInvitations,
  endApplications,
  recordActivity,
  readMemberIds,
  type LockedProjectRow,
  checkOpenPosts,
  type PostQuota,
} from '../post';
import { deleteCheckIns, freeSeat, makeLeader, seatFormerLeader } from './handOver.repository';
import { readSuccessors } from './successors.repository';

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
    async findMember({ memberId: sent, nickname }: Omit<LeadPayload, 'role'>): Promise<number | undefined> {
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

    update: (change: TeamChange) => update(trx, id, change),

    /** Sets the state; recruiting ends when the project is no longer active (D112). */
    async setStatus(status: ProjectStatus, { at, doerId }: { at: Date; doerId: number }): Promise<void> {
      if (status !== 'ACTIVE') {
        await closePost(trx, project, { reason: 'WRITER', at, doerId });
        await withdrawInvitations(trx, id);
        await endApplications(trx, id, { reason: status === 'STOPPED' ? 'STOPPED' : 'CLOSED', at });
      }
      await tellOfState(trx, project, { status, at, doerId });
      const times = status === 'ACTIVE' ? { active_since: at, ended_at: null } : { ended_at: at };
      await trx
        .updateTable('project')
        .set({ status, ...times })
        .where('id', '=', id)
        .execute();
    },

    tellNews: (doerId: number, options: { except?: number; at: Date }) => tellNews(trx, project, doerId, options),

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
     * @param role of the former leader, null for none; chosen for them when absent (D204)
     * @throws ApiError 409 when the post is open and beyond the quota of the new leader, and for a role that is full
     */
    async handOver(successorId: number, { role, at }: { role?: Role | null; at: Date }): Promise<void> {
      if (!project.closed) await checkOpenPosts(trx, successorId, quota);
      await makeLeader(trx, project, { successorId, at, doerId: project.writer_id });
      await seatFormerLeader(trx, id, project.writer_id, { joinedAt: project.led_since, role, at });
    },
  };
}

/** Changes what the leader edits on the team page; only a new step counts as an edit of the post. */
async function update(trx: Trx, id: number, change: TeamChange): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return;
  const edited = change.step === undefined ? {} : { updated_at: new Date() };
  await trx
    .updateTable('project')
    .set({ ...change, ...edited })
    .where('id', '=', id)
    .execute();
}

/** Tells the team what became of the project; its open pages follow in any case (D201). */
async function tellOfState(
  trx: Trx,
  { id }: LockedProjectRow,
  { status, at, doerId }: { status: ProjectStatus; at: Date; doerId: number },
): Promise<void> {
  const to = await readMemberIds(trx, id);
  if (status === 'ACTIVE') await notifyAlarms(trx, to);
  else await addNotices(trx, { kind: status, to, actorId: doerId, target: { kind: 'project', id }, at });
}

/** Adds to the line of the day about the team, for everyone else in it (D202). @param except who is told otherwise */
async function tellNews(
  trx: Trx,
  { id, writer_id: leaderId }: LockedProjectRow,
  doerId: number,
  { except, at }: { except?: number; at: Date },
): Promise<void> {
  const to = [leaderId, ...(await readMemberIds(trx, id))].filter((memberId) => memberId !== except);
  await addNotices(trx, { kind: 'NEWS', to, actorId: doerId, target: { kind: 'project', id }, at });
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

/** Inserts or replaces the check-in of the week. The first one is news; HELP is told to the leader, once a week. */
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
  const isHelp = asksForHelp && !wasNotified;
  if (!before) await tellNews(trx, project, memberId, { except: isHelp ? project.writer_id : undefined, at });
  if (isHelp) {
    await addNotices(trx, { kind: 'HELP', to: [project.writer_id], actorId: memberId, target, at });
  }
}
