import { sql } from 'kysely';
import { Client } from 'pg';
import { createTestDatabase } from '../app/testing/database';
import { connectDatabase, type Database } from './connect';
import { DatabaseUnavailable, violatedUnique } from './databaseErrors';
import { insertMember } from './testing/rows';

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

const ask = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(database.db)).rows[0];

describe('values', () => {
  it('reads an instant as Date, a date as text and a bigint as number', async () => {
    const row = await ask(
      sql`select '2026-11-20T09:00:00+09'::timestamptz as instant, '2026-11-20'::date as day, 5::bigint as n`,
    );
    expect(row).toEqual({ instant: new Date('2026-11-20T00:00:00Z'), day: '2026-11-20', n: 5 });
  });

  it('reads lists of codes as arrays', async () => {
    expect(await ask(sql`select array['PM', 'BACK_END']::text[] as roles`)).toEqual({ roles: ['PM', 'BACK_END'] });
  });
});

describe('statements', () => {
  it('are prepared once per connection under a unique name', async () => {
    const fresh = await createTestDatabase();
    await fresh.db.connection().execute(async (connection) => {
      for (const id of [1, 2, 3]) await connection.selectFrom('member').select('name').where('id', '=', id).execute();
      const { rows } = await sql<{ name: string }>`
        select name from pg_prepared_statements where statement like 'select "name" from "member"%'
      `.execute(connection);
      expect(rows).toHaveLength(1);
    });
    await fresh.close();
  });

  it('are no longer prepared when there are too many different ones, and still run', async () => {
    await database.db.connection().execute(async (connection) => {
      for (let number = 0; number < 520; number += 1) {
        const { rows } = await sql`select ${sql.lit(number)}::int as number`.execute(connection);
        expect(rows).toEqual([{ number }]);
      }
      const { rows } = await sql<{ n: number }>`select count(*) as n from pg_prepared_statements`.execute(connection);
      expect(rows[0]?.n).toBeLessThanOrEqual(500);
    });
  });
});

describe('errors', () => {
  it('name the violated unique constraint', async () => {
    await insertMember(database.db, { nickname: '하나뿐' });
    const error = await insertMember(database.db, { nickname: '하나뿐' }).catch((caught: unknown) => caught);
    expect(violatedUnique(error)).toBe('member_nickname_unique');
  });

  it('are DatabaseUnavailable for a slow statement and a broken connection, but not for an invalid statement', async () => {
    const slow = database.db.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = 20`.execute(transaction);
      await sql`select pg_sleep(5)`.execute(transaction);
    });
    await expect(slow).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.db)).rejects.toBeInstanceOf(
      DatabaseUnavailable,
    );
    await expect(sql`select nothing`.execute(database.db)).rejects.not.toBeInstanceOf(DatabaseUnavailable);
  });

  it('of a read-only server are DatabaseUnavailable, and their connection is not reused', async () => {
    let pid = 0;
    const refused = database.db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      pid = rows[0]?.pid ?? 0;
      await sql`set transaction read only`.execute(transaction);
      await insertMember(transaction);
    });
    await expect(refused).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(pid).toBeGreaterThan(0);
    expect(await ask(sql`select pg_backend_pid() as pid`)).not.toEqual({ pid });
  });

  it('inside a transaction whose connection breaks do not affect later statements', async () => {
    const broken = database.db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      const client = new Client({ connectionString: database.listenUrl });
      await client.connect();
      await client.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await client.end();
      await sql`select 1`.execute(transaction);
    });
    await expect(broken).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await ask(sql`select 1 as number`)).toEqual({ number: 1 });
  });

  it('refuse new requests at once when the queue is full, and no queued ones', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    const taken = Array.from(
      { length: 10 },
      () => new Promise<void>((got) => void database.db.connection().execute(() => (got(), held))),
    );
    await Promise.all(taken);
    const waiting = Array.from({ length: 1_000 }, () => ask(sql`select 1 as number`));
    await expect(ask(sql`select 1 as number`)).rejects.toThrow('Too many callers wait for a connection.');
    release();
    expect(await waiting[0]).toEqual({ number: 1 });
    const refused = (await Promise.allSettled(waiting)).filter((one) => one.status === 'rejected');
    expect(refused.map(({ reason }) => String(reason))).not.toContainEqual(expect.stringContaining('Too many'));
  });

  it('say why when no server can be reached at the start, without the address', async () => {
    const nowhere = connectDatabase({ databaseUrl: 'postgres://postgres@127.0.0.1:1/nothing', dataDir: '' });
    const error: unknown = await nowhere.catch((reason: unknown) => reason);
    expect(String(error)).toBe(
      'Error: The database of DATABASE_URL cannot be used: nothing listens at that address: start PostgreSQL, or correct host and port.',
    );
    expect((error as Error).cause).toBeInstanceOf(DatabaseUnavailable);
  });
});
