import { type EmailUndoPayload, type Proof, type ProofPayload, type Security } from '@contract/security';
import { type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { api } from '../api';
import { idTag } from '../tags';

/** The ways into the own account, and what happened to it; a change of the account is noted in it. */
const securityReads = api.injectEndpoints({
  endpoints: (build) => ({
    getSecurity: build.query<Security, void>({
      query: () => '/users/me/security',
      providesTags: [idTag('Account', 'own')],
      keepUnusedDataFor: 0,
    }),
  }),
});

type Update = ReturnType<typeof securityReads.util.updateQueryData<'getSecurity'>>;
type Refetch = ReturnType<typeof securityReads.endpoints.getSecurity.initiate>;

interface Change {
  dispatch: (action: Update | Refetch) => unknown;
  queryFulfilled: Promise<{ data: Security }>;
}

/**
 * Shows the response of a change, which has all of it. After a refusal, which is the caller's, and after a lost response it
 * is asked for again. For `onQueryStarted`.
 */
export async function showSecurity(_arg: unknown, { dispatch, queryFulfilled }: Change): Promise<void> {
  const changed = await queryFulfilled.catch(() => undefined);
  if (changed) dispatch(securityReads.util.updateQueryData('getSecurity', undefined, () => changed.data));
  else dispatch(securityReads.endpoints.getSecurity.initiate(undefined, { forceRefetch: true, subscribe: false }));
}

const securityApi = securityReads.injectEndpoints({
  endpoints: (build) => ({
    endDevice: build.mutation<Security, string>({
      query: (id) => ({ url: `/users/me/devices/${id}`, method: 'DELETE' }),
      onQueryStarted: showSecurity,
    }),

    endOtherDevices: build.mutation<Security, void>({
      query: () => ({ url: '/users/me/devices', method: 'DELETE' }),
      onQueryStarted: showSecurity,
    }),

    /** Proves the session by the password or an own passkey (D185). */
    prove: build.mutation<Proof, ProofPayload>({
      query: (body) => ({ url: '/users/me/proof', method: 'POST', body }),
      async onQueryStarted(_payload, { dispatch, queryFulfilled }) {
        const proven = await queryFulfilled.catch(() => undefined);
        if (!proven) return;
        const update = (security: Security) => void Object.assign(security, proven.data);
        dispatch(securityReads.util.updateQueryData('getSecurity', undefined, update));
      },
    }),

    /** What the browser needs to prove it by a passkey. */
    getProofOptions: build.mutation<PublicKeyCredentialRequestOptionsJSON, void>({
      query: () => ({ url: '/users/me/proof/options', method: 'POST' }),
    }),

    undoEmail: build.mutation<null, EmailUndoPayload>({
      query: (body) => ({ url: '/users/undo_email', method: 'POST', body }),
    }),
  }),
});

export const { useGetSecurityQuery } = securityReads;
export const {
  useEndDeviceMutation,
  useEndOtherDevicesMutation,
  useGetProofOptionsMutation,
  useProveMutation,
  useUndoEmailMutation,
} = securityApi;
