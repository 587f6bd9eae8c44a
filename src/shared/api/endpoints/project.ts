import { useSelector } from 'react-redux';
import { type ProjectDetail, type ProjectItem, type ProjectListQuery, type ProjectPage } from '@contract/project';
import { api } from '../api';
import { isNotFound } from '../errorMessage';
import { countTag, idTag, listTag, postTag, type Tag } from '../tags';

export type ProjectId = number;

interface ProjectClosing {
  id: ProjectId;
  closed: boolean;
  /** Another deadline, or null for none; absent to leave it unchanged. */
  deadline?: string | null;
}

/** How long an unused response stays cached, in seconds: going back is instant. */
const KEPT_FOR = 600;

const post = (id: ProjectId) => ({ kind: 'project', id }) as const;

/** The lists and the writer's own page show every post. */
export const LISTED_PROJECTS = [listTag('Project'), idTag('Profile', 'own')];

/** The tags of a write on a post, or all of a post that is found deleted. */
export function touchedProject(error: unknown, id: ProjectId, tags: Tag[]): Tag[] {
  if (isNotFound(error)) return [idTag('Project', id), ...LISTED_PROJECTS];
  return error ? [] : tags;
}

export const projectApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `page` is 0-based, as on the wire (D75). */
    listProjects: build.query<ProjectPage, Partial<ProjectListQuery>>({
      query: (params) => ({ url: params.title ? '/projects/filter/search' : '/projects/filter/keyword', params }),
      providesTags: [listTag('Project'), countTag('Comment', 'project'), countTag('Bookmark', 'project')],
      keepUnusedDataFor: KEPT_FOR,
    }),

    getProject: build.query<ProjectDetail, ProjectId>({
      query: (id) => `/projects/${id}`,
      providesTags: (_project, _error, id) => [
        idTag('Project', id),
        idTag('Application', id),
        postTag('Comment', post(id)),
        postTag('Bookmark', post(id)),
      ],
      keepUnusedDataFor: KEPT_FOR,
    }),

    /** Ends or reopens recruiting (D35). */
    setProjectClosed: build.mutation<{ closed: boolean }, ProjectClosing>({
      query: ({ id, ...body }) => ({ url: `/projects/${id}/closed`, method: 'PUT', body }),
      // Optimistic update; the rest comes with the refetch of the post.
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          ({ data: { closed } }) =>
            void dispatch(projectApi.util.updateQueryData('getProject', id, markClosed(closed))),
          () => undefined,
        );
      },
      invalidatesTags: (_closed, error, { id }) =>
        touchedProject(error, id, [idTag('Project', id), ...LISTED_PROJECTS]),
    }),

    /** The post stays cached until its page is left (`evictProject`): a refetch would be a 404. */
    removeProject: build.mutation<null, ProjectId>({
      query: (id) => ({ url: `/projects/${id}`, method: 'DELETE' }),
      invalidatesTags: (_nothing, error, id) => touchedProject(error, id, LISTED_PROJECTS),
    }),
  }),
});

const markClosed = (closed: boolean) => (project: ProjectDetail) => {
  project.closed = closed;
};

export const { useListProjectsQuery, useGetProjectQuery, useSetProjectClosedMutation, useRemoveProjectMutation } =
  projectApi;

/** Prefetches a page of the list. */
export const usePrefetchProjects = () => projectApi.usePrefetch('listProjects');

type CacheState = Parameters<typeof projectApi.util.selectCachedArgsForQuery>[0];

const selectListed = (state: CacheState, id: ProjectId): ProjectItem | undefined =>
  projectApi.util
    .selectCachedArgsForQuery(state, 'listProjects')
    .flatMap((args) => projectApi.endpoints.listProjects.select(args)(state).data?.projects ?? [])
    .find((project) => project.id === id);

/** The item of a post in a list that is cached, for what is shown until the post itself is loaded. */
export const useListedProject = (id: ProjectId) => useSelector((state: CacheState) => selectListed(state, id));

/** Removes the post from the cache: the next visit fetches it. */
export const evictProject = (id: ProjectId) => api.util.invalidateTags([idTag('Project', id)]);
