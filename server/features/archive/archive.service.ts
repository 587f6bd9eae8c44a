import {
  ARCHIVE_MESSAGES,
  type ArchiveBookmark,
  type ArchiveDetail,
  type ArchiveEdit,
  type ArchivePayload,
} from '@contract/archive';
import { withoutBlocked } from '../../lib/blocks/withoutBlocked';
import { type Cached } from '../../lib/cache/cache';
import { tags } from '../../lib/cache/tags';
import { conflict, forbidden, notFound } from '../../lib/http/errors';
import { type Marks } from '../../lib/marks/marks';
import { type EraseFiles } from '../../lib/storage/fileErasure';
import { type Member } from '../../lib/auth/member';
import { type Storage } from '../../lib/storage/storage';
import { storingFiles } from '../../lib/storage/storingFiles';
import { type ShownPost } from '../../lib/views/shownPost';
import { type ArchiveRepository } from './archive.repository';
import { toArchiveDetail } from './archive.view';
import { type ArchiveRequest } from './archiveForm';
import { arrangePictures, checkImageCount } from './arrangePictures';
import { storePictures } from './storePictures';
import { withoutHidden, writersOfHidden } from '../../lib/hidden/withoutHidden';
import { refuseHidden } from '../../lib/hidden/hidden';

export type ArchiveService = ReturnType<typeof createArchiveService>;

interface ArchiveServiceDeps {
  archives: ArchiveRepository;
  marks: Marks;
  cached: Cached;
  storage: Storage;
  eraseFiles: EraseFiles;
  shiftedNow: () => number;
}

/** What the page of a published archive shows. */
export const archiveTags = (id: number) => [tags.post({ kind: 'archive', id }), tags.people];

/** Operations on one archive. A pending one is a 404 to everybody outside its team (D50). */
export function createArchiveService(deps: ArchiveServiceDeps) {
  const { archives, marks, cached, storage, eraseFiles, shiftedNow } = deps;

  /** As everyone is shown it whom it does not name; null for a pending one. */
  function readShared(id: number): Promise<{ ownIds: number[]; detail: ArchiveDetail } | null> {
    return cached(`archive ${id}`, archiveTags(id), async () => {
      const row = await archives.find(id);
      if (!row) return null;
      const archive = { ...row, comments: withoutHidden(row.comments) };
      return {
        ownIds: [...row.named_ids, ...writersOfHidden(row.comments)],
        detail: toArchiveDetail(archive, false),
      };
    });
  }

  /** Not cached: usernames, consents and pending archives are for named members, comments depend on blocks. */
  async function readAs(id: number, memberId: number, blocked: readonly number[]): Promise<ShownPost<ArchiveDetail>> {
    const row = await archives.find(id, memberId);
    if (!row) throw notFound();
    const archive = { ...row, comments: withoutBlocked(withoutHidden(row.comments, memberId), blocked) };
    const isOwn = memberId === archive.writer_id;
    return { isOwn, detail: toArchiveDetail(archive, isOwn) };
  }

  return {
    /** The archive as visitors are shown it. @throws ApiError 404 */
    async read(id: number): Promise<ArchiveDetail> {
      const shared = await readShared(id);
      if (!shared) throw notFound();
      return shared.detail;
    },

    /** The archive as a member is shown it, with the own bookmark. @throws ApiError 404 */
    async readFor(id: number, memberId: number): Promise<ShownPost<ArchiveDetail>> {
      const [shared, { bookmarked, blocked }] = await Promise.all([readShared(id), marks.of(memberId)]);
      const isShared = shared && blocked.length === 0 && !shared.ownIds.includes(memberId);
      const { isOwn, detail } = isShared
        ? { isOwn: false, detail: shared.detail }
        : await readAs(id, memberId, blocked);
      return { isOwn, detail: { ...detail, bookmarked: bookmarked.has(id) } };
    },

    /** @throws ApiError 404, 403 with `denied` for everyone but the writer */
    async checkOwn(id: number, member: Member, denied: string): Promise<void> {
      const archive = await archives.findVisible(id, member.id);
      if (!archive) throw notFound();
      denyOthers(archive.writer_id, member, denied);
    },

    /**
     * Registers an archive and asks its team for consent and evaluations before it is published.
     * @returns its id
     * @throws ApiError 400 naming unknown members, and for a file that is no image; for the archive of a project 403 outside
     * its team, 404, 409 unless the project is done and has no archive
     */
    async create({ archive, pictures }: ArchiveRequest<ArchivePayload>, writer: Member): Promise<number> {
      await archives.checkProject(writer.id, archive.projectId);
      await archives.checkTeam(writer.id, archive);
      return storingFiles(storage, async (stored) =>
        archives.insert(writer.id, archive, await storePictures(storage, stored, pictures), new Date(shiftedNow())),
      );
    },

    /**
     * The later of two edits wins as a whole. Pictures that are no longer used are erased after the commit (D56).
     * @throws ApiError 400, 403 for everyone but the writer, 404
     */
    async edit(id: number, { archive, pictures }: ArchiveRequest<ArchiveEdit>, member: Member): Promise<number> {
      checkImageCount(archive, pictures);
      await storingFiles(storage, async (stored) => {
        const added = await storePictures(storage, stored, pictures);
        await archives.withLock(id, member.id, async (held) => {
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
      await archives.withLock(id, member.id, async (held) => {
        denyOthers(held.writerId, member, ARCHIVE_MESSAGES.deleteDenied);
        const { thumbnail, images } = await held.pictures();
        await held.letGo([thumbnail ?? [], images].flat());
        await held.remove();
      });
      await eraseFiles();
    },

    /** @throws ApiError 404, 409 while it is pending */
    async toggleBookmark(id: number, member: Member): Promise<ArchiveBookmark> {
      return archives.withLock(id, member.id, async (held) => {
        refuseHidden(held.archive, true);
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
