import { CacheProvider } from '@emotion/react';
import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type SessionData } from '@contract/auth';
import { App } from '../App';
import { createApp } from '../createApp';
import { takePreloadedData, fetchPageScript, applyPreloadedData } from '../preloadedPage';
import { createSession, tokenOf } from './create/session';
import { styleCache } from './styleCache';

interface RouteOptions {
  /** Logs this member in before the page opens; `true` for the default member. */
  member?: true | Partial<SessionData>;
  /** The access token of that member; by default one with the member's id. */
  accessToken?: string;
  /** The router's state of the location. */
  state?: unknown;
  /** The router's key of the location; `default` for the location at which a document is opened. */
  key?: string;
}

const persistors: ReturnType<typeof createApp>['persistor'][] = [];

// An unmounted app must not write into the storage of the next test.
afterEach(async () => {
  cleanup();
  document.body.replaceChildren();
  // Unused queries are removed from the cache in the next task, and their stream ends; jsdom goes back in the history, where
  // a dialog was closed, a few tasks later.
  for (let task = 0; task < 4; task += 1) await new Promise((resolve) => setTimeout(resolve));
  for (const persistor of persistors.splice(0)) {
    await persistor.flush();
    persistor.pause();
  }
});

/** Opens the whole product at an address, as a visitor or a member, without mocks of its own modules. */
export async function renderRoute(
  address: string,
  { member, accessToken, state = null, key = 'test' }: RouteOptions = {},
) {
  if (member) storeSession(createSession(member === true ? {} : member), accessToken);
  window.history.replaceState({ usr: state, key, idx: 0 }, '', address);

  const { store, navigation, persistor, ready } = createApp();
  persistors.push(persistor);
  await ready;
  const root = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
  const responses = takePreloadedData();
  await fetchPageScript(root, responses);
  const hydrate = applyPreloadedData(store, root, responses);
  const view = render(
    <CacheProvider value={styleCache}>
      <App store={store} navigation={navigation} today={root.dataset.today} />
    </CacheProvider>,
    { container: root, hydrate },
  );

  // Writing to the storage takes time, so this also waits for concurrent work of the page.
  const flush = () => act(async () => void (await persistor.flush()));
  return { ...view, store, user: userEvent.setup(), persistor: { flush } };
}

function storeSession({ memberId, nickname, profileImg, tokenExpiresAt }: SessionData, token?: string) {
  const accessToken = token ?? tokenOf(memberId);
  window.sessionStorage.setItem('accessToken', accessToken);
  window.sessionStorage.setItem('nickname', nickname);
  window.sessionStorage.setItem('profile', profileImg);
  window.sessionStorage.setItem('tokenExpiresAt', String(tokenExpiresAt));
}
