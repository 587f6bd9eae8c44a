import { nameKey } from '@contract/text';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';

export type MyPageRepository = ReturnType<typeof createMyPageRepository>;
type Rows<Query extends keyof MyPageRepository> = Awaited<ReturnType<MyPageRepository[Query]>>;

export type MemberRow = NonNullable<Rows<'find'>>;
export type History = Rows<'historyOf'>;
export type InvitationRow = Rows<'invitationsOf'>[number];
export type ActivityRow = Rows<'writtenBy'>[number];

/** A member's profile, and what the member did with recruitment posts. */
export function createMyPageRepository(db: Kysely<Tables>) {
  /** The id of whoever has this nickname now. */
  async function findId(nickname: string): Promise<number | undefined> {
    const key = nameKey(nickname);
    const row = await db.selectFrom('member').select('id').where('nickname_key', '=', key).executeTakeFirst();
    return row?.id;
  }

  async function find(id: number) {
    return db
      .selectFrom('member')
      .select(['nickname', 'birth', 'introduction', 'school_name', 'major', 'grade', 'degree'])
      .select(['entrance_year', 'graduation_year', 'skills', 'desired_roles', 'profile_image'])
      .where('id', '=', id)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
  }

  /** The rows of signup step 2, each list in its own order. */
  async function historyOf(id: number) {
    const [experiences, careers, awards, portfolio] = await Promise.all([
      db.selectFrom('member_experience').selectAll().where('member_id', '=', id).orderBy('position').execute(),
      db.selectFrom('member_career').selectAll().where('member_id', '=', id).orderBy('position').execute(),
      db.selectFrom('member_award').selectAll().where('member_id', '=', id).orderBy('position').execute(),
      db.selectFrom('member_portfolio').selectAll().where('member_id', '=', id).orderBy('position').execute(),
    ]);
    return { experiences, careers, awards, portfolio };
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
  async function keptBy(id: number) {
    return db
      .selectFrom('project_bookmark')
      .innerJoin('project', 'project.id', 'project_id')
      .select(['project.id', 'title', 'project.created_at', 'comment_count'])
      .where('member_id', '=', id)
      .orderBy('project_bookmark.created_at', 'desc')
      .orderBy('project.id', 'desc')
      .execute();
  }

  return { findId, find, historyOf, invitationsOf, writtenBy, keptBy };
}
