import { type SessionData } from '@contract/auth';
import { type Security } from '@contract/security';
import { SOCIAL_TEXTS, type SocialSignupAnswer, type SocialStart } from '@contract/social';
import { api } from '../api';
import { withProof } from '../withProof';
import { showSecurity } from './security';

interface SocialStartArg {
  provider: string;
  /** 로그인 유지 (D180). */
  keep?: boolean;
}

/** Login by providers, and the own links to them (D182). */
export const socialApi = api.injectEndpoints({
  endpoints: (build) => ({
    startSocial: build.mutation<SocialStart, SocialStartArg>({
      query: ({ provider, ...body }) => ({ url: `/login/social/${provider}`, method: 'POST', body }),
    }),

    /** Opens a session, unless no member has the identity. */
    exchangeSocial: build.mutation<SessionData | SocialSignupAnswer, void>({
      query: () => ({ url: '/login/social', method: 'POST', body: {} }),
      extraOptions: { opens: 'login' },
    }),

    startSocialLink: build.mutation<SocialStart, string>({
      queryFn: (provider, _api, _options, call) =>
        withProof<SocialStart>(call, { url: `/users/me/social/${provider}`, method: 'POST' }, SOCIAL_TEXTS.linking),
    }),

    linkSocial: build.mutation<Security, void>({
      query: () => ({ url: '/users/me/social', method: 'POST', body: {} }),
      onQueryStarted: showSecurity,
    }),

    unlinkSocial: build.mutation<Security, string>({
      queryFn: (provider, _api, _options, call) =>
        withProof<Security>(call, { url: `/users/me/social/${provider}`, method: 'DELETE' }, SOCIAL_TEXTS.unlinking),
      onQueryStarted: showSecurity,
    }),
  }),
});
