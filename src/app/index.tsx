import { startTransition, StrictMode } from 'react';
import { loadContentFont } from '@/shared/theme';
import { App } from './App';
import { createApp } from './createApp';
import { nextTask } from './nextTask';
import { installOfflinePage } from './offlinePage';
import { prepareFirstPage } from './prepareFirstPage';

/**
 * The start in several tasks, since a phone would be deaf for a quarter of a second in one: this script, the store, React's
 * own half of the script, and the first drawing, which as a transition is cut into slices.
 */
async function start(root: HTMLElement) {
  await nextTask();
  const { store, navigation, persistor, ready } = createApp();
  // Whatever was typed last is in the store; now it must reach the storage too.
  window.addEventListener('pagehide', () => void persistor.flush());
  await ready;
  // Its script travels while React's is read.
  const firstPage = prepareFirstPage(store);

  await nextTask();
  const { createRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await firstPage;

  await nextTask();
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <App store={store} navigation={navigation} />
      </StrictMode>,
    );
  });
}

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');

loadContentFont();
if (process.env.NODE_ENV === 'production') installOfflinePage();
void start(root);
