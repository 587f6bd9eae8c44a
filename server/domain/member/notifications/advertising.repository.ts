import { sql, type Kysely, type Selectable } from 'kysely';
import { type ProjectTable, type Tables } from '../../../db/tables';
import { isShownProject } from '../../access';
import { pushable, reachable } from '../../notice';

/** The member, with the day of the agreement; undefined when advertising does not go to the member. */
export async function findAgreed(db: Kysely<Tables>, memberId: number | null, at: Date) {
  const row = await reachable(db, at)
    .select(['member.id', 'email', 'agreed_at', 'desired_roles', 'skills', 'seen_on', 'digest_since'])
    .where('member.id', '=', memberId ?? 0)
    .executeTakeFirst();
  return row?.email && row.agreed_at ? { ...row, email: row.email, agreed_at: row.agreed_at } : undefined;
}

/** The id of a member to whom pushes of advertising go; undefined for one who has not agreed. */
export async function findAgreedToPush(db: Kysely<Tables>, memberId: number | null, at: Date) {
  const row = await pushable(db, at)
    .select('member.id')
    .where('member.id', '=', memberId ?? 0)
    .where('agreed_at', 'is not', null)
    .executeTakeFirst();
  return row?.id;
}

/** Posts that a member may be told of: open, shown, of others, and without a block between the two. */
export const postsFor = (db: Kysely<Tables>, memberId: number) =>
  db
    .selectFrom('project')
    .select(['project.id', 'title', 'category', 'period', 'roles', 'meeting_option', 'deadline'])
    .where('closed', '=', false)
    .where(isShownProject)
    .where('writer_id', '<>', memberId)
    .where(
      sql<boolean>`not exists (
        select from block where (blocker_id = writer_id and blocked_id = ${memberId})
          or (blocker_id = ${memberId} and blocked_id = writer_id)
      )`,
    )
    .orderBy('project.id', 'desc');

export type PostRow = Pick<
  Selectable<ProjectTable>,
  'id' | 'title' | 'category' | 'period' | 'roles' | 'meeting_option' | 'deadline'
>;
