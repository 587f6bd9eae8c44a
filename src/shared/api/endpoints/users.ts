import {
  type Account,
  type AccountChange,
  type FindIdPayload,
  type FindPasswordPayload,
  type FoundId,
  type PasswordMail,
  type SessionData,
  type WithdrawalPayload,
  type Withdrawn,
} from '@contract/auth';
import { type DataExportPayload, type DataExportTicket } from '@contract/dataExport';
import { type Envelope } from '@contract/envelope';
import { type MyPage } from '@contract/mypage';
import { type JoinPayload, type ProfilePayload } from '@contract/signup';
import { env } from '@/shared/config';
import { passwordChanged } from '@/shared/session';
import { api } from '../api';
import { type ExtraOptions } from '../apiQuery';
import { afterSuccess, idTag, TAG_TYPES } from '../tags';
import { toFormData } from '../toFormData';

export interface JoinForm {
  memberDTO: JoinPayload;
  /** The profile photo. */
  authImgFile: File;
  /** New portfolio files, in the order of the items that stand for them. */
  portfolioFiles: File[];
}

export interface ProfileUpdate extends Pick<JoinForm, 'portfolioFiles'> {
  memberDTO: ProfilePayload;
  /** Only a new one. */
  authImgFile: File | null;
}

/** There is one account a tab can see. */
const OWN_ACCOUNT = idTag('Account', 'own');

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkEmail: build.query<null, string>({
      query: (email) => ({ url: '/users/check_email', params: { email } }),
      transformResponse: ({ data }: Envelope<null>) => data,
      keepUnusedDataFor: 0, // an answer of a moment ago says nothing about now
    }),

    checkUsername: build.query<null, string>({
      query: (username) => ({ url: '/users/check_username', params: { username } }),
      transformResponse: ({ data }: Envelope<null>) => data,
      keepUnusedDataFor: 0,
    }),

    checkNickname: build.query<null, string>({
      query: (nickname) => ({ url: '/users/check_nickname', params: { nickname } }),
      transformResponse: ({ data }: Envelope<null>) => data,
      keepUnusedDataFor: 0,
    }),

    /** Opens the session of the new member, as a login does (D114). */
    join: build.mutation<SessionData, JoinForm>({
      query: (form) => ({ url: '/users/join', method: 'POST', body: toFormData({ ...form }) }),
      extraOptions: { opens: 'login' } satisfies ExtraOptions,
      transformResponse: ({ data }: Envelope<SessionData>) => data,
    }),

    findId: build.mutation<FoundId, FindIdPayload>({
      query: (body) => ({ url: '/users/find_id', method: 'POST', body }),
      transformResponse: ({ data }: Envelope<FoundId>) => data,
    }),

    /** Answers the same whether the pair is known or not (D20). */
    findPassword: build.mutation<PasswordMail, FindPasswordPayload>({
      query: (body) => ({ url: '/users/find_password', method: 'POST', body }),
      transformResponse: ({ data }: Envelope<PasswordMail>) => data,
    }),

    getAccount: build.query<Account, void>({
      query: () => '/users/me',
      transformResponse: ({ data }: Envelope<Account>) => data,
      providesTags: [OWN_ACCOUNT],
      // It may have been changed in another tab.
      async onQueryStarted(_nothing, { dispatch, queryFulfilled }) {
        const account = await queryFulfilled.then(({ data }) => data).catch(() => null);
        if (account?.mustChangePassword === false) dispatch(passwordChanged());
      },
    }),

    updateAccount: build.mutation<Account, AccountChange>({
      query: (body) => ({ url: '/users/me', method: 'PATCH', body }),
      transformResponse: ({ data }: Envelope<Account>) => data,
      invalidatesTags: afterSuccess(() => [OWN_ACCOUNT]),
    }),

    updateProfile: build.mutation<MyPage, ProfileUpdate>({
      query: (form) => ({ url: '/users/me/profile', method: 'PUT', body: toFormData({ ...form }) }),
      transformResponse: ({ data }: Envelope<MyPage>) => data,
      // Nickname and photo stand beside everything the member has written.
      invalidatesTags: (_profile, error) => (error ? [] : [...TAG_TYPES]),
    }),

    /** Answers the address of the own data as a ZIP: for a minute the browser may save what it finds there (decision 0018). */
    requestDataExport: build.mutation<string, DataExportPayload>({
      query: (body) => ({ url: '/users/me/export', method: 'POST', body }),
      transformResponse: ({ data: { ticket } }: Envelope<DataExportTicket>) =>
        `${env.apiUrl}/users/me/export?${new URLSearchParams({ ticket }).toString()}`,
    }),

    withdraw: build.mutation<Withdrawn, WithdrawalPayload>({
      query: (body) => ({ url: '/user/delete', method: 'DELETE', body }),
      transformResponse: ({ data }: Envelope<Withdrawn>) => data,
    }),

    /** Nicknames that begin with or contain the text, at most ten; refused with 400 when there is none. */
    searchMembers: build.query<string[], string>({
      query: (nickname) => ({ url: '/users/search', params: { nickname } }),
      transformResponse: ({ data }: Envelope<string[]>) => data,
    }),
  }),
});

export const {
  useLazyCheckEmailQuery,
  useLazyCheckUsernameQuery,
  useLazyCheckNicknameQuery,
  useFindIdMutation,
  useFindPasswordMutation,
  useGetAccountQuery,
  useUpdateAccountMutation,
  useUpdateProfileMutation,
  useRequestDataExportMutation,
  useWithdrawMutation,
  useJoinMutation,
  useSearchMembersQuery,
} = usersApi;
