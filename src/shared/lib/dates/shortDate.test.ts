import { shortDate, shortDay, shortMonth } from '.';

describe('shortDate', () => {
  it('formats the day in Korea, whatever the time zone of the browser', () => {
    expect(shortDate('2025-11-20T14:59:59Z')).toBe('25.11.20');
    expect(shortDate('2025-11-20T15:00:00Z')).toBe('25.11.21');
    expect(shortDate('2025-12-31T23:00:00.000Z')).toBe('26.01.01');
  });
});

describe('shortMonth', () => {
  it('formats a month of the API', () => {
    expect(shortMonth('2025-12')).toBe('25.12');
  });
});

describe('shortDay', () => {
  it('formats a day of the API, whatever the time zone of the browser', () => {
    expect(shortDay('2025-08-01')).toBe('25.08.01');
  });
});
