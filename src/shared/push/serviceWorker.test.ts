import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const ORIGIN = 'https://teamieum.example';

/** What is posted to the second port arrives at the first one. */
class Channel {
  port1: { onmessage?: () => void } = {};
  port2 = { postMessage: () => this.port1.onmessage?.() };
}

interface Page {
  focused: boolean;
  focus: () => Promise<void>;
  postMessage: (message: unknown, ports: Channel['port2'][]) => void;
}

/** Runs public/service-worker.js on stand-ins of its browser. */
function runWorker() {
  const handlers = new Map<string, (event: object) => void>();
  const shown: [string, { body: string; tag: string; data: { path: string } }][] = [];
  const opened: string[] = [];
  const pages: Page[] = [];
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    registration: {
      showNotification: async (title: string, options: (typeof shown)[number][1]) => void shown.push([title, options]),
    },
    clients: {
      matchAll: async () => pages,
      openWindow: async (path: string) => void opened.push(path),
    },
  };
  const globals = { self, URL, MessageChannel: Channel, setTimeout: queueMicrotask };
  vm.runInNewContext(readFileSync('public/service-worker.js', 'utf8'), globals);

  /** Resolves once the event is handled. */
  async function send(name: string, event: object) {
    let work: Promise<unknown> = Promise.resolve();
    handlers.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  }
  const push = (data: unknown) => send('push', { data });
  const close = jest.fn();
  const click = (path: unknown) => send('notificationclick', { notification: { close, data: { path } } });
  return { shown, opened, pages, push, click, close };
}

const json = (value: unknown) => ({ json: () => value });

it('a push is shown with its title, sentence and tag, and remembers its path', async () => {
  const { push, shown } = runWorker();
  await push(
    json({ title: '책갈피', body: '지원이 수락됐어요.', path: '/projectteam/7?notice=3', tag: 'ANSWERS:project:7' }),
  );
  expect(shown).toEqual([
    [
      '책갈피',
      expect.objectContaining({
        body: '지원이 수락됐어요.',
        tag: 'ANSWERS:project:7',
        lang: 'ko',
        data: { path: '/projectteam/7?notice=3' },
      }),
    ],
  ]);
});

it.each([
  ['no data', null],
  ['no JSON', { json: () => JSON.parse('{') as unknown }],
  ['another shape', json({ title: 7 })],
])('a push with %s is shown all the same', async (_name, data) => {
  const { push, shown } = runWorker();
  await push(data);
  expect(shown).toEqual([
    ['팀이음', expect.objectContaining({ body: '새 소식이 있어요.', data: { path: '/notices' } })],
  ]);
});

it('a click closes the notification and opens its path in a new page without an open one', async () => {
  const { click, opened, close } = runWorker();
  await click('/projectdetail/7?notice=3#comment-1');
  expect(opened).toEqual(['/projectdetail/7?notice=3#comment-1']);
  expect(close).toHaveBeenCalled();
});

it.each(['https://elsewhere.example/steal', '//elsewhere.example', 'javascript:alert(1)'])(
  'a click on a notification with %s leads to the notices',
  async (path) => {
    const { click, opened } = runWorker();
    await click(path);
    expect(opened).toEqual(['/notices']);
  },
);

it('a click focuses the open page and hands the path to it', async () => {
  const { click, opened, pages } = runWorker();
  const focus = jest.fn(async () => undefined);
  const messages: unknown[] = [];
  const other = { focused: false, focus: jest.fn(async () => undefined), postMessage: jest.fn() };
  pages.push(other, {
    focused: true,
    focus,
    postMessage(message, [port]) {
      messages.push(message);
      port?.postMessage();
    },
  });
  await click('/projectdetail/7');
  expect([messages, focus.mock.calls.length, other.postMessage.mock.calls.length]).toEqual([
    [{ type: 'open', path: '/projectdetail/7' }],
    1,
    0,
  ]);
  expect(opened).toEqual([]);
});

it('a click opens a new page where the open one does not answer', async () => {
  const { click, opened, pages } = runWorker();
  pages.push({ focused: false, focus: async () => undefined, postMessage: () => undefined });
  await click('/projectdetail/7');
  expect(opened).toEqual(['/projectdetail/7']);
});
