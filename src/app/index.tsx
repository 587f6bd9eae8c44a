import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadContentFont } from '@/shared/theme';
import { App } from './App';
import { createApp } from './createApp';
import { installOfflinePage } from './offlinePage';
import { prepareFirstPage } from './prepareFirstPage';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');

const { store, navigation, persistor, ready } = createApp();

// Whatever was typed last is in the store; now it must reach the storage too.
window.addEventListener('pagehide', () => void persistor.flush());

loadContentFont();
if (process.env.NODE_ENV === 'production') installOfflinePage();

void ready
  .then(() => prepareFirstPage(store))
  .then(() => {
    createRoot(root).render(
      <StrictMode>
        <App store={store} navigation={navigation} />
      </StrictMode>,
    );
  });
