import { createCache, type Cache } from './cache';
import { EVERYTHING } from './tags';

let time: number;
let cache: Cache;
let reads: number;
beforeEach(() => {
  time = 1_000;
  reads = 0;
  cache = createCache({ clock: { now: () => time } });
  cache.turnOn();
});

/** Returns the number of the read. */
const read = async () => (reads += 1);
const ask = (key = 'page', tags = ['a', 'b']) => cache.cached(key, tags, read);

/** A read that resolves when the test resolves it. */
function slowRead<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<T>((...settle) => ([resolve, reject] = settle));
  return { read: () => promise, resolve, reject };
}

/** Runs all pending promise callbacks. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('serves a cached value until a second after the start of its read, then reads again', async () => {
  const slow = slowRead<string>();
  const first = cache.cached('page', [], slow.read);
  time += 600;
  slow.resolve('old');
  expect(await first).toBe('old');
  await settled();

  time += 400;
  expect(await cache.cached('page', [], async () => 'new')).toBe('old');
  time += 1;
  expect(await cache.cached('page', [], async () => 'new')).toBe('new');
});

it('returns the value of each key', async () => {
  expect([await ask('one'), await ask('two'), await ask('one')]).toEqual([1, 2, 1]);
});

it('reads once for all callers while the read is in flight', async () => {
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
});

it.each([
  ['one of its tags', ['b']],
  ['everything', [EVERYTHING]],
])('reads again after %s was dropped', async (_, tags) => {
  await ask();
  cache.drop(tags);
  expect(await ask()).toBe(2);
});

it('serves a cached value when another tag is dropped', async () => {
  await ask();
  cache.drop(['c']);
  expect(await ask()).toBe(1);
});

it('neither caches a read nor shares it with later callers when its tag is dropped while it is in flight', async () => {
  const slow = slowRead<string>();
  const first = cache.cached('page', ['a'], slow.read);
  cache.drop(['a']);
  const later = cache.cached('page', ['a'], async () => 'new');
  slow.resolve('old');
  expect([await first, await later]).toEqual(['old', 'new']);
  await settled();
  expect(await cache.cached('page', ['a'], async () => 'newest')).toBe('new');
});

it('does not cache a read that was in flight when everything was dropped', async () => {
  const slow = slowRead<string>();
  const first = cache.cached('page', ['a'], slow.read);
  cache.drop([EVERYTHING]);
  slow.resolve('old');
  await first;
  await settled();
  expect(await cache.cached('page', ['a'], async () => 'new')).toBe('new');
});

it('rejects all waiting callers after a failed read, and reads again for the next caller', async () => {
  const slow = slowRead<number>();
  const waiting = [cache.cached('page', [], slow.read), cache.cached('page', [], slow.read)];
  slow.reject(new Error('away'));
  for (const one of waiting) await expect(one).rejects.toThrow('away');
  await settled();
  expect(await ask('page', [])).toBe(1);
});

it('evicts the least recently used values when the bytes exceed the limit', async () => {
  cache = createCache({ maxBytes: 10_000, clock: { now: () => time } });
  cache.turnOn();
  const value = 'x'.repeat(2_000);
  for (const key of ['one', 'two', 'three', 'four', 'five']) {
    await cache.cached(key, [], async () => value);
    await settled();
  }
  expect(await cache.cached('five', [], async () => 'new')).toBe(value);
  expect(await cache.cached('one', [], async () => 'new')).toBe('new');
});

it('does not cache a value that exceeds the limit of bytes', async () => {
  cache = createCache({ maxBytes: 1_000, clock: { now: () => time } });
  cache.turnOn();
  await cache.cached('page', [], async () => Buffer.alloc(2_000));
  await settled();
  expect(await cache.cached('page', [], async () => 'new')).toBe('new');
});

it('stores a limited number of dropped tags, and drops everything beyond it', async () => {
  await ask();
  for (let tag = 0; tag < 25_000; tag += 1) cache.drop([`post:${tag}`]);
  expect(await ask()).toBe(2);
  cache.drop(['a']);
  expect(await ask()).toBe(3);
});

it('reads every time while it is off, and starts empty when it is turned on again', async () => {
  await ask();
  cache.turnOff();
  expect([await ask(), await ask()]).toEqual([2, 3]);
  cache.turnOn();
  expect([await ask(), await ask()]).toEqual([4, 4]);
});
