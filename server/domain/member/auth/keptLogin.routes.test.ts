import { createJoin, joinForm, type TestMember } from '../../../app/testing/member';
import { mailsTo } from '../../../app/testing/outboxMails';
import { readMail } from '../../../app/testing/readMail';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { LOCAL, TestBrowser } from '../../../app/testing/testBrowser';
import { endKeptLogins } from './grants.repository';
import { inTransaction } from '../../../db/inTransaction';
import { endLogins } from '../../access';
import { DAY, HOUR, MINUTE } from '../../../lib/durations';

const SECOND = 1_000;
let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

const newBrowser = () => new TestBrowser(() => server);

async function keptBrowser(keep = true) {
  const member = await server.member();
  const browser = newBrowser();
  await browser.login(member, keep);
  return { member, browser };
}

const sidOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;

const grants = () => server.db.selectFrom('device_grant').selectAll().execute();
const events = (id: number) =>
  server.db.selectFrom('account_event').select('kind').where('member_id', '=', id).orderBy('id').execute();
const keptSessions = (id: number) =>
  server.db
    .selectFrom('session')
    .select('id')
    .where('member_id', '=', id)
    .where('grant_id', 'is not', null)
    .where('revoked_at', 'is', null)
    .execute();

describe('a login with the box', () => {
  it('sets a strict cookie for 30 days, and a hint that lives as long', async () => {
    const member = await server.member();
    const json = { username: member.username, password: member.password, keep: true };
    const { cookies } = await server.call('POST', '/api/login', { json, headers: { host: 'teamieum.example' } });
    expect(cookies['__Host-keep']).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      path: '/',
      maxAge: (30 * DAY) / SECOND,
    });
    expect(cookies['__Host-keep']?.domain).toBeUndefined();
    expect(cookies['__Host-keep']?.value).toMatch(/^[0-9a-f-]{36}\.[\w-]{43}$/);
    expect(cookies['loggedIn']).toMatchObject({ value: 'keep', maxAge: (30 * DAY) / SECOND });
    expect(cookies['refresh']?.maxAge).toBe(HOUR / SECOND);
  });

  it('stores the token as a hash alone, and answers without it', async () => {
    const { browser } = await keptBrowser();
    const token = browser.cookies['keep'] ?? '';
    const { text } = await browser.resume();
    expect(text).not.toContain(token.split('.')[1]);
    expect(JSON.stringify(await grants())).not.toContain(token.split('.')[1]);
  });

  it('is possible with a join, too', async () => {
    const form = joinForm(createJoin());
    form.append('keep', 'true');
    const { cookies } = await server.call('POST', '/api/users/join', { form, headers: LOCAL });
    expect(cookies['keep']?.maxAge).toBe((30 * DAY) / SECOND);
    expect(await grants()).toHaveLength(1);
  });

  it('refuses a join whose box is neither ticked nor unticked', async () => {
    const form = joinForm(createJoin());
    form.append('keep', '"yes"');
    const { code } = await server.call('POST', '/api/users/join', { form, headers: LOCAL });
    expect(code).toBe(400);
  });

  it('keeps nothing without the box', async () => {
    const { browser } = await keptBrowser(false);
    expect(browser.cookies).toMatchObject({ loggedIn: '1' });
    expect(browser.cookies['keep']).toBeUndefined();
    server.passTime(HOUR);
    expect((await browser.resume(browser.token)).status).toBe(40203);
  });

  it('keeps no login with a temporary password', async () => {
    const member = await server.member();
    const other = await server.member({ password: 'nakdong2027' });
    const hashOf = async ({ id }: TestMember) =>
      (await server.db.selectFrom('member').select('password_hash').where('id', '=', id).executeTakeFirst())
        ?.password_hash ?? '';
    // The hash of the own password stands for that of a mailed one.
    const password_hash = await hashOf(member);
    const expires_at = new Date(Date.now() + HOUR);
    await server.db
      .insertInto('temporary_password')
      .values({ member_id: member.id, password_hash, expires_at })
      .execute();
    const replaced = { password_hash: await hashOf(other) };
    await server.db.updateTable('member').set(replaced).where('id', '=', member.id).execute();
    const browser = newBrowser();
    const { data } = await browser.login(member, true);
    expect(data.mustChangePassword).toBe(true);
    expect(await grants()).toEqual([]);
    expect(browser.cookies['keep']).toBeUndefined();
  });

  it('ends the least recently used of 21', async () => {
    const { member, browser: first } = await keptBrowser();
    const browsers: TestBrowser[] = [];
    for (let count = 0; count < 19; count += 1) {
      server.passTime(SECOND);
      const browser = newBrowser();
      await browser.login(member, true);
      browsers.push(browser);
    }
    server.passTime(2 * HOUR);
    expect((await first.resume()).code).toBe(200);
    server.passTime(SECOND);
    await newBrowser().login(member, true);
    expect(await grants()).toHaveLength(20);
    expect((await first.resume()).code).toBe(200);
    expect((await browsers[0]!.resume()).status).toBe(40203);
  });
});

