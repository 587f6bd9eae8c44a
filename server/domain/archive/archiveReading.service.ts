import { type ArchiveDetail } from '@contract/archive';
import { withoutBlocked, withoutHidden, writersOfHidden, type ViewerStates, type ShownPost } from '../post';
import { type Cached } from '../../lib/cache/cache';
import { tags } from '../../lib/cache/tags';
import { notFound } from '../../lib/http/errors';
import { type ArchiveRepository } from './archive.repository';
import { toArchiveDetail } from './archive.view';

interface ArchiveReadingDeps {
  archives: ArchiveRepository;
  viewerStates: ViewerStates;
  cached: Cached;
  shiftedNow: () => number;
}

export type ArchiveReading = ReturnType<typeof createArchiveReading>;

/** The tags of a published archive's page. */
export const archiveTags = (id: number) => [tags.post({ kind: 'archive', id }), tags.people];

/**
 * Reads the page of an archive for visitors and members. A pending archive is a 404 to everyone outside its team (D50).
 */
export function createArchiveReading({ archives, viewerStates, cached, shiftedNow }: ArchiveReadingDeps) {
  /** The archive as everyone sees it whom it does not name; null for a pending one. */
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

  /** Not cached: usernames, consents and pending archives depend on the member, comments on blocks. */
  async function readAs(id: number, memberId: number, blocked: readonly number[]): Promise<ShownPost<ArchiveDetail>> {
    const row = await archives.find(id, { id: memberId, at: new Date(shiftedNow()) });
    if (!row) throw notFound();
    const archive = { ...row, comments: withoutBlocked(withoutHidden(row.comments, memberId), blocked) };
    const isOwn = memberId === archive.writer_id;
    return { isOwn, detail: toArchiveDetail(archive, isOwn) };
  }

  return {
    /** The archive for an operator, with its hidden comments; not cached (D193). @throws ApiError 404 */
    async readForOperator(id: number): Promise<ArchiveDetail> {
      const row = await archives.findForOperator(id);
      if (!row) throw notFound();
      return toArchiveDetail(row, false);
    },

    /** The archive as visitors see it. @throws ApiError 404 */
    async read(id: number): Promise<ArchiveDetail> {
      const shared = await readShared(id);
      if (!shared) throw notFound();
      return shared.detail;
    },

    /** The archive as a member sees it, with the own bookmark. @throws ApiError 404 */
    async readFor(id: number, memberId: number): Promise<ShownPost<ArchiveDetail>> {
      const [shared, { bookmarked, blocked }] = await Promise.all([readShared(id), viewerStates.of(memberId)]);
      const isShared = shared && blocked.length === 0 && !shared.ownIds.includes(memberId);
      const { isOwn, detail } = isShared
        ? { isOwn: false, detail: shared.detail }
        : await readAs(id, memberId, blocked);
      return { isOwn, detail: { ...detail, bookmarked: bookmarked.has(id) } };
    },
  };
}
