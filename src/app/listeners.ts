import { type Middleware } from '@reduxjs/toolkit';
import { MESSAGES } from '@contract/messages';
import { api, isWriteStart, TAG_TYPES } from '@/shared/api';
import { clearNotices, clearToast, say } from '@/shared/notice';
import { paths } from '@/shared/routes';
import {
  homeReached,
  loggedIn,
  loggedOut,
  loginRequired,
  placeLeft,
  selectIsLeaving,
  sessionExpired,
  withdrawn,
  type LogoutTab,
  type SessionState,
} from '@/shared/session';
import { type Navigation } from './navigation';

/**
 * What the app does when a lower layer only reports that something happened. A plain middleware: the toolkit's own
 * listeners would cost the first load 1.5 KB for four events.
 */
export function createListeners(navigation: Navigation): Middleware<object, { session: SessionState }> {
  return ({ dispatch, getState }) => {
    // What a visitor was shown lacks the member's own marks (bookmarks, first of all), and the other way round. A resumed
    // session needs none of this: every call waits for it.
    const showAnew = () => dispatch(api.util.invalidateTags([...TAG_TYPES]));

    return (next) => (action) => {
      const wasLeaving = selectIsLeaving(getState());
      const result = next(action);

      clearStaleToast(action);
      if (sessionExpired.match(action)) {
        dispatch(placeLeft(navigation.here()));
        navigation.go(paths.home);
        say(MESSAGES.sessionOver, { tone: 'error' });
      } else if (loggedOut.match(action)) {
        navigation.go(paths.home);
        reportLogout(action.payload);
      } else if (loginRequired.match(action) && !wasLeaving && navigation.here().pathname !== paths.login) {
        // Several answers may say so at once; only the first still stands on the page to come back to.
        navigation.go(paths.login, { state: { wayBack: navigation.here() } });
        say(MESSAGES.loginRequired, { tone: 'error' });
      } else if (homeReached.match(action) && wasLeaving) {
        // Not before: the page being left would ask again, as a visitor, and might lead elsewhere.
        dispatch(api.util.resetApiState());
      } else if (loggedIn.match(action)) {
        // Whatever the visitor was told, to log in first of all, is over.
        clearNotices();
        showAnew();
      } else if (withdrawn.match(action)) {
        // Not before the page has followed: the bell, which only members have, would ask again as a visitor and lead to
        // the login.
        setTimeout(showAnew);
      }
      return result;
    };
  };
}

/** An error of the first attempt must not stand beside the success of the second. */
function clearStaleToast(action: unknown) {
  if (isWriteStart(action)) clearToast();
}

/** A logout in this tab was confirmed by the member and needs no message. */
function reportLogout(tab: LogoutTab) {
  if (tab === 'other') say(MESSAGES.loggedOut, { tone: 'info' });
}
