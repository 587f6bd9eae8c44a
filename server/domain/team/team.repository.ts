import { addDays } from '@contract/dates';
import { LIMITS } from '@contract/limits';
import { type ProjectStatus, type Step } from '@contract/project';
import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../../db/inTransaction';
import { type Tables } from '../../db/tables';
import { isVisibleTo, type Member, isNotSuspended, isShownProject } from '../access';
import { checkTeam } from './checkTeam.repository';
import { lockProject, readSeats, type PostQuota } from '../post';
import { lockWithSuccessors } from './successors.repository';
import { lockedTeam, type LockedTeam } from './lockedTeam.repository';

export type TeamRepository = ReturnType<typeof createTeamRepository>;
export type TeamRow = NonNullable<Awaited<ReturnType<TeamRepository['find']>>>;
export type TeammateRow = Awaited<ReturnType<TeamRepository['membersOf']>>[number];
export type CheckInRow = Awaited<ReturnType<TeamRepository['checkInsOf']>>[number];

/** Teams of posts. Only their members read them, so nothing is cached. */
export function createTeamRepository(db: Kysely<Tables>, quota: PostQuota) {
  return {
    checkTeam: (projectId: number, member: Member) => checkTeam(db, projectId, member),

    find: (id: number, viewerId: number) => findTeam(db, id, viewerId),
    membersOf: (projectId: number) => membersOf(db, projectId),

    seatsOf: (projectId: number) => readSeats(db, projectId),

    /**
     * The check-ins, newest first: of the last twelve weeks, or all of a project that is no longer active (D199).
     * @param week the Monday of the current week
     */
    checkInsOf(projectId: number, week: string) {
      const isRecent = sql<boolean>`week > ${addDays(week, -7 * LIMITS.checkInWeeks)}::date`;
      return db
        .selectFrom('check_in')
        .innerJoin('project', 'project.id', 'project_id')
        .select(['member_id', 'week', 'mood', 'text', 'check_in.updated_at'])
        .where('project_id', '=', projectId)
        .where(sql<boolean>`(${isRecent} or status <> 'ACTIVE')`)
        .orderBy('week', 'desc')
        .execute();
    },

    /** Ends the welcome of a member. */
    async endWelcome(projectId: number, memberId: number, at: Date): Promise<void> {
      await db
        .updateTable('project_member')
        .set({ welcomed_at: at })
        .where('project_id', '=', projectId)
        .where('member_id', '=', memberId)
        .where('welcomed_at', 'is', null)
        .execute();
    },

    listOf: (memberId: number, week: string) => listOf(db, memberId, week),

    /** Runs `work` with the post locked; undefined when there is none. @param leaderId who may hand over the lead */
    withLock: <T>(
      projectId: number,
      work: (team: LockedTeam | undefined) => Promise<T>,
      leaderId?: number,
    ): Promise<T> =>
      inTransaction(db, async (trx) => {
        if (leaderId !== undefined) await lockWithSuccessors(trx, leaderId);
        const project = await lockProject(trx, projectId);
        return work(project && lockedTeam(trx, project, quota));
      }),
  };
}

/**
 * The team of a post. Applications to a hidden post cannot be answered, so none are counted (D133).
 * @param viewerId a pending archive is returned only to its named members
 */
