import { type BaseQueryApi, type FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { type SessionData } from '@contract/auth';
import { type Envelope } from '@contract/envelope';
import { loggedIn, sessionExtended, sessionRenewed, sessionResumed } from '@/shared/session';
import { type ApiResult } from './apiQuery';
import { serverTime } from './syncClockOffset';

const OPENINGS = {
  login: loggedIn,
  resume: sessionResumed,
  renewal: sessionRenewed,
  extension: sessionExtended,
} as const;

/** Why a session was opened; each reads as its own event in the action log. */
export type OpeningKind = keyof typeof OPENINGS;

const NO_TOKEN: FetchBaseQueryError = { status: 'CUSTOM_ERROR', error: 'The answer carries no access token.' };

/**
 * Stores what the answers of login and token have in common: the token in the header `access`, the rest in
 * the body. An answer without that header opens nothing and counts as a failure (LOGIN-6, LOGIN-16).
 */
export function openSession(result: ApiResult, kind: OpeningKind, { dispatch }: BaseQueryApi): ApiResult {
  const response = result.meta?.response;
  if (result.error || !response) return result;

  const accessToken = response.headers.get('access');
  if (!accessToken) return { error: NO_TOKEN, meta: result.meta };

  const { nickname, profileImg, tokenExpiresAt, mustChangePassword } = (result.data as Envelope<SessionData>).data;
  const now = Date.now();
  const serverNow = serverTime(response) ?? now;

  dispatch(
    OPENINGS[kind]({
      accessToken,
      nickname,
      profile: profileImg,
      tokenExpiresAt,
      remaining: tokenExpiresAt - serverNow,
      clockOffset: serverNow - now,
      mustChangePassword,
    }),
  );
  return result;
}
