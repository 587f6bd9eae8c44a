import { type ArchivePayload } from '@contract/archive';
import { todayInKorea } from '@contract/dates';
import { expressionBuilder, sql, type Kysely, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { builtQuery } from '../../db/builtQuery';
import { inTransaction } from '../../db/inTransaction';
import { type Tables, type Trx } from '../../db/tables';
import { notifyAlarms } from '../notice';
import { consentOf, findVisibleArchive, isShownArchive, isVisibleTo, type Viewer, hiddenReason } from '../access';
import { commentsOf, toCommentRows, isPostThere } from '../post';
import { evaluatedMembers, isCounted } from './teamCounts.repository';
import { type KeyedRequest } from '../../lib/idempotency/keyedRequest';
import { findCreatedOr, once } from '../../lib/idempotency/once';
import { findTeam, insertTeam, lockProjectTeam } from './archiveTeam.repository';
import { withLockedArchive, type LockedArchive } from './lockedArchive.repository';
import { contributionsOf } from './contributions.repository';
import { memberChecks, togetherSpan } from './countedTime.repository';
import { tellOfArchiveRequests } from './namedTeam.repository';
import { insertImages } from './insertImages.repository';
import { type NewPictures } from './storePictures';
import { type Teammate } from './team';
import { toArchiveColumns } from './toArchiveColumns';

export type ArchiveRepository = ReturnType<typeof createArchiveRepository>;
export type ArchiveRow = NonNullable<Awaited<ReturnType<ArchiveRepository['find']>>>;
export type ArchiveMemberRow = ArchiveRow['members'][number];

interface NewArchive {
  writerId: number;
  payload: ArchivePayload;
  pictures: NewPictures;
  at: Date;
  request: KeyedRequest | null;
}

/** An archive with its dependent rows. */
export function createArchiveRepository(db: Kysely<Tables>) {
  return {
    /**
     * Reads the archive with writer, team, pictures and comments (tombstones included) as the viewer sees it, in one
     * statement. A pending archive is found only for its team.
     */
    async find(id: number, viewer?: Viewer) {
      const [row] = await (viewer
        ? pagesOfMembers(db, { id, viewerId: viewer.id, at: viewer.at })
        : pagesOfVisitors(db, { id }));
      return row && { ...row, comments: toCommentRows(row.comments) };
    },

    /** The archive for an operator: a hidden one, and one that is pending once it has a case (D193). */
    async findForOperator(id: number) {
      const hasCase = sql<SqlBool>`exists (select from case_number where target = 'ARCHIVE' and target_id = archive.id)`;
      const row = await archiveRow(db, id)
        .where((where) => where.or([isShownArchive, hasCase]))
        .executeTakeFirst();
      return row && { ...row, comments: toCommentRows(row.comments) };
    },

    findVisible: (id: number, memberId: number) => findVisibleArchive(db, id, memberId),

    /**
     * The archive of an earlier request with this key; without one checks the project and the team of the form.
     * @throws ApiError 403, 404, 409 as `lockProjectTeam`, 400 for a team that is not valid
     */
    findEarlier: (request: KeyedRequest | null, writerId: number, payload: ArchivePayload) =>
      findCreatedOr<number>(
        db,
        request,
        async () => {
          await inTransaction(db, (trx) => lockProjectTeam(trx, writerId, payload.projectId));
          await findTeam(db, writerId, payload);
        },
        isPostThere(db, 'archive'),
      ),

    /**
     * Inserts the archive with its team and pictures, in one transaction.
     * @returns its id
     * @throws ApiError 400 when a member of the team has withdrawn meanwhile
     */
    insert(added: NewArchive): Promise<number> {
      return inTransaction(db, async (trx) => {
        const team = await findTeam(trx, added.writerId, added.payload);
        return once(trx, added.request, () => insertArchive(trx, added, team));
      });
    },

    withLock: <T>(id: number, memberId: number, work: (archive: LockedArchive) => Promise<T>) =>
      withLockedArchive(db, id, memberId, work),
  };
}

async function insertArchive(
  trx: Trx,
  { writerId, payload, pictures, at }: NewArchive,
  team: readonly Teammate[],
): Promise<number> {
  const { confirmed, joinedAt, endedAt } = await lockProjectTeam(trx, writerId, payload.projectId);
  const { id } = await trx
    .insertInto('archive')
    .values({
      writer_id: writerId,
      project_id: payload.projectId ?? null,
      created_at: at,
      ended_on: endedAt && todayInKorea(endedAt.getTime()),
      ...toArchiveColumns(payload),
      thumbnail: pictures.thumbnail ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertTeam(trx, id, { team, confirmed, joinedAt, at });
  await insertImages(trx, id, pictures.images);
  // The writer is CONFIRMED and may evaluate, the others are ASKED.
  await notifyAlarms(
    trx,
    team.map((teammate) => teammate.id),
  );
  const others = team.map((teammate) => teammate.id).filter((memberId) => memberId !== writerId);
  await tellOfArchiveRequests(trx, { archiveId: id, memberIds: others, at });
  return id;
}

/** The row of an archive's page as the viewer sees it. */
const archiveRow = (db: Kysely<Tables>, id: number, viewer?: Viewer) =>
  db
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
    .select(['archive.updated_at', 'changed_at', 'confirmed_title'])
    .select(['nickname', consentOf(viewer), evaluatedMembers()])
    .select([togetherSpan().as('together'), memberChecks().as('checks')])
    .select(['archive.hidden_at', hiddenReason('ARCHIVE', 'archive').as('hidden_reason')])
    .select([jsonArrayFrom(team()).as('members'), jsonArrayFrom(pictures()).as('images')])
    .select([jsonArrayFrom(declined()).as('declined'), namedIds().as('named_ids')])
    .select(commentsOf('archive').as('comments'))
    .where('archive.id', '=', id)
    .where('deleted_at', 'is', null);

const pagesOfVisitors = builtQuery((db, { id }: { id: number }) => archiveRow(db, id).where(isVisibleTo(undefined)));

const pagesOfMembers = builtQuery((db, { id, viewerId, at }: { id: number; viewerId: number; at: Date }) =>
  archiveRow(db, id, { id: viewerId, at }).where(isVisibleTo(viewerId)),
);

const ofArchive = expressionBuilder<Tables, 'archive'>();

/** In the order of the form: the named members of a pending archive, the confirmed members of a published one (D93). */
function team() {
  return ofArchive
    .selectFrom('archive_member')
    .innerJoin('member', 'member.id', 'member_id')
    .select(['member_id', 'username', 'nickname', 'profile_image', 'roles', 'consent'])
    .select(contributionsOf(sql.ref('archive_member.member_id')).as('contributions'))
    .whereRef('archive_id', '=', 'archive.id')
    .where(isCounted)
    .orderBy('position');
}

/** The nicknames of members who declined. */
function declined() {
  return ofArchive
    .selectFrom('archive_member')
    .innerJoin('member', 'member.id', 'member_id')
    .select('nickname')
    .whereRef('archive_id', '=', 'archive.id')
    .where('consent', '=', 'DECLINED')
    .orderBy('position');
}

/** The ids of members who see the archive differently from visitors. */
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
