import { formatCount } from './formatCount';

it.each([0, 7, 999, 1_000, 12_345, 100_000, 1_234_567])('formatCount formats %d like the Korean locale', (count) => {
  expect(formatCount(count)).toBe(count.toLocaleString('ko-KR'));
});
