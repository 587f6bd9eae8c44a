import { type SessionData } from '@contract/auth';
import { type Alarms } from '@contract/alarm';
import { MAIL_MESSAGES, type MailLink, type Mails } from '@contract/mails';
import { CHECK_MESSAGES } from '@contract/signup';
import { type Call } from '../../../app/testing/call';
import { codesTo } from '../../../app/testing/mailCodes';
import { createJoin, joinForm, type TestMember } from '../../../app/testing/member';
import { mailFiles, partsOf } from '../../../app/testing/outboxMails';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { DAY, HOUR, MINUTE } from '../../../lib/durations';

const PUBLIC_URL = 'https://teamieum.example';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ publicUrl: PUBLIC_URL });
});
afterAll(() => server.close());

interface Joined {
  token: string;
  email: string;
  id: number;
  session: SessionData;
}

let made = 0;
const newAddress = (domain = 'example.org') => `code${(made += 1)}@${domain}`;

async function join(email = newAddress(), call: Call = server.call): Promise<Joined> {
  const form = joinForm(createJoin({ email }));
  const { code, data, headers } = await call<SessionData>('POST', '/api/users/join', { form });
  expect(code).toBe(200);
  return { token: headers['access'] ?? '', email, id: data.memberId, session: data };
}

const post = (path: string, { token }: { token: string }, json?: unknown, call: Call = server.call) =>
  call<Mails>('POST', `/api/users/me/mails${path}`, { token, ...(json !== undefined && { json }) });
const enter = (member: { token: string }, code: string) => post('/email', member, { code });
const mailsOf = async ({ token }: { token: string }, call: Call = server.call) =>
  (await call<Mails>('GET', '/api/users/me/mails', { token })).data;
const follow = (token: string, act?: string) =>
  server.call<MailLink>('POST', '/api/users/mail_link', { json: { token, act } });
const patchEmail = ({ token, password }: TestMember, email: string) =>
  server.call('PATCH', '/api/users/me', { token, json: { email, currentPassword: password } });
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

async function lastCode(email: string): Promise<string> {
  return (await codesTo(email, server)).at(-1) ?? '';
}
async function lastToken(email: string): Promise<string> {
  const mails = (await mailFiles(server)).filter((mail) => mail.includes(email));
  return /#(\S+)/.exec(partsOf(mails.at(-1) ?? '')[0] ?? '')?.[1] ?? '';
}

describe('a join', () => {
  it('logs in and sends one mail with a code of six digits and a link to the public address', async () => {
    const { session, email } = await join();
    expect(session.emailUnconfirmed).toBe(true);
    expect(await codesTo(email, server)).toEqual([expect.stringMatching(/^\d{6}$/)]);
    const [text] = (await mailFiles(server)).filter((mail) => mail.includes(email)).map((mail) => partsOf(mail)[0]);
    expect(text).toContain(`확인하기: ${PUBLIC_URL}/email#`);
  });

  it('sends no link without a public address, whatever Host header it has', async () => {
    const local = await startServer();
    const form = joinForm(createJoin({ email: 'forged@example.org' }));
    await local.call('POST', '/api/users/join', { form, headers: { host: 'evil.example' } });
    const [mail] = await mailFiles(local);
    await local.close();
    expect(partsOf(mail ?? '')[0]).toContain('코드: ');
    expect(mail).not.toContain('evil.example');
    expect(partsOf(mail ?? '')[0]).not.toContain('확인하기');
  });

  it('succeeds with a disposable address, which gets no mail and is told why', async () => {
    const member = await join(newAddress('a.mailinator.com'));
    expect(await codesTo(member.email, server)).toEqual([]);
    expect((await mailsOf(member)).email).toMatchObject({ address: member.email, disposable: true, code: null });
    const refused = await post('/email/code', member);
    expect([refused.code, refused.message]).toEqual([400, MAIL_MESSAGES.disposable]);
  });
});

