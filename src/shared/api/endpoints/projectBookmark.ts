import { type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { type Envelope } from '@contract/envelope';
import { type ProjectBookmark } from '@contract/project';
import { type BookmarkState, type BookmarkQueries, showOptimisticBookmark } from '../optimisticBookmark';
import { isNotFound, isNetworkError } from '../errorMessage';
import { countTag, idTag, postTag } from '../tags';
import { projectApi, type ProjectId } from './project';

interface BookmarkWish {
  id: ProjectId;
  isBookmark: boolean;
}

type CacheState = Parameters<typeof projectApi.util.selectCachedArgsForQuery>[0];
type Dispatch = ThunkDispatch<CacheState, unknown, UnknownAction>;

const markOf = ({ isBookmark, bookmarks }: ProjectBookmark): BookmarkState => ({ isSet: isBookmark, count: bookmarks });

function queriesOf(id: ProjectId, dispatch: Dispatch, getState: () => CacheState): BookmarkQueries {
  const { updateQueryData, selectCachedArgsForQuery, getRunningQueryThunk } = projectApi.util;
  const lists = () => selectCachedArgsForQuery(getState(), 'listProjects');

  return {
    show(change) {
      const rewrite = (shown: ProjectBookmark) => {
        const { isSet, count } = change(markOf(shown));
        Object.assign(shown, { isBookmark: isSet, bookmarks: count });
      };
      dispatch(updateQueryData('getProject', id, rewrite));
      for (const list of lists()) {
        const inList = updateQueryData('listProjects', list, ({ projects }) => {
          projects.filter((project) => project.id === id).forEach(rewrite);
        });
        dispatch(inList);
      }
    },
    awaitedPost: () => dispatch(getRunningQueryThunk('getProject', id)),
    awaitedLists: () => lists().map((list) => dispatch(getRunningQueryThunk('listProjects', list))),
  };
}

const keyOf = (id: ProjectId) => `project-${id}`;

/**
 * The bookmark of a post, shown at once on its page and in every list, and taken back when the server refuses it.
 * Lists are not asked for again: they are told, so that going back to one stays instant and nothing in it moves.
 */
const projectBookmarkApi = projectApi.injectEndpoints({
  endpoints: (build) => ({
    setProjectBookmark: build.mutation<ProjectBookmark, BookmarkWish>({
      query: ({ id, isBookmark }) => ({ url: `/projects/${id}/bookmark`, method: isBookmark ? 'POST' : 'DELETE' }),
      transformResponse: ({ data }: Envelope<ProjectBookmark>) => data,

      async onQueryStarted({ id, isBookmark }, { dispatch, getState, requestId, queryFulfilled }) {
        await showOptimisticBookmark({
          wish: isBookmark,
          answer: queryFulfilled.then(({ data }) => markOf(data)),
          places: queriesOf(id, dispatch as Dispatch, getState),
          isLast: () => lastWriteOn(id)(getState()).requestId === requestId,
        });
      },

      // After a failure too: the post then shows what is true (PDET-12, 13). Without an answer nobody knows what is.
      invalidatesTags: (_bookmark, error, { id }) => [
        // Not when it is gone: the page stays with what is being written on it (F17).
        ...(isNotFound(error) ? [] : [postTag('Bookmark', { kind: 'project', id })]),
        idTag('Profile', 'own'),
        ...(isNetworkError(error) ? [countTag('Bookmark', 'project')] : []),
      ],
    }),
  }),
});

function lastWriteOn(id: ProjectId) {
  return projectBookmarkApi.endpoints.setProjectBookmark.select({ fixedCacheKey: keyOf(id), requestId: undefined });
}

const { useSetProjectBookmarkMutation } = projectBookmarkApi;

const NOTHING = {};

/** The writes on the bookmark of one post, whichever of its places they come from. */
export function useProjectBookmarkWrites(id: ProjectId) {
  const dispatch = useDispatch<Dispatch>();
  const fixedCacheKey = keyOf(id);
  const [setBookmark] = useSetProjectBookmarkMutation({ fixedCacheKey, selectFromResult: () => NOTHING });
  const running = projectBookmarkApi.util.getRunningMutationThunk('setProjectBookmark', fixedCacheKey);

  return {
    setBookmark: (isBookmark: boolean) => setBookmark({ id, isBookmark }).unwrap(),
    /** As it is this very moment; what is drawn may be a frame behind. */
    isWriting: () => dispatch(running) !== undefined,
  };
}
