import { ThemeProvider } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { theme } from '@/shared/theme';
import { ErrorBoundary } from './ErrorBoundary';

it('shows a page with a retry in place of what broke, and what was there once it works again', async () => {
  // React tells what it caught; here that is no complaint.
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  function Page() {
    if (broken) throw new Error('broken');
    return <h1>다시 나온 화면</h1>;
  }
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <ErrorBoundary onRetry={() => undefined}>
          <Page />
        </ErrorBoundary>
      </MemoryRouter>
    </ThemeProvider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('문제가 생겨 화면을 보여 드리지 못했어요.');

  broken = false;
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));

  expect(screen.getByRole('heading', { name: '다시 나온 화면' })).toBeInTheDocument();
  told.mockClear();
});
