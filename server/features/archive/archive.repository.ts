import { ARCHIVE_MESSAGES, type ArchivePayload } from '@contract/archive';
import { TEAM_MESSAGES } from '@contract/team';
import { nameKey } from '@contract/text';
import { expressionBuilder, sql, type Kysely, type Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { inTransaction } from '../../db/inTransaction';
import { type Tables } from '../../db/tables';
import { notifyAlarms } from '../../lib/alarms/notifyAlarms';
import { consentOf, findVisibleArchive, isVisibleTo } from '../../lib/archives/visibleArchive';
import { isKnownTo } from '../../lib/blocks/blocks';
import { commentsOf, toCommentRows } from '../../lib/comments/readComments';
import { conflict, forbidden, notFound, sessionOver } from '../../lib/errors';
import { lockProject, readMemberIds } from '../../lib/teams/lockProject';
import { evaluatedMembers, isCounted } from '../../lib/archives/teamCounts';
import { holdArchive, type HeldArchive } from './heldArchive.repository';
import { insertImages } from './insertImages';
import { type NewPictures } from './storePictures';
import { teamOf, type Teammate } from './team';
import { toArchiveColumns } from './toArchiveColumns';

export type ArchiveRepository = ReturnType<typeof createArchiveRepository>;
export type ArchiveRow = NonNullable<Awaited<ReturnType<ArchiveRepository['find']>>>;
export type ArchiveMemberRow = ArchiveRow['members'][number];

/** One archive, with what hangs on it. */
export function createArchiveRepository(db: Kysely<Tables>) {
  return {
    /**
     * The archive, its writer, team, pictures and comments (tombstones too) as the viewer sees it: one statement. A pending
     * one is none outside its team.
     */
    async find(id: number, viewerId?: number) {
      const row = await db
        .selectFrom('archive')
        .innerJoin('member', 'member.id', 'archive.writer_id')
        .select(['archive.id', 'title', 'description', 'category', 'start_date', 'end_date', 'archive.skills', 'link'])
        .select([
          'thumbnail',
          'archive.project_id',
          'archive.created_at',
          'published_at',
          'bookmark_count',
          'view_count',
          'writer_id',
        ])
        .select(['nickname', consentOf(viewerId), evaluatedMembers()])
        .select([jsonArrayFrom(team()).as('members'), jsonArrayFrom(pictures()).as('images')])
        .select([jsonArrayFrom(declined()).as('declined'), namedIds().as('named_ids')])
        .select(commentsOf('archive').as('comments'))
        .where('archive.id', '=', id)
        .where(isVisibleTo(viewerId))
        .executeTakeFirst();
      return row && { ...row, comments: toCommentRows(row.comments) };
    },

    findVisible: (id: number, memberId: number) => findVisibleArchive(db, id, memberId),

    /** @throws ApiError 403, 404, 409 as `lockProjectTeam` */
    async checkProject(writerId: number, projectId: number | null | undefined): Promise<void> {
      await db.transaction().execute((trx) => lockProjectTeam(trx, writerId, projectId));
    },

    /** @throws ApiError 400 when the form names no possible team */
    async checkTeam(writerId: number, payload: ArchivePayload): Promise<void> {
      await findTeam(db, writerId, payload);
    },

    /**
     * The archive with its team and pictures, or nothing of it.
     * @returns its id
     * @throws ApiError 400 when a member of the team has withdrawn meanwhile
     */
    insert(writerId: number, payload: ArchivePayload, pictures: NewPictures, at: Date): Promise<number> {
      return inTransaction(db, async (trx) => {
        const team = await findTeam(trx, writerId, payload);
        const confirmed = await lockProjectTeam(trx, writerId, payload.projectId);
        const { id } = await trx
          .insertInto('archive')
          .values({
            ...{ writer_id: writerId, project_id: payload.projectId ?? null, created_at: at },
            ...toArchiveColumns(payload),
            thumbnail: pictures.thumbnail ?? null,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await insertTeam(trx, id, { team, confirmed, at });
        await insertImages(trx, id, pictures.images);
        // The writer is to evaluate the others, they are asked whether they were part of it.
        await notifyAlarms(
          trx,
          team.map((teammate) => teammate.id),
        );
        return id;
      });
    },

    hold: <T>(id: number, memberId: number, work: (archive: HeldArchive) => Promise<T>) =>
      holdArchive(db, id, memberId, work),
  };
}

const ofArchive = expressionBuilder<Tables, 'archive'>();

/** In the order of the form: those named in a pending archive, the confirmed ones of a published one (D93). */
function team() {
  return ofArchive
    .selectFrom('archive_member')
    .innerJoin('member', 'member.id', 'member_id')
    .select(['username', 'nickname', 'profile_image', 'roles', 'consent'])
    .whereRef('archive_id', '=', 'archive.id')
    .where(isCounted)
    .orderBy('position');
}

/** The names of those who have declined. */
function declined() {
  return ofArchive
    .selectFrom('archive_member')
    .innerJoin('member', 'member.id', 'member_id')
    .select('nickname')
    .whereRef('archive_id', '=', 'archive.id')
    .where('consent', '=', 'DECLINED')
    .orderBy('position');
}

/** Everyone the archive is shown to otherwise than to a visitor. */
function namedIds() {
  return sql<number[]>`array(
    select member_id::float8 from archive_member where archive_id = archive.id and consent <> 'DECLINED'
  )`;
}

function pictures() {
  return ofArchive
    .selectFrom('archive_image')
    .select('file_key')
    .whereRef('archive_id', '=', 'archive.id')
    .orderBy('position');
}

/** Within a transaction nobody of the team withdraws until it ends. */
async function findTeam(db: Kysely<Tables>, writerId: number, payload: ArchivePayload): Promise<Teammate[]> {
  const keys = payload.archiveMembers.map(({ nickname }) => nameKey(nickname));
  const candidates = await db
    .selectFrom('member')
    .select(['id', 'nickname_key', 'desired_roles'])
    .where('withdrawn_at', 'is', null)
    .where((eb) => eb.or([eb('nickname_key', '=', sql<string>`any(${keys}::text[])`), eb('id', '=', writerId)]))
    // Of a shared project everybody is named, whoever blocks whom.
    .$if(!payload.projectId, (query) => query.where(isKnownTo(writerId)))
    .orderBy('id')
    .$if(db.isTransaction, (query) => query.forShare())
    .execute();
  const writer = candidates.find(({ id }) => id === writerId);
  if (!writer) throw sessionOver();
  return teamOf(payload, writer, candidates);
}

/**
 * Locks the finished project an archive is made from. Its archive is the only one, and its team has confirmed by being in
 * it (D90, D112).
 * @returns the ids of those who have confirmed, the writer among them
 * @throws ApiError 403 outside the team, 404, 409 unless the project is done and has no archive
 */
async function lockProjectTeam(
  trx: Transaction<Tables>,
  writerId: number,
  projectId: number | null | undefined,
): Promise<ReadonlySet<number>> {
  if (projectId === null || projectId === undefined) return new Set([writerId]);
  const project = await lockProject(trx, projectId);
  if (!project) throw notFound();
  const team = new Set([project.writer_id, ...(await readMemberIds(trx, projectId))]);
  if (!team.has(writerId)) throw forbidden(TEAM_MESSAGES.teamOnly);
  if (project.status !== 'DONE') throw conflict(ARCHIVE_MESSAGES.notDone);
  const archive = await trx.selectFrom('archive').select('id').where('project_id', '=', projectId).executeTakeFirst();
  if (archive) throw conflict(ARCHIVE_MESSAGES.hasArchive);
  return team;
}

interface NamedTeam {
  team: readonly Teammate[];
  /** The writer, and the team of the project. */
  confirmed: ReadonlySet<number>;
  at: Date;
}

/** Everyone who has not confirmed is asked (D90). */
async function insertTeam(
  trx: Transaction<Tables>,
  archiveId: number,
  { team, confirmed, at }: NamedTeam,
): Promise<void> {
  const rows = team.map(({ id, roles }, position) => ({
    archive_id: archiveId,
    member_id: id,
    position,
    roles,
    consent: confirmed.has(id) ? ('CONFIRMED' as const) : ('ASKED' as const),
    asked_at: at,
    answered_at: confirmed.has(id) ? at : null,
  }));
  await trx.insertInto('archive_member').values(rows).execute();
}
