import { createTestDatabase } from '../../app/testing/database';
import { until } from '../../app/testing/until';
import { type Database } from '../../db/connect';
import { DAY, HOUR, MINUTE } from '../durations';
import { deleteLateDeliveries, requestDelivery, type Delivery, type NewDelivery } from './deliveries';
import { createDeliveryWorker, type Composed } from './deliveryWorker';

const START = new Date('2026-11-02T10:00:00+09:00').getTime();

let database: Database;
let clock: number;
let sent: string[];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  clock = START;
  sent = [];
  await database.db.deleteFrom('delivery').execute();
});

const request = (name: string, more: Partial<NewDelivery> = {}) =>
  requestDelivery(database.db, { channel: 'MAIL', kind: 'greeting', payload: { name }, at: new Date(clock), ...more });

const nameOf = ({ payload }: Delivery) => (payload as { name: string }).name;

const sending = (delivery: Delivery): Promise<Composed> =>
  Promise.resolve({
    send: async () => {
      sent.push([nameOf(delivery), ...delivery.items].join(' '));
    },
  });

const refusing = (): Promise<Composed> => Promise.resolve({ send: () => Promise.reject(new Error('nobody answers')) });

/** @param ahead the clock of the worker's process runs ahead by this many milliseconds */
const workerWith = (
  compose: (delivery: Delivery) => Promise<Composed | null> = sending,
  { isFinal = false, ahead = 0 } = {},
) =>
  createDeliveryWorker({
    db: database.db,
    channel: 'MAIL',
    compose,
    judge: () => ({ code: '450', isFinal }),
    now: () => clock + ahead,
    onSent: () => undefined,
    onFailure: () => undefined,
  });

const rows = () => database.db.selectFrom('delivery').selectAll().orderBy('id').execute();
const dueIn = async () => (await rows()).map(({ due_at }) => (due_at.getTime() - clock) / MINUTE);

describe('a delivery', () => {
  it('is sent once, and its row is deleted', async () => {
    await request('a');
    const worker = workerWith();
    await worker.drain();
    await worker.drain();
    expect(sent).toEqual(['a']);
    expect(await rows()).toEqual([]);
  });

  it('is not sent before it is due', async () => {
    await request('a', { dueAt: new Date(clock + 10_000) });
    await workerWith().drain();
    expect(sent).toEqual([]);
    clock += 10_000;
    await workerWith().drain();
    expect(sent).toEqual(['a']);
  });

  it('is dropped when there is nothing to say', async () => {
    await request('a');
    await workerWith(() => Promise.resolve(null)).drain();
    expect(await rows()).toEqual([]);
  });

  it('is sent with no transaction open', async () => {
    await request('a');
    let open: unknown;
    await workerWith(() =>
      Promise.resolve({
        send: async () => {
          const client = await database.pool.connect();
          const { rows: found } = await client.query(
            "select pid from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
          );
          client.release();
          open = found;
        },
      }),
    ).drain();
    expect(open).toEqual([]);
  });

  it('changes further rows in the transaction that ends it, and none when it was refused', async () => {
    await request('a');
    const storing = (send: Composed['send']) => () =>
      Promise.resolve({
        send,
        sent: async (trx: Parameters<NonNullable<Composed['sent']>>[0]) => {
          const at = new Date(clock);
          await requestDelivery(trx, { channel: 'MAIL', kind: 'trace', at, dueAt: new Date(clock + HOUR) });
        },
      });
    await workerWith(storing(() => Promise.reject(new Error('nobody answers')))).drain();
    expect((await rows()).map(({ kind }) => kind)).toEqual(['greeting']);
    clock += MINUTE;
    await workerWith(storing(() => Promise.resolve())).drain();
    expect((await rows()).map(({ kind }) => kind)).toEqual(['trace']);
  });
});

describe('the order', () => {
  it('is urgent ones first, then the oldest', async () => {
    for (const name of ['a', 'b']) await request(name, { urgent: false });
    clock += 1_000;
    await request('password');
    await workerWith().drain();
    expect(sent).toEqual(['password', 'a', 'b']);
  });

  it('lets one that hangs hold up no other', async () => {
    await request('hangs');
    let release!: () => void;
    const hanging = new Promise<void>((resolve) => (release = resolve));
    const worker = workerWith((delivery) =>
      nameOf(delivery) === 'hangs' ? Promise.resolve({ send: () => hanging }) : sending(delivery),
    );
    worker.wake();
    await until(async () => (await rows()).some(({ attempts }) => attempts === 1));
    for (let count = 0; count < 30; count += 1) await request(`${count}`);
    worker.wake();
    await until(() => sent.length === 30);
    release();
    await worker.drain();
    expect(await rows()).toEqual([]);
  });
});

it('composes one at a time, and sends five at once', async () => {
  for (let count = 0; count < 12; count += 1) await request(`${count}`);
  const most = { composing: 0, sending: 0 };
  const running = { composing: 0, sending: 0 };
  const during = async (work: keyof typeof running) => {
    running[work] += 1;
    most[work] = Math.max(most[work], running[work]);
    await database.db.selectFrom('delivery').select('id').execute();
    // Ends once five run, or none can join.
    if (work === 'sending') await until(() => running.sending === 5 || sent.length >= 7);
    running[work] -= 1;
  };
  await workerWith(async (delivery) => {
    await during('composing');
    return {
      send: async () => {
        await during('sending');
        sent.push(nameOf(delivery));
      },
    };
  }).drain();
  expect(sent).toHaveLength(12);
  expect(most).toEqual({ composing: 1, sending: 5 });
});

