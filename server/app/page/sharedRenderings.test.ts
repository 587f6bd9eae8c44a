import { Unrendered } from './publicPage';
import { createSharedRenderings } from './sharedRenderings';

const client = () => new AbortController();

it('cancels a rendering when the last of its clients leaves, not when the first does', () => {
  const { join } = createSharedRenderings();
  const [first, second] = [client(), client()];
  const { signal } = join('page', first.signal);
  expect(join('page', second.signal).signal).toBe(signal);
  first.abort();
  expect(signal.aborted).toBe(false);
  second.abort();
  expect(signal.reason).toBeInstanceOf(Unrendered);
  expect(join('page', client().signal).signal).not.toBe(signal);
});

it('does not cancel a rendering whose clients have their page', () => {
  const { join } = createSharedRenderings();
  const one = client();
  const { signal, leave } = join('page', one.signal);
  leave();
  one.abort();
  expect(signal.aborted).toBe(false);
});

it('shares a rendering by its key alone, and cancels one for a client that has left before', () => {
  const { join } = createSharedRenderings();
  const one = client();
  const { signal } = join('page', one.signal);
  expect(join('other', one.signal).signal).not.toBe(signal);
  expect(join(undefined, one.signal).signal).not.toBe(join(undefined, one.signal).signal);
  one.abort();
  expect(join('late', one.signal).signal.aborted).toBe(true);
});
