import { addDays, mondayOf, todayInKorea } from '@contract/dates';
import { LIMITS } from '@contract/limits';
import { sql, type Kysely } from 'kysely';
import { type RoleCodes, type SkillCodes, type Tables } from '../../../db/tables';
import { evaluationRequests } from '../../archive';
import { isShownProject } from '../../access';
import { pendingInvitations } from '../../team';
import { postsFor } from '../notifications/advertising.repository';

/** Whose news, since when and until when. */
export interface DigestSpan {
  memberId: number;
  since: Date;
  at: Date;
}

interface Matching extends DigestSpan {
  roles: RoleCodes | null;
  skills: SkillCodes | null;
}

/** New open posts that share a desired role and a skill with the member, newest first. */
export const findMatchingPosts = (db: Kysely<Tables>, { memberId, since, at, roles, skills }: Matching) =>
  postsFor(db, memberId)
    .where('project.created_at', '>', since)
    .where('project.created_at', '<=', at)
    .where(sql<boolean>`facets && ${roles ?? []}::text[] and facets && ${skills ?? []}::text[]`)
    .limit(sql.lit(LIMITS.digestPosts))
    .execute();

/** The numbers of a team in the last full week, as its page counts them. */
export interface TeamWeek {
  id: number;
  project_name: string;
  people: number;
  check_ins: number;
  help: number;
  joined: number;
  left: number;
}

/** The ACTIVE teams of a member, of two and more people, with what happened in the week before that of a day. */
export async function readTeamWeeks(db: Kysely<Tables>, memberId: number, at: Date): Promise<TeamWeek[]> {
  const monday = addDays(mondayOf(todayInKorea(at.getTime())), -7);
  const from = sql`(${monday}::date::timestamp at time zone 'Asia/Seoul')`;
  const until = sql`(${addDays(monday, 7)}::date::timestamp at time zone 'Asia/Seoul')`;
  const checkIns = (mood: ReturnType<typeof sql>) => sql`(
    select count(*)::int from check_in where check_in.project_id = project.id and week = ${monday}::date ${mood}
        and (check_in.member_id = writer_id or exists (
          select from project_member as mate
            where mate.project_id = project.id and mate.member_id = check_in.member_id
        ))
  )`;
  const { rows } = await sql<TeamWeek>`
    select project.id, project_name,
        (select count(*)::int + 1 from project_member as mate where mate.project_id = project.id) as people,
        ${checkIns(sql``)} as check_ins, ${checkIns(sql`and mood = 'HELP'`)} as help,
        (
          select count(*)::int from project_member as mate
            where mate.project_id = project.id and accepted_at >= ${from} and accepted_at < ${until}
        ) as joined,
        (
          select count(*)::int from project_departure as gone
            where gone.project_id = project.id and departed_at >= ${from} and departed_at < ${until}
        ) as left
      from project
      where status = 'ACTIVE' and exists (select from project_member where project_id = project.id)
        and (writer_id = ${memberId} or exists (
          select from project_member where project_id = project.id and member_id = ${memberId}
        ))
      order by project.id desc
  `.execute(db);
  return rows;
}

/** What waits for an answer of the member, with how much of it came since the last digest. */
export async function readWaiting(db: Kysely<Tables>, { memberId, since, at }: DigestSpan) {
  const invitations = await pendingInvitations(db, memberId).select('invited_at as came').execute();
  const applications = await db
    .selectFrom('project_application')
    .innerJoin('project', 'project.id', 'project_id')
    .select('project_application.created_at as came')
    .where('writer_id', '=', memberId)
    .where('project_application.status', '=', 'PENDING')
    .where(isShownProject)
    .execute();
  const requests = await evaluationRequests(db, memberId, at).execute();
  const counted = (came: readonly Date[]) => ({ count: came.length, isNew: came.some((one) => one > since) });
  return {
    invitations: counted(invitations.map(({ came }) => came)),
    applications: counted(applications.map(({ came }) => came)),
    requests: counted(requests.map(({ last_asked: asked }) => asked)),
  };
}
