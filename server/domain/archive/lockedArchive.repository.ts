import { isDeepStrictEqual } from 'node:util';
import { type ArchiveBookmark, type ArchiveEdit } from '@contract/archive';
import { archiveDuration } from '@contract/period';
import { type Kysely } from 'kysely';
import { inTransaction } from '../../db/inTransaction';
import { type Tables, type Trx } from '../../db/tables';
import { addNotices, notifyAlarms } from '../notice';
import { isConfirmed, notifyNamed, readNamedTeams } from './namedTeam.repository';
import { lockVisibleArchive, type VisibleArchive } from '../access';
import { DAY } from '../../lib/durations';
import { eraseAfterCommit } from '../../lib/storage/fileErasure';
import { pictureKeys } from '../../lib/uploads/pictures';
import { deleteTextOnly } from './keptProof.repository';
import { insertImages } from './insertImages.repository';
import { toArchiveColumns } from './toArchiveColumns';

export type LockedArchive = ReturnType<typeof lockedArchive>;

/** Keys of the pictures of an archive. */
export interface ArchivePictures {
  thumbnail: string | null;
  images: string[];
}

/**
 * Runs `work` with the archive locked: changes of one archive are serialised, and `work` commits as a whole or, when it
 * throws, not at all.
 * @throws ApiError 404 when the member cannot see the archive
 */
export function withLockedArchive<T>(
  db: Kysely<Tables>,
  id: number,
  memberId: number,
  work: (archive: LockedArchive) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (trx) => work(lockedArchive(trx, await lockVisibleArchive(trx, id, memberId))));
}

function lockedArchive(trx: Trx, archive: VisibleArchive) {
  const { id, writer_id: writerId, published_at: publishedAt } = archive;

  /** Notifies the members whose alarms may contain the archive: those who have not answered or not evaluated. */
  async function notifyBells(): Promise<void> {
    const waiting = await trx
      .selectFrom('archive_member')
      .select('member_id')
      .where('archive_id', '=', id)
      .where('evaluated_at', 'is', null)
      .where('consent', '<>', 'DECLINED')
      .execute();
    await notifyAlarms(
      trx,
      waiting.map(({ member_id: memberId }) => memberId),
    );
  }

  return {
    archive,
    writerId,
    isPending: !publishedAt,
    pictures: () => picturesOf(trx, id),

    /** Replaces text, dates and pictures; the team does not change (D56). */
    async update(edit: ArchiveEdit, pictures: ArchivePictures): Promise<void> {
      const { thumbnail, images } = pictures;
      const at = new Date();
      const isChanged = publishedAt !== null && (await isOther(trx, id, { edit, pictures }));
      const columns = { ...toArchiveColumns(edit), thumbnail, edited_at: at, updated_at: at };
      await trx
        .updateTable('archive')
        .set(isChanged ? { ...columns, changed_at: at } : columns)
        .where('id', '=', id)
        .execute();
      await trx.deleteFrom('archive_image').where('archive_id', '=', id).execute();
      await insertImages(trx, id, images);
      // When the archive is deleted, evaluations preserve its duration.
      const period = archiveDuration(edit.startDate, edit.endDate);
      await trx.updateTable('evaluation').set({ period }).where('archive_id', '=', id).execute();
      await notifyBells();
      if (isChanged) await tellTeam(trx, archive, at);
    },

    /** Lists pictures for erasure, in all their sizes. */
    release: (keys: readonly string[]) => eraseAfterCommit(trx, keys.flatMap(pictureKeys)),

    /** Deletes the archive; of a published one evaluations and what others confirmed are preserved (D54, D164). */
    async remove(): Promise<void> {
      await notifyBells();
      await notifyNamed(trx, id);
      if (await deleteTextOnly(trx, id)) return;
      await trx.deleteFrom('archive').where('id', '=', id).execute();
    },

    async toggleBookmark(memberId: number): Promise<ArchiveBookmark> {
      const bookmark = { archive_id: id, member_id: memberId };
      const { numDeletedRows: removed } = await trx
        .deleteFrom('archive_bookmark')
        .where('archive_id', '=', id)
        .where('member_id', '=', memberId)
        .executeTakeFirstOrThrow();
      if (removed === 0n) await trx.insertInto('archive_bookmark').values(bookmark).execute();
      const counted = trx.selectFrom('archive').select('bookmark_count').where('id', '=', id);
      const { bookmark_count: bookmarkCount } = await counted.executeTakeFirstOrThrow();
      return { bookmarked: removed === 0n, bookmarkCount };
    },
  };
}

/** Tells the team of a published archive that its writer has changed it, once in 24 hours (D156). */
async function tellTeam(trx: Trx, { id, writer_id: writerId }: VisibleArchive, at: Date): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('archive')
    .set({ edit_told_at: at })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('edit_told_at', 'is', null), eb('edit_told_at', '<=', new Date(at.getTime() - DAY))]))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  const team = await readNamedTeams(trx, [id]);
  const to = team.filter(isConfirmed).map(({ member_id: memberId }) => memberId);
  await addNotices(trx, { kind: 'EDITED', to, actorId: writerId, target: { kind: 'archive', id }, at });
}

async function picturesOf(trx: Trx, id: number): Promise<ArchivePictures> {
  const archive = trx.selectFrom('archive').select('thumbnail').where('id', '=', id);
  const images = trx.selectFrom('archive_image').select('file_key').where('archive_id', '=', id).orderBy('position');
  const { thumbnail } = await archive.executeTakeFirstOrThrow();
  return { thumbnail, images: (await images.execute()).map(({ file_key: key }) => key) };
}

interface EditedContent {
  edit: ArchiveEdit;
  pictures: ArchivePictures;
}

/** Whether an edit changes anything that the page shows. */
async function isOther(trx: Trx, id: number, { edit, pictures }: EditedContent): Promise<boolean> {
  const stored = await trx
    .selectFrom('archive')
    .select(['title', 'description', 'category', 'skills', 'link'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { title, description, category, skills, link } = edit;
  const edited = { title, description, category, skills, link };
  return !isDeepStrictEqual([stored, await picturesOf(trx, id)], [edited, pictures]);
}
