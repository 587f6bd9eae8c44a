import { type Notice } from '@contract/notice';
import { type NotificationSettings, type Unsubscription } from '@contract/notifications';
import { type ProjectPayload } from '@contract/project';
import { SAVED_SEARCH_TEXTS, type SavedSearch } from '@contract/savedSearch';
import { untilClock } from '../../../app/testing/clockOfDay';
import { startMailServer, type MailServer } from '../../../app/testing/mailServer';
import { type TestMember } from '../../../app/testing/member';
import { type ReadMail } from '../../../app/testing/readMail';
import { recruitingOn, type Recruiting } from '../../../app/testing/recruiting';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { until } from '../../../app/testing/until';
import { DAY, HOUR, MINUTE } from '../../../lib/durations';
import { findNewPosts } from './findNewPosts.repository';

let mails: MailServer;
let server: TestServer;
let on: Recruiting;
let ahead = 0;
let writer: TestMember;
let member: TestMember;

beforeAll(async () => {
  mails = await startMailServer();
  const addresses = { smtpUrl: mails.url, publicUrl: 'https://teamieum.example' };
  server = await startServer({ ...addresses, senderDetails: 'help@teamieum.example', accessTtl: 400 * DAY });
  on = recruitingOn(server.call);
});
afterAll(async () => {
  await server.close();
  await mails.close();
});
beforeEach(async () => {
  await server.db.deleteFrom('delivery').execute();
  await server.db.deleteFrom('saved_search').execute();
  await server.db.deleteFrom('listed_project').execute();
  passTo('10:00');
  [writer, member] = [await server.member(), await server.member()];
});

const now = () => Date.now() + ahead;

function pass(ms: number): void {
  ahead += ms;
  server.passTime(ms);
}

const passTo = (clock: string) => pass(untilClock(now(), clock));

const find = () => findNewPosts(server.db, new Date(now()));

const save = (query: string, more: object = {}, { token } = member) =>
  server.call<SavedSearch>('POST', '/api/users/me/alerts', { token, json: { query, ...more } });

const change = (id: number, json: object, { token } = member) =>
  server.call<SavedSearch>('PATCH', `/api/users/me/alerts/${id}`, { token, json });

const listOf = async ({ token } = member) =>
  (await server.call<SavedSearch[]>('GET', '/api/users/me/alerts', { token })).data;

const settingsOf = async ({ token } = member) =>
  (await server.call<NotificationSettings>('GET', '/api/users/me/notifications', { token })).data;

const lines = async (one = member): Promise<Notice[]> => (await on.notices(one)).filter(({ kind }) => kind === 'FOUND');

const waiting = () =>
  server.db.selectFrom('delivery').select(['id', 'items', 'due_at']).where('kind', '=', 'found').execute();

/** Lets what waits become due in the next quarter of an hour, and returns the mails. */
async function send(): Promise<ReadMail[]> {
  pass(16 * MINUTE);
  server.app.wakeMail();
  await until(async () => (await waiting()).length === 0);
  const sent: ReadMail[] = [];
  while (mails.waiting() > 0) sent.push(await mails.next());
  return sent;
}

const publish = async (payload: Partial<ProjectPayload> = {}) => on.publish(writer, payload);

describe('a saved search', () => {
  it('has one canonical query and a name of its chips and word', async () => {
    const { data } = await save('step=BEFORE_START&roles=BX_DESIGN&roles=UX_UI_DESIGN&title=+캠퍼스&open=true&page=3');
    expect(data).toMatchObject({ name: '디자이너 · 시작 전 · ‘캠퍼스’', mail: 'OFF', push: false });
    expect(new URLSearchParams(data.query).getAll('roles')).toEqual(['UX_UI_DESIGN', 'BX_DESIGN']);
    expect(data.query).not.toMatch(/open|page/);
  });

  it.each([
    ['', SAVED_SEARCH_TEXTS.nothingChosen],
    ['sort=popular&page=2', SAVED_SEARCH_TEXTS.nothingChosen],
    ['roles=PLUMBER', undefined],
    ['colour=red', undefined],
    [`title=${'가'.repeat(101)}`, undefined],
  ])('is refused as "%s"', async (query, message) => {
    const answer = await save(query);
    expect(answer.code).toBe(400);
    if (message !== undefined) expect(answer.message).toBe(message);
  });

  it('is stored once by ten equal requests, and the eleventh search is refused', async () => {
    const same = await Promise.all(Array.from({ length: 10 }, () => save('roles=PM')));
    expect(new Set(same.map(({ data }) => data.id)).size).toBe(1);
    for (let number = 1; number < 10; number += 1) await save(`title=word${number}`);
    expect(await save('title=word10')).toMatchObject({ code: 409, message: SAVED_SEARCH_TEXTS.tooMany });
    expect((await save('roles=PM')).data.id).toBe(same[0]?.data.id);
    expect(await listOf()).toHaveLength(10);
  });

  it('has no name and finds nothing once a code is gone', async () => {
    const { data } = await save('roles=PM');
    await server.db.updateTable('saved_search').set({ query: 'roles=GONE' }).where('id', '=', data.id).execute();
    await publish();
    await find();
    expect(await listOf()).toMatchObject([{ name: null }]);
    expect(await lines()).toEqual([]);
  });

  it('of another member can be neither changed nor deleted', async () => {
    const { data } = await save('roles=PM');
    expect((await change(data.id, { mail: 'OFF' }, writer)).code).toBe(404);
    expect((await server.call('DELETE', `/api/users/me/alerts/${data.id}`, { token: writer.token })).code).toBe(404);
  });
});

