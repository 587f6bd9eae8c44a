import { type Account, type AccountChange, type WithdrawalPayload, type Withdrawn } from '@contract/auth';
import { type DataExportPayload, type DataExportTicket, type SuspendedExport } from '@contract/dataExport';
import { type MyPage } from '@contract/mypage';
import { type ProfilePayload } from '@contract/signup';
import { env } from '@/shared/config';
import { api } from '../api';
import { afterSuccess, idTag } from '../tags';
import { toFormData } from '../toFormData';
import { type JoinForm } from './users';

export interface ProfileUpdate extends Pick<JoinForm, 'portfolioFiles'> {
  memberDTO: ProfilePayload;
  /** A new photo only. */
  authImgFile: File | null;
}

const toDownload = ({ ticket }: DataExportTicket) =>
  `${env.apiUrl}/users/me/export?${new URLSearchParams({ ticket }).toString()}`;

/** A tab has one account. */
const OWN_ACCOUNT = idTag('Account', 'own');

/** The own account: login information, profile, export and withdrawal. */
const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query<Account, void>({
      query: () => '/users/me',
      providesTags: [OWN_ACCOUNT],
    }),

    updateAccount: build.mutation<Account, AccountChange>({
      query: (body) => ({ url: '/users/me', method: 'PATCH', body }),
      invalidatesTags: afterSuccess(() => [OWN_ACCOUNT]),
    }),

    /** It invalidates nothing itself: `profileChanged`, which follows, refetches everything in each tab. */
    updateProfile: build.mutation<MyPage, ProfileUpdate>({
      query: (form) => ({ url: '/users/me/profile', method: 'PUT', body: toFormData({ ...form }) }),
    }),

    /** The address of the own data as a ZIP: its ticket is valid for a minute (decision 0018). */
    requestDataExport: build.mutation<string, DataExportPayload>({
      query: (body) => ({ url: '/users/me/export', method: 'POST', body }),
      transformResponse: toDownload,
    }),

    /** The same for a suspended member, who has no session (D196). */
    requestSuspendedExport: build.mutation<string, SuspendedExport>({
      query: (body) => ({ url: '/user/export', method: 'POST', body }),
      transformResponse: toDownload,
    }),

    withdraw: build.mutation<Withdrawn, WithdrawalPayload>({
      query: (body) => ({ url: '/user/delete', method: 'DELETE', body }),
    }),
  }),
});

export const {
  useGetAccountQuery,
  useUpdateAccountMutation,
  useUpdateProfileMutation,
  useRequestDataExportMutation,
  useRequestSuspendedExportMutation,
  useWithdrawMutation,
} = accountApi;
