import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  ACCOUNT_MESSAGES,
  passwordField,
  TEMPORARY_PASSWORD_MAIL,
  type FoundId,
  type SessionData,
} from '@contract/auth';
import { ACCOUNT_EVENT_TEXTS } from '@contract/security';
import { MESSAGES } from '@contract/messages';
import { startMailServer, type MailServer } from '../../../app/testing/mailServer';
import { type TestMember } from '../../../app/testing/member';
import { readMail } from '../../../app/testing/readMail';
import { startServer, TEST_SECRET, type TestServer } from '../../../app/testing/startServer';
import { createRecoveryLinks } from '../../../lib/auth/recoveryLinks';
import { MINUTE } from '../../../lib/durations';

let server: TestServer;
let mails: MailServer;
beforeAll(async () => {
  mails = await startMailServer();
  server = await startServer({ smtpUrl: mails.url, mailFrom: '팀이음 <hello@teamieum.example>' });
});
afterAll(async () => {
  await server.close();
  await mails.close();
});

/** Waits until no request is pending: all mails have then been sent or dropped. */
async function untilHandled(on: TestServer = server) {
  const requests = () => on.db.selectFrom('delivery').select('id').execute();
  while ((await requests()).length > 0);
}

const findPassword = (username: string, email: string, on: TestServer = server) =>
  on.call<{ email: string }>('POST', '/api/users/find_password', { json: { username, email } });

const login = (username: string, password: string, on: TestServer = server) =>
  on.call<SessionData>('POST', '/api/login', { json: { username, password } });

/** The next mail but those about logins on new devices. */
async function nextMail() {
  for (;;) {
    const mail = await mails.next();
    if (!mail.subject.includes(ACCOUNT_EVENT_TEXTS.NEW_DEVICE.slice(0, -1))) return mail;
  }
}

const passwordIn = (text: string) => /임시 비밀번호: (\S+)/.exec(text)?.[1] ?? '';

describe('find id', () => {
  const person = {
    name: '한글이름',
    birth: '1999-12-31',
    gender: 'M' as const,
    phone: '010-9876-5432',
    email: 'Finder@example.org',
  };
  const findId = (json: object) => server.call<FoundId>('POST', '/api/users/find_id', { json, token: 'garbage' });
  let member: TestMember;

  beforeAll(async () => {
    member = await server.member(person);
  });

  it('returns username and join date if all five values match', async () => {
    const { code, data } = await findId(person);
    expect(code).toBe(200);
    expect(data).toEqual({
      name: '한글이름',
      username: member.username,
      createdDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    });
  });

  it('accepts the name in any composition and the e-mail address in any case', async () => {
    const response = await findId({
      ...person,
      name: ` ${person.name.normalize('NFD')} `,
      email: 'fINDER@EXAMPLE.org',
    });
    expect([response.code, response.data.username]).toEqual([200, member.username]);
  });

  it.each([
    ['name', '다른이름'],
    ['birth', '1999-12-30'],
    ['gender', 'F'],
    ['phone', '010-9876-5433'],
    ['email', 'finder2@example.org'],
  ])('returns 404 with another %s', async (field, value) => {
    const { code, message, data } = await findId({ ...person, [field]: value });
    expect([code, message, data]).toEqual([404, ACCOUNT_MESSAGES.findIdNoMatch, undefined]);
  });

  it.each([
    [{ ...person, phone: '' }, ACCOUNT_MESSAGES.findIdEmpty],
    [{ ...person, email: 'a.b' }, ACCOUNT_MESSAGES.emailFormat],
    [{ ...person, gender: 'X' }, MESSAGES.valueNotInList],
    [{ ...person, birth: 19991231 }, MESSAGES.badRequest],
    [{}, ACCOUNT_MESSAGES.findIdEmpty],
  ])('returns 400 for %j', async (json, message) => {
    const response = await findId(json);
    expect([response.code, response.message]).toEqual([400, message]);
  });
});

