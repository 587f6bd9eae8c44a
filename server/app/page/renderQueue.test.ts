import { Unrendered } from './publicPage';
import { createRenderQueue, type RenderQueue } from './renderQueue';

let queue: RenderQueue;
let gauges: Record<string, () => number>;
let finish: () => void;
let done: Promise<void>;
let rendered: string[];

beforeEach(() => {
  // The queue continues in microtasks.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  gauges = {};
  rendered = [];
  queue = createRenderQueue((name, _help, count) => (gauges[name] = count));
  done = new Promise((resolve) => (finish = resolve));
});
afterEach(() => {
  finish();
  jest.useRealTimers();
});

function render(address: string, client = new AbortController()) {
  const job = async () => {
    rendered.push(address);
    await done;
    return address;
  };
  return queue.run(job, { address, signal: client.signal }).catch((error: unknown) => error);
}

const counts = () => [gauges['teamieum_pages_rendering']?.(), gauges['teamieum_pages_waiting']?.()];

it('renders one page at a time, lets eight wait and refuses the next one', async () => {
  const pages = Array.from({ length: 9 }, (_, index) => render(`10.0.0.${index}`));
  expect(rendered).toEqual(['10.0.0.0']);
  expect(counts()).toEqual([1, 8]);
  expect(await render('10.0.0.9')).toBeInstanceOf(Unrendered);
  expect(counts()).toEqual([1, 8]);

  finish();
  expect(await Promise.all(pages)).toHaveLength(9);
  expect(rendered).toHaveLength(9);
  expect(counts()).toEqual([0, 0]);
});

it('lets two pages of one address wait', async () => {
  const pages = [render('a'), render('b'), render('b')];
  expect(await render('b')).toBeInstanceOf(Unrendered);
  finish();
  expect(await Promise.all(pages)).toEqual(['a', 'b', 'b']);
});

it('ends a wait after 300 ms, and completes what is rendered', async () => {
  const running = render('a');
  const waiting = render('b');
  await jest.advanceTimersByTimeAsync(299);
  expect(counts()).toEqual([1, 1]);
  await jest.advanceTimersByTimeAsync(1);
  expect(await waiting).toBeInstanceOf(Unrendered);
  expect(counts()).toEqual([1, 0]);
  finish();
  expect([await running, rendered]).toEqual(['a', ['a']]);
});

it('does not begin to render for a client that has left', async () => {
  const client = new AbortController();
  const running = render('a');
  const waiting = render('b', client);
  client.abort(new Unrendered('gone'));
  expect(await waiting).toBe(client.signal.reason);
  finish();
  await running;
  expect(await render('c', client)).toBe(client.signal.reason);
  expect(rendered).toEqual(['a']);
});

it('is idle when everything that was begun is rendered', async () => {
  const running = render('a');
  let isIdle = false;
  const idle = queue.idle().then(() => (isIdle = true));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(isIdle).toBe(false);
  finish();
  await Promise.all([running, idle]);
});
