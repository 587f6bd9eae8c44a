import { useLayoutEffect } from 'react';
import { ThemeProvider } from '@emotion/react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { api } from '@/shared/api';
import { NoticeHost } from '@/shared/notice';
import { showContentFont, theme } from '@/shared/theme';
import { ConnectNavigation } from './ConnectNavigation';
import { type AppStore } from './createStore';
import { ErrorBoundary } from './errors/ErrorBoundary';
import { type Navigation } from './navigation';
import { AppRoutes } from './router';

interface AppProps {
  store: AppStore;
  navigation: Navigation;
}

/** The providers, outermost first, and the product inside them. */
export function App({ store, navigation }: AppProps) {
  // With the first drawing: a dozen files, which must not come before what draws the page.
  useLayoutEffect(showContentFont, []);

  return (
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <BrowserRouter>
          <ErrorBoundary onRetry={() => store.dispatch(api.util.resetApiState())}>
            <ConnectNavigation navigation={navigation} />
            <AppRoutes />
          </ErrorBoundary>
        </BrowserRouter>
        <NoticeHost />
      </ThemeProvider>
    </Provider>
  );
}
