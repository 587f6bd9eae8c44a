import { type BaseQueryApi, type FetchArgs, type FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { ERROR_CODES } from '@contract/errorCodes';
import { endedElsewhere, isLoginKept, loginRequired, sessionEndOf, sessionExpired } from '@/shared/session';
import { type ApiQuery, type ApiResult } from './baseQuery';
import { errorStatus } from './errorMessage';
import { currentToken, openSession, syncClockOffset, type OpeningKind } from './session';

type Args = string | FetchArgs;

/**
 * Renews the access token once for concurrent requests that find it expired, then replays each of them once (D11).
 * Requests that start during a renewal wait for it. The end of a session is only reported here (`sessionExpired`,
 * `endedElsewhere`, `loginRequired`); without a response to the renewal the session stays. A kept login renews a session
 * that is over likewise (D180).
 */
export function withTokenRefresh(send: ApiQuery): ApiQuery {
  let opening: Promise<ApiResult> | null = null;

  const query: ApiQuery = async (args, api, extraOptions) => {
    const result = await send(args, api, extraOptions);
    syncClockOffset(result, api);
    return result;
  };

  async function open(args: Args, api: BaseQueryApi, kind: OpeningKind): Promise<ApiResult> {
    const tokenBefore = currentToken(api.getState());
    const result = await query(args, api, {});
    // Ignores the response if the session changed while the request was in flight.
    const isOutdated = kind !== 'login' && currentToken(api.getState()) !== tokenBefore;
    return isOutdated && !result.error ? { error: OUTDATED } : openSession(result, kind, api);
  }

  /** Requests a token; concurrent callers share the request. */
  function requestToken(api: BaseQueryApi, kind: OpeningKind): Promise<ApiResult> {
    opening ??= inTurn(() => open(tokenCall(currentToken(api.getState()), kind), api, kind)).finally(() => {
      opening = null;
    });
    return opening;
  }

  async function replayed(
    args: Args,
    api: BaseQueryApi,
    first: ApiResult,
    tokenUsed: string | null,
  ): Promise<ApiResult> {
    // Another request may have renewed it, or ended the session, while this one was in flight.
    if (currentToken(api.getState()) === tokenUsed) {
      const renewal = await requestToken(api, 'renewal');
      if (renewal.error) return reported(renewal, api, tokenUsed);
    }
    const tokenNow = currentToken(api.getState());
    if (!tokenNow) return first;

    const second = await query(args, api, {});
    if (errorStatus(second.error) === ERROR_CODES.accessTokenExpired) endSession(api, tokenNow);
    return reported(second, api, tokenNow);
  }

  return async (args, api, extraOptions) => {
    const tokenBefore = currentToken(api.getState());
    while (opening) {
      const result = await opening;
      // A member's request must not be sent as a visitor's because the session ended while it waited.
      if (result.error && currentToken(api.getState()) !== tokenBefore) return result;
    }
    const tokenUsed = currentToken(api.getState());
    const kind = extraOptions?.opens;
    if (kind === 'login') return open(args, api, kind);
    if (kind) return reported(await requestToken(api, kind), api, tokenUsed);

    const first = await query(args, api, extraOptions);
    const status = errorStatus(first.error);
    const isOver = status === ERROR_CODES.sessionOver && tokenUsed !== null && isLoginKept();
    return status === ERROR_CODES.accessTokenExpired || isOver
      ? replayed(args, api, first, tokenUsed)
      : reported(first, api, tokenUsed);
  };
}

const OUTDATED: FetchBaseQueryError = { status: 'CUSTOM_ERROR', error: 'The session changed meanwhile.' };

/** Tabs that keep a login ask one after the other, where the browser knows locks: each sends the newest cookie. */
const inTurn = (ask: () => Promise<ApiResult>): Promise<ApiResult> =>
  isLoginKept() && 'locks' in navigator ? navigator.locks.request('token', ask) : ask();

/** Without a token the cookie alone resumes the session; with one it must name the cookie's session (D13). */
const tokenCall = (accessToken: string | null, kind: OpeningKind): FetchArgs => ({
  url: '/token',
  method: 'POST',
  body: {
    ...(accessToken && { accessToken }),
    ...(kind === 'extension' && { extend: true }),
    ...(isLoginKept() && { resume: true }),
  },
});

/** Dispatches the event that belongs to a refusal and returns the result. */
function reported(result: ApiResult, api: BaseQueryApi, tokenUsed: string | null): ApiResult {
  const status = errorStatus(result.error);
  if (status === ERROR_CODES.sessionOver) endSession(api, tokenUsed);
  if (status === ERROR_CODES.loginRequired && currentToken(api.getState()) === tokenUsed) api.dispatch(loginRequired());
  return result;
}

/** Ends the session of the request, not one that was opened since. */
function endSession(api: BaseQueryApi, tokenUsed: string | null) {
  if (!tokenUsed || currentToken(api.getState()) !== tokenUsed) return;
  const end = sessionEndOf(tokenUsed);
  api.dispatch(end ? endedElsewhere(end) : sessionExpired());
}
