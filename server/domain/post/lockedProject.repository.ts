import { type ProjectPayload } from '@contract/project';
import { type Role } from '@contract/skill';
import { sql, type Kysely, type NotNull } from 'kysely';
import { inTransaction } from '../../db/inTransaction';
import { type Tables, type Trx } from '../../db/tables';
import { findMembersByNickname, lockActiveMembers } from '../access';
import { addNotices, notifyAlarms } from '../notice';
import { closePost, notifyInvited } from './closePost.repository';
import { endApplications } from './endApplications.repository';
import { lockProject, recordActivity, readMemberIds, type LockedProjectRow } from './lockProject.repository';
import { INVITED_FIELD } from './invitations';
import { tellInvited, type NewInvitation } from './tellInvited.repository';
import { replaceSeats } from './replaceSeats.repository';
import { checkInvitations, checkOpenPosts, lockQuota, type PostQuota } from './postQuota.repository';
import { toProjectColumns } from './projectFields';

export type LockedProject = ReturnType<typeof lockedProject>;

export interface Locking {
  /** The post. */
  id: number;
  /** The member who changes it. */
  actingId: number;
  /** Members who may be invited. */
  otherIds?: readonly number[];
}

/**
 * Runs `work` with the members and the post locked: edits of one post are serialised, and `work` commits as a whole or,
 * when it throws, not at all. `work` gets undefined when there is no such post.
 * @throws ApiError 40203 when the acting member was suspended or has withdrawn
 */
export function withLockedProject<T>(
  { db, quota }: { db: Kysely<Tables>; quota: PostQuota },
  { id, actingId, otherIds }: Locking,
  work: (project: LockedProject | undefined) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (transaction) => {
    await lockActiveMembers(transaction, actingId, otherIds);
    const row = await transaction
      .selectFrom('project')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const project = row && (await lockProject(transaction, id));
    return work(project && lockedProject(transaction, project, quota));
  });
}

function lockedProject(transaction: Trx, project: LockedProjectRow, quota: PostQuota) {
  const { id, writer_id: writerId } = project;

  /** The ids of the pending invitations. */
  async function findInvited(): Promise<number[]> {
    const query = transaction.selectFrom('project_invitation').select('member_id').where('project_id', '=', id);
    return (await query.execute()).map(({ member_id }) => member_id);
  }

  return {
    writerId,
    project,

    findByNames: (keys: readonly string[]) => findMembersByNickname(transaction, keys, writerId),

    /** Whether any of the members is neither invited nor in the team yet. */
    async invitesAnew(memberIds: readonly number[]): Promise<boolean> {
      const known = new Set([...(await findInvited()), ...(await readMemberIds(transaction, id))]);
      return memberIds.some((memberId) => !known.has(memberId));
    },

    countByRole: () => countByRole(transaction, id),
    applicantsAmong: (memberIds: readonly number[]) => applicantsAmong(transaction, id, memberIds),

    /** Updates the post. An edit that leaves no free seat closes it; no edit reopens it (D103). */
    async update(payload: ProjectPayload, at: Date): Promise<void> {
      await transaction
        .updateTable('project')
        .set({ ...toProjectColumns(payload), acted_at: at, idle_asked_at: null, edited_at: at, updated_at: new Date() })
        .where('id', '=', id)
        .execute();
      await replaceSeats(transaction, id, payload.seats ?? []);
      if (project.filled >= payload.personnel) {
        await closePost(transaction, project, { reason: 'FULL', at, doerId: writerId });
      }
    },

    close: (at: Date) => closePost(transaction, project, { reason: 'WRITER', at, doerId: writerId }),

    /** Reopens recruiting. @throws ApiError 409 beyond the quota of open posts */
    async reopen(deadline: string | null, at: Date): Promise<void> {
      if (project.closed) await checkOpenPosts(transaction, writerId, quota);
      await transaction
        .updateTable('project')
        .set({ closed: false, closed_reason: null, deadline, ...(project.closed && { reopened_at: at }) })
        .where('id', '=', id)
        .execute();
      await notifyInvited(transaction, id);
    },

    noteAct: (at: Date) => recordActivity(transaction, id, at),

    async remove(at: Date): Promise<void> {
      await notifyAlarms(transaction, await findInvited());
      await endApplications(transaction, id, { reason: 'DELETED', at });
      const gone = { kind: 'DELETED' as const, target: null, note: project.hidden_at ? null : project.title };
      const team = await readMemberIds(transaction, id);
      await addNotices(transaction, { ...gone, to: team, actorId: writerId, at });
      await transaction.deleteFrom('project').where('id', '=', id).execute();
    },

    /**
     * Invites the named members who are neither invited nor in the team. Withdraws all other invitations but the kept
     * ones; a kept one that was answered or withdrawn in the meantime is not sent again.
     * @returns the number of pending invitations
     * @throws ApiError 409 for new invitations beyond the quota
     */
    async setInvited(memberIds: readonly number[], keptIds: readonly number[], at: Date): Promise<number> {
      await lockQuota(transaction, writerId);
      const before = await findInvited();
      const invitations = await replaceInvitations(transaction, id, { memberIds, keptIds });
      // Members who stay invited are notified too: the title in their alarms may have changed.
      const invited = await findInvited();
      await notifyAlarms(transaction, [...before, ...invited]);
      const invitedIds = invitations.map(({ member_id: memberId }) => memberId);
      await checkInvitations(transaction, { leaderId: writerId, invitedIds, field: INVITED_FIELD }, quota);
      await tellInvited(transaction, { projectId: id, invitations, at });
      return invited.length;
    },
  };
}

