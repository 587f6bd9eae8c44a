import { type SessionData } from '@contract/auth';
import { type Security } from '@contract/security';
import { codesTo } from '../../../app/testing/mailCodes';
import { createJoin, joinForm, type TestMember } from '../../../app/testing/member';
import { mailFiles, partsOf } from '../../../app/testing/outboxMails';
import { readMail } from '../../../app/testing/readMail';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { DAY, HOUR, MINUTE } from '../../../lib/durations';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36';
const PUBLIC_URL = 'https://teamieum.example';

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ publicUrl: PUBLIC_URL });
});
afterEach(() => server.close());

const read = async ({ token }: Pick<TestMember, 'token'>) =>
  (await server.call<Security>('GET', '/api/users/me/security', { token })).data;
const kindsOf = async (member: TestMember) => (await read(member)).events.map(({ kind }) => kind);

const login = (
  { username, password }: Pick<TestMember, 'username' | 'password'>,
  { device, ...rest }: { device?: string; keep?: boolean } = {},
) =>
  server.call<SessionData>('POST', '/api/login', {
    json: { username, password, ...rest },
    cookies: device === undefined ? {} : { device },
    headers: { 'user-agent': ANDROID },
  });

/** Mails about an account by their subject, to an address. */
async function securityMails(address: string) {
  const all = (await mailFiles(server)).map((raw) => ({
    ...readMail(raw),
    // A mail without an HTML part has no parts.
    text: [...partsOf(raw), readMail(raw).text].find((text) => text !== '') ?? '',
  }));
  return all.filter(({ to, subject }) => to === address && !subject.includes('코드'));
}

