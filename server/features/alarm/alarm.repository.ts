import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { type Tables } from '../../db/tables';
import { type ProjectInvitationTable } from '../../db/tables/project';
import { notifyAlarms } from '../../lib/alarms/notifyAlarms';
import { readEvaluationRequests } from '../../lib/archives/readEvaluationRequests';

type Trx = Transaction<Tables>;

export type AlarmRepository = ReturnType<typeof createAlarmRepository>;
export type InvitationRow = Awaited<ReturnType<AlarmRepository['invitationsTo']>>[number];
export type Invitation = Pick<Selectable<ProjectInvitationTable>, 'id' | 'project_id' | 'member_id'>;

/** Result of accepting an invitation. */
export type Acceptance = 'accepted' | 'full' | 'closed' | 'gone';

/** Invitations (D37) and archives (D57) that wait for a member. */
export function createAlarmRepository(db: Kysely<Tables>) {
  /** Those a member has not answered, the newest first, whatever their age. */
  function invitationsTo(memberId: number) {
    return db
      .selectFrom('project_invitation')
      .innerJoin('project', 'project.id', 'project_id')
      .innerJoin('member', 'member.id', 'writer_id')
      .select(['project_invitation.id', 'project_id', 'title', 'nickname', 'invited_at'])
      .where('member_id', '=', memberId)
      .orderBy('project_invitation.id', 'desc')
      .execute();
  }

  function find(id: number): Promise<Invitation | undefined> {
    return db
      .selectFrom('project_invitation')
      .select(['id', 'project_id', 'member_id'])
      .where('id', '=', id)
      .executeTakeFirst();
  }

  /** Makes the invited a member of the team, if there is still a place. Acceptances of one post take turns. */
  async function accept(invitation: Invitation): Promise<Acceptance> {
    const { id, project_id, member_id } = invitation;
    return db.transaction().execute(async (trx) => {
      // Locked before the post, in the order of a withdrawal, which prevents deadlock.
      await trx.selectFrom('member').select('id').where('id', '=', member_id).forShare().execute();
      const project = await lockProject(trx, project_id);
      if (!project || !(await lockInvitation(trx, id))) return 'gone';
      if (project.closed) return 'closed';
      if ((await countMembers(trx, project_id)) >= project.personnel) return 'full';
      await remove(trx, invitation);
      await trx
        .insertInto('project_member')
        .values({ project_id, member_id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return 'accepted';
    });
  }

  /** @returns false when it was withdrawn or answered meanwhile */
  const decline = (invitation: Invitation) => db.transaction().execute((trx) => remove(trx, invitation));

  const requestsTo = (memberId: number) => readEvaluationRequests(db, memberId);

  return { invitationsTo, requestsTo, find, accept, decline };
}

function lockProject(trx: Trx, id: number) {
  return trx
    .selectFrom('project')
    .select(['closed', 'personnel'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Locks the invitation. @returns whether it is still pending */
async function lockInvitation(trx: Trx, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('project_invitation')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

async function countMembers(trx: Trx, projectId: number): Promise<number> {
  const { members } = await trx
    .selectFrom('project_member')
    .select(sql<number>`count(*)`.as('members'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return members;
}

/** Notifies the member's other pages (D57). */
async function remove(trx: Trx, { id, member_id }: Invitation): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('project_invitation').where('id', '=', id).executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await notifyAlarms(trx, [member_id]);
  return true;
}
