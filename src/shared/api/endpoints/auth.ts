import { type LoginPayload, type SessionData } from '@contract/auth';
import { type Envelope } from '@contract/envelope';
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
      transformResponse: ({ data }: Envelope<SessionData>) => data,
    }),

    logout: build.mutation<null, void>({
      query: () => ({ url: '/logout', method: 'POST' }),
      transformResponse: ({ data }: Envelope<null>) => data,
    }),

    /** A new tab of a logged-in browser resumes the session (D13). */
    resumeSession: build.mutation<SessionData, void>({
      query: askForToken,
      extraOptions: opens('resume'),
      transformResponse: ({ data }: Envelope<SessionData>) => data,
    }),

    /** Checks whether the session is still valid, without extending it (D12). */
    renewSession: build.mutation<SessionData, void>({
      query: askForToken,
      extraOptions: opens('renewal'),
      transformResponse: ({ data }: Envelope<SessionData>) => data,
    }),

    /** "로그인 연장": moves the end to an hour from now, at most twelve hours after the login (D12). */
    extendSession: build.mutation<SessionData, void>({
      query: askForToken,
      extraOptions: opens('extension'),
      transformResponse: ({ data }: Envelope<SessionData>) => data,
    }),
  }),
});

export const { useLoginMutation, useLogoutMutation, useRenewSessionMutation, useExtendSessionMutation } = authApi;
