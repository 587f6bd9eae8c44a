import { type Security } from '@contract/security';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { TestBrowser } from '../../../app/testing/testBrowser';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const newBrowser = () => new TestBrowser(() => server);

async function keptBrowser() {
  const member = await server.member();
  const browser = newBrowser();
  await browser.login(member, true);
  return { member, browser };
}

describe('the list of devices', () => {
  const read = async (token: string) => (await server.call<Security>('GET', '/api/users/me/security', { token })).data;

  it('names kept logins and other sessions, the own one first, without address and header', async () => {
    const { member, browser } = await keptBrowser();
    const { devices } = await read(browser.token);
    expect(devices).toEqual([
      expect.objectContaining({ device: 'Windows · Chrome', current: true, kept: true }),
      expect.objectContaining({ device: '알 수 없는 기기', current: false, kept: false }),
    ]);
    expect((await read(member.token)).devices.map(({ current, kept }) => [current, kept])).toEqual([
      [true, false],
      [false, true],
    ]);
    const rows = JSON.stringify([
      await server.db.selectFrom('device_grant').selectAll().execute(),
      await server.db.selectFrom('session').selectAll().execute(),
    ]);
    expect(rows).not.toMatch(/Mozilla|127\.0\.0\.1/);
  });

  it('logs another device out, and refuses the own and those of others', async () => {
    const { member, browser } = await keptBrowser();
    const stranger = await server.member();
    const { devices } = await read(member.token);
    const [own = '', kept = ''] = devices.map(({ id }) => id);
    const remove = (id: string, token: string) =>
      server.call<Security>('DELETE', `/api/users/me/devices/${id}`, { token });
    expect((await remove(own, member.token)).code).toBe(409);
    expect((await remove(kept, stranger.token)).code).toBe(404);
    expect((await remove('none', member.token)).code).toBe(404);
    const { code, data } = await remove(kept, member.token);
    expect([code, data.devices.map(({ id }) => id)]).toEqual([200, [own]]);
    expect((await browser.me()).status).toBe(40203);
    expect((await browser.resume()).status).toBe(40203);
  });

  it('logs all others out at once', async () => {
    const { member, browser } = await keptBrowser();
    const third = newBrowser();
    await third.login(member, false);
    const { data } = await server.call<Security>('DELETE', '/api/users/me/devices', { token: browser.token });
    expect(data.devices).toEqual([expect.objectContaining({ current: true, kept: true })]);
    expect([
      (await third.me()).status,
      (await server.call('GET', '/api/users/me', { token: member.token })).status,
    ]).toEqual([40203, 40203]);
    expect((await browser.me()).code).toBe(200);
  });
});
