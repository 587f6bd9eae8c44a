import { ageInDays, daysUntil } from '.';

// 0:30 in Korea on the fourth.
const NOW = Date.parse('2026-03-03T15:30:00Z');

it.each([
  ['the same day', '2026-03-03T15:00:00Z', 0],
  ['the last minute of the day before', '2026-03-03T14:59:59Z', 1],
  ['three days before, at its first moment', '2026-02-28T15:00:00Z', 3],
  ['four days before, at its last moment', '2026-02-28T14:59:59.999Z', 4],
  ['later than now, by a clock that goes ahead', '2026-03-04T20:00:00Z', 0],
])('the age in days is counted by the dates of Korea: %s', (_when, instant, days) => {
  expect(ageInDays(instant, NOW)).toBe(days);
});

it.each([
  ['later on the same day', '2026-03-04T14:59:59Z', 0],
  ['the first moment of the next day', '2026-03-04T15:00:00Z', 1],
  ['exactly fourteen days later', '2026-03-17T15:30:00Z', 14],
  ['a day that is past', '2026-03-01T00:00:00Z', 0],
])('the days until an instant are counted by the dates of Korea: %s', (_when, instant, days) => {
  expect(daysUntil(instant, NOW)).toBe(days);
});