describe('a kept login', () => {
  it('opens a new session in place of one that ends within three seconds, whose token would expire on its way', async () => {
    const { browser } = await keptBrowser();
    const before = sidOf(browser.token);
    server.passTime(HOUR - 4 * SECOND);
    await browser.resume(browser.token);
    expect(sidOf(browser.token)).toBe(before);
    server.passTime(2 * SECOND);
    await browser.resume(browser.token);
    expect(sidOf(browser.token)).not.toBe(before);
    expect((await server.call('GET', '/api/notices', { token: browser.token })).code).toBe(200);
  });

  it('opens a new session after the hour, whose end counts from then', async () => {
    const { browser } = await keptBrowser();
    const before = sidOf(browser.token);
    server.passTime(HOUR + MINUTE);
    const { code, data } = await browser.resume(browser.token);
    expect(code).toBe(200);
    expect(Math.abs(data.tokenExpiresAt - Date.now() - 2 * HOUR - MINUTE)).toBeLessThan(10 * SECOND);
    expect(sidOf(browser.token)).not.toBe(before);
    expect((await browser.me()).code).toBe(200);
  });

  it('opens no call by itself, and no token without `resume`', async () => {
    const { browser } = await keptBrowser();
    const { refresh: _, ...alone } = browser.cookies;
    expect((await server.call('GET', '/api/users/me', { cookies: alone, headers: LOCAL })).status).toBe(40201);
    const { status, cookies } = await server.call('POST', '/api/token', { json: {}, cookies: alone, headers: LOCAL });
    expect(status).toBe(40203);
    expect(cookies['keep']).toBeUndefined();
    expect(await grants()).toHaveLength(1);
  });

  it('renews an open session as ever, without a new token of its own', async () => {
    const { browser } = await keptBrowser();
    const { keep } = browser.cookies;
    const sid = sidOf(browser.token);
    expect((await browser.resume(browser.token)).code).toBe(200);
    expect(sidOf(browser.token)).toBe(sid);
    expect(browser.cookies).toMatchObject({ keep, loggedIn: 'keep' });
  });

  it('lasts 30 days after its last use', async () => {
    const { browser } = await keptBrowser();
    server.passTime(29 * DAY);
    expect((await browser.resume()).code).toBe(200);
    server.passTime(31 * DAY);
    expect((await browser.resume()).status).toBe(40203);
    expect(browser.cookies).not.toHaveProperty('keep');
    expect(browser.cookies).not.toHaveProperty('loggedIn');
  });

  it('ends 90 days after the login, however often it is used', async () => {
    const { browser } = await keptBrowser();
    for (let days = 0; days < 80; days += 20) {
      server.passTime(20 * DAY);
      expect((await browser.resume()).code).toBe(200);
    }
    server.passTime(9 * DAY);
    const { code, cookies } = await browser.resume();
    expect(code).toBe(200);
    expect(cookies['keep']?.maxAge).toBe(DAY / SECOND);
    server.passTime(2 * DAY);
    expect((await browser.resume()).status).toBe(40203);
  });

  it('of another member than the token of the tab is not touched', async () => {
    const { browser } = await keptBrowser();
    const other = await server.member();
    server.passTime(2 * HOUR);
    const { status, cookies } = await browser.resume(other.token);
    expect([status, Object.keys(cookies)]).toEqual([40203, []]);
    expect((await browser.resume()).code).toBe(200);
    const untouched = sidOf(browser.token);
    expect((await browser.resume(other.token)).status).toBe(40203);
    expect((await browser.resume('no.token.ofours')).status).toBe(40203);
    expect((await browser.resume()).code).toBe(200);
    expect(sidOf(browser.token)).toBe(untouched);
  });

  it('is resumed sixty times an hour', async () => {
    await server.close();
    server = await startServer({ rateLimitMultiplier: 1 });
    const { browser } = await keptBrowser();
    for (let count = 0; count < 60; count += 1) {
      delete browser.cookies['refresh'];
      expect((await browser.resume()).code).toBe(200);
    }
    delete browser.cookies['refresh'];
    expect((await browser.resume()).code).toBe(429);
  });
});

