import { stat } from 'node:fs/promises';
import path from 'node:path';
import { todayInKorea } from '@contract/dates';
import { PUSH_TEXTS } from '@contract/notifications';
import { paths } from '@contract/paths';
import { type TestMember } from '../../../app/testing/member';
import { commentingOn } from '../../../app/testing/commenting';
import { PUBLIC_URL, startPushing, type Pushing } from '../../../app/testing/pushing';
import { type ReceivedPush, type TestDevice } from '../../../app/testing/pushService';
import { recruitingOn } from '../../../app/testing/recruiting';
import { createPayload } from '../../../app/testing/samplePayload';
import { DAY, MINUTE } from '../../../lib/durations';
import { findNewPosts } from '../alerts/findNewPosts.repository';

let on: Pushing;
let leader: TestMember;
let member: TestMember;

beforeAll(async () => {
  on = await startPushing();
});
afterAll(() => on.close());
beforeEach(async () => {
  await on.server.db.deleteFrom('delivery').execute();
  on.goTo(10);
  [leader, member] = [await on.server.member(), await on.server.member()];
});

const shown = ({ received }: TestDevice) => received.map(({ payload }) => payload);
const seen = async () => (await on.settingsOf(member)).devices;

describe('a push', () => {
  it('of an invitation has its title, its sentence and its path, encrypted for the device and signed by the server', async () => {
    const device = await on.turnOn(member);
    const post = await on.invite(leader, member);
    await on.sendLater();

    expect(shown(device)).toEqual([
      {
        title: createPayload().title,
        body: expect.stringContaining(`${leader.nickname} 님이`) as string,
        path: `/projectdetail/${post}`,
        tag: `ANSWERS:project:${post}`,
      },
    ]);
    const [{ headers, claims, key }] = device.received as [ReceivedPush];
    expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
    expect(headers['topic']).toMatch(/^[\w-]{32}$/);
    expect(claims).toMatchObject({ aud: on.service.origin, sub: PUBLIC_URL });
    expect(claims.exp * 1_000 - Date.now()).toBeLessThanOrEqual(DAY);
    expect(key).toBe((await on.settingsOf(member)).vapidKey);
  });

  it('of a notice names it in its path, and has the title of its target and no text of members', async () => {
    const device = await on.turnOn(leader);
    const recruiting = recruitingOn(on.server.call);
    const post = await recruiting.publish(leader);
    await recruiting.apply(post, member, { message: '연락처는 010-1234-5678이에요.' });
    await on.sendLater();

    const [payload] = shown(device);
    expect(payload).toMatchObject({ title: createPayload().title, body: `${member.nickname} 님이 지원했어요.` });
    expect(payload?.path).toMatch(new RegExp(`^${paths.projectApplicants(post)}\\?notice=\\d+$`));
    expect(JSON.stringify(payload)).not.toContain('010-1234-5678');
  });

  it('is not sent when the notice was read or the group switched off within a minute', async () => {
    const device = await on.turnOn(leader);
    const recruiting = recruitingOn(on.server.call);
    await recruiting.apply(await recruiting.publish(leader), member);
    await on.server.call('POST', '/api/notices/read', { token: leader.token, json: { upTo: 2 ** 40 } });
    await on.sendLater();
    expect(device.received).toEqual([]);

    await recruiting.apply(await recruiting.publish(leader), member);
    await on.server.call('PATCH', '/api/users/me/notifications', {
      token: leader.token,
      json: { push: { APPLICANTS: false } },
    });
    await on.sendLater();
    expect(device.received).toEqual([]);
    expect(await on.rows()).toEqual([]);
  });

  it('stands for all of one group and target, the newest one, and has the same topic later', async () => {
    const device = await on.turnOn(leader);
    const recruiting = recruitingOn(on.server.call);
    const post = await recruiting.publish(leader);
    await recruiting.apply(post, member);
    const other = await on.server.member();
    await recruiting.apply(post, other);
    await on.sendLater();
    expect(shown(device).map(({ body }) => body)).toEqual([`${other.nickname} 님 외 1명이 지원했어요.`]);

    await recruiting.apply(post, await on.server.member());
    await on.sendLater();
    const [first, second] = device.received;
    expect(second?.payload.tag).toBe(first?.payload.tag);
    expect(second?.headers['topic']).toBe(first?.headers['topic']);
  });

  it('goes to each device of the member once, and to none of a suspended member', async () => {
    const devices = [await on.turnOn(member), await on.turnOn(member), await on.turnOn(member)];
    await on.invite(leader, member);
    await on.sendLater();
    expect(devices.map(({ received }) => received.length)).toEqual([1, 1, 1]);

    await on.server.db
      .updateTable('member')
      .set({ suspended_until: new Date('2999-01-01'), suspended_reason: '광고' })
      .where('id', '=', member.id)
      .execute();
    await on.invite(leader, member);
    await on.sendLater();
    expect(devices.map(({ received }) => received.length)).toEqual([1, 1, 1]);
  });

  it('of a saved search counts its new posts and says that it advertises, as long as its member agrees', async () => {
    const device = await on.turnOn(member);
    const recruiting = recruitingOn(on.server.call);
    const save = (json: object) => on.server.call('POST', '/api/users/me/alerts', { token: member.token, json });
    expect((await save({ query: 'roles=PM&title=책갈피', push: true })).code).toBe(400);
    expect((await save({ query: 'roles=PM&title=책갈피', push: true, agreed: true })).code).toBe(200);
    const publish = () => recruiting.publish(leader, { title: '책갈피를 함께 만들어요', roles: ['PM'] });
    const find = () => findNewPosts(on.server.db, new Date(on.now()));

    await publish();
    await publish();
    await find();
    await on.sendLater();
    expect(shown(device)).toEqual([
      expect.objectContaining({
        title: '(광고) ‘PM · “책갈피”’',
        body: '새 모집글이 2개 있어요. 내 알림 조건에서 끌 수 있어요.',
      }),
    ]);
    expect(shown(device)[0]?.path).toContain(`title=${encodeURIComponent('책갈피')}`);

    await publish();
    await find();
    await on.server.db.updateTable('saved_search').set({ push: false }).execute();
    await on.sendLater();
    expect(device.received).toHaveLength(1);
  });

  it('of comments comes to no device unless the member has switched them on', async () => {
    const device = await on.turnOn(leader);
    const commenting = commentingOn(on.server, createPayload());
    await commenting.write(await commenting.publish(leader), '좋아요', member);
    await on.sendLater();
    expect(device.received).toEqual([]);
  });
});

