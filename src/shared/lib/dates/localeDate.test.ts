import { localeDate } from '.';

it('localeDate formats the day in Korea, whatever the time zone of the browser', () => {
  expect(localeDate('2024-03-02T14:59:59Z')).toBe('2024. 3. 2.');
  expect(localeDate('2024-03-02T15:00:00Z')).toBe('2024. 3. 3.');
});
