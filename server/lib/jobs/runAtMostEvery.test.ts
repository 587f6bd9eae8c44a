import { runAtMostEvery } from './runAtMostEvery';

it('runs the task first after a delay, and then once per interval', async () => {
  let now = 0;
  const task = jest.fn(() => Promise.resolve());
  const call = runAtMostEvery(task, () => now, { first: 10, every: 100 });
  for (now of [0, 9, 10, 11, 109, 110, 209, 210]) await call();
  expect(task).toHaveBeenCalledTimes(3);
});

it('does not run the task again within the interval after a failure', async () => {
  const task = jest.fn(() => Promise.reject(new Error('no')));
  const call = runAtMostEvery(task, () => 50, { first: -1, every: 100 });
  await expect(call()).rejects.toThrow('no');
  await call();
  expect(task).toHaveBeenCalledTimes(1);
});
