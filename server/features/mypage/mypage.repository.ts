import { nameKey } from '@contract/text';
import { type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Tables } from '../../db/tables';

export type MyPageRepository = ReturnType<typeof createMyPageRepository>;
type Rows<Query extends keyof MyPageRepository> = Awaited<ReturnType<MyPageRepository[Query]>>;

export type MemberRow = NonNullable<Rows<'find'>>;
export type ProfileInvitationRow = Rows<'invitationsOf'>[number];
export type ActivityRow = Rows<'writtenBy'>[number];

/** A member's profile, and what the member did with recruitment posts. */
export function createMyPageRepository(db: Kysely<Tables>) {
  /** The id of the member with this nickname. */
  async function findId(nickname: string): Promise<number | undefined> {
    const key = nameKey(nickname);
    const row = await db.selectFrom('member').select('id').where('nickname_key', '=', key).executeTakeFirst();
    return row?.id;
  }

  /** With the rows of signup step 2, each list in its own order. */
  async function find(id: number) {
    return db
      .selectFrom('member')
      .select(['id', 'nickname', 'birth', 'introduction', 'school_name', 'major', 'grade', 'degree'])
      .select(['entrance_year', 'graduation_year', 'skills', 'desired_roles', 'profile_image'])
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
      .where('id', '=', id)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
  }

  /** Those the member has not answered, the newest first. */
  async function invitationsOf(id: number) {
    return db
      .selectFrom('project_invitation')
      .innerJoin('project', 'project.id', 'project_id')
      .select(['project_invitation.id', 'project_id', 'title', 'invited_at', 'comment_count'])
      .where('member_id', '=', id)
      .orderBy('project_invitation.id', 'desc')
      .execute();
  }

  /** Recruitment posts the member wrote, the newest first. */
  async function writtenBy(id: number) {
    return db
      .selectFrom('project')
      .select(['id', 'title', 'created_at', 'comment_count'])
      .where('writer_id', '=', id)
      .orderBy('id', 'desc')
      .execute();
  }

  /** Recruitment posts the member keeps, the last kept first. */
  async function bookmarkedBy(id: number) {
    return db
      .selectFrom('project_bookmark')
      .innerJoin('project', 'project.id', 'project_id')
      .select(['project.id', 'title', 'project.created_at', 'comment_count'])
      .where('member_id', '=', id)
      .orderBy('project_bookmark.created_at', 'desc')
      .orderBy('project.id', 'desc')
      .execute();
  }

  return { findId, find, invitationsOf, writtenBy, bookmarkedBy };
}
