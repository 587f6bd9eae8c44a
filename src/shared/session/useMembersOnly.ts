import { useStore } from 'react-redux';
import { loginRequired, selectIsMember, selectIsResuming, type SessionState } from './sessionSlice';

/**
 * Runs an action for members only; visitors are led to the login, with a return URL (D2). It reads the session when it
 * is called, so that no card of a list subscribes to it.
 * @param hash of the element to return to, such as `#comment-12`; by default that of the current URL
 */
export function useMembersOnly(hash?: string) {
  const store = useStore<{ session: SessionState }>();

  return (action: () => void) => {
    const state = store.getState();
    // While the session is being resumed, the request waits for it, and the server decides.
    if (selectIsMember(state) || selectIsResuming(state)) action();
    else store.dispatch(loginRequired(hash));
  };
}
