import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { isShownProject } from '../access';

/** Items of each kind that the bell and the own profile list; both also have the number of all (D212). */
export const LISTED_ITEMS = 50;

/** The unanswered invitations of a member to posts that are not hidden, of any age. */
export const pendingInvitations = (db: Kysely<Tables>, memberId: number) =>
  db
    .selectFrom('project_invitation')
    .innerJoin('project', 'project.id', 'project_id')
    .where('member_id', '=', memberId)
    .where(isShownProject);

/** Their number. */
export const invitationCount = (db: Kysely<Tables>, memberId: number) =>
  pendingInvitations(db, memberId).select(({ fn }) => fn.countAll<number>().as('total'));
