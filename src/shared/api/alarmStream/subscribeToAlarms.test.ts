import { waitFor } from '@testing-library/react';
import { subscribeToAlarms } from './subscribeToAlarms';

/** No other suite uses this name: the channel is named after the member, and a tab of another suite could answer on it. */
const NICKNAME = '듣는고래';

/** This tab waits for the lock of another tab. */
beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  jest.restoreAllMocks();
});

function open() {
  const otherTab = new BroadcastChannel(`alarms of ${NICKNAME}`);
  const heard: unknown[] = [];
  otherTab.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
  const onChange = jest.fn();
  const onArchive = jest.fn();
  const stop = subscribeToAlarms({
    nickname: NICKNAME,
    currentToken: () => null,
    renew: () => Promise.resolve(),
    isFresh: () => true,
    onChange,
    onArchive,
  });
  function close() {
    stop();
    otherTab.close();
  }
  return { otherTab, heard, onChange, onArchive, close };
}

/** Sends a message to the tab and waits until it was received. */
async function say({ otherTab, onArchive }: ReturnType<typeof open>, ...messages: unknown[]) {
  messages.forEach((message) => otherTab.postMessage(message));
  otherTab.postMessage(99);
  await waitFor(() => expect(onArchive).toHaveBeenCalledWith(99));
  onArchive.mockClear();
}

it('a tab asks another whether the stream is connected, and refetches archives on focus until it knows', async () => {
  const tab = open();
  await waitFor(() => expect(tab.heard).toEqual(['isUp']));

  window.dispatchEvent(new Event('focus'));
  expect([tab.onChange.mock.calls.length, tab.onArchive.mock.calls]).toEqual([1, [[null]]]);
  tab.close();
});

it('a tab focus refetches only the alarms while another tab reads the stream', async () => {
  const tab = open();
  await say(tab, 'down', 'up');

  window.dispatchEvent(new Event('focus'));
  expect([tab.onChange.mock.calls.length, tab.onArchive.mock.calls]).toEqual([1, []]);
  tab.close();
});

it("archives are refetched on focus once the other tab's stream has ended, and when the network is back", async () => {
  const ended = open();
  await say(ended, 'up', 'down');
  window.dispatchEvent(new Event('focus'));
  expect(ended.onArchive.mock.calls).toEqual([[null]]);
  ended.close();

  const offline = open();
  await say(offline, 'up');
  window.dispatchEvent(new Event('online'));
  expect(offline.onArchive.mock.calls).toEqual([[null]]);
  offline.close();
});

it('a hidden tab refetches changed archives, but the alarms only on focus', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const tab = open();
  tab.otherTab.postMessage('alarms');
  tab.otherTab.postMessage(12);
  await waitFor(() => expect(tab.onArchive.mock.calls).toEqual([[12]]));
  expect(tab.onChange).not.toHaveBeenCalled();
  tab.close();
});
