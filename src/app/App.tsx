import { type ComponentType, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { api } from '@/shared/api';
import { RenderedDate } from '@/shared/lib/today';
import { ContentFont } from './ContentFont';
import { ConnectNavigation } from './ConnectNavigation';
import { type AppStore } from './createStore';
import { ErrorBoundary } from './errors/ErrorBoundary';
import { ClientOnly } from './layout/ClientOnly';
import { ToastHost } from './layout/lazyParts';
import { type Navigation } from './navigation';
import { AppRoutes } from './router';

interface AppProps {
  store: AppStore;
  navigation: Navigation;
  /** The date in Seoul on which the server rendered the page; undefined where the browser renders it alone. */
  today?: string;
  /** On the server a router with a fixed location. */
  Router?: ComponentType<{ children: ReactNode }>;
}

/** The application inside its providers. */
export function App({ store, navigation, today, Router = BrowserRouter }: AppProps) {
  return (
    <Provider store={store}>
      <RenderedDate value={today}>
        <Router>
          <ErrorBoundary onRetry={() => store.dispatch(api.util.resetApiState())}>
            <ContentFont />
            <ConnectNavigation navigation={navigation} />
            <AppRoutes />
          </ErrorBoundary>
          <ClientOnly>
            <ToastHost />
          </ClientOnly>
        </Router>
      </RenderedDate>
    </Provider>
  );
}
