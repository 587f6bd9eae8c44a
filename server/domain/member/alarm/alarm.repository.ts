import { todayInKorea } from '@contract/dates';
import { freeRoles, isPastDeadline, roleWithoutChoice } from '@contract/project';
import { type Role } from '@contract/skill';
import { sql, type Kysely, type NotNull, type Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { builtQuery } from '../../../db/builtQuery';
import { inTransaction } from '../../../db/inTransaction';
import { type ProjectInvitationTable, type Tables, type Trx } from '../../../db/tables';
import { invitationCount, LISTED_ITEMS, pendingInvitations, readDesiredRoles, joinTeam } from '../../team';
import { addNotices, notifyAlarms, unreadNotices } from '../../notice';
import { evaluationRequests, requestCount } from '../../archive';
import { lockProject, readSeats, type LockedProjectRow } from '../../post';
import { isShownProject } from '../../access';

export type AlarmRepository = ReturnType<typeof createAlarmRepository>;
/** The roles with a free seat; none when the post has no seats by role. */
const freeSeats = sql<Role[]>`array(
  select role::text from project_seat where project_seat.project_id = project.id and taken < count
    order by array_position(project.roles::text[], role::text)
)`;

export type InvitationAlarmRow = Awaited<ReturnType<AlarmRepository['bellOf']>>['invitations'][number];
export type Invitation = Pick<Selectable<ProjectInvitationTable>, 'id' | 'project_id' | 'member_id'>;

/** Result of accepting an invitation. */
export type Acceptance = 'accepted' | 'full' | 'roleFull' | 'notSought' | 'closed' | 'gone';

/** The pending invitations (D37) and requests of archives (D57) of a member. */
export function createAlarmRepository(db: Kysely<Tables>) {
  const bellOf = async (memberId: number, at: Date) => (await bells(db, { memberId, at }))[0]!;

  function find(id: number): Promise<Invitation | undefined> {
    return db
      .selectFrom('project_invitation')
      .innerJoin('project', 'project.id', 'project_id')
      .select(['project_invitation.id', 'project_id', 'member_id'])
      .where('project_invitation.id', '=', id)
      .where(isShownProject)
      .executeTakeFirst();
  }

  /**
   * Adds the invited member to the team, if a position is open. Acceptances of one post are serialised.
   * @param chosen the role to join in; without one the first own desired role that is free, else the first free one (D108)
   */
  async function accept(invitation: Invitation, chosen: Role | undefined, at: Date): Promise<Acceptance> {
    const { id, project_id, member_id } = invitation;
    return inTransaction(db, async (trx) => {
      // Locked before the post, in the order of a withdrawal, which prevents deadlock.
      await trx.selectFrom('member').select('id').where('id', '=', member_id).forShare().execute();
      const project = await lockProject(trx, project_id);
      if (!project || project.hidden_at || !(await lockInvitation(trx, id))) return 'gone';
      if (isShut(project, at)) return 'closed';
      const seats = await readSeats(trx, project_id);
      const free = freeRoles({ ...project, seats });
      if (chosen && !project.roles.includes(chosen)) return 'notSought';
      const role = chosen ?? roleWithoutChoice(free, await readDesiredRoles(trx, member_id));
      if (role === undefined || free.length === 0) return 'full';
      if (!free.includes(role)) return 'roleFull';
      await remove(trx, invitation);
      await joinTeam(trx, project, { memberId: member_id, role, doerId: member_id, at });
      return 'accepted';
    });
  }

  /** Deletes the invitation and tells the leader. @returns false when it was withdrawn or answered before */
  async function decline(invitation: Invitation, at: Date): Promise<boolean> {
    const { project_id: projectId, member_id: actorId } = invitation;
    return inTransaction(db, async (trx) => {
      await trx.selectFrom('member').select('id').where('id', '=', actorId).forShare().execute();
      const project = await lockProject(trx, projectId);
      if (!project || !(await remove(trx, invitation))) return false;
      const target = { kind: 'project' as const, id: projectId };
      await addNotices(trx, { kind: 'UNINVITED', to: [project.writer_id], actorId, target, at });
      return true;
    });
  }

  return { bellOf, find, accept, decline };
}

/** All parts of the bell in one statement, since a round trip costs more than the queries. */
const bells = builtQuery((db, { memberId, at }: { memberId: number; at: Date }) =>
  db
    .selectNoFrom([
      jsonArrayFrom(invitationsTo(db, memberId)).as('invitations'),
      invitationCount(db, memberId).as('invitationCount'),
      jsonArrayFrom(evaluationRequests(db, memberId, at).limit(sql.lit(LISTED_ITEMS))).as('requests'),
      requestCount(db, memberId, at).as('requestCount'),
      unreadNotices(db, memberId).as('unread'),
      teamsOf(memberId).as('teams'),
      db.selectFrom('member').select('account_role').where('id', '=', memberId).as('role'),
      db.selectFrom('member').select('email_confirmed_at').where('id', '=', memberId).as('emailConfirmedAt'),
      db.selectFrom('member').select('email_bounced_at').where('id', '=', memberId).as('emailBouncedAt'),
    ])
    .$narrowType<{ unread: NotNull; invitationCount: NotNull; requestCount: NotNull }>(),
);

/** The ids of at most two teams of two or more people, for the header (D202). */
const teamsOf = (memberId: number) => sql<number[]>`array(
  select project.id from project
    where writer_id = ${memberId} and exists (select from project_member where project_id = project.id)
  union
  select project_id from project_member where member_id = ${memberId}
  limit 2
)`;

/** The newest pending invitations. */
function invitationsTo(db: Kysely<Tables>, memberId: number) {
  return pendingInvitations(db, memberId)
    .innerJoin('member', 'member.id', 'writer_id')
    .select(['project_invitation.id', 'project_id', 'title', 'nickname', 'invited_at', freeSeats.as('roles')])
    .orderBy('project_invitation.id', 'desc')
    .limit(sql.lit(LISTED_ITEMS));
}

/**
 * An invitation to a full post remains until a seat is free, one to a closed post until it is reopened (D103). Nobody
 * joins an ended project, whatever has closed its post (D112).
 */
function isShut({ status, closed, closed_reason: reason, deadline }: LockedProjectRow, at: Date): boolean {
  if (status !== 'ACTIVE') return true;
  if (closed) return reason !== 'FULL';
  return isPastDeadline(deadline, todayInKorea(at.getTime()));
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

/** Deletes the invitation and notifies the member's other pages (D57). */
async function remove(trx: Trx, { id, member_id }: Invitation): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('project_invitation').where('id', '=', id).executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await notifyAlarms(trx, [member_id]);
  return true;
}