describe('new posts', () => {
  it('are one line of each search whose list shows them, which counts and opens the list', async () => {
    const { data: search } = await save('roles=PM&title=장보기');
    await save('roles=FRONT_END');
    for (const title of ['공동 장보기 하나', '공동 장보기 둘', '셋이서 산책']) await publish({ title });
    await find();
    await publish({ title: '공동 장보기 셋' });
    await find();
    expect(await lines()).toMatchObject([
      {
        count: 3,
        read: false,
        target: { type: 'search', id: search.id, title: search.name, commentId: null, query: search.query },
      },
    ]);
    await find();
    expect(await lines()).toMatchObject([{ count: 3 }]);
  });

  it('are not told to their writer, nor where one blocks the other, nor to suspended members', async () => {
    const [blocker, blocked, suspended] = [await server.member(), await server.member(), await server.member()];
    for (const one of [writer, blocker, blocked, suspended]) await save('roles=PM', {}, one);
    const block = (who: TestMember, whom: TestMember) =>
      server.call('POST', '/api/users/me/blocks', { token: who.token, json: { nickname: whom.nickname } });
    await block(blocker, writer);
    await block(writer, blocked);
    await server.db
      .updateTable('member')
      .set({ suspended_until: new Date(now() + DAY), suspended_reason: 'spam' })
      .where('id', '=', suspended.id)
      .execute();
    await publish();
    await find();
    const told = await server.db
      .selectFrom('notice')
      .select('member_id')
      .where('kind', '=', 'FOUND')
      .where('member_id', 'in', [writer.id, blocker.id, blocked.id, suspended.id])
      .execute();
    expect(told).toEqual([]);
  });

  it('are left out when closed before, and told once restored when hidden', async () => {
    await save('roles=PM');
    const [closed, hidden] = [await publish(), await publish()];
    await server.call('PUT', `/api/projects/${closed}/closed`, { token: writer.token, json: { closed: true } });
    const hide = (at: Date | null) =>
      server.db
        .updateTable('project')
        .set({ hidden_at: at, hidden_by: at && 'OPERATOR' })
        .where('id', '=', hidden)
        .execute();
    await hide(new Date());
    await find();
    expect(await lines()).toEqual([]);
    await hide(null);
    await find();
    expect(await lines()).toMatchObject([{ count: 1 }]);
  });

  it.each([
    [8, 2],
    [1, 1],
  ])('are told of again when reopened %s days after they opened: %s times', async (days, count) => {
    await save('roles=PM');
    const post = await publish();
    await find();
    const opened = new Date(Date.now() + ahead - days * DAY);
    await server.db.updateTable('project').set({ created_at: opened }).where('id', '=', post).execute();
    for (const closed of [true, false]) {
      await server.call('PUT', `/api/projects/${post}/closed`, { token: writer.token, json: { closed } });
    }
    await find();
    expect(await lines()).toMatchObject([{ count }]);
  });

  it('are told once by two processes', async () => {
    await save('roles=PM');
    await Promise.all([publish(), publish()]);
    await Promise.all([find(), find(), find()]);
    expect(await lines()).toMatchObject([{ count: 2 }]);
  });
});

