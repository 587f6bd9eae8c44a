export { recordSessionEnd, sessionEndOf, type SessionEnd } from './endedSession';
export { hasLoginHint, isLoginKept } from './loginHint';
export { notifyOtherTabs, openSessionChannel } from './sessionChannel';
export { sessionPersistence } from './sessionPersistence';
export {
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
  sessionExpired,
  sessionExtended,
  sessionRenewed,
  sessionResumed,
  sessionSlice,
  withdrawn,
  type SessionState,
} from './sessionSlice';
export { useIsOwn } from './useIsOwn';
export { useMembersOnly } from './useMembersOnly';
export { useServerNow } from './useServerNow';
export { useToday } from './useToday';
export { locationLeft, locationReached, selectReturnTo, returnToSlice } from './returnToSlice';
