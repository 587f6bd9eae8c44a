import { PUSH_TEXTS } from '@contract/notifications';
import { type TestMember } from '../../../app/testing/member';
import { startPushing, type Pushing } from '../../../app/testing/pushing';
import { PUSH_SERVICE_HOST, type TestDevice } from '../../../app/testing/pushService';

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

describe('a device', () => {
  it.each([
    ['of http elsewhere', (one: string) => one.replace(PUSH_SERVICE_HOST, 'push.example')],
    ['of a foreign host', () => 'https://push.example.org/device'],
    ['of an address', () => 'https://10.0.0.1/device'],
    ['of another port', () => 'https://a.push.example:8443/device'],
    ['of another loopback address', (one: string) => one.replace(PUSH_SERVICE_HOST, '127.0.0.2')],
    ['that is too long', () => `https://a.push.example/${'x'.repeat(1_000)}`],
    ['that is no address', () => 'device'],
  ])('with an endpoint %s is refused', async (_name, change) => {
    const { subscription } = on.service.subscribe();
    const { code } = await on.request('POST', member, { ...subscription, endpoint: change(subscription.endpoint) });
    expect(code).toBe(400);
    expect(await seen()).toEqual([]);
  });

  it('with an unknown push service is told so', async () => {
    const { subscription } = on.service.subscribe();
    const { message } = await on.request('POST', member, {
      ...subscription,
      endpoint: 'https://push.example.org/device',
    });
    expect(message).toBe(PUSH_TEXTS.unknownHost);
  });

  it('below a listed host is taken', async () => {
    const { subscription } = on.service.subscribe();
    const { code } = await on.request('POST', member, { ...subscription, endpoint: 'https://a.push.example/device' });
    expect(code).toBe(200);
    await on.server.db.deleteFrom('push_device').where('member_id', '=', member.id).execute();
  });

  it.each([
    ['p256dh', 'A'.repeat(87)],
    ['p256dh', `B${'A'.repeat(86)}`],
    ['auth', 'AAAA'],
  ])('with a wrong %s is refused', async (name, value) => {
    const { endpoint, keys } = on.service.subscribe().subscription;
    expect((await on.request('POST', member, { endpoint, keys: { ...keys, [name]: value } })).code).toBe(400);
  });

  it('is listed with its system and browser and without its address', async () => {
    const { subscription } = on.service.subscribe();
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/149.0.0.0 Safari/537.36';
    const { headers } = { headers: { access: member.token, 'user-agent': agent } };
    await on.server.app.inject({ method: 'POST', url: '/api/users/me/push-devices', headers, payload: subscription });
    const [device, ...others] = await seen();
    expect(others).toEqual([]);
    expect(device?.label).toBe('Windows · Chrome');
    expect(JSON.stringify(device)).not.toContain(subscription.endpoint);
  });

  it('sent again stays one, becomes the latest member’s, and takes nothing of the former one along', async () => {
    const device = await on.turnOn(member);
    await on.request('POST', member, device.subscription);
    expect(await seen()).toHaveLength(1);

    await on.invite(leader, member);
    const { data } = await on.request('POST', leader, device.subscription);
    expect([await seen(), (await on.settingsOf(leader)).devices.map(({ id }) => id)]).toEqual([[], [data.id]]);
    await on.sendLater();
    expect(shown(device).map(({ tag }) => tag)).toEqual(['first']);
    expect((await on.request('PUT', member, device.subscription, device.id)).code).toBe(404);
  });

  it('with the endpoint of another row replaces that row', async () => {
    const [one, other] = [await on.turnOn(member), await on.turnOn(member)];
    expect((await on.request('PUT', member, other.subscription, one.id)).data.id).toBe(one.id);
    expect((await seen()).map(({ id }) => id)).toEqual([one.id]);
  });

  it('is the tenth at most: an eleventh ends the oldest', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 11; count += 1)
      ids.push((await on.request('POST', member, on.service.subscribe().subscription)).data.id);
    expect((await seen()).map(({ id }) => id)).toEqual(ids.slice(1).toReversed());
  });

  it('is ended by its member alone, with what waits for it', async () => {
    const device = await on.turnOn(member);
    await on.invite(leader, member);
    expect((await on.request('DELETE', leader, undefined, device.id)).code).toBe(404);
    expect((await on.request('DELETE', member, undefined, device.id)).code).toBe(200);
    expect([await seen(), await on.rows()]).toEqual([[], []]);
  });

  it('ends with a new password, and not with the session', async () => {
    await on.turnOn(member);
    await on.server.call('POST', '/api/logout', { token: member.token });
    const { token } = await loginAgain();
    expect((await on.settingsOf({ ...member, token })).devices).toHaveLength(1);

    const json = { currentPassword: member.password, newPassword: 'wxyz6789' };
    await on.server.call('PATCH', '/api/users/me', { token, json });
    expect((await on.settingsOf({ ...member, token })).devices).toEqual([]);
  });

  async function loginAgain() {
    const { username, password } = member;
    const { headers } = await on.server.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { username, password },
    });
    return { token: String(headers['access']) };
  }

  it('ends with the withdrawal of its member, with what waits for it', async () => {
    const device = await on.turnOn(member);
    await on.invite(leader, member);
    const { nickname, password } = member;
    await on.server.call('DELETE', '/api/user/delete', {
      token: member.token,
      json: { username: nickname, password, confirm_password: password },
    });
    expect(await on.rows()).toEqual([]);
    await on.sendLater();
    expect(device.received).toEqual([]);
  });

  it('of another key of the server is passed over until it is sent again', async () => {
    const device = await on.turnOn(member);
    await on.server.db.updateTable('push_device').set({ vapid_key: 'another' }).where('id', '=', device.id).execute();
    await on.invite(leader, member);
    await on.sendLater();
    expect(device.received).toEqual([]);

    await on.request('PUT', member, device.subscription, device.id);
    await on.invite(leader, member);
    await on.sendLater();
    expect(device.received).toHaveLength(1);
  });
});
