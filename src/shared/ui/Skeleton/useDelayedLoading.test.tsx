import { act, render, renderHook, screen } from '@testing-library/react';
import { useDelayedLoading } from './useDelayedLoading';

const loading = () => renderHook((isLoading: boolean) => useDelayedLoading(isLoading), { initialProps: true });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the skeleton of a page that shows nothing yet is there at once, and goes with the response', () => {
  act(() => jest.advanceTimersByTime(1_000));
  const { result, rerender } = loading();
  expect(result.current).toBe(true);

  rerender(false);
  act(() => jest.advanceTimersByTime(0));
  rerender(false);
  expect(result.current).toBe(false);
});

it('the skeleton that follows another page is not shown within the first 200 milliseconds', () => {
  render(<h1>모집글</h1>);
  const { result, rerender } = loading();
  act(() => jest.advanceTimersByTime(199));
  rerender(true);
  expect(result.current).toBe(false);

  act(() => jest.advanceTimersByTime(1));
  rerender(true);
  expect(result.current).toBe(true);
  expect(screen.getByRole('heading')).toBeInTheDocument();
});
