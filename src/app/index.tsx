import { yieldToMainThread } from './yieldToMainThread';

/**
 * Starts the app in many tasks, since a single one would block a phone for a quarter of a second. Each `eager` import
 * runs a part of this script: the API, the store, the loading of the page's script, React, and the layout. The first
 * render is a transition, so React time-slices it.
 */
async function start(root: HTMLElement) {
  await yieldToMainThread();
  await import(/* webpackMode: "eager", webpackExports: ["api"] */ '@/shared/api');

  await yieldToMainThread();
  const { createApp } = await import(/* webpackMode: "eager" */ './createApp');
  const { store, navigation, persistor, ready } = createApp(root.dataset.today);
  // The store has the last keystrokes; flush writes them to the storage.
  window.addEventListener('pagehide', () => void persistor.flush());
  await ready;

  await yieldToMainThread();
  const { takePreloadedData, fetchPageScript, applyPreloadedData } = await import(
    /* webpackMode: "eager" */ './preloadedPage'
  );
  const responses = takePreloadedData();
  const firstPage = fetchPageScript(root, responses);

  await yieldToMainThread();
  const { createRoot, hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');

  await yieldToMainThread();
  const { BrowserApp } = await import(/* webpackMode: "eager" */ './BrowserApp');
  await firstPage;

  await yieldToMainThread();
  const isRendered = applyPreloadedData(store, root, responses);

  await yieldToMainThread();
  const { startTransition, StrictMode } = await import(/* webpackMode: "eager" */ 'react');
  const app = (
    <StrictMode>
      <BrowserApp store={store} navigation={navigation} today={root.dataset.today} />
    </StrictMode>
  );
  startTransition(() => {
    if (isRendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');

void start(root);
