import { countCharacters, cutCharacters, nameKey, normalizeText } from './text';

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

  it('treats case and composition of a name alike', () => {
    expect(nameKey('Kim')).toBe(nameKey('KIM'));
    expect(nameKey('김'.normalize('NFD'))).toBe(nameKey('김'));
  });
});
