import { loadAgain } from './loadAgain';

/** A script that fails to load until it is allowed to. */
function failingScript() {
  const script = { isReachable: false, attempts: 0 };
  const load = () => {
    script.attempts += 1;
    return script.isReachable
      ? Promise.resolve('loaded')
      : Promise.reject(new Error('The script could not be fetched.'));
  };
  return { script, load };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a script that fails to load is asked for again after 2, 4 and 8 seconds', async () => {
  const { script, load } = failingScript();
  const part = loadAgain(load);
  for (const [seconds, attempts] of [
    [0, 1],
    [2, 2],
    [4, 3],
    [7, 3],
  ] as const) {
    await jest.advanceTimersByTimeAsync(seconds * 1_000);
    expect(script.attempts).toBe(attempts);
  }
  script.isReachable = true;
  await jest.advanceTimersByTimeAsync(1_000);

  await expect(part).resolves.toBe('loaded');
});

it.each(['online', 'focus'])('a script that fails to load is asked for again on the event %s', async (event) => {
  const { script, load } = failingScript();
  const part = loadAgain(load, []);
  await jest.advanceTimersByTimeAsync(0);
  script.isReachable = true;
  window.dispatchEvent(new Event(event));

  await expect(part).resolves.toBe('loaded');
});
