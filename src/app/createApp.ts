import { persistStore } from 'redux-persist';
import { authApi } from '@/shared/api';
import { hasLoginHint, resumeRefused, resumeStarted, selectIsMember } from '@/shared/session';
import { createNavigation } from './navigation';
import { createStore, type AppStore } from './createStore';
import { readPageClock } from './readPageClock';

/**
 * Everything the page needs before its first render. `ready` takes microtasks only: it reads the storage.
 * @param today the date in Seoul on which the server rendered the page, if it did
 */
export function createApp(today?: string) {
  const navigation = createNavigation();
  const store = createStore(navigation);
  let settle: () => void;
  const ready = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const persistor = persistStore(store, null, () => {
    readPageClock(store, today);
    resumeSession(store);
    settle();
  });
  return { store, navigation, persistor, ready };
}

/** A new tab of a logged-in browser resumes its session; visitors send no request (D13, SESS-28). */
function resumeSession(store: AppStore) {
  if (selectIsMember(store.getState()) || !hasLoginHint()) return;

  store.dispatch(resumeStarted());
  void store.dispatch(authApi.endpoints.resumeSession.initiate()).then(({ error }) => {
    if (error) store.dispatch(resumeRefused());
  });
}
