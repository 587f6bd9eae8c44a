import { type MyPage } from '@contract/mypage';
import { api } from '../api';
import { afterSuccess, countTag, idTag, listTag, RECORD_TAGS, type Tag } from '../tags';

export interface MyPageQuery {
  /** Another member; absent for the own profile, which has private fields (D26). */
  nickname?: string;
  /** The page of the portfolio, 0-based as on the wire (D75). */
  page: number;
}

interface FeedbackVisibility {
  id: number;
  hidden: boolean;
}

/** The first page of the own profile. */
export const OWN_PAGE: MyPageQuery = { page: 0 };

/**
 * The profile shows titles and counts of posts. It lacks the bell's tag: the stream would refetch it with every page
 * load.
 */
const OWN_TAGS: Tag[] = [
  idTag('Profile', 'own'),
  listTag('Archive'),
  countTag('Comment', 'project'),
  countTag('Comment', 'archive'),
];

/** How long an unused response stays cached, in seconds: going back is instant. */
const KEPT_FOR = 600;

const mypageApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMyPage: build.query<MyPage, MyPageQuery>({
      query: ({ nickname, page }) => ({
        url: nickname === undefined ? '/mypage' : `/mypage/${encodeURIComponent(nickname)}`,
        params: { page: page || undefined },
      }),
      providesTags: (_page, _error, { nickname }) =>
        nickname === undefined ? OWN_TAGS : [idTag('Profile', nickname), listTag('Archive')],
      keepUnusedDataFor: KEPT_FOR,
    }),

    /** Hides a received one-liner from others, or shows it again (D94), by optimistic update. */
    setFeedbackHidden: build.mutation<{ hidden: boolean }, FeedbackVisibility>({
      query: ({ id, hidden }) => ({ url: `/mypage/feedbacks/${id}/hidden`, method: 'PUT', body: { hidden } }),
      async onQueryStarted({ id, hidden }, { dispatch, getState, queryFulfilled }) {
        const patches = mypageApi.util
          .selectCachedArgsForQuery(getState(), 'getMyPage')
          .filter(({ nickname }) => nickname === undefined)
          .map((query) =>
            dispatch(
              mypageApi.util.updateQueryData('getMyPage', query, ({ teamFeedback }) => {
                for (const line of teamFeedback.myPageEvaluation.feedbacks)
                  if ('id' in line && line.id === id) line.hidden = hidden;
              }),
            ),
          );
        await queryFulfilled.catch(() => patches.forEach((patch) => patch.undo()));
      },
      invalidatesTags: afterSuccess(() => [idTag('Profile', 'own'), ...RECORD_TAGS]),
    }),
  }),
});

export const { useGetMyPageQuery, useSetFeedbackHiddenMutation } = mypageApi;
