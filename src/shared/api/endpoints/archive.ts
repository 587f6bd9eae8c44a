import {
  type ArchiveDetail,
  type ArchiveEdit,
  type ArchiveListQueryParams,
  type ArchivePage,
  type ArchivePayload,
} from '@contract/archive';
import { api } from '../api';
import { isNotFound } from '../errorMessage';
import { afterSuccess, countTag, idTag, listTag, postTag, RECORD_TAGS, type Tag } from '../tags';
import { toFormData } from '../toFormData';

export type ArchiveId = number;

/** The parts of an archive's form: its data and the new files. */
export interface ArchiveParts<Data> {
  archiveData: Data;
  thumbnail: File | null;
  images: File[];
}

interface ArchiveChange {
  id: ArchiveId;
  parts: ArchiveParts<ArchiveEdit>;
}

/** How long an unused response stays cached, in seconds: going back is instant. */
const KEPT_FOR = 600;

const post = (id: ArchiveId) => ({ kind: 'archive', id }) as const;

/** The lists, the writer's own page and record show every archive, the alarms those still to be evaluated. */
const LISTED = [listTag('Archive'), idTag('Profile', 'own'), listTag('Alarm'), ...RECORD_TAGS];

/** The tags of a write on an archive, or all of one that is found deleted. */
function touched(error: unknown, id: ArchiveId, tags: Tag[]): Tag[] {
  if (isNotFound(error)) return [idTag('Archive', id), ...LISTED];
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

    createArchive: build.mutation<ArchiveId, ArchiveParts<ArchivePayload>>({
      query: (parts) => ({ url: '/archive', method: 'POST', body: toFormData({ ...parts }) }),
      invalidatesTags: afterSuccess(({ archiveData: { projectId } }) => [
        ...LISTED,
        ...(projectId ? [idTag('Project', projectId), idTag('Team', projectId), listTag('Team')] : []),
      ]),
    }),

    updateArchive: build.mutation<ArchiveId, ArchiveChange>({
      query: ({ id, parts }) => ({ url: `/archive/${id}`, method: 'PUT', body: toFormData({ ...parts }) }),
      invalidatesTags: (_id, error, { id }) => touched(error, id, [idTag('Archive', id), ...LISTED]),
    }),

    /** The archive stays cached until its page is left (`evictArchive`): a refetch would be a 404. */
    removeArchive: build.mutation<null, ArchiveId>({
      query: (id) => ({ url: `/archive/${id}`, method: 'DELETE' }),
      invalidatesTags: (_nothing, error, id) => touched(error, id, LISTED),
    }),
  }),
});

export const {
  useListArchivesQuery,
  useGetArchiveQuery,
  useCreateArchiveMutation,
  useUpdateArchiveMutation,
  useRemoveArchiveMutation,
} = archiveApi;

/** Prefetches a page of the list. */
export const usePrefetchArchives = () => archiveApi.usePrefetch('listArchives');

/** Removes the archive from the cache: the next visit fetches it. */
export const evictArchive = (id: ArchiveId) => api.util.invalidateTags([idTag('Archive', id)]);
