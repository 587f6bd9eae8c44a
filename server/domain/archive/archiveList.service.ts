import { type ArchiveListQuery, type ArchivePage } from '@contract/archive';
import { pagesOf } from '@contract/envelope';
import { LIMITS } from '@contract/limits';
import { type Blocker } from '../access';
import { type Cached } from '../../lib/cache/cache';
import { listTags, tags } from '../../lib/cache/tags';
import { type ViewerStates } from '../post';
import { toArchiveItem } from './archive.view';
import { type ArchiveListRepository, type ArchiveListRow } from './archiveList.repository';

const SIZE = LIMITS.archivePageSize;

interface ArchiveListDeps {
  list: ArchiveListRepository;
  viewerStates: ViewerStates;
  cached: Cached;
}

export type ArchiveListService = ReturnType<typeof createArchiveListService>;

/** The list of archives: pending archives that name the member, then published ones, newest first (D50). */
export function createArchiveListService({ list, viewerStates, cached }: ArchiveListDeps) {
  async function read({ page, ...filter }: ArchiveListQuery): Promise<ArchivePage> {
    const slice = { offset: page * SIZE, size: SIZE };
    const [total, rows] = await Promise.all([list.countPublished(filter), list.readPublished(filter, slice)]);
    return toPage(total, rows);
  }

  /**
   * Not cached: pending archives are visible only to their team, and a member's list omits archives of blocked members.
   */
  async function readAs(
    { page, ...filter }: ArchiveListQuery,
    memberId: number,
    blocker?: Blocker,
  ): Promise<ArchivePage> {
    const pending = await list.findPending(filter, memberId);
    const offset = page * SIZE;
    const size = Math.max(Math.min(SIZE, LIMITS.listReach - offset), 0);
    const ahead = pending.slice(offset, offset + size);
    const slice = { offset: Math.max(offset - pending.length, 0), size: size - ahead.length };
    const [published, first, rest] = await Promise.all([
      list.countPublished(filter, blocker),
      list.readCards(ahead),
      list.readPublished(filter, slice, blocker),
    ]);
    return toPage(pending.length + published, [...first, ...rest]);
  }

  /** A page as visitors see it. */
  const page = (query: ArchiveListQuery): Promise<ArchivePage> =>
    cached(`archives ${JSON.stringify(query)}`, listTags('archive'), () => read(query));

  const teamsOf = (memberId: number) =>
    cached(`teams ${memberId}`, [tags.list('archive')], () => list.readTeams(memberId));

  return {
    page,

    /** A page for a member: with pending archives, own bookmarks and consents. */
    async pageFor(query: ArchiveListQuery, memberId: number): Promise<ArchivePage> {
      const [{ hasPending, consents }, { bookmarked, blocked }] = await Promise.all([
        teamsOf(memberId),
        viewerStates.of(memberId),
      ]);
      const blocker = blocked.length > 0 ? { id: memberId, blocked } : undefined;
      const shared = await (hasPending || blocker ? readAs(query, memberId, blocker) : page(query));
      const archives = shared.archives.map((archive) => ({
        ...archive,
        bookmarked: bookmarked.has(archive.id),
        myConsent: consents.get(archive.id) ?? null,
      }));
      return { ...shared, archives };
    },
  };
}

function toPage(matches: number, rows: readonly ArchiveListRow[]): ArchivePage {
  const total = Math.min(matches, LIMITS.listReach);
  return { archives: rows.map(toArchiveItem), totalPages: pagesOf(total, SIZE), totalElements: total };
}
