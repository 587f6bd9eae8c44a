import { createListenerMiddleware } from '@reduxjs/toolkit';
import { MESSAGES } from '@contract/messages';
import { api, clearCache, isWriteStart, TAG_TYPES, type CacheState } from '@/shared/api';
import { clearToasts, clearToast, toast } from '@/shared/toast';
import { paths } from '@/shared/routes';
import {
  endedElsewhere,
  homeReached,
  loggedIn,
  loggedOut,
  loginRequired,
  locationLeft,
  profileChanged,
  selectIsLeaving,
  sessionExpired,
  withdrawn,
  type SessionEnd,
  type SessionState,
} from '@/shared/session';
import { type Navigation } from './navigation';

/** Messages about a session that was ended in another tab. */
const END_MESSAGES: Record<SessionEnd, string> = { logout: MESSAGES.loggedOut, withdrawal: MESSAGES.withdrawn };

// A visitor's responses lack the fields of members, such as bookmarks, and vice versa. A resumed session needs no
// refetch: every request waits for it.
const refetchAll = () => api.util.invalidateTags([...TAG_TYPES]);

/** The application's reactions to events that lower layers report. */
export function createListeners(navigation: Navigation) {
  const { middleware, startListening } = createListenerMiddleware<{ session: SessionState } & CacheState>();

  // The error of the first attempt must not be shown beside the success of the second.
  startListening({ matcher: isWriteStart, effect: clearToast });

  startListening({
    actionCreator: sessionExpired,
    effect(_action, { dispatch }) {
      dispatch(locationLeft(navigation.here()));
      navigation.go(paths.home);
      toast(MESSAGES.sessionOver, { tone: 'error' });
    },
  });

  startListening({
    actionCreator: loggedOut,
    effect() {
      navigation.go(paths.home);
    },
  });

  startListening({
    actionCreator: endedElsewhere,
    effect({ payload: end }) {
      navigation.go(paths.home);
      toast(END_MESSAGES[end], { tone: 'info' });
    },
  });

  startListening({
    actionCreator: loginRequired,
    effect({ payload: hash }, { getOriginalState }) {
      // Several responses may report it; only the first is still on the page to return to.
      if (selectIsLeaving(getOriginalState()) || navigation.here().pathname === paths.login) return;
      const here = navigation.here();
      navigation.go(paths.login, { state: { returnTo: { ...here, hash: hash ?? here.hash } } });
      toast(MESSAGES.loginRequired, { tone: 'error' });
    },
  });

  startListening({
    actionCreator: homeReached,
    effect(_action, { dispatch, getOriginalState }) {
      // Cleared after the navigation: the former page would refetch as a visitor, and might redirect elsewhere.
      if (selectIsLeaving(getOriginalState())) dispatch(clearCache());
    },
  });

  startListening({
    actionCreator: loggedIn,
    effect(_action, { dispatch }) {
      // Toasts for the visitor, such as to log in, are obsolete.
      clearToasts();
      dispatch(refetchAll());
    },
  });

  // Nickname and photo are part of all content of the member.
  startListening({
    actionCreator: profileChanged,
    effect(_action, { dispatch }) {
      dispatch(refetchAll());
    },
  });

  startListening({
    actionCreator: withdrawn,
    effect(_action, { dispatch }) {
      // After the navigation: the bell, which only members have, would refetch as a visitor and redirect to the login.
      setTimeout(() => dispatch(refetchAll()));
    },
  });

  return middleware;
}
