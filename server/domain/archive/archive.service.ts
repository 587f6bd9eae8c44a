import {
  ARCHIVE_MESSAGES,
  archivePeriodRules,
  type ArchiveBookmark,
  type ArchiveEdit,
  type ArchivePayload,
} from '@contract/archive';
import { findProblems } from '@contract/firstMessage';
import { checkUnchanged } from '../../lib/http/checkUnchanged';
import { badRequest, conflict, forbidden, notFound } from '../../lib/http/errors';
import { type VisibleArchive, type Member, refuseHidden } from '../access';
import { type EraseFiles } from '../../lib/storage/fileErasure';
import { type Caller } from '../../lib/jobs/concurrencyLimiter';
import { type ImageDecoder } from '../../lib/uploads/imageDecoder';
import { type KeyedRequest } from '../../lib/idempotency/keyedRequest';
import { type Storage } from '../../lib/storage/storage';
import { storingFiles } from '../../lib/storage/storingFiles';
import { type ArchiveRepository } from './archive.repository';
import { type ArchiveRequest } from './archiveForm';
import { arrangePictures, checkImageCount } from './arrangePictures';
import { storePictures } from './storePictures';

export type ArchiveService = ReturnType<typeof createArchiveService>;

interface ArchiveServiceDeps {
  archives: ArchiveRepository;
  storage: Storage;
  imageDecoder: ImageDecoder;
  eraseFiles: EraseFiles;
  shiftedNow: () => number;
}

/** The member who sends a form, and the client it comes from. */
interface Sender {
  member: Member;
  caller: Caller;
}

/** Changes of one archive. A pending archive is a 404 to everyone outside its team (D50). */
export function createArchiveService({ archives, eraseFiles, shiftedNow, ...deps }: ArchiveServiceDeps) {
  const { storage } = deps;
  return {
    /** Checks that the member is the writer. @throws ApiError 404, 403 with `denied` for everyone but the writer */
    async checkOwn(id: number, member: Member, denied: string): Promise<void> {
      const archive = await archives.findVisible(id, member.id);
      if (!archive) throw notFound();
      denyOthers(archive.writer_id, member, denied);
    },

    /**
     * Registers an archive, once for each idempotency key, and asks its team for consent and evaluations before it is
     * published.
     * @returns its id
     * @throws ApiError 400 naming unknown members, and for a file that is no image; for the archive of a project 403 outside
     * its team, 404, 409 unless the project is done and has no archive
     */
    async create(
      { archive, pictures }: ArchiveRequest<ArchivePayload>,
      { member: writer, caller }: Sender,
      request: KeyedRequest | null,
    ): Promise<number> {
      const earlier = await archives.findEarlier(request, writer.id, archive);
      if (earlier) return earlier.created;
      return storingFiles(storage, async (stored) => {
        const added = await storePictures(deps, stored, pictures, caller);
        const at = new Date(shiftedNow());
        return archives.insert({ writerId: writer.id, payload: archive, pictures: added, at, request });
      });
    },

    /**
     * Replaces the content; the later of two concurrent edits wins as a whole, unless it names an older version. Pictures
     * that are no longer used are erased after the commit (D56).
     * @throws ApiError 400, 403 for everyone but the writer, 404, 409 for an edit of an older version and for
     * another period of a published archive
     */
    async edit(
      id: number,
      { archive, pictures }: ArchiveRequest<ArchiveEdit>,
      { member, caller }: Sender,
    ): Promise<number> {
      checkImageCount(archive, pictures);
      await storingFiles(storage, async (stored) => {
        const added = await storePictures(deps, stored, pictures, caller);
        await archives.withLock(id, member.id, async (locked) => {
          denyOthers(locked.writerId, member, ARCHIVE_MESSAGES.editDenied);
          checkUnchanged(locked.archive, archive.updatedDateTime);
          checkPeriod(locked.archive, archive);
          const { kept, released } = arrangePictures(await locked.pictures(), archive, added);
          await locked.update(archive, kept);
          await locked.release(released);
        });
      });
      await eraseFiles();
      return id;
    },

    /** Deletes the archive. @throws ApiError 403 for everyone but the writer, 404 */
    async remove(id: number, member: Member): Promise<void> {
      await archives.withLock(id, member.id, async (locked) => {
        denyOthers(locked.writerId, member, ARCHIVE_MESSAGES.deleteDenied);
        const { thumbnail, images } = await locked.pictures();
        await locked.release([thumbnail ?? [], images].flat());
        await locked.remove();
      });
      await eraseFiles();
    },

    /** Toggles the member's bookmark. @throws ApiError 404, 409 while the archive is pending */
    async toggleBookmark(id: number, member: Member): Promise<ArchiveBookmark> {
      return archives.withLock(id, member.id, async (locked) => {
        refuseHidden(locked.archive, true);
        if (locked.isPending) throw conflict(ARCHIVE_MESSAGES.pending);
        return locked.toggleBookmark(member.id);
      });
    },
  };
}

/** Only the writer may change an archive. */
function denyOthers(writerId: number, { id }: Member, denied: string): void {
  if (writerId !== id) throw forbidden(denied);
}

/**
 * The team confirmed the period of a published archive, and records and credentials state it, so it is fixed (D122, D124).
 * @throws ApiError 409; for a pending archive 400 unless the period is in the past
 */
function checkPeriod(archive: VisibleArchive, { startDate, endDate }: ArchiveEdit): void {
  if (archive.published_at === null) {
    const problems = findProblems(archivePeriodRules, { startDate, endDate });
    if (problems.length > 0) throw badRequest(...problems);
    return;
  }
  if (archive.start_date !== startDate || archive.end_date !== endDate) throw conflict(ARCHIVE_MESSAGES.periodFixed);
}
