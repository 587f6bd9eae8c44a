import { daySpanMask } from './dates';
import { typeInto } from '@/app/testing/typeInto';

it.each([
  ['2024', '2024'],
  ['20240', '2024.0'],
  ['20240105', '2024.01.05'],
  ['202401052', '2024.01.05 ~ 2'],
  ['2024010520240331', '2024.01.05 ~ 2024.03.31'],
  ['2024-01-05 ~ 2024-03-31', '2024.01.05 ~ 2024.03.31'],
  ['20240105202403319', '2024.01.05 ~ 2024.03.31'],
  ['2024년', '2024.'],
  ['', ''],
])('the typed days %j are formatted as %j', (typed, shown) => {
  expect(daySpanMask.format(typed)).toBe(shown);
});

it.each([
  ['20241345', '2024.12.31'],
  ['20240231', '2024.02.31'],
  ['20240010', '2024.00.10'],
])('month and day of %j are capped, and days that do not exist are left to the validation', (typed, shown) => {
  expect(daySpanMask.format(typed)).toBe(shown);
});

it.each([
  ['2403.02', '2024.03.02'],
  ['240331', '2024.03.31'],
  ['2403.31.24.04.05', '2024.03.31 ~ 2024.04.05'],
  ['2024.03.02 ~ 2403.10', '2024.03.02 ~ 2024.03.10'],
  ['2024.03', '2024.03'],
  ['2024.3.5 ~ 2024.4.1', '2024.03.05 ~ 2024.04.01'],
  ['2024년 3월 5일', '2024.03.05'],
  ['2024.01.31 ~ 5202.40.33', '2024.01.31 ~ 5202.12.31'],
  ['', ''],
])('the days %j are completed as %j on blur', (typed, finished) => {
  expect(daySpanMask.finish(daySpanMask.format(typed))).toBe(finished);
});

it.each([
  ['2024.3 ~ 2024.6', '2024.03.01 ~ 2024.06.30'],
  ['2024.3~2024.2', '2024.03.01 ~ 2024.02.29'],
  ['2024.03.05 ~ 2024.12', '2024.03.05 ~ 2024.12.31'],
  ['2024-1 ~ 2024-3-10', '2024.01.01 ~ 2024.03.10'],
])('the months %j, typed or pasted, are whole ones on blur: %s', (typed, finished) => {
  expect(daySpanMask.finish(daySpanMask.format(typed))).toBe(finished);
  expect(daySpanMask.finish(typeInto(daySpanMask.edit, '[]', typed))).toBe(finished);
});

it.each([
  ['the year of the start', '[2024].03.01 ~ 2024.12.31', '2023', '2023.03.01 ~ 2024.12.31'],
  ['the year of the end', '2024.03.01 ~ [2024].12.31', '2023', '2024.03.01 ~ 2023.12.31'],
  ['a month', '2024.[03].01 ~ 2024.12.31', '11', '2024.11.01 ~ 2024.12.31'],
  ['a year digit by digit', '[]2024.03.01 ~ 2024.12.31', '2023', '2023.03.01 ~ 2024.12.31'],
  ['a year and on into the month', '[2024].03.01 ~ 2024.12.31', '202311', '2023.11.01 ~ 2024.12.31'],
  ['the whole start', '[2024.03.01] ~ 2024.12.31', '20230405', '2023.04.05 ~ 2024.12.31'],
  ['a month with a dot behind it', '2024.[03].01 ~ 2024.12.31', '11.', '2024.11.01 ~ 2024.12.31'],
])('typing over %s in %j changes nothing behind it', (_, selected, keys, shown) => {
  expect(typeInto(daySpanMask.edit, selected, keys)).toBe(shown);
});

it.each([
  ['2024.0[]3.01 ~ 2024.12.31', '2024.3.01 ~ 2024.12.31'],
  ['2024.03[].01 ~ 2024.12.31', '2024.0.01 ~ 2024.12.31'],
  ['2024.3[].01 ~ 2024.12.31', '2024..01 ~ 2024.12.31'],
  ['2024.03.01 ~ 2[]024.12.31', '2024.03.01 ~ 024.12.31'],
  ['2024.[]03.01 ~ 2024.12.31', '2024.03.01 ~ 2024.12.31'],
  ['2024.03.01 ~ []2024.12.31', '2024.03.01 ~ 2024.12.31'],
  ['2024.03.0[]1 ~ 2024.12.31', '2024.03.1 ~ 2024.12.31'],
])('a backspace in %j changes that part alone', (selected, shown) => {
  expect(typeInto(daySpanMask.edit, selected, '⌫')).toBe(shown);
});

it.each(['2024..01 ~ 2024.12.31', ' ~ 2024.12.31', '2024.03.01 ~ .12.31'])(
  'the emptied part of %j keeps its place on blur',
  (text) => {
    expect(daySpanMask.finish(daySpanMask.format(text))).toBe(text);
  },
);

it('a part that was erased can be typed again at once', () => {
  expect(typeInto(daySpanMask.edit, '2024.03[].01 ~ 2024.12.31', '⌫⌫11')).toBe('2024.11.01 ~ 2024.12.31');
  expect(typeInto(daySpanMask.edit, '2024.03.01 ~ 2024[].12.31', '⌫⌫⌫⌫2025')).toBe('2024.03.01 ~ 2025.12.31');
});

it('backspaces at the end pass every separator', () => {
  expect(typeInto(daySpanMask.edit, '2024.03.01 ~ 2024.1[]', '⌫'.repeat(9))).toBe('2024.03');
});

it('the caret stays behind the typed digit', () => {
  expect(daySpanMask.edit('2024.019.05 ~ 2024.03.3', 8)).toEqual({ text: '2024.01.31 ~ 2024.03.3', caret: 9 });
  expect(daySpanMask.edit('2024.01.05 ~ 2', 14)).toEqual({ text: '2024.01.05 ~ 2', caret: 14 });
});
