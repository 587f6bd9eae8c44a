import { type ShownAnnouncement } from '@contract/announcement';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { connectDatabase } from '../../../db/connect';
import { DAY } from '../../../lib/durations';
import { isNotSuspended } from '../../access/hidden.repository';

const SHIFT = 8;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clockShiftDays: SHIFT });
});
afterAll(() => server.close());

const inDays = (days: number) => new Date(Date.now() + days * DAY);

describe('with CLOCK_SHIFT_DAYS', () => {
  it('a suspension ends that many days earlier', async () => {
    const { id, username, password } = await server.member();
    const suspend = (days: number) =>
      server.db
        .updateTable('member')
        .set({ suspended_until: inDays(days), suspended_reason: '광고' })
        .where('id', '=', id)
        .execute();
    const logIn = () => server.call('POST', '/api/login', { json: { username, password } });

    await suspend(SHIFT + 1);
    expect((await logIn()).code).toBe(403);
    await suspend(SHIFT - 1);
    expect((await logIn()).code).toBe(200);
  });

  it('an announcement begins and ends that many days earlier', async () => {
    const announce = (text: string, [from, until]: [number, number]) =>
      server.db
        .insertInto('announcement')
        .values({ kind: 'INFO', text, link: '', starts_at: inDays(from), ends_at: inDays(until) })
        .execute();
    await announce('지난 공지', [-1, SHIFT - 1]);
    await announce('지금 공지', [SHIFT - 1, SHIFT + 1]);

    const { data } = await server.call<ShownAnnouncement[]>('GET', '/api/announcements');

    expect(data.map(({ text }) => text)).toEqual(['지금 공지']);
  });

  it('a suspended member is found again that many days earlier', async () => {
    const { id } = await server.member();
    await server.db
      .updateTable('member')
      .set({ suspended_until: inDays(7), suspended_reason: '광고' })
      .where('id', '=', id)
      .execute();
    const found = async (clockShiftDays: number) => {
      const { db, close } = await connectDatabase({ databaseUrl: server.listenUrl, dataDir: '', clockShiftDays });
      const rows = await db.selectFrom('member').select('id').where('id', '=', id).where(isNotSuspended).execute();
      await close();
      return rows.length;
    };

    expect([await found(0), await found(SHIFT)]).toEqual([0, 1]);
  });
});