describe('a refused delivery', () => {
  it('is retried after 1, 2, 4 … 256 minutes and 6 hours, and given up after the twelfth try', async () => {
    await request('a', { key: 'one', items: ['x'] });
    const waits: number[] = [];
    for (let tries = 1; tries < 12; tries += 1) {
      await workerWith(refusing).drain();
      const [wait = NaN] = await dueIn();
      waits.push(wait);
      clock += wait * MINUTE;
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);

    await workerWith(refusing).drain();
    expect(await rows()).toEqual([
      expect.objectContaining({ failed_at: new Date(clock), code: '450', key: null, items: [], payload: {} }),
    ]);
    clock += 7 * DAY;
    expect(await deleteLateDeliveries(database.db, new Date(clock))).toBe(1);
  });

  it('is given up at once when it would be refused again', async () => {
    await request('a');
    await workerWith(refusing, { isFinal: true }).drain();
    expect(await rows()).toEqual([expect.objectContaining({ attempts: 1, failed_at: new Date(clock) })]);
    await workerWith().drain();
    expect(sent).toEqual([]);
  });

  it('arrives once the other side is back', async () => {
    await request('a');
    for (; clock < START + 10 * HOUR; clock += 15 * MINUTE) await workerWith(refusing).drain();
    clock += 6 * HOUR;
    await workerWith().drain();
    expect(sent).toEqual(['a']);
  });
});

describe('requests under one key', () => {
  it('are one delivery about all of them, due when the first of them is', async () => {
    await request('a', { key: 'one', items: ['x'], dueAt: new Date(clock + HOUR) });
    await request('a', { key: 'one', items: ['y', 'x'], dueAt: new Date(clock + MINUTE) });
    expect(await dueIn()).toEqual([1]);
    clock += MINUTE;
    await workerWith().drain();
    expect(sent.map((line) => line.split(' ').sort())).toEqual([['a', 'x', 'y']]);
  });

  it('wait a quarter of an hour when they come while the first is being sent', async () => {
    await request('a', { key: 'one', items: ['x'] });
    await workerWith((delivery) =>
      Promise.resolve({
        send: async () => {
          await (await sending(delivery)).send();
          await request('a', { key: 'one', items: ['y'] });
        },
      }),
    ).drain();
    expect(await dueIn()).toEqual([15]);
    clock += 15 * MINUTE;
    await workerWith().drain();
    expect(sent).toEqual(['a x', 'a y']);
  });

  it('do not hasten a delivery that is retried', async () => {
    await request('a', { key: 'one', items: ['x'] });
    await workerWith(refusing).drain();
    await request('a', { key: 'one', items: ['y'] });
    expect(await dueIn()).toEqual([1]);
  });
});

describe('several processes', () => {
  it('send each delivery once', async () => {
    for (let count = 0; count < 100; count += 1) await request(`${count}`);
    await Promise.all([workerWith().drain(), workerWith().drain()]);
    expect(new Set(sent).size).toBe(100);
    expect(sent).toHaveLength(100);
  });

  it('take over what a crashed one has claimed, once its lease has ended', async () => {
    await request('a');
    await database.db
      .updateTable('delivery')
      .set({ attempts: 1, claimed_until: new Date(clock + 10 * MINUTE) })
      .execute();
    await workerWith().drain();
    expect(sent).toEqual([]);
    clock += 10 * MINUTE;
    await workerWith().drain();
    expect(sent).toEqual(['a']);
  });

  it('leave a row alone that another one has claimed since', async () => {
    await request('a');
    await workerWith((delivery) =>
      Promise.resolve({
        send: async () => {
          await workerWith(sending, { ahead: 11 * MINUTE }).drain();
          await (await sending(delivery)).send();
        },
        sent: () => Promise.reject(new Error('too late')),
      }),
    ).drain();
    expect(sent).toEqual(['a', 'a']);
    expect(await rows()).toEqual([]);
  });

  it('give back what they have not begun when they stop, uncounted', async () => {
    for (let count = 0; count < 8; count += 1) await request(`${count}`);
    let closed: Promise<void> | undefined;
    const worker = workerWith((delivery) => {
      closed ??= worker.close();
      return sending(delivery);
    });
    await worker.drain();
    await closed;
    expect(sent).toEqual(['0']);
    expect((await rows()).map(({ attempts, claimed_until }) => [attempts, claimed_until])).toEqual(
      Array.from({ length: 7 }, () => [0, null]),
    );
  });
});

it('a delivery that is more than a day late is deleted unsent', async () => {
  await request('a');
  clock += DAY;
  await workerWith().drain();
  expect(sent).toEqual([]);
  expect(await deleteLateDeliveries(database.db, new Date(clock))).toBe(1);
  expect(await rows()).toEqual([]);
});
