import { persistStore } from 'redux-persist';
import { authApi } from '@/shared/api';
import { hasLoginHint, resumeRefused, resumeStarted, selectIsMember } from '@/shared/session';
import { createNavigation } from './navigation';
import { createStore, type AppStore } from './createStore';

/** Everything the page needs before its first render. `ready` takes microtasks only: it reads the storage. */
export function createApp() {
  const navigation = createNavigation();
  const store = createStore(navigation);
  let settle: () => void;
  const ready = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const persistor = persistStore(store, null, () => {
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