describe('at night', () => {
  it('nothing is pushed, and at eight one push counts what came', async () => {
    const device = await on.turnOn(member);
    on.goTo(20, 59);
    await on.invite(leader, member);
    await on.sendLater();
    await on.invite(leader, member);
    await on.sendLater();
    expect(device.received).toEqual([]);

    on.goTo(7, 58);
    await on.send();
    expect(device.received).toEqual([]);
    on.goTo(8);
    await on.send();
    expect(shown(device)).toEqual([
      { title: '팀이음', body: '밤사이 새 소식이 2개 왔어요.', path: '/notices', tag: 'night' },
    ]);
    expect(await on.rows()).toEqual([]);
  });

  it('a single one comes as itself at eight', async () => {
    const device = await on.turnOn(member);
    on.goTo(23);
    const post = await on.invite(leader, member);
    on.goTo(8);
    await on.send();
    expect(shown(device)).toEqual([expect.objectContaining({ path: `/projectdetail/${post}` })]);
  });

  it('what could not be sent before waits for the morning', async () => {
    const device = await on.turnOn(member);
    device.answers.push({ status: 503 });
    on.goTo(20, 58);
    await on.invite(leader, member);
    await on.sendLater();
    on.goTo(21, 30);
    await on.send();
    expect(device.received).toEqual([]);
    on.goTo(8);
    await on.send();
    expect(device.received).toHaveLength(1);
  });

  it('a new device gets its first push all the same', async () => {
    on.goTo(23);
    const device = on.service.subscribe();
    await on.request('POST', member, device.subscription);
    await on.send();
    expect(shown(device)).toEqual([
      { title: '팀이음', body: PUSH_TEXTS.done, path: '/mypage/account#notifications', tag: 'first' },
    ]);
  });
});

