import { createTestDatabase } from '../../app/testing/database';
import { type Database } from '../../db/connect';
import { insertMember } from '../../db/testing/rows';
import {
  deleteExpiredSessions,
  deleteExpiredTemporaryPasswords,
} from '../../domain/member/auth/deleteExpired.repository';
import { HOUR } from '../durations';
import { createHousekeeping, type Expiry } from './housekeeping';

describe('the housekeeping', () => {
  let database: Database;
  let failures: unknown[];
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    failures = [];
  });

  const housekeepingOf = (expiries: readonly Expiry[], jobs: readonly (() => Promise<void>)[] = []) =>
    createHousekeeping({
      db: database.db,
      now: () => Date.now(),
      expiries,
      jobs: jobs,
      onFailure: (error) => failures.push(error),
    });

  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

  it('deletes ended sessions and expired temporary passwords, and no others', async () => {
    const { db } = database;
    const [early, late] = [await insertMember(db), await insertMember(db)];
    for (const member_id of [early, late]) {
      const ends_at = inHours(member_id === early ? -1 : 1);
      await db
        .insertInto('session')
        .values({ member_id, refresh_hash: 'hash', created_at: inHours(-2), ends_at, revoked_at: null })
        .execute();
      await db
        .insertInto('temporary_password')
        .values({ member_id, password_hash: 'hash', expires_at: ends_at })
        .execute();
    }
    await housekeepingOf([deleteExpiredSessions, deleteExpiredTemporaryPasswords]).run();

    expect(await db.selectFrom('session').select('member_id').execute()).toEqual([{ member_id: late }]);
    expect(await db.selectFrom('temporary_password').select('member_id').execute()).toEqual([{ member_id: late }]);
    expect(failures).toEqual([]);
  });

  it('repeats a job until no rows are left', async () => {
    const left = [3, 2, 1, 0];
    await housekeepingOf([() => Promise.resolve(left.shift() ?? 0)]).run();
    expect(left).toEqual([]);
  });

  it('runs in one process at a time', async () => {
    let finish: () => void = () => undefined;
    let begun: () => void = () => undefined;
    const started = new Promise<void>((resolve) => (begun = resolve));
    const slow = housekeepingOf([
      () => {
        begun();
        return new Promise<number>((resolve) => (finish = () => resolve(0)));
      },
    ]);
    const busy = slow.run();
    await started;
    const meanwhile = jest.fn(() => Promise.resolve(0));
    await housekeepingOf([meanwhile]).run();
    expect(meanwhile).not.toHaveBeenCalled();
    finish();
    await busy;

    await housekeepingOf([meanwhile]).run();
    expect(meanwhile).toHaveBeenCalledTimes(1);
  });

  it('reports a failure and releases the lock', async () => {
    const broken = new Error('no');
    await housekeepingOf([() => Promise.reject(broken)]).run();
    const job = jest.fn(() => Promise.resolve());
    await housekeepingOf([() => Promise.resolve(0)], [job]).run();
    expect(failures).toEqual([broken]);
    expect(job).toHaveBeenCalledTimes(1);
  });
});
