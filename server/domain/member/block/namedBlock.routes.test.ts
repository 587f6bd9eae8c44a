import { type BlockedMember } from '@contract/block';
import { startServer, type TestServer } from '../../../app/testing/startServer';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.close());

it('blocks the member of the id, although another member has the nickname now', async () => {
  const [me, seen, other] = await server.fourMembers();
  const json = { memberId: seen.id, nickname: other.nickname };
  const { data } = await server.call<BlockedMember[]>('POST', '/api/users/me/blocks', { token: me.token, json });
  expect(data.map(({ id }) => id)).toEqual([seen.id]);
});
