import { type CredentialItem, type EmailMatch, type Verdict } from '@contract/credential';
import { api } from '../api';
import { afterSuccess, listTag } from '../tags';
import { keyHeader, type Keyed } from '../useSendOnce';
import { withConfirmedEmail } from '../withConfirmedEmail';

interface Issuing {
  archiveId: number;
  /** Withdraws the valid credential and issues a new one. */
  renew?: boolean;
}

interface CredentialFile {
  id: string;
  kind: 'jwt' | 'png';
}

const LIST = [listTag('Credential')];

const credentialApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The own credentials, newest first. */
    getCredentials: build.query<CredentialItem[], void>({
      query: () => '/users/me/credentials',
      providesTags: LIST,
    }),

    issueCredential: build.mutation<CredentialItem, Keyed<Issuing>>({
      queryFn: ({ archiveId, renew = false, key }, _api, _extra, call) =>
        withConfirmedEmail<CredentialItem>(call, {
          url: `/archive/${archiveId}/credential`,
          method: 'POST',
          headers: keyHeader(key),
          body: { renew },
        }),
      invalidatesTags: afterSuccess(() => LIST),
    }),

    withdrawCredential: build.mutation<CredentialItem, string>({
      query: (id) => ({ url: `/credentials/${id}`, method: 'DELETE' }),
      invalidatesTags: afterSuccess(() => LIST),
    }),

    /** @returns an object URL of the file, which the caller revokes */
    downloadCredential: build.mutation<string, CredentialFile>({
      query: ({ id, kind }) => ({
        url: `/credentials/${id}/${kind}`,
        responseHandler: (response) => (response.ok ? response.blob() : response.json()),
      }),
      transformResponse: (file: Blob) => URL.createObjectURL(file),
    }),

    /** The verdict on a credential by its id. */
    getVerdict: build.query<Verdict, string>({
      query: (id) => `/credentials/${encodeURIComponent(id)}`,
    }),

    /** Checks a compact JWT, or a badge image as a data URL. */
    checkCredential: build.mutation<Verdict, string>({
      query: (credential) => ({ url: '/credentials/verify', method: 'POST', body: { credential } }),
    }),

    /** Whether an e-mail address was that of the credential's member on the day of issue. */
    matchCredentialEmail: build.mutation<EmailMatch, { id: string; email: string }>({
      query: ({ id, email }) => ({ url: `/credentials/${id}/email`, method: 'POST', body: { email } }),
    }),
  }),
});

export const {
  useGetCredentialsQuery,
  useLazyGetCredentialsQuery,
  useIssueCredentialMutation,
  useWithdrawCredentialMutation,
  useDownloadCredentialMutation,
  useGetVerdictQuery,
  useCheckCredentialMutation,
  useMatchCredentialEmailMutation,
} = credentialApi;
