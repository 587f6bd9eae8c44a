import { nameKey } from '@contract/text';
import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Tables } from '../../../db/tables';
import { invitationCount, pendingInvitations } from '../../team';
import { certifiedNickname, isShownToMember, isNotSuspended, isShownProject, schoolMailMark } from '../../access';

export type MyPageRepository = ReturnType<typeof createMyPageRepository>;
type Rows<Query extends keyof MyPageRepository> = Awaited<ReturnType<MyPageRepository[Query]>>;

export type MemberRow = NonNullable<Rows<'find'>>;
export type ProfileInvitationRow = Rows<'invitationsOf'>[number];
export type ActivityRow = Rows<'writtenBy'>[number];

/** A member's profile, and the member's recruitment posts. */
export function createMyPageRepository(db: Kysely<Tables>) {
  /** The member with this nickname; suspended members are not found. */
  const findByNickname = (nickname: string) =>
    presentMembers(db).where('nickname_key', '=', nameKey(nickname)).where(isNotSuspended).executeTakeFirst();

  const find = (id: number) => presentMembers(db).where('id', '=', id).executeTakeFirst();

  /** Pending invitations of the member, newest first. @param limit undefined for all */
  async function invitationsOf(id: number, limit?: number) {
    return pendingInvitations(db, id)
      .select(['project_invitation.id', 'project_id', 'title', 'invited_at', 'comment_count'])
      .orderBy('project_invitation.id', 'desc')
      .$if(limit !== undefined, (query) => query.limit(Number(limit)))
      .execute();
  }

  const countInvitations = (id: number) => invitationCount(db, id).executeTakeFirstOrThrow();

  /** Recruitment posts by the member, newest first. */
  async function writtenBy(id: number) {
    return db
      .selectFrom('project')
      .select(['id', 'title', 'created_at', 'comment_count', 'hidden_at'])
      .where('writer_id', '=', id)
      .orderBy('id', 'desc')
      .execute();
  }

  /** Recruitment posts the member has bookmarked, latest bookmark first; without those of blocked members (D135). */
  async function bookmarkedBy(id: number) {
    return db
      .selectFrom('project_bookmark')
      .innerJoin('project', 'project.id', 'project_id')
      .select(['project.id', 'title', 'project.created_at', 'comment_count', 'project.hidden_at'])
      .where('member_id', '=', id)
      .where(isShownProject)
      .where(isShownToMember('project', id))
      .orderBy('project_bookmark.created_at', 'desc')
      .orderBy('project.id', 'desc')
      .execute();
  }

  const hiddenParts = (id: number) => readOwnHiddenParts(db, id);
  const ownNicknames = (id: number) => readOwnNicknames(db, id);

  return { hiddenParts, ownNicknames, findByNickname, find, invitationsOf, countInvitations, writtenBy, bookmarkedBy };
}

/** Members who have not withdrawn, with the rows of signup step 2, each list in its own order. */
function presentMembers(db: Kysely<Tables>) {
  return db
    .selectFrom('member')
    .select(['id', 'nickname', 'birth', 'introduction', 'school_name', 'major', 'grade', 'degree'])
    .select(['entrance_year', 'graduation_year', 'skills', 'desired_roles', 'profile_image'])
    .select(['created_at', 'profile_updated_at as updated_at', schoolMailMark.as('school_mail')])
    .select((eb) => [
      jsonArrayFrom(
        eb.selectFrom('member_experience').selectAll().whereRef('member_id', '=', 'member.id').orderBy('position'),
      ).as('experiences'),
      jsonArrayFrom(
        eb.selectFrom('member_career').selectAll().whereRef('member_id', '=', 'member.id').orderBy('position'),
      ).as('careers'),
      jsonArrayFrom(
        eb.selectFrom('member_award').selectAll().whereRef('member_id', '=', 'member.id').orderBy('position'),
      ).as('awards'),
      jsonArrayFrom(
        eb.selectFrom('member_portfolio').selectAll().whereRef('member_id', '=', 'member.id').orderBy('position'),
      ).as('portfolio'),
    ])
    .where('withdrawn_at', 'is', null);
}

/** Other nicknames on valid credentials of the member, to which the member may go back without a check (D157). */
async function readOwnNicknames(db: Kysely<Tables>, id: number): Promise<string[]> {
  const { rows } = await sql<{ nickname: string }>`
    select distinct facts ->> 'nickname' as nickname from credential
      where member_id = ${id} and withdrawn_at is null
        and not exists (select from member where nickname_key = ${certifiedNickname})
        and not exists (
          select from hidden_profile
            where nickname_key = ${certifiedNickname} or ${certifiedNickname} = any(later_nickname_keys)
        )
      order by nickname
  `.execute(db);
  return rows.map(({ nickname }) => nickname);
}

/** Parts of the own profile that are hidden from others, with the reason of the last measure. */
async function readOwnHiddenParts(db: Kysely<Tables>, id: number) {
  return db
    .selectFrom('hidden_profile')
    .select(['part', 'value', 'hidden_at'])
    .select(
      sql<string | null>`(
        select reason from operator_log where target = 'PROFILE' and target_id = ${id} and action = 'HIDE' and at = hidden_at
          order by id desc limit 1
      )`.as('reason'),
    )
    .where('member_id', '=', id)
    .orderBy('part')
    .execute();
}
