import { type ShownAnnouncement } from '@contract/announcement';
import { api } from '../api';
import { listTag } from '../tags';

export const announcementApi = api.enhanceEndpoints({ addTagTypes: ['Announcement'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The current announcements, in display order. */
    getAnnouncements: build.query<ShownAnnouncement[], void>({
      query: () => '/announcements',
      providesTags: [listTag('Announcement')],
    }),
  }),
});

export const { useGetAnnouncementsQuery } = announcementApi;
