import { type ArchiveDetail, type ArchiveListQueryParams, type ArchivePage } from '@contract/archive';
import { api } from '../api';
import { isNotFound } from '../errorMessage';
import { countTag, idTag, listTag, postTag, RECORD_TAGS, type Tag } from '../tags';

export type ArchiveId = number;

/** How long an unused response stays cached, in seconds: going back is instant. */
const KEPT_FOR = 600;

const post = (id: ArchiveId) => ({ kind: 'archive', id }) as const;

/** The lists, the writer's own page and record show every archive, the alarms those still to be evaluated. */
export const LISTED_ARCHIVES = [listTag('Archive'), idTag('Profile', 'own'), listTag('Alarm'), ...RECORD_TAGS];

/** The tags of a write on an archive, or all of one that is found deleted. */
export function touchedArchive(error: unknown, id: ArchiveId, tags: Tag[]): Tag[] {
  if (isNotFound(error)) return [idTag('Archive', id), ...LISTED_ARCHIVES];
  return error ? [] : tags;
}

export const archiveApi = api.injectEndpoints({
  endpoints: (build) => ({
    listArchives: build.query<ArchivePage, ArchiveListQueryParams>({
      query: (params) => ({ url: params.keyword ? '/archive/projects/search' : '/archive/projects', params }),
      providesTags: [listTag('Archive'), countTag('Comment', 'archive'), countTag('Bookmark', 'archive')],
      keepUnusedDataFor: KEPT_FOR,
    }),

    getArchive: build.query<ArchiveDetail, ArchiveId>({
      query: (id) => `/archive/${id}`,
      providesTags: (_archive, _error, id) => [
        idTag('Archive', id),
        postTag('Comment', post(id)),
        postTag('Bookmark', post(id)),
      ],
      keepUnusedDataFor: KEPT_FOR,
    }),

    /** The archive stays cached until its page is left (`evictArchive`): a refetch would be a 404. */
    removeArchive: build.mutation<null, ArchiveId>({
      query: (id) => ({ url: `/archive/${id}`, method: 'DELETE' }),
      invalidatesTags: (_nothing, error, id) => touchedArchive(error, id, LISTED_ARCHIVES),
    }),
  }),
});

export const { useListArchivesQuery, useGetArchiveQuery, useRemoveArchiveMutation } = archiveApi;

/** Prefetches a page of the list. */
export const usePrefetchArchives = () => archiveApi.usePrefetch('listArchives');

/** Removes the archive from the cache: the next visit fetches it. */
export const evictArchive = (id: ArchiveId) => api.util.invalidateTags([idTag('Archive', id)]);
