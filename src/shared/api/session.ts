import { type BaseQueryApi, type FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { type SessionData } from '@contract/auth';
import { type SocialSignupAnswer } from '@contract/social';
import { setClockOffset } from '@contract/clock';
import {
  clockRead,
  loggedIn,
  profileChanged,
  selectAccessToken,
  selectClockOffset,
  selectNickname,
  sessionExtended,
  sessionRenewed,
  sessionResumed,
  type SessionState,
} from '@/shared/session';
import { type ApiResult } from './baseQuery';

const sessionOf = (state: unknown) => state as { session: SessionState };

/** The access token of this tab, null for a visitor. */
export const currentToken = (state: unknown): string | null => selectAccessToken(sessionOf(state));

/** The nickname of the member logged in in this tab, '' for a visitor. */
export const currentNickname = (state: unknown): string => selectNickname(sessionOf(state)) ?? '';

const OPENINGS = {
  login: loggedIn,
  resume: sessionResumed,
  renewal: sessionRenewed,
  extension: sessionExtended,
} as const;

/** Why a session was opened; each has its own action. */
export type OpeningKind = keyof typeof OPENINGS;

const NO_TOKEN: FetchBaseQueryError = { status: 'CUSTOM_ERROR', error: 'The response has no access token.' };

/**
 * Stores the session of a response to a login or a token request: the token in the header `access`, the rest in the
 * body. A response without that header opens no session and counts as a failure (LOGIN-6, LOGIN-16).
 */
export function openSession(result: ApiResult, kind: OpeningKind, { dispatch, getState }: BaseQueryApi): ApiResult {
  const response = result.meta?.response;
  if (result.error || !response) return result;

  const accessToken = response.headers.get('access');
  // A provider's identity that no member has (D187).
  if (!accessToken && (result.data as Partial<SocialSignupAnswer>).signup) return result;
  if (!accessToken) return { error: NO_TOKEN, meta: result.meta };

  const { memberId, nickname, profileImg, tokenExpiresAt, mustChangePassword } = result.data as SessionData;
  const now = Date.now();
  const serverNow = serverTime(response) ?? now;
  setClockOffset(serverNow - now);

  // The member may have changed it on another device: what is cached names the former one.
  const formerNickname = currentNickname(getState());
  if (kind !== 'login' && formerNickname && formerNickname !== nickname)
    dispatch(profileChanged({ nickname, profile: profileImg }));

  dispatch(
    OPENINGS[kind]({
      accessToken,
      memberId,
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

/** The server's clock in epoch milliseconds, from the `date` header. */
function serverTime(response: Response): number | null {
  const date = Date.parse(response.headers.get('date') ?? '');
  return Number.isNaN(date) ? null : date;
}

/** The `date` header has whole seconds, and the response takes time; smaller differences are ignored. */
const MIN_CLOCK_CHANGE = 10_000;

/** Stores the offset between the server's clock and this one; unknown after a reload until the first response (D12). */
export function syncClockOffset({ meta }: ApiResult, { dispatch, getState }: BaseQueryApi) {
  const serverNow = meta?.response && serverTime(meta.response);
  if (!serverNow) return;

  const offset = serverNow - Date.now();
  const known = selectClockOffset(sessionOf(getState()));
  if (Math.abs(offset - known) <= MIN_CLOCK_CHANGE) return;
  setClockOffset(offset);
  dispatch(clockRead(offset));
}
