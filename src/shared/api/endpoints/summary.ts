import { type ProjectItem } from '@contract/project';
import { type Summary } from '@contract/summary';
import { api } from '../api';
import { type ProjectId } from './project';

const summaryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Members, open posts and published archives of the whole product (D119). */
    getSummary: build.query<Summary, void>({
      query: () => '/summary',
    }),

    /**
     * At most four other open posts that share a role and a skill. Without a tag: deleting the post would refetch the
     * posts similar to a deleted one.
     */
    getSimilarProjects: build.query<ProjectItem[], ProjectId>({
      query: (id) => `/projects/${id}/similar`,
    }),
  }),
});

export const { useGetSummaryQuery, useGetSimilarProjectsQuery } = summaryApi;
