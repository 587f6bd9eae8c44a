import { createThrottledLog } from './throttledLog';

function setup() {
  jest.useFakeTimers();
  const lines: [string, object, string][] = [];
  const log = createThrottledLog({
    error: (fields, message) => lines.push(['error', fields, message]),
    warn: (fields, message) => lines.push(['warn', fields, message]),
  });
  return { ...log, lines };
}
afterEach(() => jest.useRealTimers());

it('writes the first event of a kind at once and the number of the others a minute later', () => {
  const { write, lines } = setup();
  for (let event = 0; event < 1_000; event += 1) write('error', { route: '/a' }, 'Refused.');
  expect(lines).toEqual([['error', { route: '/a', count: 1 }, 'Refused.']]);
  jest.advanceTimersByTime(60_000);
  expect(lines.slice(1)).toEqual([['error', { route: '/a', count: 999 }, 'Refused.']]);
});

it('writes one line a minute as long as events come, and none afterwards', () => {
  const { write, lines } = setup();
  for (let second = 0; second < 300; second += 1) {
    write('warn', {}, 'Refused.');
    jest.advanceTimersByTime(1_000);
  }
  expect(lines).toHaveLength(6);
  jest.advanceTimersByTime(600_000);
  expect(lines).toHaveLength(6);
  expect(lines.reduce((sum, [, fields]) => sum + (fields as { count: number }).count, 0)).toBe(300);
  expect(jest.getTimerCount()).toBe(0);
});

it('counts kinds apart and writes the rest when it is closed', () => {
  const { write, close, lines } = setup();
  write('error', {}, 'Refused.', '/a');
  write('error', {}, 'Refused.', '/b');
  write('error', {}, 'Failed.', '/a');
  write('error', {}, 'Refused.', '/a');
  expect(lines).toHaveLength(3);
  close();
  expect(lines.slice(3)).toEqual([['error', { count: 1 }, 'Refused.']]);
});