interface Invitations {
  memberIds: readonly number[];
  keptIds: readonly number[];
}

/**
 * Deletes the invitations that are neither of these members nor kept, and inserts the missing ones of the members.
 * @returns the inserted ones
 */
async function replaceInvitations(
  trx: Trx,
  projectId: number,
  { memberIds, keptIds }: Invitations,
): Promise<NewInvitation[]> {
  await trx
    .deleteFrom('project_invitation')
    .where('project_id', '=', projectId)
    .where('member_id', '<>', sql<number>`all(${memberIds}::bigint[])`)
    .where('id', '<>', sql<number>`all(${keptIds}::bigint[])`)
    .execute();
  const { rows } = await sql<NewInvitation>`
    insert into project_invitation (project_id, member_id)
      select ${projectId}::bigint, invited.id from unnest(${memberIds}::bigint[]) with ordinality as invited (id, position)
      where invited.id not in (select member_id from project_member where project_id = ${projectId}::bigint)
      order by position
      on conflict do nothing
      returning id, member_id
  `.execute(trx);
  return rows;
}

/** Number of members who have joined, by role; without those who take no seat. */
async function countByRole(transaction: Trx, projectId: number): Promise<Map<Role, number>> {
  const rows = await transaction
    .selectFrom('project_member')
    .select(({ fn }) => ['role', fn.countAll<number>().as('joined')])
    .where('project_id', '=', projectId)
    .where('role', 'is not', null)
    .groupBy('role')
    .$narrowType<{ role: NotNull }>()
    .execute();
  return new Map(rows.map(({ role, joined }) => [role, joined]));
}

/** The nicknames of those members who have a pending application. */
async function applicantsAmong(transaction: Trx, projectId: number, memberIds: readonly number[]): Promise<string[]> {
  const rows = await transaction
    .selectFrom('project_application')
    .innerJoin('member', 'member.id', 'member_id')
    .select('nickname')
    .where('project_id', '=', projectId)
    .where('status', '=', 'PENDING')
    .where('member_id', '=', sql<number>`any(${memberIds}::bigint[])`)
    .orderBy('project_application.id')
    .execute();
  return rows.flatMap(({ nickname }) => nickname ?? []);
}
