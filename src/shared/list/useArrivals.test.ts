import { act, renderHook } from '@testing-library/react';
import { useArrivals } from './useArrivals';

interface Shown {
  names: string[] | undefined;
  listKey?: string;
  continues?: boolean;
}

const setup = (first: Shown) =>
  renderHook(
    ({ names, listKey, continues }: Shown) => useArrivals({ items: names, keyOf: (name) => name, listKey, continues }),
    { initialProps: first },
  );

it('what arrives waits until it is asked for, whatever its place in the list', () => {
  const { result, rerender } = setup({ names: ['b', 'c'] });
  rerender({ names: ['a', 'b', 'x', 'c'] });
  expect(result.current).toMatchObject({ shown: ['b', 'c'], count: 2 });
  act(() => result.current.showArrivals());
  expect(result.current).toMatchObject({ shown: ['a', 'b', 'x', 'c'], count: 0 });
});

it('an item that moves to the top of the list stays where it is', () => {
  const { result, rerender } = setup({ names: ['a', 'b', 'c'] });
  rerender({ names: ['c', 'a', 'b'] });
  expect(result.current).toMatchObject({ shown: ['a', 'b', 'c'], count: 0 });
});

it('a removed item goes, and one that an arrival pushes onto the next page stays', () => {
  const { result, rerender } = setup({ names: ['b', 'c', 'd'] });
  rerender({ names: ['a', 'c'], continues: true });
  expect(result.current).toMatchObject({ shown: ['c', 'd'], count: 1 });
  rerender({ names: ['a', 'c'], continues: false });
  expect(result.current).toMatchObject({ shown: ['c'], count: 1 });
});

it('another list and the first items of one are shown at once', () => {
  const { result, rerender } = setup({ names: undefined });
  rerender({ names: ['a'] });
  expect(result.current).toMatchObject({ shown: ['a'], count: 0 });
  rerender({ names: ['z'], listKey: 'second page' });
  expect(result.current).toMatchObject({ shown: ['z'], count: 0 });
});
