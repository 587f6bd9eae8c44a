import { createTestDatabase } from '../../app/testing/database';
import { type Database } from '../../db/connect';
import { HOUR } from '../durations';
import { createMailQueue, type MailWriter } from './mailQueue';
import { requestMail } from './mailRequests';
import { type Mail, type SendMail } from './mailTransport';

describe('the mail queue', () => {
  let database: Database;
  let clock: number;
  let sent: Mail[];

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  beforeEach(async () => {
    clock = Date.now() + 1_000;
    sent = [];
    await database.db.deleteFrom('mail_request').execute();
  });

  const greeting: MailWriter = (payload) =>
    Promise.resolve({ to: (payload as { to: string }).to, subject: '안녕하세요', text: '반가워요.' });
  const deliver: SendMail = (mail) => {
    sent.push(mail);
    return Promise.resolve();
  };
  const unreachable: SendMail = () => Promise.reject(new Error('no mail server answers'));

  const queueWith = (send: SendMail, writer: MailWriter = greeting) =>
    createMailQueue({
      db: database.db,
      send,
      writers: { greeting: writer },
      now: () => clock,
      onFailure: () => undefined,
    });

  const waiting = async () => (await database.db.selectFrom('mail_request').select('id').execute()).length;

  it('sends a requested mail once', async () => {
    await requestMail(database.db, 'greeting', { to: 'a@example.com' });
    const queue = queueWith(deliver);
    await queue.drain();
    await queue.drain();
    expect(sent.map(({ to }) => to)).toEqual(['a@example.com']);
    expect(await waiting()).toBe(0);
  });

  it('retries a mail that could not be sent', async () => {
    await requestMail(database.db, 'greeting', { to: 'a@example.com' });
    await queueWith(unreachable).drain();
    expect(await waiting()).toBe(1);

    clock += HOUR;
    await queueWith(deliver).drain();
    expect(sent).toHaveLength(1);
  });

  it('stops retrying a mail after a day', async () => {
    await requestMail(database.db, 'greeting', { to: 'a@example.com' });
    clock += 25 * HOUR;
    await queueWith(unreachable).drain();
    expect(await waiting()).toBe(0);
  });

  it('deletes a request without a recipient', async () => {
    await requestMail(database.db, 'greeting', {});
    await queueWith(deliver, () => Promise.resolve(null)).drain();
    expect(sent).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  it('rolls back the rows of the composer when the mail is not sent', async () => {
    await requestMail(database.db, 'greeting', { to: 'a@example.com' });
    const storing: MailWriter = async (payload, db) => {
      await db
        .insertInto('mail_request')
        .values({ kind: 'trace', payload: '{}', due_at: new Date(clock + HOUR) })
        .execute();
      return greeting(payload, db);
    };
    await queueWith(unreachable, storing).drain();
    const kinds = await database.db.selectFrom('mail_request').select('kind').execute();
    expect(kinds).toEqual([{ kind: 'greeting' }]);
  });

  it('leaves unsent requests for the next start', async () => {
    for (const name of ['a', 'b', 'c']) await requestMail(database.db, 'greeting', { to: `${name}@example.com` });
    let closed: Promise<void> | undefined;
    const queue = queueWith((mail) => {
      closed = queue.close();
      return deliver(mail);
    });
    await queue.drain();
    await closed;
    expect(sent).toHaveLength(1);
    expect(await waiting()).toBe(2);
  });

  it('processes requests in several processes without sending a mail twice', async () => {
    for (let count = 0; count < 20; count += 1)
      await requestMail(database.db, 'greeting', { to: `${count}@example.com` });
    await Promise.all([queueWith(deliver).drain(), queueWith(deliver).drain(), queueWith(deliver).drain()]);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(20);
    expect(sent).toHaveLength(20);
  });
});
