import { type ArchiveEdit, type ArchivePayload } from '@contract/archive';
import { api } from '../api';
import { afterSuccess, idTag, listTag } from '../tags';
import { toFormData } from '../toFormData';
import { keyHeader, type Keyed } from '../useSendOnce';
import { LISTED_ARCHIVES, touchedArchive, type ArchiveId } from './archive';

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

/** The writes of the form of an archive, which are loaded with it. */
const archiveFormApi = api.injectEndpoints({
  endpoints: (build) => ({
    createArchive: build.mutation<ArchiveId, Keyed<{ parts: ArchiveParts<ArchivePayload> }>>({
      query: ({ parts, key }) => ({
        url: '/archive',
        method: 'POST',
        headers: keyHeader(key),
        body: toFormData({ ...parts }),
      }),
      invalidatesTags: afterSuccess(({ parts: { archiveData } }) => [
        ...LISTED_ARCHIVES,
        ...(archiveData.projectId
          ? [idTag('Project', archiveData.projectId), idTag('Team', archiveData.projectId), listTag('Team')]
          : []),
      ]),
    }),

    updateArchive: build.mutation<ArchiveId, ArchiveChange>({
      query: ({ id, parts }) => ({ url: `/archive/${id}`, method: 'PUT', body: toFormData({ ...parts }) }),
      invalidatesTags: (_id, error, { id }) => touchedArchive(error, id, [idTag('Archive', id), ...LISTED_ARCHIVES]),
    }),
  }),
});

export const { useCreateArchiveMutation, useUpdateArchiveMutation } = archiveFormApi;
