import {
  ANNOUNCEMENT_MESSAGES,
  type Announcement,
  type AnnouncementPage,
  type ShownAnnouncement,
} from '@contract/announcement';
import { callOf, type Call } from '../../../app/testing/call';
import { type TestMember } from '../../../app/testing/member';
import { operatorOn } from '../../../app/testing/operating';
import { startServer, TEST_SECRET, type TestServer } from '../../../app/testing/startServer';
import { buildApp } from '../../../app/buildApp';
import { readConfig } from '../../../app/env';
import { connectDatabase } from '../../../db/connect';
import { createCache } from '../../../lib/cache/cache';
import { dropChannel } from '../../../lib/cache/listenForDrops';
import { DAY, HOUR } from '../../../lib/durations';
import { createDiskStorage } from '../../../lib/storage/diskStorage';

let server: TestServer;
let operator: TestMember;
beforeAll(async () => {
  server = await startServer();
  operator = await operatorOn(server);
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('announcement').execute());

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const createAnnouncement = (overrides: Partial<Announcement> = {}) => ({
  kind: 'INFO',
  text: '점검이 있어요.',
  link: '',
  from: inHours(-1),
  until: inHours(1),
  ...overrides,
});
const announce = (overrides: Partial<Announcement> = {}) => {
  const json = createAnnouncement(overrides);
  return server.call<Announcement>('POST', '/api/admin/announcements', { token: operator.token, json });
};
const edit = (id: number, json: object) =>
  server.call<Announcement>('PUT', `/api/admin/announcements/${id}`, { token: operator.token, json });
const remove = (id: number) => server.call('DELETE', `/api/admin/announcements/${id}`, { token: operator.token });
const shown = async (call: Call = server.call) =>
  (await call<ShownAnnouncement[]>('GET', '/api/announcements')).data.map(({ text }) => text);

it('an announcement is shown to everyone between its start and its end: warnings first, then newest first', async () => {
  await announce({ text: '지난 공지', from: inHours(-3), until: inHours(-2) });
  await announce({ text: '다음 공지', from: inHours(2), until: inHours(3) });
  await announce({ text: '주의', kind: 'WARNING' });
  await announce({ text: '첫째' });
  const { data } = await announce({ text: '둘째', link: 'example.org' });
  expect(await shown()).toEqual(['주의', '둘째', '첫째']);
  const { data: told } = await server.call<ShownAnnouncement[]>('GET', '/api/announcements', { token: operator.token });
  expect(told[1]).toEqual({ id: data.id, kind: 'INFO', text: '둘째', link: 'https://example.org' });
  server.passTime(2.5 * HOUR);
  await server.db.updateTable('announcement').set({ link: '' }).where('text', '=', '다음 공지').execute();
  expect(await shown()).toEqual(['다음 공지']);
  server.passTime(-2.5 * HOUR);
});

it('a deleted announcement disappears at once, and all changes are logged', async () => {
  const { id, ...own } = (await announce()).data;
  const until = inHours(2);
  expect((await edit(id, { ...own, until })).data).toEqual({ ...own, id, until });
  expect(await shown()).toEqual([own.text]);
  expect((await remove(id)).code).toBe(200);
  expect(await shown()).toEqual([]);
  expect([(await remove(id)).code, (await edit(id, own)).code]).toEqual([404, 404]);
  const rows = await server.db
    .selectFrom('operator_log')
    .select(['action', 'actor_id'])
    .where('target', '=', 'ANNOUNCEMENT')
    .where('target_id', '=', id)
    .orderBy('id')
    .execute();
  expect(rows.map(({ action }) => action)).toEqual(['ANNOUNCE', 'ANNOUNCE_EDIT', 'ANNOUNCE_END']);
  expect(new Set(rows.map(({ actor_id: by }) => by))).toEqual(new Set([operator.id]));
});

it('refuses a fourth announcement for the same time, also when four are created concurrently', async () => {
  const responses = await Promise.all(
    Array.from({ length: 4 }, () => announce({ from: inHours(1), until: inHours(9) })),
  );
  expect(responses.map(({ code }) => code).sort()).toEqual([200, 200, 200, 409]);
  expect(responses.find(({ code }) => code === 409)?.message).toBe(ANNOUNCEMENT_MESSAGES.tooMany);
  expect((await announce({ from: inHours(-1), until: inHours(2) })).code).toBe(409);
  const { data } = await announce({ from: inHours(-1), until: inHours(0.5) });
  expect((await edit(data.id, { ...data, until: inHours(2) })).code).toBe(409);
  expect((await announce({ from: inHours(9), until: inHours(10) })).code).toBe(200);
});

it('allows only a new end for an announcement that has begun, and any change before', async () => {
  const begun = (await announce()).data;
  for (const change of [{ text: '다른 말' }, { kind: 'WARNING' }, { link: 'https://a.kr' }, { from: inHours(0.5) }]) {
    const { code, message } = await edit(begun.id, { ...begun, ...change });
    expect([change, code, message]).toEqual([change, 409, ANNOUNCEMENT_MESSAGES.begun]);
  }
  const later = (await announce({ from: inHours(5), until: inHours(6) })).data;
  const changed = { ...later, text: '다른 말', from: inHours(4) };
  expect((await edit(later.id, changed)).data).toEqual(changed);
});

it('returns 400 for an overlong text, an invalid link, a reversed period and more than 90 days', async () => {
  const wrong = [
    { text: '가'.repeat(201) },
    { link: 'javascript:alert(1)' },
    { until: inHours(-2) },
    { until: new Date(Date.now() + 91 * DAY).toISOString() },
  ];
  for (const change of wrong) expect([change, (await announce(change)).code]).toEqual([change, 400]);
  expect(await shown()).toEqual([]);
});

it('lists announcements for operators, newest first', async () => {
  const [first, second] = [(await announce()).data, (await announce({ from: inHours(3), until: inHours(4) })).data];
  const { token } = operator;
  const { data } = await server.call<AnnouncementPage>('GET', '/api/admin/announcements', { token });
  expect(data).toEqual({ announcements: [second, first], totalPages: 1, totalElements: 2 });
});

it('a new or deleted announcement takes effect on other processes at once', async () => {
  const cache = createCache();
  const database = await connectDatabase({
    databaseUrl: server.listenUrl,
    dataDir: '',
    channels: dropChannel(cache),
  });
  const other = await buildApp({
    config: { ...readConfig({ DATA_DIR: server.dataDir }), rateLimitMultiplier: 1_000 },
    db: database.db,
    listenUrl: server.listenUrl,
    cache,
    storage: createDiskStorage(server.dataDir),
    tokenSecret: TEST_SECRET,
  });
  await other.ready();
  const call = callOf(other);
  expect(await shown(call)).toEqual([]);
  const { id, text } = (await announce()).data;
  const until = async (expected: string[]) => {
    const end = Date.now() + 5_000;
    while ((await shown(call)).join() !== expected.join() && Date.now() < end);
    expect(await shown(call)).toEqual(expected);
  };
  await until([text]);
  await remove(id);
  await until([]);
  await other.close();
  await database.close();
});
