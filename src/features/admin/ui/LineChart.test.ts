import { chartTicks } from './LineChart';

it.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [17, [0, 5, 10, 15, 20]],
  [64, [0, 20, 40, 60, 80]],
  [1284, [0, 500, 1000, 1500]],
  [5.8, [0, 2, 4, 6]],
])('the ticks of a chart with the maximum %d are round numbers', (most, ticks) => {
  expect(chartTicks(most)).toEqual(ticks);
});
