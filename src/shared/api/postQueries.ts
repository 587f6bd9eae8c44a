import { api } from './api';

export type CacheState = Parameters<typeof api.util.selectCachedArgsForQuery>[0];
type Thunk<Result> = (...args: Parameters<ReturnType<typeof api.util.getRunningQueriesThunk>>) => Result;

/** The utilities of the cache with endpoints as names; those of `api` know no endpoints. */
interface QueryUtil {
  updateQueryData: (endpoint: string, arg: unknown, update: (draft: never) => void) => Thunk<{ undo: () => void }>;
  selectCachedArgsForQuery: (state: CacheState, endpoint: string) => unknown[];
  getRunningQueryThunk: (endpoint: string, arg: unknown) => Thunk<Promise<unknown> | undefined>;
}

export const { updateQueryData, selectCachedArgsForQuery, getRunningQueryThunk } = api.util as unknown as QueryUtil;

/** The path of each kind of post, and the queries of one post and of its lists. */
export const POST_QUERIES = {
  project: { path: '/projects', detail: 'getProject', list: 'listProjects' },
  archive: { path: '/archive', detail: 'getArchive', list: 'listArchives' },
} as const;
