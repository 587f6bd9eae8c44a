import { addDays } from '@contract/dates';
import { LIMITS } from '@contract/limits';
import { type ProjectStatus, type Step } from '@contract/project';
import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../../db/inTransaction';
import { type Tables } from '../../db/tables';
import { isVisibleTo } from '../../lib/archives/visibleArchive';
import { type Member } from '../../lib/auth/member';
import { isShownProject } from '../../lib/hidden/hidden';
import { checkTeam } from '../../lib/teams/checkTeam';
import { lockProject } from '../../lib/teams/lockProject';
import { type PostQuota } from '../../lib/teams/postQuota';
import { lockWithSuccessors } from '../../lib/teams/successors';
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

    /** The check-ins of the last twelve weeks, newest first. @param week the Monday of the current week */
    checkInsOf(projectId: number, week: string) {
      return db
        .selectFrom('check_in')
        .select(['member_id', 'week', 'mood', 'text', 'updated_at'])
        .where('project_id', '=', projectId)
        .where('week', '>', addDays(week, -7 * LIMITS.checkInWeeks))
        .orderBy('week', 'desc')
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
    .select(['id', 'title', 'writer_id', 'status', 'step', 'closed', 'filled', 'personnel', 'contact_link', 'notice'])
    .select(['closed_reason', 'hidden_at'])
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
    joined_at: Date;
  }>`
    select member.id, nickname, profile_image, null as role, led_since as joined_at, 0 as position
      from project join member on member.id = writer_id where project.id = ${projectId} and withdrawn_at is null
    union all
    select member.id, nickname, profile_image, role::text, accepted_at, 1
      from project_member join member on member.id = member_id where project_id = ${projectId}
    order by position, joined_at, id
  `.execute(db);
  return rows;
}

/** The post has applications that its leader can answer. */
const isAnswerDue = sql<boolean>`${isShownProject} and exists (
  select from project_application where project_id = project.id and project_application.status = 'PENDING'
)`;

/**
 * The teams of a member: joined ones, and led ones that recruit, have members or pending applications. ACTIVE ones
 * first. The archive of a hidden post is due for its leader alone: others cannot read the post that fills its form.
 */
async function listOf(db: Kysely<Tables>, memberId: number, week: string) {
  const { rows } = await sql<TeamListRow>`
    select project.id, title, status, step, own.role, writer_id = ${memberId} as is_leader, filled + 1 as people,
      array(
        select profile_image from (
          select profile_image, 0 as position, null as accepted_at from member where id = writer_id
          union all
          select profile_image, 1, accepted_at from project_member join member on member.id = member_id
            where project_id = project.id
        ) as team order by position, accepted_at limit ${sql.lit(LIMITS.teamFaces)}
      ) as images,
      status = 'ACTIVE' and filled > 0 and not exists (
        select from check_in where project_id = project.id and member_id = ${memberId} and week = ${week}::date
      ) as check_in_due,
      writer_id = ${memberId} and ${isAnswerDue} as applications_due,
      status = 'DONE' and filled > 0 and (${isShownProject} or writer_id = ${memberId})
        and not exists (select from archive where archive.project_id = project.id) as archive_due
    from project left join project_member as own on own.project_id = project.id and own.member_id = ${memberId}
    where project.id in (
      select project_id from project_member where member_id = ${memberId}
      union
      select id from project where writer_id = ${memberId}
        and (filled > 0 or status = 'ACTIVE' and not closed or ${isAnswerDue})
    )
    order by array_position(array['ACTIVE', 'DONE', 'STOPPED'], status), project.id desc
  `.execute(db);
  return rows;
}

type TeammateRole = Tables['project_member']['role'] | null;

export interface TeamListRow {
  id: number;
  title: string;
  status: ProjectStatus;
  step: Step;
  role: TeammateRole;
  is_leader: boolean;
  people: number;
  images: (string | null)[];
  check_in_due: boolean;
  applications_due: boolean;
  archive_due: boolean;
}
