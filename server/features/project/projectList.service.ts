import { pagesOf } from '@contract/envelope';
import { type ProjectListQuery, type ProjectPage } from '@contract/project';
import { PROJECT_BUCKET } from '../../lib/lists/bucketRanges';
import { createListDirectories, type Directory } from '../../lib/lists/listDirectory';
import { FOUND_FOR_ONE, HANDFUL, WINDOW } from '../../lib/lists/listSearch';
import { readFromBuckets, type Found } from '../../lib/lists/readFromBuckets';
import { createPopularMarks } from './popularMarks';
import { toProjectItem } from './project.view';
import { isNarrow, toFilter, type ProjectFilter } from './projectFilter';
import { type ProjectListRepository, type ProjectListRow, type Slice } from './projectList.repository';
import { type ProjectPlacesRepository } from './projectPlaces.repository';
import { type ReadInSnapshot } from './readInSnapshot';

/** So few matches are found by the indexes and sorted sooner than by walking the list. */
const FEW = 5_000;
/** A list this long or shorter is walked in its popular order, so its pages are always exact. */
const SHORT_LIST = 20_000;
/** As many buckets as the first posts of the list fill. */
const HEAD_BUCKETS = Math.ceil(WINDOW / PROJECT_BUCKET);

interface ProjectListDeps {
  list: ProjectListRepository;
  places: ProjectPlacesRepository;
  readInSnapshot: ReadInSnapshot;
}

export type ProjectListService = ReturnType<typeof createProjectListService>;

/** The list of recruitment posts: every filter, search, order and page of it (D32, D33). */
export function createProjectListService({ list, places, readInSnapshot }: ProjectListDeps) {
  const directories = createListDirectories<ProjectFilter>((...asked) => places.countBuckets(...asked));
  const marks = createPopularMarks(places);

  /** A page of what is likely to hold it; empty when nothing is. What a filter found lately tells which way is shorter. */
  async function readFirst(slice: Slice, askerId?: number): Promise<ProjectListRow[]> {
    const { filter, sort, offset, size } = slice;
    const lately = directories.lately(filter);
    if (lately && lately.total <= HANDFUL) return list.read(slice, 'index', askerId);
    const isFarDown = offset + size > WINDOW || (sort === 'latest' && lately && isBelowHead(lately, offset));
    return isFarDown ? [] : list.read(slice, 'first', askerId);
  }

  /** Looks among the first posts, which answers nearly every page asked for; what is left is rare or far down. */
  async function findPage(slice: Slice, askerId?: number): Promise<Found<ProjectListRow>> {
    const { filter, offset, size, sort } = slice;
    const first = await readFirst(slice, askerId);
    const state = first[0] ?? (await list.state());
    const total = isNarrow(filter) ? (await directories.of(filter, state.version)).total : state.total;
    const expected = Math.min(size, Math.max(total - offset, 0));
    if (first.length >= expected) return { total, rows: first };
    if (sort === 'latest') return readLatest(slice, state.version, askerId);
    return { total, rows: await readPopular(slice, { total, isShort: state.total <= SHORT_LIST }, askerId) };
  }

  function readLatest(slice: Slice, version: number, askerId?: number): Promise<Found<ProjectListRow>> {
    const { filter, offset, size } = slice;
    return readFromBuckets(
      { offset, size, version },
      {
        directoryOf: (least) => directories.of(filter, least),
        read(held, { total }) {
          const isRare = total * FOUND_FOR_ONE < held.buckets.length * PROJECT_BUCKET;
          return isRare ? list.read(slice, 'index', askerId) : list.read({ ...slice, ...held }, 'walk', askerId);
        },
        version: async () => (await list.state()).version,
        readAtOnce: () => readInSnapshot(slice, askerId),
      },
    );
  }

  async function readPopular(slice: Slice, { total, isShort }: { total: number; isShort: boolean }, askerId?: number) {
    if (isNarrow(slice.filter) && total <= FEW) return list.read(slice, 'index', askerId);
    if (isShort) return list.read(fromNearerEnd(slice, total), 'walk', askerId);
    const { mark, offset } = await marks.before(slice.filter, total, slice.offset);
    return list.read({ ...slice, ...(mark && { mark }), offset }, 'walk', askerId);
  }

  return {
    /** Whether no other page would be found now: far down, the popular order is that of up to a minute ago. */
    isExact(query: ProjectListQuery): boolean {
      const { sort, page, size } = query;
      return sort === 'latest' || (!isNarrow(toFilter(query)) && (page + 1) * size <= WINDOW);
    },

    async page(query: ProjectListQuery, askerId?: number): Promise<ProjectPage> {
      const { sort, size } = query;
      const slice = { filter: toFilter(query), sort, offset: query.page * size, size };
      const { total, rows } = await findPage(slice, askerId);
      return { projects: rows.map(toProjectItem), totalPages: pagesOf(total, size), totalElements: total };
    },
  };
}

/** Whether the newest buckets held too few matches to reach the page, so that looking there would be in vain. */
function isBelowHead({ matches }: Directory, offset: number): boolean {
  const newest = [...matches.keys()].sort((a, b) => b - a).slice(0, HEAD_BUCKETS);
  return newest.reduce((sum, bucket) => sum + (matches.get(bucket) ?? 0), 0) <= offset;
}

/** The same posts, counted from the end when that is nearer. */
function fromNearerEnd(slice: Slice, total: number): Slice {
  const { offset, size } = slice;
  if (offset <= total / 2) return slice;
  const after = Math.max(total - offset - size, 0);
  return { ...slice, offset: after, size: total - offset - after, fromEnd: true };
}