function findTeam(db: Kysely<Tables>, id: number, viewerId: number) {
  return db
    .selectFrom('project')
    .select([
      'id',
      'project_name',
      'writer_id',
      'status',
      'step',
      'closed',
      'filled',
      'personnel',
      'contact_link',
      'notice',
    ])
    .select(['closed_reason', 'hidden_at', 'roles'])
    .select([
      sql<number>`(select count(*) from check_in where project_id = project.id)`.as('check_in_count'),
      sql<boolean>`exists (
        select from project_member where project_id = project.id and member_id = ${viewerId} and welcomed_at is null
      )`.as('welcome'),
      hasDeclined(viewerId).as('archive_declined'),
    ])
    .select((eb) => [
      eb
        .selectFrom('archive')
        .select('archive.id')
        .whereRef('archive.project_id', '=', 'project.id')
        .where(isVisibleTo(viewerId))
        .as('archive_id'),
      eb
        .selectFrom('archive')
        .select('archive.thumbnail')
        .whereRef('archive.project_id', '=', 'project.id')
        .where(isVisibleTo(viewerId))
        .as('archive_thumbnail'),
      eb
        .selectFrom('project_application')
        .select(({ fn }) => fn.countAll<number>().as('waiting'))
        .whereRef('project_id', '=', 'project.id')
        .where('status', '=', 'PENDING')
        .where(isShownProject)
        .as('waiting'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The leader first, then by the time of joining. */
async function membersOf(db: Kysely<Tables>, projectId: number) {
  const { rows } = await sql<{
    id: number;
    nickname: string;
    profile_image: string | null;
    role: TeammateRole;
    leader_role: TeammateRole;
    suspended: boolean;
    joined_at: Date;
  }>`
    select member.id, nickname, profile_image, null as role, desired_roles[1]::text as leader_role,
        not ${isNotSuspended} as suspended, led_since as joined_at, 0 as position
      from project join member on member.id = writer_id where project.id = ${projectId} and withdrawn_at is null
    union all
    select member.id, nickname, profile_image, role::text, null, not ${isNotSuspended}, accepted_at, 1
      from project_member join member on member.id = member_id where project_id = ${projectId}
    order by position, joined_at, id
  `.execute(db);
  return rows;
}

/** The post has applications that its leader can answer. */
const isAnswerDue = sql<boolean>`${isShownProject} and exists (
  select from project_application where project_id = project.id and project_application.status = 'PENDING'
)`;

/** Whether a member has declined an archive of the project, and is not offered another (D201). */
const hasDeclined = (memberId: number) => sql<boolean>`exists (
  select from declined_archive where declined_archive.project_id = project.id and member_id = ${memberId}
)`;

/** The number of members who have joined, with a seat or without. */
const joined = sql<number>`(select count(*)::int from project_member as joined where joined.project_id = project.id)`;

/**
 * The teams of a member: joined ones, and led ones that recruit, have members or pending applications. ACTIVE ones
 * first. The archive of a hidden post is due for its leader alone: others cannot read the post that fills its form.
 */
async function listOf(db: Kysely<Tables>, memberId: number, week: string) {
  const { rows } = await sql<TeamListRow>`
    select project.id, project_name, status, step, own.role, writer_id = ${memberId} as is_leader,
      ${joined} + 1 as people,
      array(
        select profile_image from (
          select profile_image, 0 as position, null as accepted_at from member where id = writer_id
          union all
          select profile_image, 1, accepted_at from project_member join member on member.id = member_id
            where project_id = project.id
        ) as team order by position, accepted_at limit ${sql.lit(LIMITS.teamFaces)}
      ) as images,
      status = 'ACTIVE' and ${joined} > 0 and not exists (
        select from check_in where project_id = project.id and member_id = ${memberId} and week = ${week}::date
      ) as check_in_due,
      writer_id = ${memberId} and ${isAnswerDue} as applications_due,
      status = 'DONE' and ${joined} > 0 and (${isShownProject} or writer_id = ${memberId})
        and not exists (select from archive where archive.project_id = project.id)
        and not ${hasDeclined(memberId)} as archive_due,
      exists (
        select from archive where archive.project_id = project.id and ${isVisibleTo(memberId)}
      ) as archived
    from project left join project_member as own on own.project_id = project.id and own.member_id = ${memberId}
    where project.id in (
      select project_id from project_member where member_id = ${memberId}
      union
      select id from project where writer_id = ${memberId}
        and (${joined} > 0 or status = 'ACTIVE' and not closed or ${isAnswerDue})
    )
    order by array_position(array['ACTIVE', 'DONE', 'STOPPED'], status), project.id desc
  `.execute(db);
  return rows;
}

type TeammateRole = Tables['project_member']['role'] | null;

export interface TeamListRow {
  id: number;
  project_name: string;
  status: ProjectStatus;
  step: Step;
  role: TeammateRole;
  is_leader: boolean;
  people: number;
  images: (string | null)[];
  check_in_due: boolean;
  applications_due: boolean;
  archive_due: boolean;
  archived: boolean;
}
