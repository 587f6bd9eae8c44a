import { type NoticePage, type NoticesRead, type NoticesReadPayload } from '@contract/notice';
import { api } from '../api';
import { afterSuccess, listTag } from '../tags';

const noticeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `page` is 0-based, as on the wire (D75). */
    getNotices: build.query<NoticePage, number>({
      query: (page) => ({ url: '/notices', params: { page: page || undefined } }),
      providesTags: [listTag('Notice')],
      keepUnusedDataFor: 0,
    }),

    /** Marks some, or all up to one, as read (D113). */
    readNotices: build.mutation<NoticesRead, NoticesReadPayload>({
      query: (body) => ({ url: '/notices/read', method: 'POST', body, keepalive: true }),
      // An optimistic update; a failed request refetches, which restores the marks.
      async onQueryStarted(payload, { dispatch, getState, queryFulfilled }) {
        const patches = noticeApi.util
          .selectCachedArgsForQuery(getState(), 'getNotices')
          .map((page) => dispatch(noticeApi.util.updateQueryData('getNotices', page, markRead(payload))));
        await queryFulfilled.catch(() => patches.forEach((patch) => patch.undo()));
      },
      // The bell counts the unread ones.
      invalidatesTags: afterSuccess(() => [listTag('Notice'), listTag('Alarm')]),
    }),
  }),
});

// Those about a post are marked by the response alone: what they are is known to the server.
const markRead =
  ({ ids, upTo }: NoticesReadPayload) =>
  (page: NoticePage) => {
    for (const notice of page.notices) {
      const isMeant = ids?.includes(notice.id) ?? notice.id <= (upTo ?? 0);
      if (!isMeant || notice.read) continue;
      notice.read = true;
      page.unread = Math.max(0, page.unread - 1);
    }
  };

export const { useGetNoticesQuery, useReadNoticesMutation } = noticeApi;
