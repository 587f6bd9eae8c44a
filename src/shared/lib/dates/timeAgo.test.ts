import { timeAgo } from '.';

const NOW = Date.parse('2026-11-20T15:07:00Z');
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

it.each([
  [0, '방금'],
  [-5, '방금'],
  [1, '1분 전'],
  [24, '24분 전'],
  [59, '59분 전'],
  [60, '어제'],
  [24 * 60, '어제'],
  [25 * 60, '2일 전'],
  [7 * 24 * 60, '26.11.14'],
])('at seven past midnight in Seoul, %i minutes ago reads %s', (minutes, text) => {
  expect(timeAgo(ago(minutes), NOW)).toBe(text);
});

it('later on the same day, hours ago are counted', () => {
  expect(timeAgo('2026-11-20T15:07:00Z', Date.parse('2026-11-20T20:00:00Z'))).toBe('4시간 전');
});