const emailOf = async ({ id }: Pick<TestMember, 'id'>) =>
  (await server.db.selectFrom('member').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email ?? '';

const changePassword = ({ token, password }: Pick<TestMember, 'token' | 'password'>, newPassword: string) =>
  server.call('PATCH', '/api/users/me', { token, json: { currentPassword: password, newPassword } });

describe('a login', () => {
  it('in a new browser is noted and mailed once; in a known one, and a join, it is not', async () => {
    const member = await server.member();
    const { cookies } = await login(member);
    await login(member, { device: cookies['device']?.value });

    const { events } = await read(member);
    expect(events).toEqual([
      { kind: 'NEW_DEVICE', device: 'Android · Samsung Internet', createdDateTime: expect.any(String) as string },
    ]);
    const [mail, ...others] = await securityMails(await emailOf(member));
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('[팀이음] 새 기기에서 로그인했어요');
    expect(mail?.text).toMatch(
      /^기기: Android · Samsung Internet\n방법: 비밀번호\n시각: \d{4}-\d\d-\d\d \d\d:\d\d\n\n직접 하지 않았다면 비밀번호를 바꾸고 다른 기기에서 모두 로그아웃해 주세요\.\n\nhttps:\/\/teamieum\.example\/mypage\/account\s*$/,
    );

    const joined = await server.call('POST', '/api/users/join', { form: joinForm(createJoin()) });
    expect((await read({ token: joined.headers['access'] ?? '' })).events).toEqual([]);
  });

  it('is mailed five times a day; a sixth new browser is a line alone', async () => {
    const member = await server.member();
    for (let count = 0; count < 6; count += 1) await login(member);
    expect(await kindsOf(member)).toHaveLength(6);
    expect(await securityMails(await emailOf(member))).toHaveLength(5);
    server.passTime(DAY + HOUR);
    await login(member);
    expect(await securityMails(await emailOf(member))).toHaveLength(6);
  });

  it('is a line alone without an address', async () => {
    const member = await server.member();
    await server.db
      .updateTable('member')
      .set({ email: null, email_confirmed_at: null })
      .where('id', '=', member.id)
      .execute();
    await login(member);
    expect(await kindsOf(member)).toEqual(['NEW_DEVICE']);
    expect(await mailFiles(server)).toEqual([]);
  });
});

it('a new password is noted and mailed, a refused one is not', async () => {
  const member = await server.member();
  await changePassword({ ...member, password: 'wrong0000' }, 'nakdong2027');
  expect(await kindsOf(member)).toEqual([]);
  await changePassword(member, 'nakdong2027');
  expect(await kindsOf(member)).toEqual(['PASSWORD']);
  const mails = await securityMails(await emailOf(member));
  expect(mails.map(({ subject }) => subject)).toEqual(['[팀이음] 비밀번호를 바꿨어요']);
});

it('the list has the last 20 lines of the own account alone', async () => {
  const [member, other] = [await server.member(), await server.member()];
  for (let count = 0; count < 21; count += 1) await login(member);
  expect((await read(member)).events).toHaveLength(20);
  expect((await read(other)).events).toEqual([]);
});

describe('another e-mail', () => {
  let next = 0;
  async function changeEmail(member: TestMember) {
    next += 1;
    const [former, address] = [await emailOf(member), `changed${next}@example.net`];
    const json = { currentPassword: member.password, email: address };
    await server.call('PATCH', '/api/users/me', { token: member.token, json });
    const [code] = (await codesTo(address, server)).slice(-1);
    const { code: status } = await server.call('POST', '/api/users/me/mails/email', {
      token: member.token,
      json: { code },
    });
    expect(status).toBe(200);
    const [told] = (await securityMails(former)).filter(({ subject }) => subject.includes('이메일')).slice(-1);
    return { former, address, told, link: /undoEmail#([\w-]+)/.exec(told?.text ?? '')?.[1] ?? '' };
  }
  const undo = (token: string) => server.call('POST', '/api/users/undo_email', { json: { token } });

  it('is mailed to both; a link goes to a confirmed former one alone', async () => {
    const member = await server.member();
    const { former, address, told, link } = await changeEmail(member);
    expect(await kindsOf(member)).toEqual(['EMAIL']);
    expect(told?.text).toContain(`직접 바꾸지 않았다면 72시간 안에 되돌릴 수 있어요: ${PUBLIC_URL}/undoEmail#${link}`);
    const [ofNew] = await securityMails(address);
    expect(ofNew?.subject).toBe('[팀이음] 이메일을 바꿨어요');
    expect(ofNew?.text).not.toContain('undoEmail');
    expect(former).not.toBe(address);

    const unconfirmed = await server.member({}, 'unconfirmed');
    const { told: toStranger } = await changeEmail(unconfirmed);
    expect(toStranger?.text).not.toContain('undoEmail');
    expect(await server.db.selectFrom('email_undo').select('member_id').execute()).toEqual([{ member_id: member.id }]);
  });

  it('is undone once: address, confirmation, logins, password, what was added since', async () => {
    const member = await server.member();
    await login(member, { keep: true });
    const at = new Date();
    const passkey = (id: string, created_at: Date) => ({
      id,
      member_id: member.id,
      user_handle: 'handle',
      public_key: 'key',
      counter: 0,
      name: '노트북',
      created_at,
    });
    await server.db.insertInto('passkey').values(passkey('before', at)).execute();
    server.passTime(5 * MINUTE);
    const { former, address, link } = await changeEmail(member);
    server.passTime(2 * MINUTE);
    const later = new Date(Date.now() + 10 * MINUTE);
    await server.db.insertInto('passkey').values(passkey('since', later)).execute();
    const second = await changeEmail(member);

    expect((await undo(link)).code).toBe(200);
    expect(await emailOf(member)).toBe(former);
    const { email_confirmed_at: confirmed } = await server.db
      .selectFrom('member')
      .select('email_confirmed_at')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(confirmed).not.toBeNull();
    expect((await server.call('GET', '/api/users/me', { token: member.token })).status).toBe(40203);
    expect(await server.db.selectFrom('device_grant').select('id').execute()).toEqual([]);
    expect(await server.db.selectFrom('passkey').select('id').execute()).toEqual([{ id: 'before' }]);
    expect((await login(member)).code).toBe(401);

    const [mailed] = (await securityMails(former)).filter(({ subject }) => subject.includes('임시 비밀번호'));
    const temporary = /임시 비밀번호: (\S+)/.exec(mailed?.text ?? '')?.[1] ?? '';
    const { code, headers } = await login({ ...member, password: temporary });
    expect(code).toBe(200);
    await changePassword({ token: headers['access'] ?? '', password: temporary }, 'nakdong2027');
    expect((await kindsOf({ ...member, token: headers['access'] ?? '' })).slice(0, 3)).toEqual([
      'PASSWORD',
      'NEW_DEVICE',
      'EMAIL_UNDONE',
    ]);
    expect((await securityMails(former)).map(({ subject }) => subject)).not.toContain('[팀이음] 이메일을 되돌렸어요');

    // Used up, and dropped with it.
    for (const token of [link, second.link]) {
      const { code: status, message } = await undo(token);
      expect([status, message]).toEqual([400, '만료됐거나 이미 쓴 링크예요.']);
    }
    expect(address).not.toBe(former);
  });

  it('cannot be undone after 73 hours, nor by a made-up token', async () => {
    const member = await server.member();
    const { link, address } = await changeEmail(member);
    expect((await undo('made-up')).code).toBe(400);
    server.passTime(73 * HOUR);
    expect((await undo(link)).code).toBe(400);
    expect(await emailOf(member)).toBe(address);
  });

  it('keeps the former one in use: nobody else joins with it', async () => {
    const member = await server.member();
    const { former } = await changeEmail(member);
    const { code, errors } = await server.call('POST', '/api/users/join', {
      form: joinForm(createJoin({ email: former })),
    });
    expect([code, errors?.[0]?.field]).toEqual([400, 'email']);
  });

  it('is undone although strangers have asked for temporary passwords', async () => {
    const member = await server.member();
    const { former, link } = await changeEmail(member);
    const json = { username: member.username, email: await emailOf(member) };
    for (let count = 0; count < 4; count += 1) {
      await server.call('POST', '/api/users/find_password', { json });
      await mailFiles(server);
      server.passTime(11 * MINUTE);
    }
    expect((await undo(link)).code).toBe(200);
    const subjects = (await securityMails(former)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('임시 비밀번호'))).toHaveLength(1);
  });
});
