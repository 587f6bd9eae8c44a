/** @tier full */
import { MESSAGES } from '@contract/messages';
import { sql } from 'kysely';
import { startMailServer, type MailServer } from '../../../app/testing/mailServer';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { MINUTE } from '../../../lib/durations';

let server: TestServer;
let mails: MailServer;
beforeEach(async () => {
  mails = await startMailServer();
  server = await startServer({ rateLimitMultiplier: 1, smtpUrl: mails.url });
});
afterEach(async () => {
  await server.close();
  await mails.close();
});

const guess = async (path: string, json: object, from = '10.0.0.1') => {
  const { code, message, headers } = await server.call('POST', `/api/users/${path}`, { json, from });
  return code === 429 ? [code, message, Number(headers['retry-after']) > 0] : [code];
};
const tooMany = [429, MESSAGES.tooMany, true];

describe('the rate limit of the account recovery', () => {
  it('is five requests for a username per e-mail address, phone number and address', async () => {
    const person = { name: '아무개', birth: '2000-01-01', gender: 'F', phone: '010-1111-2222', email: 'x@example.org' };
    for (let time = 0; time < 5; time += 1) {
      expect(await guess('find_id', { ...person, name: `아무개${time}` })).toEqual([404]);
    }
    expect(await guess('find_id', { ...person, email: 'X@EXAMPLE.org' })).toEqual(tooMany);
    expect(await guess('find_id', { ...person, phone: '010-1111-3333' })).toEqual([404]);
    expect(await guess('find_id', person, '10.0.0.9')).toEqual([404]);
  });

  it('is five requests for a password per username, e-mail address and address', async () => {
    const pair = { username: 'someone', email: 'x@example.org' };
    for (let time = 0; time < 5; time += 1) expect(await guess('find_password', pair)).toEqual([200]);
    expect(await guess('find_password', { username: 'SOMEONE', email: 'X@example.org' })).toEqual(tooMany);
    expect(await guess('find_password', { username: 'other', email: 'x@example.org' })).toEqual([200]);
    expect(await guess('find_password', pair, '10.0.0.9')).toEqual([200]);
  });

  it('is thirty requests per address', async () => {
    for (let time = 0; time < 30; time += 1) {
      expect(await guess('find_password', { username: `user${time}`, email: 'x@example.org' })).toEqual([200]);
    }
    expect(await guess('find_password', { username: 'user30', email: 'x@example.org' })).toEqual(tooMany);
    expect(await guess('find_password', { username: 'user30', email: 'x@example.org' }, '10.0.0.2')).toEqual([200]);
  });
});

describe('the mails with temporary passwords to one account', () => {
  const email = 'owner@example.org';

  async function untilHandled() {
    const requests = () => server.db.selectFrom('delivery').select('id').execute();
    while ((await requests()).length > 0);
  }

  /** Requests a password. @returns the response, and the mailed password, undefined without a mail */
  async function ask(username: string, from = '10.0.0.1') {
    const { code, text } = await server.call('POST', '/api/users/find_password', { json: { username, email }, from });
    await untilHandled();
    const mail = mails.waiting() > 0 ? await mails.next() : undefined;
    return { response: [code, text], password: mail && (/임시 비밀번호: (\S+)/.exec(mail.text)?.[1] ?? '') };
  }

  const login = async (username: string, password: string) =>
    (await server.call('POST', '/api/login', { json: { username, password }, from: '10.0.0.200' })).code;

  it('leave the first password valid while a stranger asks from eight addresses, and let the owner ask', async () => {
    const { username } = await server.member({ email });
    const first = await ask(username, '10.0.0.200');
    const asked = [];
    for (let address = 1; address <= 8; address += 1) {
      for (let time = 0; time < 5; time += 1) asked.push(await ask(username, `10.0.1.${address}`));
    }
    const owners = await ask(username, '10.0.0.200');
    expect([...asked, owners].map(({ response }) => response)).toEqual(Array(41).fill(first.response));
    expect([...asked, owners].map(({ password }) => password)).toEqual(Array(41).fill(undefined));
    expect(await login(username, first.password ?? '')).toBe(200);
  });

  it('are one for parallel requests', async () => {
    const { username } = await server.member({ email });
    const json = { username, email };
    const from = (address: number) =>
      server.call('POST', '/api/users/find_password', { json, from: `10.0.2.${address}` });
    await Promise.all([1, 2, 3, 4, 5, 6].map(from));
    await untilHandled();
    expect(await login(username, /임시 비밀번호: (\S+)/.exec((await mails.next()).text)?.[1] ?? '')).toBe(200);
    expect(mails.waiting()).toBe(0);
  });

  it('replace a password after ten minutes, at most three times an hour and six a day, with the same response', async () => {
    const { username } = await server.member({ email });
    let address = 0;
    const askLater = async () => {
      server.passTime(10 * MINUTE);
      address += 1;
      return ask(username, `10.0.3.${address}`);
    };
    const sent = async (times: number) => {
      const responses = [];
      for (let time = 0; time < times; time += 1) responses.push(await askLater());
      expect(new Set(responses.map(({ response }) => String(response))).size).toBe(1);
      return responses.map(({ password }) => password !== undefined);
    };
    /** Ends the hour's count; windows follow the clock of the database. */
    const endHour = () =>
      server.db
        .updateTable('call_count')
        .set({ ends_at: sql`now()` })
        .where('ends_at', '<', sql<Date>`now() + interval '2 hours'`)
        .execute();

    expect(await sent(5)).toEqual([true, true, true, false, false]);
    await endHour();
    expect(await sent(4)).toEqual([true, true, true, false]);
    await endHour();
    expect(await sent(1)).toEqual([false]);
  });

  it('are not counted when they could not be sent', async () => {
    const { username } = await server.member({ email });
    await mails.close();
    const json = { username, email };
    for (let time = 1; time <= 4; time += 1) {
      await server.call('POST', '/api/users/find_password', { json, from: `10.0.4.${time}` });
    }
    const untried = () => server.db.selectFrom('delivery').select('id').where('code', 'is', null).execute();
    while ((await untried()).length > 0);
    mails = await startMailServer(mails.port);
    server.passTime(2 * MINUTE);
    expect((await ask(username, '10.0.4.9')).password).toBeDefined();
  });
});