describe('the token of a kept login', () => {
  /** A browser whose session is over, and its token of before. */
  async function resumedOnce() {
    const { member, browser } = await keptBrowser();
    server.passTime(2 * HOUR);
    const first = browser.cookies['keep'] ?? '';
    await browser.resume();
    return { member, browser, first, second: browser.cookies['keep'] ?? '', sid: sidOf(browser.token) };
  }
  const present = async (keep: string) => {
    const other = newBrowser();
    other.cookies = { keep };
    return { response: await other.resume(), other };
  };

  it('is replaced by each resume; the one before gives for 30 s the same cookie and session', async () => {
    const { first, second, sid, member } = await resumedOnce();
    expect(second).not.toBe(first);
    server.passTime(29 * SECOND);
    const { response, other } = await present(first);
    expect(response.code).toBe(200);
    expect([other.cookies['keep'], sidOf(other.token)]).toEqual([second, sid]);
    expect(await keptSessions(member.id)).toEqual([{ id: sid }]);
  });

  it('that was never received is replaced by a third one, and its session ends', async () => {
    const { browser, first, second, member } = await resumedOnce();
    server.passTime(31 * SECOND);
    const { response, other } = await present(first);
    expect(response.code).toBe(200);
    expect([first, second]).not.toContain(other.cookies['keep']);
    expect((await browser.me()).status).toBe(40203);
    expect(await events(member.id)).toEqual([{ kind: 'NEW_DEVICE' }]);

    const { response: late } = await present(second);
    expect(late.status).toBe(40203);
    expect((await other.me()).status).toBe(40203);
    expect(await grants()).toEqual([]);
    expect(await events(member.id)).toEqual([{ kind: 'NEW_DEVICE' }, { kind: 'GRANT_REUSED' }]);
    const subjects = (await mailsTo(member, server)).map((mail) => readMail(mail).subject);
    expect(subjects.filter((subject) => subject === '[팀이음] 로그인 유지를 끊었어요')).toHaveLength(1);
  });

  it('of two rotations ago is a re-use', async () => {
    const { browser, first, member } = await resumedOnce();
    server.passTime(2 * HOUR);
    await browser.resume();
    expect((await present(first)).response.status).toBe(40203);
    expect((await browser.me()).status).toBe(40203);
    expect((await events(member.id)).map(({ kind }) => kind)).toEqual(['NEW_DEVICE', 'GRANT_REUSED']);
  });

  it('presented at once by several gives one session', async () => {
    const { member, browser } = await keptBrowser();
    server.passTime(2 * HOUR);
    const { keep = '' } = browser.cookies;
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => present(keep)));
    expect(answers.map(({ response }) => response.code)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ other }) => sidOf(other.token))).size).toBe(1);
    expect(new Set(answers.map(({ other }) => other.cookies['keep'])).size).toBe(1);
    expect(await keptSessions(member.id)).toHaveLength(1);
  });
});

