import { type PostRef } from '@contract/post';
import { api } from '../api';
import { isNotFound } from '../errorMessage';

/**
 * Checks whether a post still exists, apart from the query of its page: a 404 there would replace the page, with its
 * unsaved text.
 */
const postCheckApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkPost: build.query<null, PostRef>({
      query: ({ kind, id }) => (kind === 'project' ? `/projects/${id}` : `/archive/${id}`),
      transformResponse: () => null,
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Checks a post after a write on it was a 404; the result is cached while the caller is mounted. */
export const { useLazyCheckPostQuery } = postCheckApi;

/** Whether a check found the post deleted. */
export function useIsPostDeleted(post: PostRef): boolean {
  const { error } = postCheckApi.endpoints.checkPost.useQueryState(post);
  return isNotFound(error);
}
