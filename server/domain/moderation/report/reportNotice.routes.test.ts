import { type NoticePage } from '@contract/notice';
import { decidingOn } from '../../../app/testing/deciding';
import { type TestMember } from '../../../app/testing/member';
import { operatorOn } from '../../../app/testing/operating';
import { recruitingOn } from '../../../app/testing/recruiting';
import { startServer, type TestServer } from '../../../app/testing/startServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const noticesOf = async ({ token }: TestMember) =>
  (await server.call<NoticePage>('GET', '/api/notices', { token })).data.notices.map(({ kind, count }) => ({
    kind,
    count,
  }));

it('every operator but the reporter has one unread line that counts the new reports', async () => {
  const [first, second] = [await operatorOn(server), await operatorOn(server)];
  const { report } = decidingOn(server, first);
  const [writer, ...reporters] = await server.fourMembers();
  const post = await recruitingOn(server.call).publish(writer);
  for (const reporter of reporters.slice(0, 2)) await report('PROJECT', post, reporter);
  expect(await noticesOf(first)).toEqual([{ kind: 'REPORTED', count: 2 }]);
  expect(await noticesOf(reporters[0])).toEqual([]);

  await report('PROJECT', post, first);
  expect([await noticesOf(first), await noticesOf(second)]).toEqual([
    [{ kind: 'REPORTED', count: 2 }],
    [{ kind: 'REPORTED', count: 3 }],
  ]);
  await server.db.updateTable('notice').set({ read_at: new Date() }).where('member_id', '=', second.id).execute();
  await report('PROJECT', post, reporters[2]);
  expect([(await noticesOf(first))[0], (await noticesOf(second))[0]]).toEqual([
    { kind: 'REPORTED', count: 3 },
    { kind: 'REPORTED', count: 1 },
  ]);
});
