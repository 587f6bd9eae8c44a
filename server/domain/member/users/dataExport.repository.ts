import { type Seat } from '@contract/project';
import { type ReportType } from '@contract/report';
import { sql, type Kysely } from 'kysely';
import { POST_TABLES, type PostKind } from '../../../db/postTables';
import { type Tables } from '../../../db/tables';
import { contributionsOf } from '../../archive';
import { createAlertRepository } from '../alerts/alerts.repository';
import { securityExports } from '../security/securityExport.repository';
import { readByKeyset } from './readByKeyset.repository';
import { teamExports } from './teamExport.repository';
import { type TicketHolder } from './exportTickets';
import { readHiddenContent } from './hiddenContent.repository';
import { createNotificationRepository } from '../notifications/notifications.repository';
import { createPushDeviceRepository } from '../notifications/pushDevices.repository';

export type DataExportRepository = ReturnType<typeof createDataExportRepository>;
type Rows<List extends keyof DataExportRepository> = DataExportRepository[List] extends (
  ...args: never[]
) => AsyncGenerator<infer Row>
  ? Row
  : never;

export type ExportedSessionRow = Awaited<ReturnType<DataExportRepository['sessionsOf']>>[number];
export type ExportedDeviceRow = Awaited<ReturnType<DataExportRepository['devicesOf']>>[number];
export type ExportedProjectRow = Rows<'projects'>;
export type ExportedMembershipRow = Rows<'joinedProjects'>;
export type ExportedArchiveRow = Rows<'archives'>;
export type ExportedCheckInRow = Rows<'checkIns'>;
export type ExportedDepartureRow = Rows<'departures'>;
export type ExportedNoticeRow = Rows<'notices'>;
export type ExportedCommentRow = Rows<'comments'>;
export type ExportedBookmarkRow = Rows<'bookmarks'>;
export type ExportedViewRow = Rows<'views'>;
export type ExportedEvaluationRow = Rows<'evaluationsBy'>;
export type ExportedBlockRow = Rows<'blocks'>;
export type ExportedReportRow = Rows<'reportsBy'>;

/** All stored data about one member, one query per list, ordered by posts or ids. */
export function createDataExportRepository(db: Kysely<Tables>) {
  return {
    isOpen: (holder: TicketHolder, at: Date) => isOpen(db, holder, at),
    isSuspended: (memberId: number, at: Date) => isSuspended(db, memberId, at),
    sessionsOf: (memberId: number, at: Date) => sessionsOf(db, memberId, at),
    ...securityExports(db),
    notificationsOf: (memberId: number) => createNotificationRepository(db).find(memberId),
    devicesOf: (memberId: number) => createPushDeviceRepository(db).list(memberId),
    searchesOf: (memberId: number) => createAlertRepository(db).listOf(memberId),
    ownFiles: (memberId: number) => ownFiles(db, memberId),
    projects: (memberId: number) => projects(db, memberId),
    joinedProjects: (memberId: number) => joinedProjects(db, memberId),
    archives: (memberId: number) => archives(db, memberId),
    comments: (kind: PostKind, memberId: number) => comments(db, kind, memberId),
    bookmarks: (kind: PostKind, memberId: number) => bookmarks(db, kind, memberId),
    views: (kind: PostKind, viewerKey: string) => views(db, kind, viewerKey),
    hiddenContent: (memberId: number) => readHiddenContent(db, memberId),
    blocks: (memberId: number) => blocks(db, memberId),
    evaluationsBy: (memberId: number) => evaluationsBy(db, memberId),
    reportsBy: (memberId: number) => reportsBy(db, memberId),
    ...teamExports(db),
  };
}

/** Whether the session of a ticket has neither expired nor been revoked; a withdrawal deletes it. */
async function isOpen(db: Kysely<Tables>, { memberId, sessionId }: TicketHolder, at: Date): Promise<boolean> {
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', at)
    .executeTakeFirst();
  return session !== undefined;
}

async function isSuspended(db: Kysely<Tables>, memberId: number, at: Date): Promise<boolean> {
  const members = db.selectFrom('member').select('id').where('id', '=', memberId).where('suspended_until', '>', at);
  return (await members.executeTakeFirst()) !== undefined;
}

const sessionsOf = (db: Kysely<Tables>, memberId: number, at: Date) =>
  db
    .selectFrom('session')
    .select(['created_at', 'ends_at', 'device'])
    .where('member_id', '=', memberId)
    .where('ends_at', '>', at)
    .orderBy('created_at')
    .execute();

/** The member's files, the photo first. */
async function ownFiles(db: Kysely<Tables>, memberId: number) {
  const { photo } = await db
    .selectFrom('member')
    .leftJoin('hidden_profile as hidden', (join) =>
      join.onRef('hidden.member_id', '=', 'member.id').on('hidden.part', '=', 'PHOTO'),
    )
    .select((eb) => eb.fn.coalesce('profile_image', 'hidden.value').as('photo'))
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const portfolio = await db
    .selectFrom('member_portfolio')
    .select(['position', 'file_name', 'file_key'])
    .where('member_id', '=', memberId)
    .orderBy('position')
    .execute();
  return { photo, portfolio };
}

