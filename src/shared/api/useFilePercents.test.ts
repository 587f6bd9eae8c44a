import { sharePercent } from './useFilePercents';

const sizes = (...all: number[]) => all.map((size) => ({ size }));

it.each([
  [0, [0, 0]],
  [25, [50, 0]],
  [50, [100, 0]],
  [75, [100, 50]],
  [100, [100, 100]],
])('the form at %d percent has its two files at %j', (percent, each) => {
  expect(sharePercent(percent, sizes(300, 300))).toEqual(each);
});

it('the progress of a file depends on its size', () => {
  expect(sharePercent(50, sizes(100, 900))).toEqual([100, 44]);
});
