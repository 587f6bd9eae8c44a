import { countCharacters, cutCharacters, isBlank, nameKey, normalizeText, toStoredText } from './text';

describe('text', () => {
  it('counts code points after NFC', () => {
    expect(countCharacters('😀')).toBe(1);
    expect(countCharacters('한'.normalize('NFD'))).toBe(1);
    expect(countCharacters('a\r\nb')).toBe(3);
  });

  it('counts spaces at the edges', () => {
    expect(countCharacters('  a ')).toBe(4);
  });

  it('cuts beyond the limit and between code points only', () => {
    expect(cutCharacters('😀😀😀', 2)).toBe('😀😀');
  });

  it('leaves a text that fits exactly as typed, so that a composition is never disturbed', () => {
    const decomposed = '한글'.normalize('NFD');
    expect(cutCharacters(decomposed, 2)).toBe(decomposed);
  });

  it('keeps one kind of line break and nothing a database refuses', () => {
    expect(normalizeText('a\r\nb\rc\0d\ud800e')).toBe('a\nb\ncde');
  });

  it.each([
    '',
    ' \n\u3000',
    '\u200b',
    '\u200c\u200d',
    '\u2060',
    '\ufeff',
    '\u00ad',
    '\u3164',
    '\u115f \uffa0',
    '\ufe0f',
    '\u2800',
    '\0',
    '\ud800',
  ])('keeps nothing of %j, for nobody could see it', (text) => {
    expect(toStoredText(text)).toBe('');
  });

  it.each(['👨‍👩‍👧', '❤️', 'می\u200cخواهم', '가\u200b', '\u3164가', '.', 'é'])('keeps %j as it was typed', (text) => {
    expect([isBlank(text), toStoredText(text)]).toEqual([false, text]);
  });

  it('treats case and composition of a name alike', () => {
    expect(nameKey('Kim')).toBe(nameKey('KIM'));
    expect(nameKey('김'.normalize('NFD'))).toBe(nameKey('김'));
  });
});
