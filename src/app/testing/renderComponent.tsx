import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ToastHost } from '@/shared/toast';
import { styleCache } from './styleCache';

/** Renders a component with theme, router and toasts, without a store. */
export function renderComponent(piece: ReactNode) {
  const view = render(
    <CacheProvider value={styleCache}>
      <MemoryRouter>
        {piece}
        <ToastHost />
      </MemoryRouter>
    </CacheProvider>,
  );
  return { ...view, user: userEvent.setup() };
}
