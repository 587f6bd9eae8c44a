import { type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { type ArchiveBookmark } from '@contract/archive';
import { type Envelope } from '@contract/envelope';
import { type BookmarkState, type BookmarkQueries, showOptimisticBookmark } from '../optimisticBookmark';
import { isNotFound, isNetworkError } from '../errorMessage';
import { countTag, idTag, postTag } from '../tags';
import { archiveApi, type ArchiveId } from './archive';

interface BookmarkToggle {
  id: ArchiveId;
  /** What it becomes as far as this page knows; the server toggles and tells what it became (D50). */
  wish: boolean;
}

type CacheState = Parameters<typeof archiveApi.util.selectCachedArgsForQuery>[0];
type Dispatch = ThunkDispatch<CacheState, unknown, UnknownAction>;

const markOf = ({ bookmarked, bookmarkCount }: ArchiveBookmark): BookmarkState => ({
  isSet: bookmarked,
  count: bookmarkCount,
});

function queriesOf(id: ArchiveId, dispatch: Dispatch, getState: () => CacheState): BookmarkQueries {
  const { updateQueryData, selectCachedArgsForQuery, getRunningQueryThunk } = archiveApi.util;
  const lists = () => selectCachedArgsForQuery(getState(), 'listArchives');

  return {
    show(change) {
      const rewrite = (shown: ArchiveBookmark) => {
        const { isSet, count } = change(markOf(shown));
        Object.assign(shown, { bookmarked: isSet, bookmarkCount: count });
      };
      dispatch(updateQueryData('getArchive', id, rewrite));
      for (const list of lists()) {
        const inList = updateQueryData('listArchives', list, ({ archives }) => {
          archives.filter((archive) => archive.id === id).forEach(rewrite);
        });
        dispatch(inList);
      }
    },
    awaitedPost: () => dispatch(getRunningQueryThunk('getArchive', id)),
    awaitedLists: () => lists().map((list) => dispatch(getRunningQueryThunk('listArchives', list))),
  };
}

const keyOf = (id: ArchiveId) => `archive-${id}`;

/** The bookmark of an archive, shown at once on its page and in every list, as that of a recruitment post is. */
const archiveBookmarkApi = archiveApi.injectEndpoints({
  endpoints: (build) => ({
    toggleArchiveBookmark: build.mutation<ArchiveBookmark, BookmarkToggle>({
      query: ({ id }) => ({ url: `/archive/${id}/bookmark`, method: 'POST' }),
      transformResponse: ({ data }: Envelope<ArchiveBookmark>) => data,

      async onQueryStarted({ id, wish }, { dispatch, getState, requestId, queryFulfilled }) {
        await showOptimisticBookmark({
          wish,
          answer: queryFulfilled.then(({ data }) => markOf(data)),
          places: queriesOf(id, dispatch as Dispatch, getState),
          isLast: () => lastWriteOn(id)(getState()).requestId === requestId,
        });
      },

      // After a failure too: the archive then shows what is true. Without an answer nobody knows what is.
      invalidatesTags: (_bookmark, error, { id }) => [
        // Not when it is gone: the page stays with what is being written on it (F17).
        ...(isNotFound(error) ? [] : [postTag('Bookmark', { kind: 'archive', id })]),
        idTag('Profile', 'own'),
        ...(isNetworkError(error) ? [countTag('Bookmark', 'archive')] : []),
      ],
    }),
  }),
});

function lastWriteOn(id: ArchiveId) {
  return archiveBookmarkApi.endpoints.toggleArchiveBookmark.select({ fixedCacheKey: keyOf(id), requestId: undefined });
}

const { useToggleArchiveBookmarkMutation } = archiveBookmarkApi;

const NOTHING = {};

/** The writes on the bookmark of one archive, whichever of its places they come from. */
export function useArchiveBookmarkWrites(id: ArchiveId) {
  const dispatch = useDispatch<Dispatch>();
  const fixedCacheKey = keyOf(id);
  const [toggleBookmark] = useToggleArchiveBookmarkMutation({ fixedCacheKey, selectFromResult: () => NOTHING });
  const running = archiveBookmarkApi.util.getRunningMutationThunk('toggleArchiveBookmark', fixedCacheKey);

  return {
    toggleBookmark: (wish: boolean) => toggleBookmark({ id, wish }).unwrap(),
    /** As it is this very moment; what is drawn may be a frame behind. */
    isWriting: () => dispatch(running) !== undefined,
  };
}
