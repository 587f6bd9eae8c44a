import { tooMany } from '../http/errors';
import { createConcurrencyLimiter } from './concurrencyLimiter';

function createJob() {
  let finish: (value: string) => void = () => undefined;
  const done = new Promise<string>((resolve) => {
    finish = resolve;
  });
  return { finish, done, started: false };
}

it('runs jobs up to the limit concurrently, queues the next ones, and refuses the rest', async () => {
  const queue = createConcurrencyLimiter({ atOnce: 2, waiting: 1 });
  const jobs = [createJob(), createJob(), createJob()];
  const results = jobs.map((job) =>
    queue(() => {
      job.started = true;
      return job.done;
    }),
  );
  await expect(queue(() => Promise.resolve())).rejects.toMatchObject({ statusCode: 503 });
  expect(jobs.map(({ started }) => started)).toEqual([true, true, false]);

  jobs[0]?.finish('first');
  expect(await results[0]).toBe('first');
  jobs[1]?.finish('second');
  jobs[2]?.finish('third');
  expect(await Promise.all(results)).toEqual(['first', 'second', 'third']);
  expect(await queue(() => Promise.resolve('later'))).toBe('later');
});

it('runs the next job after a failed one', async () => {
  const queue = createConcurrencyLimiter({ atOnce: 1, waiting: 5 });
  await expect(queue(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue(() => Promise.resolve('yes'))).toBe('yes');
});

it('refuses jobs with the configured error', async () => {
  const queue = createConcurrencyLimiter({ atOnce: 1, waiting: 0, refusal: () => tooMany(5) });
  const job = createJob();
  const running = queue(() => job.done);
  await expect(queue(() => Promise.resolve())).rejects.toMatchObject({ statusCode: 429 });
  job.finish('done');
  await running;
});
