import { LIMITS } from '@contract/limits';
import { createFullLists } from './fullLists';

const clock = { time: 1_000, now: () => clock.time };

it('counts a full list at most once a minute, and any other list each time', async () => {
  const countUnlessFull = createFullLists(clock);
  const ask = (name: string, total: number) => countUnlessFull(name, () => Promise.resolve(total));

  expect(await ask('full', LIMITS.listReach)).toBe(LIMITS.listReach);
  expect(await ask('short', LIMITS.listReach - 1)).toBe(LIMITS.listReach - 1);
  clock.time += 59_000;
  expect(await ask('full', 5)).toBe(LIMITS.listReach);
  expect(await ask('short', 5)).toBe(5);
  clock.time += 2_000;
  expect(await ask('full', 5)).toBe(5);
});

it('counts a list again after a failed count', async () => {
  const countUnlessFull = createFullLists(clock);
  await expect(countUnlessFull('list', () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(await countUnlessFull('list', () => Promise.resolve(3))).toBe(3);
});
