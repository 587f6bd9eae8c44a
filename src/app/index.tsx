import { firstPaint } from './firstPaint';
import { yieldToMainThread } from './yieldToMainThread';
import { installOfflinePage } from './offlinePage';

/**
 * The start in many tasks, since a phone would be deaf for a quarter of a second in one. Each `eager` import is a part of
 * this script that is run when it is asked for: the API, the store, what fetches the page's own script, which travels
 * meanwhile, React's half, and the frame. The first drawing is a transition, so it is cut into slices.
 */
async function start(root: HTMLElement) {
  await firstPaint();
  await import(/* webpackMode: "eager", webpackExports: ["api"] */ '@/shared/api');

  await yieldToMainThread();
  const { createApp } = await import(/* webpackMode: "eager" */ './createApp');
  const { store, navigation, persistor, ready } = createApp();
  // Whatever was typed last is in the store; now it must reach the storage too.
  window.addEventListener('pagehide', () => void persistor.flush());
  await ready;

  await yieldToMainThread();
  const { fetchPageScript, applyPreloadedData } = await import(/* webpackMode: "eager" */ './preloadedPage');
  const firstPage = fetchPageScript(root);

  await yieldToMainThread();
  const { createRoot, hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');

  await yieldToMainThread();
  const { App } = await import(/* webpackMode: "eager" */ './App');
  await firstPage;

  await yieldToMainThread();
  const isRendered = applyPreloadedData(store, root);

  await yieldToMainThread();
  const { startTransition, StrictMode } = await import(/* webpackMode: "eager" */ 'react');
  const app = (
    <StrictMode>
      <App store={store} navigation={navigation} today={root.dataset.today} />
    </StrictMode>
  );
  startTransition(() => {
    if (isRendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');

if (process.env.NODE_ENV === 'production') installOfflinePage();
void start(root);
