import { type SessionData } from '@contract/auth';
import { PASSKEY_TEXTS, type NewCredential, type PasskeyLoginPayload } from '@contract/passkey';
import { type Security } from '@contract/security';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { api } from '../api';
import { withProof } from '../withProof';
import { showSecurity } from './security';

/** Passkeys: the login by one, and the own ones (D183). */
export const passkeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLoginOptions: build.mutation<PublicKeyCredentialRequestOptionsJSON, void>({
      query: () => ({ url: '/login/passkey/options', method: 'POST' }),
    }),

    logInWithPasskey: build.mutation<SessionData, PasskeyLoginPayload>({
      query: (body) => ({ url: '/login/passkey', method: 'POST', body }),
      extraOptions: { opens: 'login' },
    }),

    getCreationOptions: build.mutation<PublicKeyCredentialCreationOptionsJSON, void>({
      queryFn: (_arg, _api, _options, call) =>
        withProof<PublicKeyCredentialCreationOptionsJSON>(
          call,
          { url: '/users/me/passkeys/options', method: 'POST' },
          PASSKEY_TEXTS.add,
        ),
    }),

    addPasskey: build.mutation<Security, NewCredential>({
      queryFn: (credential, _api, _options, call) =>
        withProof<Security>(
          call,
          { url: '/users/me/passkeys', method: 'POST', body: { credential } },
          PASSKEY_TEXTS.add,
        ),
      onQueryStarted: showSecurity,
    }),

    renamePasskey: build.mutation<Security, { id: string; name: string }>({
      query: ({ id, name }) => ({ url: `/users/me/passkeys/${id}`, method: 'PATCH', body: { name } }),
      onQueryStarted: showSecurity,
    }),

    removePasskey: build.mutation<Security, string>({
      queryFn: (id, _api, _options, call) =>
        withProof<Security>(call, { url: `/users/me/passkeys/${id}`, method: 'DELETE' }, PASSKEY_TEXTS.removal),
      onQueryStarted: showSecurity,
    }),
  }),
});
