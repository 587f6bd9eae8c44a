import { type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { type ArchiveBookmark, type ArchivePage } from '@contract/archive';
import { type PostRef } from '@contract/post';
import { type ProjectBookmark, type ProjectPage } from '@contract/project';
import { api } from '../api';
import { isNotFound, isNetworkError } from '../errorMessage';
import { type BookmarkQueries, type BookmarkState, showOptimisticBookmark } from '../optimisticBookmark';
import {
  type CacheState,
  getRunningQueryThunk,
  POST_QUERIES,
  selectCachedArgsForQuery,
  updateQueryData,
} from '../postQueries';
import { countTag, idTag, postTag } from '../tags';

interface BookmarkChange {
  post: PostRef;
  /** The expected state after the change; the server toggles the bookmark of an archive (D50). */
  isSet: boolean;
}

/** The fields of a bookmark in the responses of one kind of post, and the field of a list that has its posts. */
interface Fields<Bookmark, Page> {
  posts: keyof Page;
  isSet: keyof Bookmark;
  count: keyof Bookmark;
}

const PROJECT: Fields<ProjectBookmark, ProjectPage> = { posts: 'projects', isSet: 'isBookmark', count: 'bookmarks' };
const ARCHIVE: Fields<ArchiveBookmark, ArchivePage> = {
  posts: 'archives',
  isSet: 'bookmarked',
  count: 'bookmarkCount',
};
const FIELDS = { project: PROJECT, archive: ARCHIVE };

/** A bookmark as the server sends it, under the names of its kind of post. */
type WireBookmark = Record<string, boolean | number>;

const toState = ({ kind }: PostRef, bookmark: WireBookmark): BookmarkState => ({
  isSet: bookmark[FIELDS[kind].isSet] as boolean,
  count: bookmark[FIELDS[kind].count] as number,
});

type Dispatch = ThunkDispatch<CacheState, unknown, UnknownAction>;

/** The cached queries that show the bookmark of a post. */
function queriesOf(post: PostRef, dispatch: Dispatch, getState: () => CacheState): BookmarkQueries {
  const { detail, list } = POST_QUERIES[post.kind];
  const { posts, isSet, count } = FIELDS[post.kind];
  const cachedLists = () => selectCachedArgsForQuery(getState(), list);

  return {
    update(change) {
      const apply = (shown: WireBookmark) => {
        const state = change(toState(post, shown));
        Object.assign(shown, { [isSet]: state.isSet, [count]: state.count });
      };
      dispatch(updateQueryData(detail, post.id, apply));
      for (const args of cachedLists()) {
        const applyToList = (page: Record<string, WireBookmark[]>) =>
          page[posts]?.filter(({ id }) => id === post.id).forEach(apply);
        dispatch(updateQueryData(list, args, applyToList));
      }
    },
    runningDetail: () => dispatch(getRunningQueryThunk(detail, post.id)),
    runningLists: () => cachedLists().map((args) => dispatch(getRunningQueryThunk(list, args))),
  };
}

const cacheKey = ({ kind, id }: PostRef) => `${kind}-${id}`;

/**
 * Bookmarks of posts and archives, by optimistic update of the post and of every cached list. Lists are updated and not
 * refetched, so that going back to one is instant and its order stays.
 */
const bookmarkApi = api.injectEndpoints({
  endpoints: (build) => ({
    setBookmark: build.mutation<BookmarkState, BookmarkChange>({
      query: ({ post: { kind, id }, isSet }) => ({
        url: `${POST_QUERIES[kind].path}/${id}/bookmark`,
        method: kind === 'project' && !isSet ? 'DELETE' : 'POST',
        keepalive: true,
      }),
      transformResponse: (bookmark: WireBookmark, _meta, { post }) => toState(post, bookmark),

      async onQueryStarted({ post, isSet }, { dispatch, getState, requestId, queryFulfilled }) {
        await showOptimisticBookmark({
          isSet,
          response: queryFulfilled.then(({ data }) => data),
          queries: queriesOf(post, dispatch as Dispatch, getState),
          isLatest: () => selectLatest(post)(getState()).requestId === requestId,
        });
      },

      // After a failure too: a refetch shows what is stored (PDET-12, 13). Without a response the lists may be wrong too.
      invalidatesTags: (_bookmark, error, { post }) => [
        // Not when the post was deleted: its page stays with unsaved text on it (F17).
        ...(isNotFound(error) ? [] : [postTag('Bookmark', post)]),
        idTag('Profile', 'own'),
        ...(isNetworkError(error) ? [countTag('Bookmark', post.kind)] : []),
      ],
    }),
  }),
});

function selectLatest(post: PostRef) {
  return bookmarkApi.endpoints.setBookmark.select({ fixedCacheKey: cacheKey(post), requestId: undefined });
}

const { useSetBookmarkMutation } = bookmarkApi;

const NOTHING = {};

/** Changes the bookmark of one post; every component that shows it shares the state of the request. */
export function useSetBookmark(post: PostRef) {
  const dispatch = useDispatch<Dispatch>();
  const fixedCacheKey = cacheKey(post);
  const [setBookmark] = useSetBookmarkMutation({ fixedCacheKey, selectFromResult: () => NOTHING });
  const running = bookmarkApi.util.getRunningMutationThunk('setBookmark', fixedCacheKey);

  return {
    setBookmark: (isSet: boolean) => setBookmark({ post, isSet }).unwrap(),
    /** Read from the store, since the rendered state may be a frame old. */
    isPending: () => dispatch(running) !== undefined,
  };
}
