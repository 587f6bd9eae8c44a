import { runAtMostEvery } from './runAtMostEvery';

it('is done first after a while, and then in its rhythm', async () => {
  let now = 0;
  const errand = jest.fn(() => Promise.resolve());
  const call = runAtMostEvery(errand, () => now, { first: 10, every: 100 });
  for (now of [0, 9, 10, 11, 109, 110, 209, 210]) await call();
  expect(errand).toHaveBeenCalledTimes(3);
});

it('is not done again at once when it failed', async () => {
  const errand = jest.fn(() => Promise.reject(new Error('no')));
  const call = runAtMostEvery(errand, () => 50, { first: -1, every: 100 });
  await expect(call()).rejects.toThrow('no');
  await call();
  expect(errand).toHaveBeenCalledTimes(1);
});
