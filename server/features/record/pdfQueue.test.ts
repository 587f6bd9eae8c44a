import { type Worker } from 'node:worker_threads';
import { recordingOn } from '../../app/testing/recording';
import { startServer } from '../../app/testing/startServer';

const [AT_ONCE, WAITING] = [2, 20];

it('makes two PDFs concurrently, queues twenty and refuses the next one with 429', async () => {
  const server = await startServer();
  const code = await recordingOn(server).open(await server.member());
  const threads = { now: 0, most: 0 };
  const count = (thread: Worker) => {
    threads.now += 1;
    threads.most = Math.max(threads.most, threads.now);
    thread.once('exit', () => (threads.now -= 1));
  };
  process.on('worker', count);

  const asked = Array.from({ length: AT_ONCE + WAITING + 1 }, () => server.call('GET', `/record/${code}.pdf`));
  const responses = await Promise.all(asked);
  process.off('worker', count);

  const [refused, ...others] = responses.filter(({ code: status }) => status !== 200);
  expect([refused?.code, others]).toEqual([429, []]);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect(threads.most).toBeLessThanOrEqual(AT_ONCE + 1);
  await server.close();
}, 120_000);
