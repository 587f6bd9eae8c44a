import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { deleteExpiredMails } from '../../lib/mail/deleteExpiredMails';
import { RETENTION } from '../../lib/jobs/retention';
import { insertMember } from '../../db/testing/rows';
import { DAY, HOUR } from '../../lib/durations';
import { createTestDatabase } from '../testing/database';
import { runHousekeeping } from '../testing/housekeeping';
import { EXPIRIES, SHIFTED_EXPIRIES } from './installHousekeeping';

describe('the housekeeping', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  /** Runs the application's housekeeping with a clock that is ahead by so many milliseconds. */
  const tidyUp = (later: number) => runHousekeeping(database.db, [...EXPIRIES, ...SHIFTED_EXPIRIES], later);

  const countOf = async (table: 'session' | 'temporary_password' | 'report' | 'announcement' | 'barred_email') =>
    (await database.db.selectFrom(table).selectAll().execute()).length;

  it('deletes sessions and temporary passwords at their end', async () => {
    const { db } = database;
    const member_id = await insertMember(db);
    const session = { member_id, refresh_hash: 'hash', revoked_at: null };
    await db
      .insertInto('session')
      .values({ ...session, ends_at: new Date(Date.now() + HOUR) })
      .execute();
    const expires_at = new Date(Date.now() + RETENTION.temporaryPassword);
    await db.insertInto('temporary_password').values({ member_id, password_hash: 'hash', expires_at }).execute();

    await tidyUp(RETENTION.temporaryPassword - 60_000);
    expect([await countOf('session'), await countOf('temporary_password')]).toEqual([1, 1]);
    await tidyUp(RETENTION.temporaryPassword + 60_000);
    expect([await countOf('session'), await countOf('temporary_password')]).toEqual([1, 0]);
    await tidyUp(HOUR + 60_000);
    expect(await countOf('session')).toBe(0);
  });

  it('ends kept logins, and deletes what happened to an account and the way back from a changed e-mail', async () => {
    const { db } = database;
    const member_id = await insertMember(db);
    const at = new Date();
    const grant = { member_id, token_hash: 'hash', device: 'Windows · Chrome' };
    await db
      .insertInto('device_grant')
      .values([
        { ...grant, rotated_at: at, created_at: at },
        { ...grant, rotated_at: new Date(at.getTime() + 80 * DAY), created_at: at },
      ])
      .execute();
    await db.insertInto('account_event').values({ member_id, kind: 'PASSWORD', device: null, at }).execute();
    const undo = { token_hash: 'hash', member_id, email: 'former@example.org', confirmed_at: at, created_at: at };
    await db.insertInto('email_undo').values(undo).execute();
    const left = async () => [
      (await db.selectFrom('device_grant').select('id').execute()).length,
      (await db.selectFrom('account_event').select('id').execute()).length,
      (await db.selectFrom('email_undo').select('member_id').execute()).length,
    ];

    await tidyUp(RETENTION.emailUndo - HOUR);
    expect(await left()).toEqual([2, 1, 1]);
    await tidyUp(RETENTION.emailUndo + HOUR);
    expect(await left()).toEqual([2, 1, 0]);
    await tidyUp(RETENTION.deviceGrant + HOUR);
    expect(await left()).toEqual([1, 1, 0]);
    await tidyUp(RETENTION.longestGrant - HOUR);
    expect(await left()).toEqual([1, 1, 0]);
    await tidyUp(RETENTION.longestGrant + HOUR);
    expect(await left()).toEqual([0, 0, 0]);
  });

  it('deletes reports a year after they were closed, and no open reports', async () => {
    const { db } = database;
    const [reporter_id, reported_id] = [await insertMember(db), await insertMember(db)];
    const report = { reporter_id, reported_id, target: 'PROJECT' as const, post_id: 1, reported_text: '글' };
    await db
      .insertInto('report')
      .values([
        { ...report, target_id: 1, type: 'SPAM', content: '', closed_at: new Date() },
        { ...report, target_id: 2, type: 'SPAM', content: '', closed_at: null },
      ])
      .execute();

    await tidyUp(RETENTION.closedReport - DAY);
    expect(await countOf('report')).toBe(2);
    await tidyUp(RETENTION.closedReport + DAY);
    const left = await db.selectFrom('report').select('target_id').execute();
    expect(left).toEqual([{ target_id: 2 }]);
    await tidyUp(10 * RETENTION.closedReport);
    expect(await countOf('report')).toBe(1);
  });

  it('deletes barred e-mail addresses when the bar ends', async () => {
    const { db } = database;
    const until_at = new Date(Date.now() + RETENTION.barredEmail);
    await db.insertInto('barred_email').values({ hash: 'hash', until_at }).execute();
    await tidyUp(RETENTION.barredEmail - DAY);
    expect(await countOf('barred_email')).toBe(1);
    await tidyUp(RETENTION.barredEmail + DAY);
    expect(await countOf('barred_email')).toBe(0);
  });

  it('deletes announcements a year after their end', async () => {
    const { db } = database;
    const ends_at = new Date();
    const row = { kind: 'INFO' as const, text: '점검', starts_at: new Date(ends_at.getTime() - DAY), ends_at };
    await db.insertInto('announcement').values(row).execute();
    await tidyUp(RETENTION.announcement - HOUR);
    expect(await countOf('announcement')).toBe(1);
    await tidyUp(RETENTION.announcement + HOUR);
    expect(await countOf('announcement')).toBe(0);
  });
});

describe('mails written to files', () => {
  it('are deleted after a week, and other files in the folder are not', async () => {
    const outbox = await mkdtemp(path.join(os.tmpdir(), 'outbox-'));
    const old = new Date(Date.now() - RETENTION.writtenMail - HOUR);
    for (const name of ['old.eml', 'new.eml', 'notes.txt']) {
      await writeFile(path.join(outbox, name), 'text');
      if (name !== 'new.eml') await utimes(path.join(outbox, name), old, old);
    }
    await mkdir(path.join(outbox, 'kept'));

    await deleteExpiredMails(outbox, Date.now());
    expect((await readdir(outbox)).sort()).toEqual(['kept', 'new.eml', 'notes.txt']);
    await deleteExpiredMails(outbox, Date.now() + RETENTION.writtenMail);
    expect((await readdir(outbox)).sort()).toEqual(['kept', 'notes.txt']);
    await rm(outbox, { recursive: true });
  });

  it('are not required: a missing outbox is no error', async () => {
    await expect(deleteExpiredMails('/nowhere/at/all', Date.now())).resolves.toBeUndefined();
  });
});

const INWORDS: Record<number, string> = {
  0: 'at once',
  [30 * 60_000]: '30 minutes',
  [DAY]: '24 hours',
  [3 * DAY]: '72 hours',
  [7 * DAY]: '7 days',
  [30 * DAY]: '30 days',
  [60 * DAY]: '60 days',
  [90 * DAY]: '90 days',
  [365 * DAY]: '365 days',
};

it.each(Object.entries(RETENTION))('docs/privacy.md names the period of %s', async (name, period) => {
  const page = await readFile('docs/privacy.md', 'utf8');
  const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\` `));
  expect(row?.split('|')[3]?.trim()).toBe(INWORDS[period]);
});
