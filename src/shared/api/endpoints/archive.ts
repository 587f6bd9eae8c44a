import {
  type ArchiveDetail,
  type ArchiveEdit,
  type ArchiveListQueryParams,
  type ArchivePage,
  type ArchivePayload,
} from '@contract/archive';
import { type Envelope } from '@contract/envelope';
import { api } from '../api';
import { isNotFound } from '../errorMessage';
import { afterSuccess, countTag, idTag, listTag, postTag, type Tag } from '../tags';
import { toFormData } from '../toFormData';

export type ArchiveId = number;

/** The parts of an archive's form: what is said, and the files that are new. */
export interface ArchiveParts<Data> {
  archiveData: Data;
  thumbnail: File | null;
  images: File[];
}

interface ArchiveChange {
  id: ArchiveId;
  parts: ArchiveParts<ArchiveEdit>;
}

/** How long an answer nobody looks at stays, in seconds: going back is instant. */
const KEPT_FOR = 600;

const post = (id: ArchiveId) => ({ kind: 'archive', id }) as const;

/** The lists and the writer's own page tell of every archive, the bell of those still to be evaluated. */
const LISTED = [listTag('Archive'), idTag('Profile', 'own'), listTag('Alarm')];

/** What a write on an archive touched: its tags, or all of one that turned out to be gone. */
function touched(error: unknown, id: ArchiveId, tags: Tag[]): Tag[] {
  if (isNotFound(error)) return [idTag('Archive', id), ...LISTED];
  return error ? [] : tags;
}

export const archiveApi = api.injectEndpoints({
  endpoints: (build) => ({
    listArchives: build.query<ArchivePage, ArchiveListQueryParams>({
      query: (params) => ({ url: params.keyword ? '/archive/projects/search' : '/archive/projects', params }),
      transformResponse: ({ data }: Envelope<ArchivePage>) => data,
      providesTags: [listTag('Archive'), countTag('Comment', 'archive'), countTag('Bookmark', 'archive')],
      keepUnusedDataFor: KEPT_FOR,
    }),

    getArchive: build.query<ArchiveDetail, ArchiveId>({
      query: (id) => `/archive/${id}`,
      transformResponse: ({ data }: Envelope<ArchiveDetail>) => data,
      providesTags: (_archive, _error, id) => [
        idTag('Archive', id),
        postTag('Comment', post(id)),
        postTag('Bookmark', post(id)),
      ],
      keepUnusedDataFor: KEPT_FOR,
    }),

    createArchive: build.mutation<ArchiveId, ArchiveParts<ArchivePayload>>({
      query: (parts) => ({ url: '/archive', method: 'POST', body: toFormData({ ...parts }) }),
      transformResponse: ({ data }: Envelope<ArchiveId>) => data,
      invalidatesTags: afterSuccess(({ archiveData: { projectId } }) => [
        ...LISTED,
        ...(projectId ? [idTag('Project', projectId), idTag('Team', projectId), listTag('Team')] : []),
      ]),
    }),

    updateArchive: build.mutation<ArchiveId, ArchiveChange>({
      query: ({ id, parts }) => ({ url: `/archive/${id}`, method: 'PUT', body: toFormData({ ...parts }) }),
      transformResponse: ({ data }: Envelope<ArchiveId>) => data,
      invalidatesTags: (_id, error, { id }) => touched(error, id, [idTag('Archive', id), ...LISTED]),
    }),

    /** The archive itself stays in the cache until its page is left (`evictArchive`), which else would say it is gone. */
    removeArchive: build.mutation<null, ArchiveId>({
      query: (id) => ({ url: `/archive/${id}`, method: 'DELETE' }),
      transformResponse: ({ data }: Envelope<null>) => data,
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

/** Asks for a page of the list before it is opened. */
export const usePrefetchArchives = () => archiveApi.usePrefetch('listArchives');

/** The archive is no longer what the cache holds: whoever opens it is answered anew. */
export const evictArchive = (id: ArchiveId) => api.util.invalidateTags([idTag('Archive', id)]);
