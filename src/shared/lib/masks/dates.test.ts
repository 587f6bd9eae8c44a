import { birthMask, dayMask, daySpanMask, monthMask } from './dates';
import { typeInto } from '@/app/testing/typeInto';

describe('a day while it is typed', () => {
  it.each([
    ['20240305', '2024.03.05'],
    ['240331', '2403.31'],
    ['24033105', '2403.12.05'],
    ['202413', '2024.12'],
    ['202400', '2024.01'],
    ['20240431', '2024.04.30'],
    ['20230230', '2023.02.28'],
    ['20240230', '2024.02.29'],
    ['20240200', '2024.02.01'],
    ['2024.1', '2024.1'],
    ['2024.3.', '2024.03.'],
    ['2024.3.5', '2024.03.5'],
    ['24.', '2024.'],
    ['2024.', '2024.'],
    ['2024.03.05.', '2024.03.05'],
    ['한글', ''],
    ['.', ''],
    ['', ''],
  ])('formats the typed day %s as %s', (typed, shown) => {
    expect(dayMask.format(typed)).toBe(shown);
  });

  it('does not change the month when the dot before it is erased', () => {
    expect(dayMask.edit('202412.05', 4)).toEqual({ text: '2024.12.05', caret: 4 });
  });

  it.each([
    ['[2024].03.05', '2023', '2023.03.05'],
    ['2024.[03].05', '11', '2024.11.05'],
    ['2024.0[]3.05', '⌫', '2024.3.05'],
    ['2024.03[].05', '⌫⌫', '2024..05'],
    ['2024.03[].05', '⌫⌫11', '2024.11.05'],
  ])('after an edit of %s by %s it is %s', (selected, keys, shown) => {
    expect(typeInto(dayMask.edit, selected, keys)).toBe(shown);
  });

  it('corrects the day when its month turns out shorter', () => {
    expect(dayMask.format('2024.02.31')).toBe('2024.02.29');
  });
});

describe('a day on blur', () => {
  it.each([
    ['24', '2024'],
    ['24.3.5', '2024.03.05'],
    ['240302', '2024.03.02'],
    ['2403.31', '2024.03.31'],
    ['240230', '2024.02.29'],
    ['991231', '2099.12.31'],
    ['202403', '2024.03'],
    ['190012', '1900.12'],
    ['209912', '2099.12'],
    ['2403', '2403'],
    ['2024.3', '2024.03'],
    ['2024.0', '2024.01'],
    ['2024.02.3', '2024.02.03'],
    ['', ''],
  ])('completes %s as %s', (typed, finished) => {
    expect(dayMask.finish(typed)).toBe(finished);
  });
});

describe('a month', () => {
  it('keeps its month when the year is typed over', () => {
    expect(typeInto(monthMask.edit, '[2024]-03', '2023')).toBe('2023-03');
  });

  it.each([
    ['202513', '2025-12'],
    ['202500', '2025-01'],
    ['20251', '2025-1'],
    ['2025-123', '2025-12'],
  ])('formats the typed month %s as %s', (typed, shown) => {
    expect(monthMask.format(typed)).toBe(shown);
  });

  it.each([
    ['2025-1', '2025-01'],
    ['2403', '2024-03'],
    ['2413', '2024-12'],
    ['2025', '2025'],
    ['1999', '1999'],
    ['202403', '2024-03'],
  ])('completes %s as %s on blur', (typed, finished) => {
    expect(monthMask.finish(typed)).toBe(finished);
  });
});

describe('a birth date', () => {
  it.each([
    ['20010203', '2001.02.03'],
    ['200102', '2001.02'],
    ['2001', '2001'],
    ['200102031', '2001.02.03'],
    ['2001년 2월', '2001.02.'],
    ['2001.2.3', '2001.02.3'],
    ['', ''],
  ])('formats the typed text %s as the date %s', (typed, shown) => {
    expect(birthMask.format(typed)).toBe(shown);
  });

  it.each([
    ['990203', '9902.03'],
    ['20011340', '2001.13.40'],
  ])('leaves %s, which is no date, to the rules', (typed, finished) => {
    expect(birthMask.finish(typed)).toBe(finished);
  });

  it('leaves the caret at the end while typing there', () => {
    expect(birthMask.edit('20010', 5)).toEqual({ text: '2001.0', caret: 6 });
  });

  it('puts the caret before an erased dot, so that the next backspace erases a digit', () => {
    expect(birthMask.edit('200102', 4)).toEqual({ text: '2001.02', caret: 4 });
  });
});

describe('a date in any notation', () => {
  const NOTATIONS = ['2024.3.1', '2024. 3. 1.', '2024-3-1', '2024/03/01', '2024.03.01', '2024년 3월 1일'];
  const masks = [
    ['a day', dayMask, (date: string) => date, '2024.03.01'],
    ['a birth date', birthMask, (date: string) => date, '2024.03.01'],
    ['two days', daySpanMask, (date: string) => `${date} ~ ${date}`, '2024.03.01 ~ 2024.03.01'],
    ['a month', monthMask, (date: string) => date.replace(/1[.일]?$/, ''), '2024-03'],
  ] as const;
  const cases = masks.flatMap(([name, mask, written, finished]) =>
    NOTATIONS.map((notation) => ({ name, mask, text: written(notation), finished })),
  );

  it.each(cases)('$name becomes $finished when $text is typed', ({ mask, text, finished }) => {
    expect(mask.finish(typeInto(mask.edit, '[]', text))).toBe(finished);
  });

  it.each(cases)('$name becomes $finished when $text is pasted', ({ mask, text, finished }) => {
    expect(mask.finish(mask.edit(text, text.length).text)).toBe(finished);
  });

  it('ends a short date as well', () => {
    expect(typeInto(daySpanMask.edit, '[]', '240301 ~ 24.6.30.')).toBe('2024.03.01 ~ 2024.06.30');
    expect(typeInto(dayMask.edit, '[]', '240301.')).toBe('2024.03.01');
  });
});
