import { createListenerMiddleware } from '@reduxjs/toolkit';
import { MESSAGES } from '@contract/messages';
import { api, isWriteStart, TAG_TYPES } from '@/shared/api';
import { clearToasts, clearToast, toast } from '@/shared/toast';
import { paths } from '@/shared/routes';
import {
  endedElsewhere,
  homeReached,
  loggedIn,
  loggedOut,
  loginRequired,
  locationLeft,
  selectIsLeaving,
  sessionExpired,
  withdrawn,
  type SessionEnd,
  type SessionState,
} from '@/shared/session';
import { type Navigation } from './navigation';

/** What the other tabs say about a session that was ended in one. */
const END_MESSAGES: Record<SessionEnd, string> = { logout: MESSAGES.loggedOut, withdrawal: MESSAGES.withdrawn };

// What a visitor was shown lacks the member's own marks (bookmarks, first of all), and the other way round. A resumed
// session needs none of this: every call waits for it.
const refetchAll = () => api.util.invalidateTags([...TAG_TYPES]);

/** What the app does when a lower layer only reports that something happened. */
export function createListeners(navigation: Navigation) {
  const { middleware, startListening } = createListenerMiddleware<{ session: SessionState }>();

  // An error of the first attempt must not stand beside the success of the second.
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
    effect(_action, { getOriginalState }) {
      // Several answers may say so at once; only the first still stands on the page to come back to.
      if (selectIsLeaving(getOriginalState()) || navigation.here().pathname === paths.login) return;
      navigation.go(paths.login, { state: { wayBack: navigation.here() } });
      toast(MESSAGES.loginRequired, { tone: 'error' });
    },
  });

  startListening({
    actionCreator: homeReached,
    effect(_action, { dispatch, getOriginalState }) {
      // Not before: the page being left would ask again, as a visitor, and might lead elsewhere.
      if (selectIsLeaving(getOriginalState())) dispatch(api.util.resetApiState());
    },
  });

  startListening({
    actionCreator: loggedIn,
    effect(_action, { dispatch }) {
      // Whatever the visitor was told, to log in first of all, is over.
      clearToasts();
      dispatch(refetchAll());
    },
  });

  startListening({
    actionCreator: withdrawn,
    effect(_action, { dispatch }) {
      // Not before the page has followed: the bell, which only members have, would ask again as a visitor and lead to
      // the login.
      setTimeout(() => dispatch(refetchAll()));
    },
  });

  return middleware;
}
