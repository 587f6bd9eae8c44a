import { createConcurrencyLimiter, refuseWaitingJobs } from './concurrencyLimiter';

it('refuses the waiting jobs when the process stops, completes the running ones, and runs later ones only at once', async () => {
  let finish = () => undefined as void;
  const done = new Promise<void>((resolve) => (finish = resolve));
  const queue = createConcurrencyLimiter({ atOnce: 1, waiting: 5 });
  const running = queue(() => done.then(() => 'done'), { address: 'a' });
  const waiting = [queue(() => done), queue(() => done, { address: 'a' }), queue(() => done, { address: 'b' })];

  refuseWaitingJobs();
  for (const job of waiting) await expect(job).rejects.toMatchObject({ statusCode: 503 });
  await expect(queue(() => done)).rejects.toMatchObject({ statusCode: 503 });
  finish();
  expect(await running).toBe('done');
  expect(await queue(() => Promise.resolve('upload'))).toBe('upload');
});
