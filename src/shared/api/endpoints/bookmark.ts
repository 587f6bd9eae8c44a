import { type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { type PostRef } from '@contract/post';
import { api } from '../api';
import { isNotFound, isNetworkError } from '../errorMessage';
import { type BookmarkState, showOptimisticBookmark } from '../optimisticBookmark';
import { type AnyBookmark, type CacheState, postPath, readBookmark, updateBookmark } from '../postQueries';
import { countTag, idTag, postTag } from '../tags';

interface BookmarkChange {
  post: PostRef;
  /** The expected state after the change; the server toggles the bookmark of an archive (D50). */
  isSet: boolean;
}

type Dispatch = ThunkDispatch<CacheState, unknown, UnknownAction>;

const cacheKey = ({ kind, id }: PostRef) => `${kind}-${id}`;

/**
 * Bookmarks of posts and archives, by optimistic update of the post and of every cached list. Lists are updated and not
 * refetched, so that going back to one is instant and its order stays.
 */
const bookmarkApi = api.injectEndpoints({
  endpoints: (build) => ({
    setBookmark: build.mutation<BookmarkState, BookmarkChange>({
      query: ({ post, isSet }) => ({
        url: `${postPath(post)}/bookmark`,
        method: post.kind === 'project' && !isSet ? 'DELETE' : 'POST',
        keepalive: true,
      }),
      transformResponse: (bookmark: AnyBookmark) => readBookmark(bookmark),

      async onQueryStarted({ post, isSet }, { dispatch, getState, requestId, queryFulfilled }) {
        await showOptimisticBookmark({
          isSet,
          response: queryFulfilled.then(({ data }) => data),
          queries: {
            update: (change) => dispatch(updateBookmark(post, change)),
            running: () => dispatch(api.util.getRunningQueriesThunk()),
          },
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
