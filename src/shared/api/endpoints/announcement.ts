import { type ShownAnnouncement } from '@contract/announcement';
import { type Envelope } from '@contract/envelope';
import { api } from '../api';
import { listTag } from '../tags';

export const announcementApi = api.enhanceEndpoints({ addTagTypes: ['Announcement'] }).injectEndpoints({
  endpoints: (build) => ({
    /** What everybody is shown now, in the order in which it is shown. */
    getAnnouncements: build.query<ShownAnnouncement[], void>({
      query: () => '/announcements',
      transformResponse: ({ data }: Envelope<ShownAnnouncement[]>) => data,
      providesTags: [listTag('Announcement')],
    }),
  }),
});

export const { useGetAnnouncementsQuery } = announcementApi;
