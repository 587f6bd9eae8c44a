import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { RenderedDate } from './RenderedDate';
import { useToday } from './useToday';

function Today() {
  return <p>{useToday()}</p>;
}

const page = (
  <RenderedDate value="2026-11-20">
    <Today />
  </RenderedDate>
);

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T14:59:30Z') }));
afterEach(() => jest.useRealTimers());

it('useToday returns the date of the page until hydration, then the current one in Seoul', () => {
  const html = renderToString(page);
  expect(html).toBe('<p>2026-11-20</p>');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  render(page, { container, hydrate: true });
  expect(screen.getByText('2026-11-23')).toBeInTheDocument();
});

it('useToday returns the next date after midnight in Seoul', () => {
  render(<Today />);
  expect(screen.getByText('2026-11-23')).toBeInTheDocument();
  act(() => {
    jest.advanceTimersByTime(60_000);
  });
  expect(screen.getByText('2026-11-24')).toBeInTheDocument();
});