const projects = (db: Kysely<Tables>, memberId: number) =>
  readByKeyset('project.id', () =>
    db
      .selectFrom('project')
      .selectAll('project')
      .select([acceptedNames.as('accepted'), invitedNames.as('invited'), seatsOfProject.as('seats')])
      .where('writer_id', '=', memberId),
  );

const joinedProjects = (db: Kysely<Tables>, memberId: number) =>
  readByKeyset('project.id', () =>
    db
      .selectFrom('project_member')
      .innerJoin('project', 'project.id', 'project_id')
      .select(['project.id', 'title', 'role', 'accepted_at'])
      .where('member_id', '=', memberId),
  );

const archives = (db: Kysely<Tables>, memberId: number) =>
  readByKeyset('archive.id', () =>
    db
      .selectFrom('archive_member')
      .innerJoin('archive', 'archive.id', 'archive_id')
      .select(['archive.id', 'writer_id', 'title', 'description', 'category', 'start_date', 'end_date', 'skills'])
      .select([
        'link',
        'thumbnail',
        'created_at',
        'published_at',
        'roles',
        'evaluated_at',
        'checked',
        imageKeys.as('images'),
      ])
      .select(contributionsOf(memberId).as('contributions'))
      .where('member_id', '=', memberId)
      .where('consent', '=', 'CONFIRMED')
      // Of a deleted one the writer has nothing left, the others what they confirmed (D164).
      .where((eb) => eb.or([eb('deleted_at', 'is', null), eb('writer_id', '<>', memberId)])),
  );

const comments = (db: Kysely<Tables>, kind: PostKind, memberId: number) => {
  const { comments: table, postId } = POST_TABLES[kind];
  return readByKeyset('id', () =>
    db
      .selectFrom(table)
      .select(['id', 'parent_id', 'content', 'created_at', sql.ref<number>(postId).as('post_id')])
      .where('writer_id', '=', memberId),
  );
};

const bookmarks = (db: Kysely<Tables>, kind: PostKind, memberId: number) => {
  const { bookmarks: table, posts, postId } = POST_TABLES[kind];
  const kept = sql<{ id: number; title: string; kept_at: Date }>`(
    select post.id, post.title, bookmark.created_at as kept_at
    from ${sql.table(table)} as bookmark join ${sql.table(posts)} as post on post.id = bookmark.${sql.ref(postId)}
    where bookmark.member_id = ${memberId} and post.hidden_at is null
  )`;
  return readByKeyset('kept.id', () => db.selectFrom(kept.as('kept')).selectAll());
};

const views = (db: Kysely<Tables>, kind: PostKind, viewerKey: string) => {
  const { views: table, postId } = POST_TABLES[kind];
  return readByKeyset(postId, () =>
    db
      .selectFrom(table)
      .select(['seen_at', sql.ref<number>(postId).as('id')])
      .where('viewer_key', '=', viewerKey),
  );
};

const evaluationsBy = (db: Kysely<Tables>, memberId: number) =>
  readByKeyset('evaluation.id', () =>
    db
      .selectFrom('evaluation')
      .innerJoin('member', 'member.id', 'evaluated_id')
      .select(['evaluation.id', 'archive_id', 'nickname', 'feedback', 'keywords', 'period', 'evaluation.created_at'])
      .where('evaluator_id', '=', memberId),
  );

const blocks = (db: Kysely<Tables>, memberId: number) =>
  readByKeyset('blocked_id', () =>
    db
      .selectFrom('block')
      .innerJoin('member', 'member.id', 'blocked_id')
      .select(['blocked_id as id', 'nickname', 'block.created_at'])
      .where('blocker_id', '=', memberId),
  );

const reportsBy = (db: Kysely<Tables>, memberId: number) =>
  readByKeyset('id', () =>
    db
      .selectFrom('report')
      .select(['id', 'target', 'target_id', 'type', 'content', 'created_at'])
      .where('reporter_id', '=', memberId)
      .$narrowType<{ type: ReportType }>(),
  );

const seatsOfProject = sql<Seat[]>`coalesce((
  select json_agg(json_build_object('role', role, 'count', count, 'taken', taken))
    from project_seat where project_id = project.id
), '[]')`;
const acceptedNames = namesIn('project_member');
const invitedNames = namesIn('project_invitation');

/** The nicknames that one table has for a post. */
function namesIn(table: 'project_member' | 'project_invitation') {
  return sql<string[]>`array(
    select nickname from ${sql.table(table)} as known join member on member.id = known.member_id
    where known.project_id = project.id and nickname is not null order by nickname
  )`;
}

const imageKeys = sql<string[]>`array(
  select file_key from archive_image where archive_image.archive_id = archive.id order by position
)`;
