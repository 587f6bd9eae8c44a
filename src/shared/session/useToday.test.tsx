import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { setClockOffset } from '@contract/clock';
import { RenderedDate } from '@/shared/lib/today';
import { clockRead, sessionSlice } from './sessionSlice';
import { useToday } from './useToday';

const DAY = 24 * 3_600_000;

function Today() {
  return <p>{useToday()}</p>;
}

function createPage() {
  const store = configureStore({ reducer: { session: sessionSlice.reducer } });
  const page = (
    <Provider store={store}>
      <RenderedDate value="2026-11-20">
        <Today />
      </RenderedDate>
    </Provider>
  );
  return { store, page };
}

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T14:59:30Z') }));
afterEach(() => jest.useRealTimers());

it('useToday returns the date of the page until hydration, then the current one in Seoul', () => {
  const { page } = createPage();
  const html = renderToString(page);
  expect(html).toBe('<p>2026-11-20</p>');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  render(page, { container, hydrate: true });
  expect(screen.getByText('2026-11-23')).toBeInTheDocument();
});

it('useToday returns the next date after midnight in Seoul', () => {
  render(createPage().page);
  expect(screen.getByText('2026-11-23')).toBeInTheDocument();
  act(() => {
    jest.advanceTimersByTime(60_000);
  });
  expect(screen.getByText('2026-11-24')).toBeInTheDocument();
});

it('useToday follows the clock of the server as soon as a response tells it', () => {
  const { store, page } = createPage();
  render(page);
  act(() => {
    setClockOffset(21 * DAY);
    store.dispatch(clockRead(21 * DAY));
  });
  expect(screen.getByText('2026-12-14')).toBeInTheDocument();
});
