import { keywordBarWidth } from './KeywordChart';

it.each([
  [11, 11, '83.3%'],
  [9, 11, '68.2%'],
  [1, 200, '0.4%'],
  [1, 1, '83.3%'],
  [0, 0, '0%'],
])('the bar of %i with a maximum of %i is %s wide', (count, highest, width) => {
  expect(keywordBarWidth(count, highest)).toBe(width);
});
