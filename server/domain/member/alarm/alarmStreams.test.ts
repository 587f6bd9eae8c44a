import { until } from '../../../app/testing/until';
import { createAlarmStreams, type AlarmStreams } from './alarmStreams';

const FAST = { pace: 1, mostPerAddress: 3, now: () => 0, onError: () => undefined };

let streams: AlarmStreams;
afterEach(() => streams.close());

/** Opens a stream and records what is sent to it. */
function open({ memberId = 1, sessionId = 'open', address = 'here', expiresAt = 1 } = {}) {
  const sent: string[] = [];
  let hangUp: () => void = () => undefined;
  streams.admit(address);
  streams.add({ memberId, sessionId, address, expiresAt }, (onClose) => {
    hangUp = onClose;
    return {
      send: (event) => sent.push(event),
      heartbeat: () => sent.push('breath'),
      end: () => sent.push('end'),
    };
  });
  return { sent, hangUp };
}

it('sends a heartbeat to each idle stream every round', async () => {
  streams = createAlarmStreams({ ...FAST, findOpenSessions: async (ids) => new Set(ids) });
  const { sent } = open();
  await until(() => sent.length >= 3);
  expect(new Set(sent)).toEqual(new Set(['breath']));
});

it('ends the streams of a revoked session and no others', async () => {
  const revoked = new Set<string>();
  streams = createAlarmStreams({
    ...FAST,
    findOpenSessions: async (ids) => new Set(ids.filter((id) => !revoked.has(id))),
  });
  const [left, stayed] = [open({ sessionId: 'left' }), open()];
  revoked.add('left');
  await until(() => left.sent.includes('end'));
  expect(streams.count()).toBe(1);
  expect(stayed.sent).not.toContain('end');
});

it('closes no stream while the database does not respond', async () => {
  const failures: unknown[] = [];
  streams = createAlarmStreams({
    ...FAST,
    findOpenSessions: () => Promise.reject(new Error('away')),
    onError: (error) => failures.push(error),
  });
  const { sent } = open();
  await until(() => failures.length >= 2 && sent.length >= 2);
  expect(sent).not.toContain('end');
});

it('ends every stream after messages may have been lost, so that its client refetches', async () => {
  streams = createAlarmStreams({ ...FAST, findOpenSessions: async (ids) => new Set(ids) });
  const [one, other] = [open(), open({ memberId: 2 })];
  streams.endMissed();
  await until(() => streams.count() === 0);
  expect([one, other].map(({ sent }) => sent.at(-1))).toEqual(['end', 'end']);

  const later = open();
  await until(() => later.sent.length >= 3);
  expect(later.sent).not.toContain('end');
});

it('removes a disconnected client and accepts another', () => {
  streams = createAlarmStreams({ ...FAST, findOpenSessions: async (ids) => new Set(ids) });
  const [first] = [open(), open(), open()];
  expect(() => open()).toThrow(expect.objectContaining({ statusCode: 429 }) as Error);
  open({ address: 'elsewhere' });
  first?.hangUp();
  expect(streams.count()).toBe(3);
  open();
});

it('ends a new stream at once if its session has just ended', async () => {
  streams = createAlarmStreams({ ...FAST, findOpenSessions: async (ids) => new Set(ids) });
  streams.endSession('ended');
  expect(open({ sessionId: 'ended' }).sent).toEqual(['end']);
  expect(streams.count()).toBe(0);
});

it('sends the changes of a member as one event within the spacing, and does not delay those of another', async () => {
  streams = createAlarmStreams({ ...FAST, spacing: 500, findOpenSessions: async (ids) => new Set(ids) });
  const [one, other] = [open(), open({ memberId: 2 })];
  const alarmsOf = ({ sent }: typeof one) => sent.filter((event) => event === 'alarm').length;
  streams.send([1]);
  await until(() => alarmsOf(one) === 1);
  for (let change = 0; change < 20; change += 1) streams.send([1, 2]);
  await until(() => alarmsOf(other) === 1);
  expect(alarmsOf(one)).toBe(1);
  await until(() => alarmsOf(one) === 2);
  expect(alarmsOf(other)).toBe(1);
});
