import { type ArchivePage } from '@contract/archive';
import { pagesOf } from '@contract/envelope';
import { LIMITS } from '@contract/limits';
import { gramQuery } from '../../db/titleGrams';
import { createListDirectories } from '../../lib/lists/listDirectory';
import { FOUND_FOR_ONE, HANDFUL, WINDOW } from '../../lib/lists/listSearch';
import { readFromBuckets, type Found } from '../../lib/lists/readFromBuckets';
import { toArchiveItem } from './archive.view';
import { type ArchiveListRepository, type ArchiveListRow, type ArchiveSlice } from './archiveList.repository';
import { type ArchivePlacesRepository } from './archivePlaces.repository';

const SIZE = LIMITS.archivePageSize;

export interface ArchiveListQuery {
  keyword: string;
  page: number;
}

export type ArchiveListService = ReturnType<typeof createArchiveListService>;

/** The list of archives: the pending ones of the asker's team, then what is published, the newest first (D50). */
export function createArchiveListService(list: ArchiveListRepository, places: ArchivePlacesRepository) {
  const directories = createListDirectories<string>((...asked) => places.countDays(...asked));

  /** A page of what is likely to hold it; empty when nothing is. What a keyword found lately tells which way is shorter. */
  async function readFirst(slice: ArchiveSlice, askerId?: number): Promise<ArchiveListRow[]> {
    const { keyword, offset } = slice;
    if ((directories.lately(keyword)?.total ?? Infinity) <= HANDFUL) return list.read(slice, 'index', askerId);
    return offset + SIZE <= WINDOW ? list.read(slice, 'first', askerId) : [];
  }

  /** Looks among the first archives, which answers nearly every page asked for; what is left is rare or far down. */
  async function findPage(slice: ArchiveSlice, askerId?: number): Promise<Found<ArchiveListRow>> {
    const { keyword, offset } = slice;
    const first = await readFirst(slice, askerId);
    const { total, version, ahead } = first[0] ?? (await list.state(keyword, askerId));
    const published = isNarrow(keyword) ? (await directories.of(keyword, version)).total : total;
    const expected = Math.min(SIZE, Math.max(ahead + published - offset, 0));
    if (first.length >= expected) return { total: ahead + published, rows: first };
    return readFar(slice, { version, ahead }, askerId);
  }

  /** How many stand on these days, whatever their title. */
  async function publishedOn(days: readonly number[], version: number): Promise<number> {
    const { matches } = await directories.of('', version);
    return days.reduce((sum, day) => sum + (matches.get(day) ?? 0), 0);
  }

  async function readFar(
    slice: ArchiveSlice,
    { version, ahead }: { version: number; ahead: number },
    askerId?: number,
  ): Promise<Found<ArchiveListRow>> {
    const { keyword } = slice;
    const directoryOf = (least: number) => directories.of(keyword, least);
    const { total, rows } = await readFromBuckets(
      { offset: Math.max(slice.offset - ahead, 0), size: SIZE, version },
      {
        directoryOf,
        async read({ buckets: days, offset }, matches) {
          const isRare = isNarrow(keyword) && matches.total * FOUND_FOR_ONE < (await publishedOn(days, version));
          return isRare ? list.read(slice, 'index', askerId) : list.read({ keyword, offset, days }, 'walk', askerId);
        },
        version: async () => (await list.state(keyword, askerId)).version,
        // One statement cannot be overtaken.
        readAtOnce: async (least) => ({
          total: (await directoryOf(least)).total,
          rows: await list.read(slice, 'walk', askerId),
        }),
      },
    );
    return { total: ahead + total, rows };
  }

  return {
    async page({ keyword, page }: ArchiveListQuery, askerId?: number): Promise<ArchivePage> {
      const { total, rows } = await findPage({ keyword, offset: page * SIZE }, askerId);
      return { archives: rows.map(toArchiveItem), totalPages: pagesOf(total, SIZE), totalElements: total };
    },
  };
}

/** A keyword of nothing but spaces leaves the whole list. */
const isNarrow = (keyword: string) => gramQuery(keyword) !== null;