describe('a code', () => {
  it('confirms the address, with blanks in it, and again once it is confirmed', async () => {
    const member = await join();
    const code = await lastCode(member.email);
    const { code: status, data } = await enter(member, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect([status, data.email.confirmedDateTime, data.email.code]).toEqual([200, expect.any(String), null]);
    expect((await enter(member, code)).code).toBe(200);
    const bell = await server.call<Alarms>('GET', '/api/alarm/project-archive', { token: member.token });
    expect(bell.data.emailUnconfirmed).toBeUndefined();
  });

  it.each(['12345', '1234567', 'abcdef', ''])('is not counted when it is %j', async (typed) => {
    const member = await join();
    const refused = await enter(member, typed);
    expect([refused.code, refused.message]).toEqual([400, MAIL_MESSAGES.codeFormat]);
    expect((await mailsOf(member)).email.code?.triesLeft).toBe(5);
  });

  it('ends with the fifth wrong one, while its link still confirms', async () => {
    const member = await join();
    const code = await lastCode(member.email);
    const wrong = otherThan(code);
    for (const left of [4, 3, 2, 1]) {
      const refused = await enter(member, wrong);
      expect([refused.code, refused.message]).toEqual([400, MAIL_MESSAGES.codeWrong(left)]);
    }
    for (const typed of [wrong, code]) {
      const ended = await enter(member, typed);
      expect([ended.code, ended.message]).toEqual([409, MAIL_MESSAGES.codeEnded]);
    }
    expect((await follow(await lastToken(member.email), 'CONFIRM')).code).toBe(200);
  });

  it('counts five of ten wrong ones that are sent at once', async () => {
    const member = await join();
    const wrong = otherThan(await lastCode(member.email));
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter(member, wrong)));
    expect(answers.map(({ code }) => code).sort()).toEqual([
      ...Array<number>(4).fill(400),
      ...Array<number>(6).fill(409),
    ]);
    const row = server.db.selectFrom('mail_code').select('wrong').where('member_id', '=', member.id);
    expect(await row.executeTakeFirst()).toEqual({ wrong: 5 });
  });

  it('is a conflict before the first was sent', async () => {
    const member = await server.member({}, 'unconfirmed');
    const refused = await enter(member, '123456');
    expect([refused.code, refused.message]).toEqual([409, MAIL_MESSAGES.noCode]);
  });

  it('is sent again after a minute, and replaces the former code with its link', async () => {
    const member = await join();
    const former = { code: await lastCode(member.email), token: await lastToken(member.email) };
    const early = await post('/email/code', member);
    expect([early.code, early.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(early.message).toMatch(/^\d+초 뒤에 다시 받을 수 있어요\.$/);
    server.passTime(MINUTE);
    expect((await post('/email/code', member)).code).toBe(200);
    const code = await lastCode(member.email);
    expect((await follow(former.token)).code).toBe(404);
    if (code !== former.code) expect((await enter(member, former.code)).code).toBe(400);
    expect((await enter(member, code)).code).toBe(200);
  });

  it('is over after 24 hours, as its link is', async () => {
    const member = await join();
    const [code, token] = [await lastCode(member.email), await lastToken(member.email)];
    server.passTime(DAY);
    const session = await server.call<SessionData>('POST', '/api/login', { json: await loginOf(member.id) });
    const late = await enter({ token: session.headers['access'] ?? '' }, code);
    expect([late.code, late.message]).toEqual([409, MAIL_MESSAGES.codeExpired]);
    expect((await follow(token, 'CONFIRM')).code).toBe(404);
  });

  it('and its token are in no row of the database', async () => {
    const member = await join();
    const [code, token] = [await lastCode(member.email), await lastToken(member.email)];
    const rows = await server.db.selectFrom('mail_code').selectAll().where('member_id', '=', member.id).execute();
    const requests = await server.db.selectFrom('delivery').selectAll().execute();
    const text = JSON.stringify([rows, requests]);
    expect(rows).toHaveLength(1);
    expect(text).not.toContain(code);
    expect(text).not.toContain(token.split('.')[1]);
  });

  it('has nothing to confirm once the address is confirmed', async () => {
    const refused = await post('/email/code', await server.member());
    expect([refused.code, refused.message]).toEqual([409, MAIL_MESSAGES.nothingToConfirm]);
  });

  it('of another kind is an unknown address', async () => {
    expect((await post('/phone/code', await server.member())).code).toBe(404);
  });
});

async function loginOf(id: number) {
  const row = server.db.selectFrom('member').select('username').where('id', '=', id);
  return { username: (await row.executeTakeFirstOrThrow()).username, password: 'hangang2026' };
}

describe('the number of codes in a day', () => {
  let limited: TestServer;
  beforeAll(async () => {
    limited = await startServer({ rateLimitMultiplier: 1 });
  });
  afterAll(() => limited.close());

  it('is five for a member, then 429', async () => {
    const member = await join('daily@example.org', limited.call);
    for (let sent = 1; sent < 5; sent += 1) {
      // A code that was replaced before its mail was sent is not sent.
      expect(await codesTo(member.email, limited)).toHaveLength(sent);
      limited.passTime(MINUTE);
      expect((await post('/email/code', member, undefined, limited.call)).code).toBe(200);
    }
    limited.passTime(MINUTE);
    const sixth = await post('/email/code', member, undefined, limited.call);
    expect([sixth.code, sixth.message]).toEqual([429, MAIL_MESSAGES.tooMany]);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(HOUR / 1_000);
    expect(await codesTo(member.email, limited)).toHaveLength(5);
  });

  it('is five for a mailbox over all members, who can join all the same', async () => {
    for (const number of [1, 2, 3, 4, 5, 6]) await join(`x+${number}@example.org`, limited.call);
    expect(await codesTo('x+5@example.org', limited)).toHaveLength(1);
    expect(await codesTo('x+6@example.org', limited)).toEqual([]);
  });
});

describe('a link', () => {
  it('changes nothing until it is pressed, then confirms without a session and is used up', async () => {
    const member = await join();
    const token = await lastToken(member.email);
    const read = await follow(token);
    expect(read.data).toEqual({
      kind: 'email',
      nickname: member.session.nickname,
      joinedDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      address: member.email,
    });
    expect((await mailsOf(member)).email.confirmedDateTime).toBeNull();
    expect((await follow(token, 'CONFIRM')).code).toBe(200);
    expect((await mailsOf(member)).email.confirmedDateTime).not.toBeNull();
    const again = await follow(token, 'CONFIRM');
    expect([again.code, again.message]).toEqual([404, MAIL_MESSAGES.linkGone]);
  });

  it('is used up by the code', async () => {
    const member = await join();
    await enter(member, await lastCode(member.email));
    expect((await follow(await lastToken(member.email))).code).toBe(404);
  });

  it('takes the address from an unconfirmed account when its owner refuses it', async () => {
    const member = await join();
    const refused = await follow(await lastToken(member.email), 'REFUSE');
    expect(refused.data.removed).toBe(true);
    expect((await mailsOf(member)).email).toEqual({
      address: null,
      confirmedDateTime: null,
      disposable: false,
      code: null,
    });
    const check = await server.call('GET', `/api/users/check_email?email=${member.email}`);
    expect(check.code).toBe(200);
    const account = await server.call<{ email: string }>('GET', '/api/users/me', { token: member.token });
    expect(account.data.email).toBe('');
  });

  it('ends a change alone when its owner refuses that', async () => {
    const member = await server.member();
    const address = newAddress();
    expect((await patchEmail(member, address)).code).toBe(200);
    const refused = await follow(await lastToken(address), 'REFUSE');
    expect([refused.code, refused.data.removed]).toEqual([200, undefined]);
    expect((await mailsOf(member)).email).toMatchObject({
      confirmedDateTime: expect.any(String) as string,
      code: null,
    });
  });

  it('of a forged token is gone', async () => {
    expect((await follow('x')).code).toBe(404);
    expect((await follow('')).code).toBe(400);
  });
});

describe('a change of the e-mail', () => {
  const findPassword = (username: string, email: string) =>
    server.call('POST', '/api/users/find_password', { json: { username, email } });

  it('counts once it is confirmed, and the old address is told', async () => {
    const member = await server.member({ email: newAddress() });
    const { email: old } = await server.db
      .selectFrom('member')
      .select('email')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    const address = newAddress();
    await patchEmail(member, address);
    expect((await mailsOf(member)).email).toMatchObject({ address: old, code: { address } });
    await findPassword(member.username, old ?? '');
    expect((await mailFiles(server)).filter((mail) => mail.includes(`To: ${old}`))).toHaveLength(1);
    await enter(member, await lastCode(address));
    expect((await mailsOf(member)).email).toMatchObject({ address, code: null });
    const [, told] = (await mailFiles(server)).filter((mail) => mail.includes(`To: ${old}`));
    expect(partsOf(told ?? '')[0]).toContain('새 이메일: c***@example.org');
  });

  it('is dropped by the present address', async () => {
    const member = await server.member({ email: newAddress() });
    const { address: present } = (await mailsOf(member)).email;
    await patchEmail(member, newAddress());
    expect((await patchEmail(member, present ?? '')).code).toBe(200);
    expect((await mailsOf(member)).email.code).toBeNull();
  });

  it('is dropped by its removal, which leaves the code of the present address', async () => {
    const member = await server.member();
    await patchEmail(member, newAddress());
    const removed = await server.call<Mails>('DELETE', '/api/users/me/mails/email', { token: member.token });
    expect(removed.data.email.code).toBeNull();
    const newcomer = await join();
    const kept = await server.call<Mails>('DELETE', '/api/users/me/mails/email', { token: newcomer.token });
    expect(kept.data.email.code?.address).toBe(newcomer.email);
  });

  it('is refused for a disposable address, and within a minute of the last code', async () => {
    const member = await server.member();
    const disposable = await patchEmail(member, 'x@mailinator.com');
    expect([disposable.code, disposable.errors]).toEqual([
      400,
      [{ field: 'email', message: MAIL_MESSAGES.disposable }],
    ]);
    const [first, second] = [newAddress(), newAddress()];
    await patchEmail(member, first);
    expect((await patchEmail(member, second)).code).toBe(429);
    expect((await mailsOf(member)).email.code?.address).toBe(first);
  });
});

describe('an address of another member', () => {
  it('is taken by the normal form of a confirmed one alone', async () => {
    const free = await server.call('GET', '/api/users/check_email?email=fg@googlemail.com');
    await server.member({ email: 'F.g+x@gmail.com' });
    const check = await server.call('GET', '/api/users/check_email?email=fg@googlemail.com');
    expect([free.code, check.code, check.message]).toEqual([200, 400, CHECK_MESSAGES.email.taken]);
    await server.member({ email: 'f.g@naver.com' });
    expect((await server.call('GET', '/api/users/check_email?email=fg@naver.com')).code).toBe(200);
  });

  it('is confirmed by one of two members, at once or later, as e-mail or school mail', async () => {
    const [first, second] = [await join('two@hanyang.ac.kr'), await join('two+1@hanyang.ac.kr')];
    const codes = [await lastCode(first.email), await lastCode(second.email)] as const;
    const answers = await Promise.all([enter(first, codes[0]), enter(second, codes[1])]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
    const third = await server.member();
    const school = await server.call('PUT', '/api/users/me/mails/school', {
      token: third.token,
      json: { address: 'two+2@hanyang.ac.kr' },
    });
    expect([school.code, school.message]).toEqual([409, MAIL_MESSAGES.taken]);
  });
});

describe('the sentence about files instead of mails', () => {
  const outboxOf = async (on: TestServer, host: string) => {
    const { token } = await on.member();
    return (await on.call<Mails>('GET', '/api/users/me/mails', { token, headers: { host } })).data.outbox;
  };

  it('is for members at the machine of a server without mail server and public address', async () => {
    const local = await startServer();
    const told = [await outboxOf(local, 'localhost:3000'), await outboxOf(local, '127.0.0.1')];
    const untold = await outboxOf(local, 'teamieum.example');
    await local.close();
    expect([...told, untold]).toEqual([true, true, undefined]);
    expect(await outboxOf(server, 'localhost')).toBeUndefined();
  });
});
