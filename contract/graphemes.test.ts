import { cutGraphemes, graphemesOf, shorten } from './graphemes';

const FLAG = '🇰🇷';
const FAMILY = '👨‍👩‍👧‍👦';

it.each([
  [FLAG.repeat(3), 5, FLAG.repeat(2)],
  [FAMILY.repeat(2), 8, FAMILY],
  ['가나다', 2, '가나'],
  ['가나', 5, '가나'],
  [FAMILY, 6, ''],
])('cuts %j to at most %i code points without halving a grapheme', (text, max, cut) => {
  expect(cutGraphemes(text, max)).toBe(cut);
});

it('ends a shortened text in an ellipsis', () => {
  expect(shorten(FLAG.repeat(3), 5)).toBe(`${FLAG.repeat(2)}…`);
  expect(shorten('가 나다', 3)).toBe('가…');
  expect(shorten('가나', 2)).toBe('가나');
});

it('finds the same graphemes in browsers without Intl.Segmenter', () => {
  const text = `가${FLAG}${FLAG}e\u0301 👍🏽${FAMILY}\n끝`;
  const found = graphemesOf(text);
  const segmenter = Object.getOwnPropertyDescriptor(Intl, 'Segmenter');
  Reflect.deleteProperty(Intl, 'Segmenter');
  expect(graphemesOf(text)).toEqual(found);
  if (segmenter) Object.defineProperty(Intl, 'Segmenter', segmenter);
});
