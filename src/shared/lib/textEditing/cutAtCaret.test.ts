import { cutAtCaret } from './cutAtCaret';

it('a text that fits is not cut', () => {
  expect(cutAtCaret('가나다', 3, 3)).toEqual({ text: '가나다', caret: 3 });
});

it('text typed beyond the end is dropped', () => {
  expect(cutAtCaret('가나다라', 4, 3)).toEqual({ text: '가나다', caret: 3 });
});

it('text typed in the middle is dropped, and the rest stays', () => {
  expect(cutAtCaret('가X나다', 2, 3)).toEqual({ text: '가나다', caret: 1 });
});

it('a character is never cut in half', () => {
  expect(cutAtCaret('가😀😀', 5, 2)).toEqual({ text: '가😀', caret: 3 });
});

it('a flag typed at the end is dropped as a whole', () => {
  expect(cutAtCaret('가🇰🇷', 5, 2)).toEqual({ text: '가', caret: 1 });
});

it('a decomposed syllable counts as one character', () => {
  const decomposed = '가'.normalize('NFD');
  expect(cutAtCaret(decomposed, decomposed.length, 1).text).toBe(decomposed);
});