describe('the mail of a search', () => {
  it('needs an agreement, whose day stands in the settings and in the mail', async () => {
    expect(await save('roles=PM', { mail: 'NOW' })).toMatchObject({ code: 400 });
    expect(await listOf()).toEqual([]);
    await save('roles=PM', { mail: 'NOW', agreed: true });
    const { agreedDate } = await settingsOf();
    expect(agreedDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    await publish({ title: '함께 걷는 지도' });
    await find();
    const [mail, ...others] = await send();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('(광고) [팀이음] 조건에 맞는 새 모집글 1개');
    expect(mail?.text).toContain('함께 걷는 지도');
    expect(mail?.text).toContain(`${agreedDate?.slice(2).replaceAll('-', '.')}에 받기로 했어요.`);
    expect(mail?.text).toContain('보낸 곳: 팀이음 help@teamieum.example');
    expect(mail?.text).toContain('무료로 그만 받기: https://teamieum.example/unsubscribe?token=');
    expect(mail?.text).not.toMatch(/반값|화요일/);
  });

  it('is one for several searches, in which a post is listed once', async () => {
    for (const query of ['roles=PM', 'skills=FIGMA']) await save(query, { mail: 'NOW', agreed: true });
    await publish();
    await find();
    const sent = await send();
    expect(sent.map(({ subject }) => subject)).toEqual(['(광고) [팀이음] 조건에 맞는 새 모집글 1개']);
  });

  it('does not go when the line was read, and lists only what came after', async () => {
    await save('roles=PM', { mail: 'NOW', agreed: true });
    await publish({ title: '먼저 온 글' });
    await find();
    const [line] = await lines();
    await server.call('POST', '/api/notices/read', { token: member.token, json: { ids: [line?.id] } });
    await publish({ title: '나중에 온 글' });
    await find();
    const [mail] = await send();
    expect(mail?.text).toContain('나중에 온 글');
    expect(mail?.text).not.toContain('먼저 온 글');
  });

  it('does not go when all posts are closed, or the search is deleted, or off', async () => {
    const { data: search } = await save('roles=PM', { mail: 'NOW', agreed: true });
    const post = await publish();
    await find();
    await server.call('PUT', `/api/projects/${post}/closed`, { token: writer.token, json: { closed: true } });
    expect(await send()).toEqual([]);
    await publish();
    await find();
    await change(search.id, { mail: 'OFF' });
    expect(await send()).toEqual([]);
    await change(search.id, { mail: 'NOW', agreed: true });
    await publish();
    await find();
    await server.call('DELETE', `/api/users/me/alerts/${search.id}`, { token: member.token });
    expect(await lines()).toEqual([]);
    expect(await send()).toEqual([]);
  });

  it.each([
    ['NOW', '20:50', '08:00'],
    ['NOW', '03:00', '08:00'],
    ['NOW', '12:00', '12:15'],
    ['DAILY', '12:00', '08:00'],
  ])('%s of a post at %s is due at %s', async (mail, clock, due) => {
    passTo(clock);
    [writer, member] = [await server.member(), await server.member()];
    await save('roles=PM', { mail, agreed: true });
    await publish();
    const at = new Date(now());
    await findNewPosts(server.db, at);
    const [row] = await waiting();
    const wait = due === '12:15' ? 15 * MINUTE : untilClock(at.getTime(), due);
    expect(row?.due_at.getTime()).toBe(at.getTime() + wait);
  });

  it('that is due by night waits until the morning', async () => {
    await save('roles=PM', { mail: 'NOW', agreed: true });
    await publish();
    await find();
    pass(12 * HOUR);
    server.app.wakeMail();
    await until(async () => Number((await waiting())[0]?.due_at) > now());
    expect((await waiting())[0]?.due_at.toISOString()).toMatch(/T23:00:00.000Z$/);
    expect(mails.waiting()).toBe(0);
  });
});

describe('the agreement', () => {
  it('ends with its last use', async () => {
    const { data: first } = await save('roles=PM', { mail: 'DAILY', agreed: true });
    const { data: second } = await save('skills=FIGMA', { push: true });
    await change(first.id, { mail: 'OFF' });
    expect((await settingsOf()).agreedDate).not.toBeNull();
    await server.call('DELETE', `/api/users/me/alerts/${second.id}`, { token: member.token });
    expect((await settingsOf()).agreedDate).toBeNull();
    expect((await change(first.id, { mail: 'NOW' })).code).toBe(400);
  });

  it('is withdrawn by the way out of a mail, which cannot give it', async () => {
    await save('roles=PM', { mail: 'NOW', agreed: true });
    await publish();
    await find();
    const [mail] = await send();
    const token = /unsubscribe\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const { data } = await server.call<Unsubscription>('GET', `/api/unsubscribe?token=${token}`);
    expect(data).toMatchObject({ named: ['FOUND'], lists: { FOUND: true, DIGEST: false } });
    const off = await server.call<Unsubscription>('PUT', '/api/unsubscribe', {
      json: { token, list: 'FOUND', on: false },
    });
    expect(off.data.lists.FOUND).toBe(false);
    expect((await settingsOf()).agreedDate).toBeNull();
    const again = await server.call('PUT', '/api/unsubscribe', { json: { token, list: 'FOUND', on: true } });
    expect(again.code).toBe(403);
  });
});
