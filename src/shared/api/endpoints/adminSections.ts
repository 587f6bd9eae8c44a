import { type Announcement, type AnnouncementPage, type AnnouncementPayload } from '@contract/announcement';
import { type Figures, type LogFilter, type LogPage, type NumbersQuery } from '@contract/operator';
import { afterSuccess, listTag, type Tag } from '../tags';
import { keyHeader, type Keyed } from '../useSendOnce';
import { adminApi, sentPage } from './admin';

/** A CSV file of the desk, with its filter. */
export interface DeskFile {
  name: 'log' | 'numbers';
  params: Record<string, string | number | string[] | undefined>;
}

/** The tags that a change of an announcement invalidates. */
const AFTER_ANNOUNCEMENT: Tag[] = [listTag('Announcement'), listTag('OperatorLog')];

/** The announcements, the figures and the log, with the CSV files of the last two. */
const sectionsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    getDeskAnnouncements: build.query<AnnouncementPage, number>({
      query: (page) => ({ url: '/admin/announcements', params: { page: sentPage(page) } }),
      providesTags: [listTag('Announcement')],
      keepUnusedDataFor: 0,
    }),

    saveAnnouncement: build.mutation<Announcement, Keyed<{ id?: number; payload: AnnouncementPayload }>>({
      query: ({ id, payload, key }) => ({
        url: id === undefined ? '/admin/announcements' : `/admin/announcements/${id}`,
        method: id === undefined ? 'POST' : 'PUT',
        headers: keyHeader(key),
        body: payload,
      }),
      invalidatesTags: afterSuccess(() => AFTER_ANNOUNCEMENT),
    }),

    endAnnouncement: build.mutation<null, number>({
      query: (id) => ({ url: `/admin/announcements/${id}`, method: 'DELETE' }),
      invalidatesTags: afterSuccess(() => AFTER_ANNOUNCEMENT),
    }),

    /** With the unit of the request: while another unit is loading, the previous figures stay visible. */
    getFigures: build.query<Figures & Pick<NumbersQuery, 'unit'>, NumbersQuery>({
      query: (params) => ({ url: '/admin/numbers', params }),
      transformResponse: (figures: Figures, _meta, { unit }) => ({ ...figures, unit }),
      keepUnusedDataFor: 0,
    }),

    getOperatorLog: build.query<LogPage, Partial<LogFilter> & { page?: number }>({
      query: ({ page, ...filter }) => ({ url: '/admin/log', params: { ...filter, page: sentPage(page) } }),
      providesTags: [listTag('OperatorLog')],
      keepUnusedDataFor: 0,
    }),

    /** Fetches a CSV file; the result is an object URL, which the caller revokes after saving. */
    getDeskFile: build.mutation<string, DeskFile>({
      query: ({ name, params }) => ({
        url: `/admin/${name}.csv`,
        params,
        responseHandler: async (response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : (response.json() as Promise<unknown>),
      }),
    }),
  }),
});

export const {
  useEndAnnouncementMutation,
  useGetDeskAnnouncementsQuery,
  useGetDeskFileMutation,
  useGetFiguresQuery,
  useGetOperatorLogQuery,
  useSaveAnnouncementMutation,
} = sectionsApi;
