import { finishDate, finishMonth, formatDate, formatMonth, maskDate, maskMonth } from './dateParts';
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
    expect(formatDate(typed)).toBe(shown);
  });

  it('does not change the month when the dot before it is erased', () => {
    expect(maskDate('202412.05', 4)).toEqual({ text: '2024.12.05', caret: 4 });
  });

  it.each([
    ['[2024].03.05', '2023', '2023.03.05'],
    ['2024.[03].05', '11', '2024.11.05'],
    ['2024.0[]3.05', '⌫', '2024.3.05'],
    ['2024.03[].05', '⌫⌫', '2024..05'],
    ['2024.03[].05', '⌫⌫11', '2024.11.05'],
  ])('after an edit of %s by %s it is %s', (selected, keys, shown) => {
    expect(typeInto(maskDate, selected, keys)).toBe(shown);
  });

  it('corrects the day when its month turns out shorter', () => {
    expect(formatDate('2024.02.31')).toBe('2024.02.29');
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
    expect(finishDate(typed)).toBe(finished);
  });
});

describe('a month', () => {
  it('keeps its month when the year is typed over', () => {
    expect(typeInto(maskMonth, '[2024]-03', '2023')).toBe('2023-03');
  });

  it.each([
    ['202513', '2025-12'],
    ['202500', '2025-01'],
    ['20251', '2025-1'],
    ['2025-123', '2025-12'],
  ])('formats the typed month %s as %s', (typed, shown) => {
    expect(formatMonth(typed)).toBe(shown);
  });

  it.each([
    ['2025-1', '2025-01'],
    ['2403', '2024-03'],
    ['2413', '2024-12'],
    ['2025', '2025'],
    ['1999', '1999'],
    ['202403', '2024-03'],
  ])('completes %s as %s on blur', (typed, finished) => {
    expect(finishMonth(typed)).toBe(finished);
  });
});
