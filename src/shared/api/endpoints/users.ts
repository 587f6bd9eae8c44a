import { type FindIdPayload, type FindPasswordPayload, type FoundId, type PasswordMail } from '@contract/auth';
import { type JoinPayload, type JoinedSession } from '@contract/signup';
import { api } from '../api';
import { type ExtraOptions } from '../baseQuery';
import { toFormData } from '../toFormData';
import { keyHeader, type Keyed } from '../useSendOnce';

export interface JoinForm {
  memberDTO: JoinPayload;
  /** The profile photo. */
  authImgFile: File;
  /** New portfolio files, in the order of their items. */
  portfolioFiles: File[];
  /** The login is kept (D180). */
  keep?: true;
  /** The identity of a provider is linked (D187). */
  social?: true;
}

/** Joining, recovery of username and password, and checks of members. */
export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkEmail: build.query<null, string>({
      query: (email) => ({ url: '/users/check_email', params: { email } }),
      keepUnusedDataFor: 0, // a cached result may be outdated
    }),

    checkUsername: build.query<null, string>({
      query: (username) => ({ url: '/users/check_username', params: { username } }),
      keepUnusedDataFor: 0,
    }),

    checkNickname: build.query<null, string>({
      query: (nickname) => ({ url: '/users/check_nickname', params: { nickname } }),
      keepUnusedDataFor: 0,
    }),

    /** Opens the session of the new member, as a login does (D114). */
    join: build.mutation<JoinedSession, Keyed<JoinForm>>({
      query: ({ key, ...form }) => ({
        url: '/users/join',
        method: 'POST',
        headers: keyHeader(key),
        body: toFormData({ ...form }),
      }),
      extraOptions: { opens: 'login' } satisfies ExtraOptions,
    }),

    findId: build.mutation<FoundId, FindIdPayload>({
      query: (body) => ({ url: '/users/find_id', method: 'POST', body }),
    }),

    /** The response is the same whether the pair is known or not (D20). */
    findPassword: build.mutation<PasswordMail, FindPasswordPayload>({
      query: (body) => ({ url: '/users/find_password', method: 'POST', body }),
    }),

    /** Nicknames that begin with or contain the text, at most ten; refused with 400 when there is none. */
    searchMembers: build.query<string[], string>({
      query: (nickname) => ({ url: '/users/search', params: { nickname } }),
    }),
  }),
});

export const {
  useLazyCheckEmailQuery,
  useLazyCheckUsernameQuery,
  useLazyCheckNicknameQuery,
  useFindIdMutation,
  useFindPasswordMutation,
  useJoinMutation,
  useSearchMembersQuery,
} = usersApi;
