import { stopOnSignals } from './stopOnSignals';

const DRAIN = 5_000;

/** Calls of `close` and `exit`, in order. */
let calls: unknown[];
let signal: (name: 'SIGTERM' | 'SIGINT') => void;

beforeEach(() => {
  jest.useFakeTimers();
  calls = [];
  jest.spyOn(process, 'exit').mockImplementation((code) => calls.push(code) as never);
  jest.spyOn(console, 'error').mockImplementation();
  const handlers = new Map<unknown, () => void>();
  jest.spyOn(process, 'on').mockImplementation((name, handler) => {
    handlers.set(name, handler as () => void);
    return process;
  });
  signal = (name) => handlers.get(name)?.();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const closing = (name: string) => async () => calls.push(name);

it('closes what was opened, the last first, and exits with 0', async () => {
  const onStop = stopOnSignals(DRAIN);
  onStop(closing('database'));
  onStop(closing('app'));
  signal('SIGTERM');
  await jest.advanceTimersByTimeAsync(0);
  expect(calls).toEqual(['app', 'database', 0]);
});

it('closes the database, too, and exits with 1 when the application does not close in time', async () => {
  const onStop = stopOnSignals(DRAIN);
  onStop(closing('database'));
  onStop(() => new Promise(() => undefined));
  signal('SIGTERM');
  await jest.advanceTimersByTimeAsync(DRAIN + 7_000);
  expect(calls).toEqual(['database', 1]);
});

it('closes the database, too, and exits with 1 when closing the application fails', async () => {
  const onStop = stopOnSignals(DRAIN);
  onStop(closing('database'));
  onStop(() => Promise.reject(new Error('refused')));
  signal('SIGINT');
  await jest.advanceTimersByTimeAsync(0);
  expect(calls).toEqual(['database', 1]);
});

it('exits within ten seconds when the database does not close either (D217)', async () => {
  const onStop = stopOnSignals(0);
  onStop(() => new Promise(() => undefined));
  onStop(() => new Promise(() => undefined));
  signal('SIGTERM');
  await jest.advanceTimersByTimeAsync(9_500);
  expect(calls).toEqual([1]);
});

it('exits at once on a second signal, and takes an immediate one as the same', async () => {
  const onStop = stopOnSignals(DRAIN);
  onStop(() => new Promise(() => undefined));
  signal('SIGTERM');
  signal('SIGINT');
  expect(calls).toEqual([]);
  await jest.advanceTimersByTimeAsync(2_000);
  signal('SIGTERM');
  expect(calls).toEqual([1]);
});