describe('a kept login ends', () => {
  it('with a logout, also after the hour', async () => {
    for (const wait of [0, 2 * HOUR]) {
      const { browser } = await keptBrowser();
      server.passTime(wait);
      const keep = browser.cookies['keep'] ?? '';
      await browser.send('/api/logout', {}, browser.token);
      expect(browser.cookies).not.toHaveProperty('keep');
      browser.cookies = { keep };
      expect((await browser.resume()).status).toBe(40203);
      expect(await grants()).toEqual([]);
    }
  });

  it('with any login in the browser', async () => {
    const { browser } = await keptBrowser();
    const other = await server.member();
    await browser.login(other);
    expect(await grants()).toEqual([]);
    expect(browser.cookies).toMatchObject({ loggedIn: '1' });
    expect(browser.cookies).not.toHaveProperty('keep');
  });

  it('with a new password on another device; the own goes on', async () => {
    const { member, browser } = await keptBrowser();
    const own = newBrowser();
    await own.login(member, true);
    const json = { currentPassword: member.password, newPassword: 'nakdong2027' };
    await server.call('PATCH', '/api/users/me', { token: own.token, json });
    expect((await browser.me()).status).toBe(40203);
    expect((await browser.resume()).status).toBe(40203);
    server.passTime(2 * HOUR);
    expect((await own.resume()).code).toBe(200);
  });

  it('with a new password, also by a resume at the same time', async () => {
    const { member, browser } = await keptBrowser();
    const json = { currentPassword: member.password, newPassword: 'nakdong2027' };
    const { refresh: _, ...cookies } = browser.cookies;
    browser.cookies = cookies;
    await Promise.all([server.call('PATCH', '/api/users/me', { token: member.token, json }), browser.resume()]);
    expect((await browser.me()).status).toBe(40203);
    expect(await grants()).toEqual([]);
  });

  it('with the restore of a backup, without a mail', async () => {
    const { member, browser } = await keptBrowser();
    server.passTime(2 * HOUR);
    await browser.resume();
    await endKeptLogins(server.db);
    server.passTime(2 * HOUR);
    expect((await browser.resume()).status).toBe(40203);
    expect(await events(member.id)).toEqual([{ kind: 'NEW_DEVICE' }]);
  });

  it('with a suspension, for good', async () => {
    const { member, browser } = await keptBrowser();
    await inTransaction(server.db, async (trx) => endLogins(trx, member.id, new Date()));
    expect((await browser.me()).status).toBe(40203);
    expect((await browser.resume()).status).toBe(40203);
    expect(await events(member.id)).toEqual([{ kind: 'NEW_DEVICE' }]);
  });

  it('with a withdrawal', async () => {
    const { member, browser } = await keptBrowser();
    const farewell = { username: member.nickname, password: member.password, confirm_password: member.password };
    await server.call('DELETE', '/api/user/delete', { token: browser.token, json: farewell });
    expect((await browser.resume()).status).toBe(40203);
    expect(await grants()).toEqual([]);
    expect(await events(member.id)).toEqual([]);
  });
});

it('counts wrong current passwords of a kept login over its sessions', async () => {
  await server.close();
  server = await startServer({ rateLimitMultiplier: 1 });
  const { member, browser } = await keptBrowser();
  const change = (currentPassword: string) =>
    server.call('PATCH', '/api/users/me', { token: browser.token, json: { currentPassword, phone: '010-1111-2222' } });
  for (let count = 0; count < 5; count += 1) expect((await change('wrong0000')).code).toBe(400);
  delete browser.cookies['refresh'];
  expect((await browser.resume()).code).toBe(200);
  expect((await change(member.password)).code).toBe(429);
});
