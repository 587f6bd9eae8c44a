import { type ArchiveBookmark, type ArchiveEdit } from '@contract/archive';
import { archiveDuration } from '@contract/period';
import { type Kysely } from 'kysely';
import { inTransaction } from '../../db/inTransaction';
import { type Tables, type Trx } from '../../db/tables';
import { notifyAlarms } from '../../lib/alarms/notifyAlarms';
import { notifyNamed } from '../../lib/archives/namedTeam';
import { lockVisibleArchive, type VisibleArchive } from '../../lib/archives/visibleArchive';
import { eraseAfterCommit } from '../../lib/storage/fileErasure';
import { pictureKeys } from '../../lib/uploads/pictures';
import { insertImages } from './insertImages';
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

  async function pictures(): Promise<ArchivePictures> {
    const archive = trx.selectFrom('archive').select('thumbnail').where('id', '=', id);
    const images = trx.selectFrom('archive_image').select('file_key').where('archive_id', '=', id);
    const { thumbnail } = await archive.executeTakeFirstOrThrow();
    return { thumbnail, images: (await images.execute()).map(({ file_key: key }) => key) };
  }

  return {
    archive,
    writerId,
    isPending: !publishedAt,
    pictures,

    /** Replaces text, dates and pictures; the team does not change (D56). */
    async update(edit: ArchiveEdit, { thumbnail, images }: ArchivePictures): Promise<void> {
      const columns = { ...toArchiveColumns(edit), thumbnail, edited_at: new Date(), updated_at: new Date() };
      await trx.updateTable('archive').set(columns).where('id', '=', id).execute();
      await trx.deleteFrom('archive_image').where('archive_id', '=', id).execute();
      await insertImages(trx, id, images);
      // When the archive is deleted, evaluations preserve its duration.
      const period = archiveDuration(edit.startDate, edit.endDate);
      await trx.updateTable('evaluation').set({ period }).where('archive_id', '=', id).execute();
      await notifyBells();
    },

    /** Lists pictures for erasure, in all their sizes. */
    release: (keys: readonly string[]) => eraseAfterCommit(trx, keys.flatMap(pictureKeys)),

    /** Deletes the archive; evaluations of a published one are preserved. */
    async remove(): Promise<void> {
      await notifyBells();
      await notifyNamed(trx, id);
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
