import { type LoginPayload, type SessionData } from '@contract/auth';
import { api } from '../api';
import { type ExtraOptions } from '../baseQuery';

const opens = (kind: ExtraOptions['opens']): ExtraOptions => ({ opens: kind });

/** `withTokenRefresh` adds the body, since it has the token; these endpoints only name the reason. */
const askForToken = () => ({ url: '/token', method: 'POST' });

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<SessionData, LoginPayload>({
      query: (body) => ({ url: '/login', method: 'POST', body }),
      extraOptions: opens('login'),
    }),

    logout: build.mutation<null, void>({
      query: () => ({ url: '/logout', method: 'POST' }),
    }),

    /** A new tab of a logged-in browser resumes the session (D13). */
    resumeSession: build.mutation<SessionData, void>({
      query: askForToken,
      extraOptions: opens('resume'),
    }),

    /** Checks whether the session is still valid, without extending it (D12). */
    renewSession: build.mutation<SessionData, void>({
      query: askForToken,
      extraOptions: opens('renewal'),
    }),

    /** "로그인 연장": moves the end to an hour from now, at most twelve hours after the login (D12). */
    extendSession: build.mutation<SessionData, void>({
      query: askForToken,
      extraOptions: opens('extension'),
    }),
  }),
});

export const { useLoginMutation, useLogoutMutation, useRenewSessionMutation, useExtendSessionMutation } = authApi;
