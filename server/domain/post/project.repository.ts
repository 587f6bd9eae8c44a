import { type ProjectPayload } from '@contract/project';
import { expressionBuilder, sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { builtQuery } from '../../db/builtQuery';
import { inTransaction } from '../../db/inTransaction';
import { type Tables, type Trx } from '../../db/tables';
import { tellInvited, type NewInvitation } from './tellInvited.repository';
import { notifyAlarms } from '../notice';
import {
  lockActiveMembers,
  isShownArchive,
  findMembersByNickname,
  hiddenReason,
  isReadableProject,
  profileSummaryOf,
  toProfileSummary,
} from '../access';
import { isPostThere } from './isPostThere.repository';
import { commentsOf, toCommentRows } from './comments/readComments.repository';
import { type KeyedRequest } from '../../lib/idempotency/keyedRequest';
import { findCreated, once } from '../../lib/idempotency/once';
import { withLockedProject, type LockedProject, type Locking } from './lockedProject.repository';
import { INVITED_FIELD } from './invitations';
import { replaceSeats } from './replaceSeats.repository';
import { setBookmark } from './projectBookmark.repository';
import { CARD_COLUMNS, PAGE_COLUMNS, toProjectColumns } from './projectFields';
import { checkInvitations, checkOpenPosts, type PostQuota } from './postQuota.repository';

export type ProjectRepository = ReturnType<typeof createProjectRepository>;
export type ProjectRow = NonNullable<Awaited<ReturnType<ProjectRepository['find']>>>;
export type ProjectMemberRow = ProjectRow['members'][number];
export type InvitationRow = Awaited<ReturnType<ProjectRepository['invitedTo']>>[number];

interface NewPost {
  writerId: number;
  payload: ProjectPayload;
  invitedIds: readonly number[];
  at: Date;
  request: KeyedRequest | null;
}

/** A recruitment post with its dependent rows. */
export function createProjectRepository(db: Kysely<Tables>, quota: PostQuota) {
  return {
    /** The post, its leader's profile, its team and its comments (tombstones included), in one statement. */
    async find(id: number) {
      const [row] = await pages(db, { id });
      return row && { ...row, leader: toProfileSummary(row.leader), comments: toCommentRows(row.comments) };
    },

    /** The pending invitations with the nicknames of their members. */
    invitedTo: (id: number) =>
      db
        .selectFrom('project_invitation')
        .innerJoin('member', 'member.id', 'member_id')
        .select(['project_invitation.id', 'nickname'])
        .where('project_id', '=', id)
        .orderBy('project_invitation.id')
        .execute(),

    /** Undefined when there is no such post, or when it is hidden from the member. */
    async findWriter(id: number, readerId: number): Promise<number | undefined> {
      const row = await db
        .selectFrom('project')
        .select('writer_id')
        .where('id', '=', id)
        .where(isReadableProject(readerId))
        .executeTakeFirst();
      return row?.writer_id;
    },

    findByNames: (keys: readonly string[], writerId: number) => findMembersByNickname(db, keys, writerId),

    /**
     * Inserts the post with its invitations, or neither. Members suspended meanwhile are not invited.
     * @returns the id of the post
     * @throws ApiError 40203 when the writer was suspended or has withdrawn, 409 beyond the quota
     */
    insert(post: NewPost): Promise<number> {
      return inTransaction(db, async (trx) => {
        const active = await lockActiveMembers(trx, post.writerId, post.invitedIds);
        const invitedIds = post.invitedIds.filter((memberId) => active.has(memberId));
        return once(trx, post.request, () => insertPost(trx, { ...post, invitedIds }, quota));
      });
    },

    findCreated: (request: KeyedRequest | null) => findCreated<number>(db, request, isPostThere(db, 'project')),

    withLock: <T>(locking: Locking, work: (project: LockedProject | undefined) => Promise<T>) =>
      withLockedProject({ db, quota }, locking, work),

    setBookmark: (bookmark: { projectId: number; memberId: number }, isBookmark: boolean) =>
      setBookmark(db, bookmark, isBookmark),
  };
}

const pages = builtQuery((db, { id }: { id: number }) =>
  db
    .selectFrom('project')
    .innerJoin('member', 'member.id', 'project.writer_id')
    .select([...CARD_COLUMNS, ...PAGE_COLUMNS, 'closed_reason', seatsOf().as('seats')])
    .select(publishedArchive().as('archive_id'))
    .select(['writer_id', 'nickname', 'profile_image'])
    .select(['project.hidden_at', hiddenReason('PROJECT', 'project').as('hidden_reason')])
    .select(profileSummaryOf(sql.ref('project.writer_id')).as('leader'))
    .select(jsonArrayFrom(accepted()).as('members'))
    .select(commentsOf('project').as('comments'))
    .where('project.id', '=', id),
);

async function insertPost(trx: Trx, { writerId, payload, invitedIds, at }: NewPost, quota: PostQuota): Promise<number> {
  await checkOpenPosts(trx, writerId, quota);
  const { id } = await trx
    .insertInto('project')
    .values({ writer_id: writerId, ...toProjectColumns(payload), acted_at: at, active_since: at, led_since: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceSeats(trx, id, payload.seats ?? []);
  const invitations = await invite(trx, id, invitedIds);
  await tellInvited(trx, { projectId: id, invitations, at });
  await checkInvitations(trx, { leaderId: writerId, invitedIds, field: INVITED_FIELD }, quota);
  return id;
}

/** The members of the team in the order they joined, without the writer. */
function accepted() {
  return expressionBuilder<Tables, 'project'>()
    .selectFrom('project_member')
    .innerJoin('member', 'member.id', 'member_id')
    .select(['member_id', 'nickname', 'profile_image', 'role'])
    .whereRef('project_id', '=', 'project.id')
    .orderBy('accepted_at')
    .orderBy('member_id');
}

/** Number of sought and joined members by role, in the order of the post's roles; also for lists. */
export function seatsOf() {
  return jsonArrayFrom(
    expressionBuilder<Tables, 'project'>()
      .selectFrom('project_seat')
      .select(['role', 'count', 'taken'])
      .whereRef('project_id', '=', 'project.id')
      .orderBy(sql`array_position(project.roles::text[], role::text)`),
  );
}

/** The published archive of the post; pending ones are excluded. */
function publishedArchive() {
  return expressionBuilder<Tables, 'project'>()
    .selectFrom('archive')
    .select('archive.id')
    .whereRef('archive.project_id', '=', 'project.id')
    .where(isShownArchive);
}

async function invite(db: Kysely<Tables>, projectId: number, memberIds: readonly number[]): Promise<NewInvitation[]> {
  if (memberIds.length === 0) return [];
  const rows = memberIds.map((memberId) => ({ project_id: projectId, member_id: memberId }));
  const invitations = await db.insertInto('project_invitation').values(rows).returning(['id', 'member_id']).execute();
  await notifyAlarms(db, memberIds);
  return invitations;
}
