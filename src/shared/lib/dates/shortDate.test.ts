import { shortDate, shortDay, shortMonth } from '.';

describe('shortDate', () => {
  it('formats the day in Korea, whatever the clock of the browser', () => {
    expect(shortDate('2025-11-20T14:59:59Z')).toBe('25.11.20');
    expect(shortDate('2025-11-20T15:00:00Z')).toBe('25.11.21');
    expect(shortDate('2025-12-31T23:00:00.000Z')).toBe('26.01.01');
  });
});

describe('shortMonth', () => {
  it('shortens a month of the wire', () => {
    expect(shortMonth('2025-12')).toBe('25.12');
  });
});

describe('shortDay', () => {
  it('shortens a day of the wire, whatever the clock of the browser', () => {
    expect(shortDay('2025-08-01')).toBe('25.08.01');
  });
});
