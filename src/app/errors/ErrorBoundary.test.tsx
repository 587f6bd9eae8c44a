import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MESSAGES } from '@contract/messages';
import { MemoryRouter } from 'react-router-dom';
import { lazyPage } from '../lazyPage';
import { ErrorBoundary } from './ErrorBoundary';

it('a render error shows an error page, whose retry shows the former page once it renders again', async () => {
  // React logs the caught error, which is expected here.
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  function Page() {
    if (broken) throw new Error('broken');
    return <h1>다시 나온 화면</h1>;
  }
  render(
    <MemoryRouter>
      <ErrorBoundary onRetry={() => undefined}>
        <Page />
      </ErrorBoundary>
    </MemoryRouter>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('문제가 생겨 화면을 보여 드리지 못했어요.');

  broken = false;
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));

  expect(screen.getByRole('heading', { name: '다시 나온 화면' })).toBeInTheDocument();
  logged.mockClear();
});

it('a page script that is missing offline shows the offline message and is loaded after reconnecting', async () => {
  // React logs the caught error, which is expected here.
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = jest.fn(() =>
    navigator.onLine ? Promise.resolve(() => <h1>불러온 화면</h1>) : Promise.reject(new Error('offline')),
  );
  const { Page } = lazyPage(load);
  render(
    <MemoryRouter>
      <ErrorBoundary onRetry={() => undefined}>
        <Suspense>
          <Page />
        </Suspense>
      </ErrorBoundary>
    </MemoryRouter>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGES.offline);

  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGES.offline);
  expect(load).toHaveBeenCalledTimes(2);

  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: '불러온 화면' })).toBeInTheDocument();
  logged.mockClear();
});
