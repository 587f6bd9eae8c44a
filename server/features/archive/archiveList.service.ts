import { type ArchivePage } from '@contract/archive';
import { pagesOf } from '@contract/envelope';
import { LIMITS } from '@contract/limits';
import { gramQuery } from '../../db/titleGrams';
import { bucketsOf } from '../../lib/lists/bucketsOf';
import { createListDirectories } from '../../lib/lists/listDirectory';
import { toArchiveItem } from './archive.view';
import { WINDOW, type ArchiveListRepository, type ArchiveListRow, type ArchiveSlice } from './archiveList.repository';
import { type ArchivePlacesRepository } from './archivePlaces.repository';

const SIZE = LIMITS.archivePageSize;
/** So few matches are found by the index sooner than among the first archives. */
const HANDFUL = 500;
/** To find and read one match through the index takes as long as to look at so many in a row. */
const FOUND_FOR_ONE = 3;
const TRIES = 3;

export interface ArchiveListQuery {
  keyword: string;
  page: number;
}

interface Found {
  total: number;
  rows: ArchiveListRow[];
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
  async function findPage(slice: ArchiveSlice, askerId?: number): Promise<Found> {
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

  /** Reads the days that hold the page; when the list has changed since they were counted, tries again. */
  async function readFar(
    slice: ArchiveSlice,
    state: { version: number; ahead: number },
    askerId?: number,
  ): Promise<Found> {
    const { keyword } = slice;
    const offset = Math.max(slice.offset - state.ahead, 0);
    let { version } = state;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const directory = await directories.of(keyword, version);
      const total = state.ahead + directory.total;
      if (offset >= directory.total) return { total, rows: [] };

      const held = bucketsOf(directory, offset, SIZE);
      const isRare = isNarrow(keyword) && directory.total * FOUND_FOR_ONE < (await publishedOn(held.buckets, version));
      const rows = isRare
        ? await list.read(slice, 'index', askerId)
        : await list.read({ keyword, offset: held.offset, days: held.buckets }, 'walk', askerId);
      if (rows[0]?.version === directory.version) return { total, rows };
      version = rows[0]?.version ?? (await list.state(keyword, askerId)).version;
    }
    // It changes faster than it is counted: one statement cannot be overtaken.
    const { total } = await directories.of(keyword, version);
    return { total: state.ahead + total, rows: await list.read(slice, 'walk', askerId) };
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
