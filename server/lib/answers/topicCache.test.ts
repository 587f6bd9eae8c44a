import { type Changes, type OnChange } from './changes';
import { createTopicCache } from './topicCache';
import { EVERYTHING } from './topics';

let tell: OnChange;
const changes: Pick<Changes, 'onChange'> = {
  onChange: (listener) => {
    tell = listener;
  },
};
const value = (topics: string[], weight = 1) => ({ topics, weight });

function cacheOf(most = 100) {
  return createTopicCache<ReturnType<typeof value>>(changes, most);
}

it('keeps a value until one of its topics changes', () => {
  const cache = cacheOf();
  const [list, post] = [value(['projects', 'project 1']), value(['project 2'])];
  cache.put('list', list, cache.begin());
  cache.put('post', post, cache.begin());
  tell(['project 1', 'project']);
  expect([cache.get('list'), cache.get('post')]).toEqual([undefined, post]);
  tell([EVERYTHING]);
  expect(cache.get('post')).toBeUndefined();
});

it('keeps nothing that changed while it was made', () => {
  const cache = cacheOf();
  const before = cache.begin();
  tell(['project 1']);
  expect(cache.put('one', value(['project 1']), before)).toBe(false);
  expect(cache.put('two', value(['project 2']), before)).toBe(true);
  tell([EVERYTHING]);
  expect(cache.put('two', value(['project 2']), before)).toBe(false);
});

it('keeps nothing whose making took longer than changes are remembered', () => {
  const cache = cacheOf();
  const before = cache.begin();
  for (let count = 0; count < 5_001; count += 1) tell([`project ${count}`]);
  expect(cache.put('list', value(['archives']), before)).toBe(false);
  expect(cache.put('list', value(['archives']), cache.begin())).toBe(true);
});

it('gives up what was used least when it grows too heavy, and takes nothing that is very heavy', () => {
  const cache = cacheOf(30);
  for (const key of ['a', 'b', 'c']) cache.put(key, value([key], 3), cache.begin());
  for (let count = 0; count < 7; count += 1) cache.put(`${count}`, value([], 3), cache.begin());
  expect(cache.has('a')).toBe(true);
  cache.get('a');
  cache.put('last', value([], 3), cache.begin());
  expect([cache.has('a'), cache.has('b'), cache.has('last')]).toEqual([true, false, true]);
  expect(cache.put('heavy', value([], 4), cache.begin())).toBe(false);
});

it('forgets an older value of a key with its topics', () => {
  const cache = cacheOf();
  cache.put('page', value(['project 1']), cache.begin());
  cache.put('page', value(['project 2']), cache.begin());
  tell(['project 1']);
  expect(cache.has('page')).toBe(true);
});
