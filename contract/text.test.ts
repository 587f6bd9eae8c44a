import {
  cutCharacters,
  cutOverlong,
  countCharacters,
  fitsCharacters,
  isBlank,
  isOverlong,
  nameKey,
  normalizeText,
  toStoredText,
  toStoredWithin,
} from './text';

describe('text', () => {
  it('counts code points after NFC normalisation', () => {
    expect(countCharacters('😀')).toBe(1);
    expect(countCharacters('한'.normalize('NFD'))).toBe(1);
    expect(countCharacters('a\r\nb')).toBe(3);
  });

  it('counts spaces at both ends', () => {
    expect(countCharacters('  a ')).toBe(4);
  });

  it('cuts beyond the limit, and only between code points', () => {
    expect(cutCharacters('😀😀😀', 2)).toBe('😀😀');
  });

  it('returns a text within the limit exactly as typed, so that IME composition is not interrupted', () => {
    const decomposed = '한글'.normalize('NFD');
    expect(cutCharacters(decomposed, 2)).toBe(decomposed);
  });

  it('converts line breaks to LF and removes characters that PostgreSQL refuses', () => {
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
  ])('stores %j as an empty text because none of it is visible', (text) => {
    expect(toStoredText(text)).toBe('');
  });

  it.each(['👨‍👩‍👧', '❤️', 'می\u200cخواهم', '가\u200b', '\u3164가', '.', 'é'])('does not change the text %j', (text) => {
    expect([isBlank(text), toStoredText(text)]).toEqual([false, text]);
  });

  it('treats names as equal that differ only in case or composition', () => {
    expect(nameKey('Kim')).toBe(nameKey('KIM'));
    expect(nameKey('김'.normalize('NFD'))).toBe(nameKey('김'));
  });
});

describe('overlong and hostile texts', () => {
  // Two marks of different classes in a row make NFC reorder them: quadratic in the length of the run.
  const marks = (count: number) => '\u0315\u0300'.repeat(count / 2);

  // Not normalising keeps it linear: NFC would reorder the marks and change the text.
  it('returns 640 KB of combining marks unchanged, which takes linear time', () => {
    const text = `가${marks(640_000)}`;
    expect(normalizeText(text)).toBe(text);
    expect(nameKey(text)).toBe(text.toLowerCase());
  });

  it('treats more than four units per character, or 201 combining marks in a row, as overlong', () => {
    expect(isOverlong('a'.repeat(400), 100)).toBe(false);
    expect(isOverlong('a'.repeat(401), 100)).toBe(true);
    expect(isOverlong(`가${'\u0301'.repeat(200)}`, 100)).toBe(false);
    expect(isOverlong(`가${'\u0301'.repeat(201)}`, 100)).toBe(true);
  });

  it.each([
    ['emoji', '😀'],
    ['Hangul of three letters', '깞'.normalize('NFD')],
    ['Vietnamese with two accents', 'ệ'.normalize('NFD')],
    ['Greek with three accents', '\u1f82'.normalize('NFD')],
  ])('accepts 100 characters of %s in any normalisation form', (_, character) => {
    const count = 100 / [...character.normalize('NFC')].length;
    expect(fitsCharacters(character.repeat(count), 100)).toBe(true);
    expect(fitsCharacters(character.repeat(count + 1), 100)).toBe(false);
  });

  it.each([
    ['units', 'a'.repeat(640_000)],
    ['emoji', '😀'.repeat(320_000)],
    ['combining marks', `가${marks(202)}`],
    ['spaces', ' '.repeat(640_000)],
  ])('cuts a text overlong by its %s to a short one that still exceeds the limit', (_, text) => {
    const cut = cutOverlong(text, 300);
    expect([...cut].length).toBeGreaterThan(300);
    expect(cut.length).toBeLessThanOrEqual(602);
  });

  it('returns texts that are not overlong uncut, and converts only those within the limit to their stored form', () => {
    expect(cutOverlong('a'.repeat(400), 100)).toHaveLength(400);
    expect(toStoredWithin(' 한 '.normalize('NFD'), 3)).toBe('한');
    expect(toStoredWithin(' 한 '.normalize('NFD'), 2)).toBe(' 한 ');
    expect(toStoredWithin('   ', 3)).toBe('');
  });

  it('does not normalise a run of marks that is created by removing NULs', () => {
    const normalize = jest.spyOn(String.prototype, 'normalize');
    toStoredWithin(`가${`${marks(200)}\0`.repeat(30)}`, 2_000);
    expect(normalize).not.toHaveBeenCalled();
    normalize.mockRestore();
  });

  it('cuts an overlong text to the limit', () => {
    expect([...cutCharacters('가'.repeat(100_000), 10)]).toHaveLength(10);
    expect([...cutCharacters(`가${marks(100_000)}`, 10)].length).toBeLessThanOrEqual(10);
  });
});
