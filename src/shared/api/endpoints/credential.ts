import { type CredentialItem, type Verdict } from '@contract/credential';
import { type Envelope } from '@contract/envelope';
import { api } from '../api';
import { afterSuccess, listTag } from '../tags';

interface Issuing {
  archiveId: number;
  /** Withdraws the valid credential and issues a new one. */
  renew?: boolean;
}

interface CredentialFile {
  id: string;
  kind: 'jwt' | 'png';
}

const toItem = ({ data }: Envelope<CredentialItem>) => data;
const toVerdict = ({ data }: Envelope<Verdict>) => data;
const LIST = [listTag('Credential')];

const credentialApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The own credentials, newest first. */
    getCredentials: build.query<CredentialItem[], void>({
      query: () => '/users/me/credentials',
      transformResponse: ({ data }: Envelope<CredentialItem[]>) => data,
      providesTags: LIST,
    }),

    issueCredential: build.mutation<CredentialItem, Issuing>({
      query: ({ archiveId, renew = false }) => ({
        url: `/archive/${archiveId}/credential`,
        method: 'POST',
        body: { renew },
      }),
      transformResponse: toItem,
      invalidatesTags: afterSuccess(() => LIST),
    }),

    withdrawCredential: build.mutation<CredentialItem, string>({
      query: (id) => ({ url: `/credentials/${id}`, method: 'DELETE' }),
      transformResponse: toItem,
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

    /** The verdict on a credential that was issued here. */
    getVerdict: build.query<Verdict, string>({
      query: (id) => `/credentials/${encodeURIComponent(id)}`,
      transformResponse: toVerdict,
    }),

    /** Checks a compact JWT, or a badge image as a data URL. */
    checkCredential: build.mutation<Verdict, string>({
      query: (credential) => ({ url: '/credentials/verify', method: 'POST', body: { credential } }),
      transformResponse: toVerdict,
    }),
  }),
});

export const {
  useGetCredentialsQuery,
  useIssueCredentialMutation,
  useWithdrawCredentialMutation,
  useDownloadCredentialMutation,
  useGetVerdictQuery,
  useCheckCredentialMutation,
} = credentialApi;
