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

  it('converts line breaks to LF and drops what a database refuses', () => {
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

  it.each(['👨‍👩‍👧', '❤️', 'می\u200cخواهم', '가\u200b', '\u3164가', '.', 'é'])('does not change the text %j', (text) => {
    expect([isBlank(text), toStoredText(text)]).toEqual([false, text]);
  });

  it('treats case and composition of a name alike', () => {
    expect(nameKey('Kim')).toBe(nameKey('KIM'));
    expect(nameKey('김'.normalize('NFD'))).toBe(nameKey('김'));
  });
});

describe('texts that strangers make to keep the server busy', () => {
  // Two marks of different classes in a row make NFC reorder them: quadratic in the length of the run.
  const marks = (count: number) => '\u0315\u0300'.repeat(count / 2);

  // Not normalizing is what keeps it linear: NFC would reorder the marks and change the text.
  it('leaves 640 KB of combining marks as they are', () => {
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
  ])('fits 100 characters of %s in whatever form they are typed', (_, character) => {
    const count = 100 / [...character.normalize('NFC')].length;
    expect(fitsCharacters(character.repeat(count), 100)).toBe(true);
    expect(fitsCharacters(character.repeat(count + 1), 100)).toBe(false);
  });

  it.each([
    ['units', 'a'.repeat(640_000)],
    ['emoji', '😀'.repeat(320_000)],
    ['combining marks', `가${marks(202)}`],
    ['spaces', ' '.repeat(640_000)],
  ])('cuts a text overlong by its %s to a short one that still has too many characters', (_, text) => {
    const cut = cutOverlong(text, 300);
    expect([...cut].length).toBeGreaterThan(300);
    expect(cut.length).toBeLessThanOrEqual(602);
  });

  it('leaves a text alone that is not overlong, and reads as stored only what has at most its characters as typed', () => {
    expect(cutOverlong('a'.repeat(400), 100)).toHaveLength(400);
    expect(toStoredWithin(' 한 '.normalize('NFD'), 3)).toBe('한');
    expect(toStoredWithin(' 한 '.normalize('NFD'), 2)).toBe(' 한 ');
    expect(toStoredWithin('   ', 3)).toBe('');
  });

  it('does not normalise a run of marks that dropping a NUL creates', () => {
    const normalize = jest.spyOn(String.prototype, 'normalize');
    toStoredWithin(`가${`${marks(200)}\0`.repeat(30)}`, 2_000);
    expect(normalize).not.toHaveBeenCalled();
    normalize.mockRestore();
  });

  it('cuts an overlong text to its limit', () => {
    expect([...cutCharacters('가'.repeat(100_000), 10)]).toHaveLength(10);
    expect([...cutCharacters(`가${marks(100_000)}`, 10)].length).toBeLessThanOrEqual(10);
  });
});
