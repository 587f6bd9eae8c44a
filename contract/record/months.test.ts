import { monthsTogether } from './months';

const span = (startDate: string, endDate: string) => ({ startDate, endDate });

it.each([
  ['no span', [], 0],
  ['overlapping spans, once', [span('2024-04-01', '2024-09-30'), span('2024-01-01', '2024-06-30')], 9],
  ['adjoining spans as one', [span('2024-01-15', '2024-02-10'), span('2024-02-11', '2024-03-14')], 2],
  ['a span within another one', [span('2024-01-01', '2024-12-31'), span('2024-03-01', '2024-04-30')], 12],
  ['a month of 30 remaining days in total', [span('2024-01-01', '2024-01-15'), span('2024-06-01', '2024-06-15')], 1],
  ['29 remaining days', [span('2024-01-01', '2024-01-15'), span('2024-06-01', '2024-06-14')], 0],
  ['one day', [span('2024-01-01', '2024-01-01')], 0],
  ['a month that lacks the day of the start', [span('2024-01-31', '2024-02-29')], 1],
  ['a leap year', [span('2024-02-01', '2024-02-29')], 1],
])('counts the months of %s', (_, spans, months) => {
  expect(monthsTogether(spans)).toBe(months);
});
