import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
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

it('serves addresses in turn, each with one running job', async () => {
  const queue = createConcurrencyLimiter({ atOnce: 2, waiting: 10 });
  const order: string[] = [];
  const jobs = new Map<string, ReturnType<typeof createJob>>();
  const add = (name: string, address: string) => {
    const job = createJob();
    jobs.set(name, job);
    const work = () => {
      order.push(name);
      return job.done;
    };
    return queue(work, { address });
  };
  const results = [add('a1', 'a'), add('a2', 'a'), add('a3', 'a'), add('b1', 'b'), add('c1', 'c')];
  expect(order).toEqual(['a1', 'b1']);
  jobs.get('a1')?.finish('');
  await results[0];
  jobs.get('b1')?.finish('');
  await results[3];
  jobs.get('c1')?.finish('');
  jobs.get('a2')?.finish('');
  jobs.get('a3')?.finish('');
  await Promise.all(results);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

it('refuses jobs of an address whose own queue is full, and runs those of others', async () => {
  const queue = createConcurrencyLimiter({ atOnce: 1, waiting: 10, waitingEach: 1 });
  const job = createJob();
  const running = [queue(() => job.done, { address: 'a' }), queue(() => job.done, { address: 'a' })];
  await expect(queue(() => job.done, { address: 'a' })).rejects.toMatchObject({ statusCode: 503 });
  running.push(queue(() => job.done, { address: 'b' }));
  job.finish('done');
  expect(await Promise.all(running)).toEqual(['done', 'done', 'done']);
});

it('counts the job of an address that waits for other addresses as one of its waiting jobs', async () => {
  const queue = createConcurrencyLimiter({ atOnce: 1, waiting: 10, waitingEach: 2 });
  const job = createJob();
  const add = (address: string) => queue(() => job.done, { address });
  const jobs = [add('a'), add('b'), add('b')];
  await expect(add('b')).rejects.toMatchObject({ statusCode: 503 });
  jobs.push(add('a'), add('a'));
  await expect(add('a')).rejects.toMatchObject({ statusCode: 503 });
  job.finish('done');
  await Promise.all(jobs);
});

it('gives the place of a waiting job back when its signal aborts, and that of a running job when it ends', async () => {
  const queue = createConcurrencyLimiter({ atOnce: 1, waiting: 1 });
  const job = createJob();
  const client = new AbortController();
  const running = queue(() => job.done, { address: 'a', signal: client.signal });
  const waiting = queue(() => job.done, { address: 'a', signal: client.signal });
  client.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  const next = queue(() => Promise.resolve('next'), { address: 'b' });
  await expect(queue(() => job.done, { address: 'c' })).rejects.toMatchObject({ statusCode: 503 });
  job.finish('done');
  expect(await running).toBe('done');
  expect(await next).toBe('next');
});

it('refuses a job that has waited too long, with an address and without, and lets a running one end', async () => {
  const queue = createConcurrencyLimiter({ atOnce: 1, waiting: 5, longestWait: 20 });
  const job = createJob();
  const running = queue(() => job.done, { address: 'a' });
  const waiting = [queue(() => job.done, { address: 'a' }), queue(() => job.done)];
  for (const one of waiting) await expect(one).rejects.toMatchObject({ statusCode: 503 });
  expect(queue.counts()).toEqual({ running: 1, waiting: 0 });
  job.finish('done');
  expect(await running).toBe('done');
});

it('counts running jobs, and queued ones of all addresses', async () => {
  const queue = createConcurrencyLimiter({ atOnce: 1, waiting: 10 });
  const job = createJob();
  const results = ['a', 'a', 'b'].map((address) => queue(() => job.done, { address }));
  results.push(queue(() => job.done));
  expect(queue.counts()).toEqual({ running: 1, waiting: 3 });
  job.finish('done');
  await Promise.all(results);
  expect(queue.counts()).toEqual({ running: 0, waiting: 0 });
});

it('keeps nothing of a job whose client had left before it was asked for', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const queue = createConcurrencyLimiter({ atOnce: 1, waiting: 5 });
  const refuse = async () => {
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(queue(() => Promise.resolve(), { signal })).rejects.toThrow('gone');
    return new WeakRef(signal);
  };
  const kept = await refuse();
  // A weak reference holds its target until the current task ends.
  await setImmediate();
  collectGarbage();
  expect(kept.deref()).toBeUndefined();
});
