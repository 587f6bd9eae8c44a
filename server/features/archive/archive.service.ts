import {
  ARCHIVE_MESSAGES,
  type ArchiveBookmark,
  type ArchiveDetail,
  type ArchiveEdit,
  type ArchivePayload,
} from '@contract/archive';
import { conflict, forbidden, notFound } from '../../lib/errors';
import { type EraseFiles } from '../../lib/fileErasure';
import { type Member } from '../../lib/member';
import { type Storage } from '../../lib/storage';
import { storingFiles } from '../../lib/storingFiles';
import { type ShownPost } from '../../lib/views/readPost';
import { type ArchiveRepository } from './archive.repository';
import { toArchiveDetail } from './archive.view';
import { type ArchiveRequest } from './archiveForm';
import { arrangePictures, checkImageCount } from './arrangePictures';
import { storePictures } from './storePictures';

export type ArchiveService = ReturnType<typeof createArchiveService>;

interface ArchiveServiceDeps {
  archives: ArchiveRepository;
  storage: Storage;
  eraseFiles: EraseFiles;
}

/** What can be done with one archive. A pending one is a 404 to everybody outside its team (D50). */
export function createArchiveService({ archives, storage, eraseFiles }: ArchiveServiceDeps) {
  return {
    /** The archive as a member, or else a visitor, is shown it. @throws ApiError 404 */
    async read(id: number, viewerId?: number): Promise<ShownPost<ArchiveDetail>> {
      const archive = await archives.find(id, viewerId);
      if (!archive) throw notFound();
      return {
        isOwn: viewerId === archive.writer_id,
        detail: toArchiveDetail(archive, viewerId === archive.writer_id),
      };
    },

    /** @throws ApiError 404, 403 with `denied` for everyone but the writer */
    async checkOwn(id: number, member: Member, denied: string): Promise<void> {
      const archive = await archives.findVisible(id, member.id);
      if (!archive) throw notFound();
      denyOthers(archive.writer_id, member, denied);
    },

    /**
     * Registers an archive, which its team is asked to evaluate before others see it.
     * @returns its id
     * @throws ApiError 400 naming unknown members, and for a picture that is none
     */
    async create({ archive, pictures }: ArchiveRequest<ArchivePayload>, writer: Member): Promise<number> {
      await archives.checkTeam(writer.id, archive);
      return storingFiles(storage, async (stored) =>
        archives.insert(writer.id, archive, await storePictures(storage, stored, pictures)),
      );
    },

    /**
     * The later of two edits wins as a whole. Pictures that are let go of leave the storage after the commit (D56).
     * @throws ApiError 400, 403 for everyone but the writer, 404
     */
    async edit(id: number, { archive, pictures }: ArchiveRequest<ArchiveEdit>, member: Member): Promise<number> {
      checkImageCount(archive, pictures);
      await storingFiles(storage, async (stored) => {
        const added = await storePictures(storage, stored, pictures);
        await archives.hold(id, member.id, async (held) => {
          denyOthers(held.writerId, member, ARCHIVE_MESSAGES.editDenied);
          const { kept, released } = arrangePictures(await held.pictures(), archive, added);
          await held.update(archive, kept);
          await held.letGo(released);
        });
      });
      await eraseFiles();
      return id;
    },

    /** @throws ApiError 403 for everyone but the writer, 404 */
    async remove(id: number, member: Member): Promise<void> {
      await archives.hold(id, member.id, async (held) => {
        denyOthers(held.writerId, member, ARCHIVE_MESSAGES.deleteDenied);
        const { thumbnail, images } = await held.pictures();
        await held.letGo([thumbnail ?? [], images].flat());
        await held.remove();
      });
      await eraseFiles();
    },

    /** @throws ApiError 404, 409 while it is pending */
    async toggleBookmark(id: number, member: Member): Promise<ArchiveBookmark> {
      return archives.hold(id, member.id, async (held) => {
        if (held.isPending) throw conflict(ARCHIVE_MESSAGES.pending);
        return held.toggleBookmark(member.id);
      });
    },
  };
}

/** Only the writer changes an archive. */
function denyOthers(writerId: number, { id }: Member, denied: string): void {
  if (writerId !== id) throw forbidden(denied);
}
