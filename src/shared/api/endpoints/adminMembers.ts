import {
  type HiddenRecent,
  type MemberCard,
  type MemberCardPage,
  type MemberListQuery,
  type RecentContent,
  type RoleChange,
} from '@contract/operator';
import { afterSuccess, listTag } from '../tags';
import { keyHeader, type Keyed } from '../useSendOnce';
import { adminApi, AFTER_ACT, caseTag, sentPage, type Unpaged } from './admin';

/** The members as operators see them, their roles, and all that one of them has written of late. */
const membersApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    getDeskMembers: build.query<MemberCardPage, Unpaged<MemberListQuery>>({
      query: ({ page, ...filter }) => ({ url: '/admin/members', params: { ...filter, page: sentPage(page) } }),
      providesTags: [listTag('DeskMember')],
      keepUnusedDataFor: 0,
    }),

    setMemberRole: build.mutation<MemberCard, RoleChange & { memberId: number }>({
      query: ({ memberId, ...body }) => ({ url: `/admin/members/${memberId}/role`, method: 'PUT', body }),
      invalidatesTags: afterSuccess(({ memberId }) => [
        ...AFTER_ACT,
        caseTag({ target: 'profile', targetId: memberId }),
      ]),
    }),

    /** Never cached: the question names the number that is hidden. */
    getRecentContent: build.query<RecentContent, number>({
      query: (memberId) => `/admin/members/${memberId}/recent`,
      providesTags: [listTag('DeskMember')],
      keepUnusedDataFor: 0,
    }),

    hideRecentContent: build.mutation<HiddenRecent, Keyed<{ memberId: number; reason: string }>>({
      query: ({ memberId, key, reason }) => ({
        url: `/admin/members/${memberId}/recent/hide`,
        method: 'POST',
        headers: keyHeader(key),
        body: { reason },
      }),
      invalidatesTags: (_hidden, error) => (error ? [] : [...AFTER_ACT, { type: 'Case' }]),
    }),
  }),
});

export const {
  useGetDeskMembersQuery,
  useGetRecentContentQuery,
  useHideRecentContentMutation,
  useSetMemberRoleMutation,
} = membersApi;
