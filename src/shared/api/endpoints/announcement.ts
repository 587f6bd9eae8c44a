import { type ShownAnnouncement } from '@contract/announcement';
import { type Envelope } from '@contract/envelope';
import { api } from '../api';
import { listTag } from '../tags';

export const announcementApi = api.enhanceEndpoints({ addTagTypes: ['Announcement'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The current announcements, in display order. */
    getAnnouncements: build.query<ShownAnnouncement[], void>({
      query: () => '/announcements',
      transformResponse: ({ data }: Envelope<ShownAnnouncement[]>) => data,
      providesTags: [listTag('Announcement')],
    }),
  }),
});

export const { useGetAnnouncementsQuery } = announcementApi;
