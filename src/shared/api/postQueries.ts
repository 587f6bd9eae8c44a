import { type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { type ArchiveBookmark } from '@contract/archive';
import { type CommentThread } from '@contract/comment';
import { type PostRef } from '@contract/post';
import { type ProjectBookmark } from '@contract/project';
import { type api } from './api';
import { type AnyComment } from './commentThreads';
import { archiveApi } from './endpoints/archive';
import { projectApi } from './endpoints/project';
import { type BookmarkState } from './optimisticBookmark';

export type CacheState = Parameters<typeof api.util.selectCachedArgsForQuery>[0];
type CacheThunk<Result> = ThunkAction<Result, CacheState, unknown, UnknownAction>;

/** The bookmark of a post as the server sends it. */
export type AnyBookmark = ProjectBookmark | ArchiveBookmark;

/** The path of a post in the HTTP API. */
export const postPath = ({ kind, id }: PostRef) => `${kind === 'project' ? '/projects' : '/archive'}/${id}`;

/** Changes the comments of a post in the cache. */
export const updateComments = (
  { kind, id }: PostRef,
  change: (threads: CommentThread<AnyComment>[]) => void,
): CacheThunk<{ undo: () => void }> =>
  kind === 'project'
    ? projectApi.util.updateQueryData('getProject', id, ({ comments }) => change(comments))
    : archiveApi.util.updateQueryData('getArchive', id, ({ comments }) => change(comments));

/** The bookmark of a post, independent of its field names on the wire. */
export const readBookmark = (post: AnyBookmark): BookmarkState =>
  'bookmarks' in post
    ? { isSet: post.isBookmark, count: post.bookmarks }
    : { isSet: post.bookmarked, count: post.bookmarkCount };

function writeBookmark(post: AnyBookmark, { isSet, count }: BookmarkState) {
  if ('bookmarks' in post) Object.assign(post, { isBookmark: isSet, bookmarks: count } satisfies ProjectBookmark);
  else Object.assign(post, { bookmarked: isSet, bookmarkCount: count } satisfies ArchiveBookmark);
}

/** The arguments of the cached lists. */
const projectLists = (state: CacheState) => projectApi.util.selectCachedArgsForQuery(state, 'listProjects');
const archiveLists = (state: CacheState) => archiveApi.util.selectCachedArgsForQuery(state, 'listArchives');

/** Changes the bookmark of a post in the cache: in its page and in every list. */
export const updateBookmark =
  ({ kind, id }: PostRef, change: (bookmark: BookmarkState) => BookmarkState): CacheThunk<void> =>
  (dispatch, getState) => {
    const apply = (post: AnyBookmark) => writeBookmark(post, change(readBookmark(post)));
    const applyIn = (posts: (AnyBookmark & { id: number })[]) => posts.filter((post) => post.id === id).forEach(apply);

    if (kind === 'project') {
      dispatch(projectApi.util.updateQueryData('getProject', id, apply));
      for (const args of projectLists(getState()))
        dispatch(projectApi.util.updateQueryData('listProjects', args, ({ projects }) => applyIn(projects)));
    } else {
      dispatch(archiveApi.util.updateQueryData('getArchive', id, apply));
      for (const args of archiveLists(getState()))
        dispatch(archiveApi.util.updateQueryData('listArchives', args, ({ archives }) => applyIn(archives)));
    }
  };
