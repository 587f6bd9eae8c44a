import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type SessionEnd } from './endedSession';
import { accessTokenClaims } from './accessTokenClaims';

const A_MINUTE = 60_000;

/** Whether the token is of a session from a temporary password (D20). */
const asksForNewPassword = (accessToken: string | null): boolean =>
  accessToken !== null && accessTokenClaims(accessToken).mustChangePassword === true;

/** The member's id in an access token. */
const subjectOf = (accessToken: string | null): number | null =>
  accessToken === null ? null : Number(accessTokenClaims(accessToken).sub) || null;

/** The fields that a login, a resumed, a renewed and an extended session share (api.md, Auth). */
export interface OpenedSession {
  accessToken: string;
  memberId: number;
  nickname: string;
  profile: string | null;
  /** The end of the session on the server's clock, epoch milliseconds. */
  tokenExpiresAt: number;
  /** The remaining time in milliseconds, independent of this clock. */
  remaining: number;
  /** How far the server's clock is ahead of this one, in milliseconds. */
  clockOffset: number;
  /** The session came from a temporary password (D20). */
  mustChangePassword: boolean;
}

/** The fields of a saved profile that the session has. */
export interface ChangedProfile {
  nickname: string;
  profile: string | null;
}

export interface SessionState {
  accessToken: string | null;
  /** Identifies the member. Null after a reload: the token has the claim. */
  memberId: number | null;
  nickname: string | null;
  profile: string | null;
  tokenExpiresAt: number | null;
  /** How far the server's clock is ahead of this one, in milliseconds. */
  clockOffset: number;
  /** A new tab is resuming the session by the cookie; until then it is unknown whether it has one. */
  resuming: boolean;
  /** The session just ended and the app is navigating home: route guards do nothing meanwhile. */
  leaving: boolean;
  /** A temporary password must be replaced first (D20). Null after a reload: the token has the claim. */
  mustChangePassword: boolean | null;
}

const visitor: SessionState = {
  accessToken: null,
  memberId: null,
  nickname: null,
  profile: null,
  tokenExpiresAt: null,
  clockOffset: 0,
  resuming: false,
  leaving: false,
  mustChangePassword: null,
};

const opened = (state: SessionState, { remaining: _, ...session }: OpenedSession): SessionState => ({
  ...state,
  ...session,
  resuming: false,
  leaving: false,
});

/** A continued session. A renewal that was in flight while the password changed does not require a new one again. */
const goingOn = (state: SessionState, session: OpenedSession): SessionState =>
  opened(state, { ...session, mustChangePassword: session.mustChangePassword && state.mustChangePassword !== false });

const ended = (state: SessionState): SessionState => ({ ...visitor, clockOffset: state.clockOffset, leaving: true });

/**
 * The session of this tab. `sessionPersistence` names the persisted fields (D10). Lower layers report events here;
 * `app/listeners` handles them.
 */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: visitor,
  reducers: {
    loggedIn: (state, { payload }: PayloadAction<OpenedSession>) => opened(state, payload),
    resumeStarted: (state) => {
      state.resuming = true;
    },
    resumeRefused: (state) => {
      state.resuming = false;
    },
    sessionResumed: (state, { payload }: PayloadAction<OpenedSession>) => opened(state, payload),
    sessionRenewed: (state, { payload }: PayloadAction<OpenedSession>) => goingOn(state, payload),
    sessionExtended: (state, { payload }: PayloadAction<OpenedSession>) => goingOn(state, payload),
    clockRead: (state, { payload }: PayloadAction<number>) => {
      state.clockOffset = payload;
    },
    /** The session is over on the server (40203, or a second 40202). */
    sessionExpired: ended,
    /**
     * The server requires a login although this tab may have a token (40201), or a visitor has called for an action of
     * members. The payload is the hash of the page to return to, unless it is the current one.
     */
    loginRequired: (state, _: PayloadAction<string | undefined>) => ({
      ...visitor,
      clockOffset: state.clockOffset,
      leaving: state.leaving,
    }),
    loggedOut: ended,
    /** Another tab of this browser has logged out, or ended the membership. */
    endedElsewhere: (state, _: PayloadAction<SessionEnd>) => ended(state),
    /** The membership and the session have ended; the member stays on the page that confirms it (D25). */
    withdrawn: (state) => ({ ...visitor, clockOffset: state.clockOffset }),
    passwordChanged: (state) => {
      state.mustChangePassword = false;
    },
    profileChanged: (state, { payload }: PayloadAction<ChangedProfile>) => {
      state.nickname = payload.nickname;
      state.profile = payload.profile;
    },
    homeReached: (state) => {
      state.leaving = false;
    },
  },
  selectors: {
    selectIsMember: ({ accessToken }) => accessToken !== null,
    selectAccessToken: ({ accessToken }) => accessToken,
    /** Null for a visitor. */
    selectMemberId: ({ memberId, accessToken }) => memberId ?? subjectOf(accessToken),
    selectNickname: ({ nickname }) => nickname,
    selectProfile: ({ profile }) => profile,
    selectSessionEnd: ({ tokenExpiresAt }) => tokenExpiresAt,
    selectClockOffset: ({ clockOffset }) => clockOffset,
    selectIsResuming: ({ resuming }) => resuming,
    selectIsLeaving: ({ leaving }) => leaving,
    selectEndIsFinal: ({ accessToken, tokenExpiresAt }) => isFinalEnd(accessToken, tokenExpiresAt),
    selectMustChangePassword: ({ mustChangePassword, accessToken }) =>
      mustChangePassword ?? asksForNewPassword(accessToken),
  },
});

export const {
  clockRead,
  endedElsewhere,
  homeReached,
  loggedIn,
  loggedOut,
  loginRequired,
  passwordChanged,
  profileChanged,
  resumeRefused,
  resumeStarted,
  sessionExpired,
  sessionExtended,
  sessionRenewed,
  sessionResumed,
  withdrawn,
} = sessionSlice.actions;

export const {
  selectAccessToken,
  selectClockOffset,
  selectEndIsFinal,
  selectIsLeaving,
  selectIsMember,
  selectIsResuming,
  selectMemberId,
  selectMustChangePassword,
  selectNickname,
  selectProfile,
  selectSessionEnd,
} = sessionSlice.selectors;

/** Whether the limit of twelve hours leaves no useful extension of this session (D12); its end in epoch ms. */
function isFinalEnd(accessToken: string | null, end: number | null): boolean {
  const cap = accessToken === null ? undefined : accessTokenClaims(accessToken).cap;
  return cap !== undefined && end !== null && end > cap * 1000 - A_MINUTE;
}
