import { CacheProvider, ThemeProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ToastHost } from '@/shared/toast';
import { theme } from '@/shared/theme';
import { styleCache } from './styleCache';

/** Renders a component alone: with theme, router and toasts, without a store. */
export function renderComponent(piece: ReactNode) {
  const view = render(
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme}>
        <MemoryRouter>{piece}</MemoryRouter>
        <ToastHost />
      </ThemeProvider>
    </CacheProvider>,
  );
  return { ...view, user: userEvent.setup() };
}