describe('a push service that refuses', () => {
  const failed = async () =>
    (await on.rows()).map(({ code, attempts, failed_at: at }) => [code, attempts, at !== null]);

  it('with 410 ends that device alone', async () => {
    const [gone, stays] = [await on.turnOn(member), await on.turnOn(member)];
    gone.answers.push({ status: 410 });
    await on.invite(leader, member);
    await on.sendLater();
    expect((await seen()).map(({ id }) => id)).toEqual([stays.id]);
    expect(stays.received).toHaveLength(1);
    expect(await on.rows()).toEqual([]);
  });

  it('with 410 leaves a device that was renewed meanwhile', async () => {
    const device = await on.turnOn(member);
    const renewed = on.service.subscribe();
    device.answers.push({ status: 410 });
    await on.invite(leader, member);
    await on.request('PUT', member, renewed.subscription, device.id);
    await on.sendLater();
    expect(renewed.received).toHaveLength(1);
    expect((await seen()).map(({ id }) => id)).toEqual([device.id]);
  });

  it('with 503 and 429 is asked again, not before it allows', async () => {
    const [busy, other] = [await on.turnOn(member), await on.turnOn(member)];
    busy.answers.push({ status: 503 }, { status: 429, headers: { 'retry-after': '1800' } });
    await on.invite(leader, member);
    await on.sendLater();
    expect(await failed()).toEqual([['503', 1, false]]);
    await on.sendLater();
    expect(await failed()).toEqual([['429', 2, false]]);
    on.pass(29 * MINUTE);
    await on.send();
    expect([busy.received.length, other.received.length]).toEqual([0, 1]);
    on.pass(2 * MINUTE);
    await on.send();
    expect(busy.received).toHaveLength(1);
  });

  it('with 400 is not asked again, and the row keeps the code alone', async () => {
    const device = await on.turnOn(member);
    device.answers.push({ status: 400 });
    await on.invite(leader, member);
    await on.sendLater();
    expect(await on.rows()).toEqual([
      expect.objectContaining({ code: '400', key: null, items: [], payload: {}, failed_at: expect.any(Date) as Date }),
    ]);
  });

  it('with a redirect is not followed', async () => {
    const [device, elsewhere] = [await on.turnOn(member), await on.turnOn(leader)];
    device.answers.push({ status: 307, headers: { location: elsewhere.subscription.endpoint } });
    await on.invite(leader, member);
    await on.sendLater();
    expect(elsewhere.received).toEqual([]);
    expect(await failed()).toEqual([[expect.any(String), 1, false]]);
  });
});

it('the key is made once and only its owner can read it', async () => {
  const { mode } = await stat(path.join(on.server.dataDir, 'vapid-key'));
  expect((mode & 0o777).toString(8)).toBe('600');
});

it('what was sent and what was given up is counted for its day', async () => {
  const counts = async () =>
    Object.fromEntries(
      (await on.server.db.selectFrom('delivery_count').selectAll().where('channel', '=', 'PUSH').execute()).map(
        ({ day, result, count }) => [`${day} ${result}`, count],
      ),
    );
  const device = await on.turnOn(member);
  const today = todayInKorea(on.now());
  const before = await counts();
  device.answers.push({ status: 201 }, { status: 413 });
  await on.invite(leader, member);
  await on.sendLater();
  await on.invite(leader, member);
  await on.sendLater();
  expect(await counts()).toEqual({
    ...before,
    [`${today} SENT`]: (before[`${today} SENT`] ?? 0) + 1,
    [`${today} FAILED`]: (before[`${today} FAILED`] ?? 0) + 1,
  });
});