describe('find password', () => {
  it("mails a temporary password to the member's e-mail address", async () => {
    const { username } = await server.member({ email: 'Owner@example.org' });
    const { code, data } = await findPassword(username.toUpperCase(), 'owner@EXAMPLE.org');
    expect([code, data]).toEqual([200, { email: 'owner@EXAMPLE.org' }]);

    const { raw: _, ...mail } = await nextMail();
    const password = passwordIn(mail.text);
    expect(mail).toEqual({
      from: '팀이음 <hello@teamieum.example>',
      to: 'Owner@example.org',
      subject: TEMPORARY_PASSWORD_MAIL.subject,
      text: TEMPORARY_PASSWORD_MAIL.text(password),
    });
    expect(passwordField().isValidSync(password)).toBe(true);
  });

  it('mails a link for the login, which leaves other tries out of account', async () => {
    const linked = await startServer({ smtpUrl: mails.url, publicUrl: 'https://teamieum.example/' });
    const { id, username } = await linked.member({ email: 'linked@example.org' });
    await findPassword(username, 'linked@example.org', linked);
    const { text } = await nextMail();
    const [, link = '', token = ''] = /(https:\S+\/login#recovery=(\S+))/.exec(text) ?? [];
    expect(text).toBe(TEMPORARY_PASSWORD_MAIL.text(passwordIn(text), link));
    expect(link).toBe(`https://teamieum.example/login#recovery=${token}`);
    expect(createRecoveryLinks(TEST_SECRET, () => Date.now()).read(token)?.memberId).toBe(id);
    await linked.close();
  });

  it('returns the same for a pair that does not match, and sends no mail', async () => {
    const a = await server.member({ email: 'a-pair@example.org' });
    const b = await server.member({ email: 'b-pair@example.org' });
    const responses = [
      await findPassword(a.username, 'b-pair@example.org'),
      await findPassword(b.username, 'b-pair@example.org'),
      await findPassword('nobody', 'b-pair@example.org'),
    ];
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    const headersOf = ({ headers }: (typeof responses)[number]) => Object.keys(headers).sort();
    expect(headersOf(responses[0]!)).toEqual(headersOf(responses[1]!));

    expect((await nextMail()).to).toBe('b-pair@example.org');
    await untilHandled();
    expect(mails.waiting()).toBe(0);
  });

  it('stores the temporary password only in the mail', async () => {
    const { id, username } = await server.member({ email: 'nowhere@example.org' });
    await findPassword(username, 'nowhere@example.org');
    const password = passwordIn((await nextMail()).text);
    await untilHandled();
    const row = await server.db
      .selectFrom('temporary_password')
      .selectAll()
      .where('member_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(password);
  });

  it.each([
    [{ username: '', email: 'a@b.co' }, ACCOUNT_MESSAGES.findPasswordEmpty],
    [{ username: 'someone', email: 'a.b' }, ACCOUNT_MESSAGES.emailFormat],
    [{ username: 7, email: 'a@b.co' }, MESSAGES.badRequest],
    [null, ACCOUNT_MESSAGES.findPasswordEmpty],
  ])('returns 400 for %j', async (json, message) => {
    const response = await server.call('POST', '/api/users/find_password', { json });
    expect([response.code, response.message]).toEqual([400, message]);
  });
});

describe('a temporary password', () => {
  let clocked: TestServer;
  beforeAll(async () => {
    clocked = await startServer({ smtpUrl: mails.url });
  });
  afterAll(() => clocked.close());

  /** A member who has requested a temporary password, and the mailed password. */
  async function forgetful() {
    const member = await clocked.member();
    const { email } = await clocked.db
      .selectFrom('member')
      .select('email')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    const ask = async () => {
      await findPassword(member.username, email ?? '', clocked);
      return passwordIn((await nextMail()).text);
    };
    const password = await ask();
    // The mail is sent before its password is committed.
    await untilHandled(clocked);
    return { ...member, own: member.password, password, ask };
  }

  it('opens one session, in which it must be replaced', async () => {
    const { username, password } = await forgetful();
    const first = await login(username, password, clocked);
    expect([first.code, first.data.mustChangePassword]).toEqual([200, true]);
    expect((await login(username, password, clocked)).code).toBe(401);

    const refresh = first.cookies['refresh']?.value ?? '';
    const renewed = await clocked.call<SessionData>('POST', '/api/token', { json: {}, cookies: { refresh } });
    expect(renewed.data.mustChangePassword).toBe(true);
    const account = await clocked.call<SessionData>('GET', '/api/users/me', { token: first.headers.access });
    expect(account.data.mustChangePassword).toBe(true);
  });

  it('is accepted once in concurrent logins', async () => {
    const { username, password } = await forgetful();
    const responses = await Promise.all(Array.from({ length: 8 }, () => login(username, password, clocked)));
    expect(responses.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(responses.filter(({ code }) => code === 401)).toHaveLength(7);
  });

  it('does not invalidate the own password, before and after its use', async () => {
    const { username, own, password } = await forgetful();
    const before = await login(username, own, clocked);
    expect([before.code, before.data.mustChangePassword]).toEqual([200, false]);
    await login(username, password, clocked);
    expect((await login(username, own, clocked)).code).toBe(200);
  });

  it('is invalidated by the next one', async () => {
    const { username, password, ask } = await forgetful();
    clocked.passTime(10 * MINUTE);
    const newer = await ask();
    await untilHandled(clocked);
    expect((await login(username, password, clocked)).code).toBe(401);
    expect((await login(username, newer, clocked)).code).toBe(200);
  });

  it('is accepted for thirty minutes', async () => {
    const early = await forgetful();
    const late = await forgetful();
    clocked.passTime(29 * MINUTE);
    expect((await login(early.username, early.password, clocked)).code).toBe(200);
    clocked.passTime(MINUTE);
    expect((await login(late.username, late.password, clocked)).code).toBe(401);
  });
});

describe('the mail with a temporary password', () => {
  it('is written to a file when no mail server is configured', async () => {
    const local = await startServer();
    try {
      const { username } = await local.member({ email: 'file@example.org' });
      await findPassword(username, 'file@example.org', local);
      await untilHandled(local);
      const outbox = path.join(local.dataDir, 'outbox');
      const [name = ''] = await readdir(outbox);
      const mail = readMail(await readFile(path.join(outbox, name), 'utf8'));
      expect([name, mail.to]).toEqual([expect.stringMatching(/\.eml$/), 'file@example.org']);
      expect((await login(username, passwordIn(mail.text), local)).code).toBe(200);
    } finally {
      await local.close();
    }
  });

  it('is retried while the mail server is unreachable, and is sent once', async () => {
    const away = await startMailServer();
    await away.close();
    const local = await startServer({ smtpUrl: away.url });
    try {
      const { username } = await local.member({ email: 'later@example.org' });
      for (let time = 0; time < 3; time += 1) {
        expect((await findPassword(username, 'later@example.org', local)).code).toBe(200);
      }
      const untried = () => local.db.selectFrom('delivery').select('id').where('code', 'is', null).execute();
      while ((await untried()).length > 0);
      expect(await local.db.selectFrom('temporary_password').selectAll().execute()).toEqual([]);

      const back = await startMailServer(away.port);
      local.passTime(2 * MINUTE);
      await findPassword('nobody', 'whoever@example.org', local);
      const mail = await back.next();
      await untilHandled(local);
      expect([mail.to, back.waiting()]).toEqual(['later@example.org', 0]);
      expect((await login(username, passwordIn(mail.text), local)).code).toBe(200);
      await back.close();
    } finally {
      await local.close();
    }
  });
});
