import { cutAtCaret } from './cutAtCaret';

it('leaves a text that fits as it was typed', () => {
  expect(cutAtCaret('가나다', 3, 3)).toEqual({ text: '가나다', caret: 3 });
});

it('drops what was typed beyond the end', () => {
  expect(cutAtCaret('가나다라', 4, 3)).toEqual({ text: '가나다', caret: 3 });
});

it('drops what was typed in the middle and leaves the rest', () => {
  expect(cutAtCaret('가X나다', 2, 3)).toEqual({ text: '가나다', caret: 1 });
});

it('never cuts a character in half', () => {
  expect(cutAtCaret('가😀😀', 5, 2)).toEqual({ text: '가😀', caret: 3 });
});

it('counts a decomposed syllable as one', () => {
  const decomposed = '가'.normalize('NFD');
  expect(cutAtCaret(decomposed, decomposed.length, 1).text).toBe(decomposed);
});
