import { finishDaySpan, formatDaySpan, maskDaySpan } from './daySpan';

it.each([
  ['2024', '2024'],
  ['20240', '2024.0'],
  ['20240105', '2024.01.05'],
  ['202401052', '2024.01.05 ~ 2'],
  ['2024010520240331', '2024.01.05 ~ 2024.03.31'],
  ['2024-01-05 ~ 2024-03-31', '2024.01.05 ~ 2024.03.31'],
  ['20240105202403319', '2024.01.05 ~ 2024.03.31'],
  ['2024년', '2024'],
  ['', ''],
])('the typed days %j are formatted as %j', (typed, shown) => {
  expect(formatDaySpan(typed)).toBe(shown);
});

it.each([
  ['20241345', '2024.12.31'],
  ['20240231', '2024.02.31'],
  ['20240010', '2024.00.10'],
])('month and day of %j are capped, and days that do not exist are left to the validation', (typed, shown) => {
  expect(formatDaySpan(typed)).toBe(shown);
});

it.each([
  ['2403.02', '2024.03.02'],
  ['240331', '2024.03.31'],
  ['2403.31.24.04.05', '2024.03.31 ~ 2024.04.05'],
  ['2024.03.02 ~ 2403.10', '2024.03.02 ~ 2024.03.10'],
  ['2024.03', '2024.03'],
  ['2024.01.31 ~ 5202.40.33', '2024.01.31 ~ 5202.12.31'],
  ['', ''],
])('the days %j are completed as %j on blur', (typed, finished) => {
  expect(finishDaySpan(formatDaySpan(typed))).toBe(finished);
});

it('the caret stays behind the typed digit', () => {
  expect(maskDaySpan('2024.019.05 ~ 2024.03.3', 8)).toEqual({ text: '2024.01.31 ~ 5202.40.33', caret: 9 });
  expect(maskDaySpan('2024.01.05 ~ 2', 14)).toEqual({ text: '2024.01.05 ~ 2', caret: 14 });
});
