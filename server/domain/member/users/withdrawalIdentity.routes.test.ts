import { type TestMember } from '../../../app/testing/member';
import { startServer, type TestServer } from '../../../app/testing/startServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

it('a withdrawal is decided by the id where one is sent, so that an outdated nickname is accepted', async () => {
  const [member, other] = [await server.member(), await server.member()];
  const sent = ({ nickname: _, password }: TestMember) => ({ password, confirm_password: password });
  const leave = (json: object) => server.call('DELETE', '/api/user/delete', { token: member.token, json });

  expect((await leave({ ...sent(member), username: member.nickname, memberId: other.id })).code).toBe(400);
  expect((await leave({ ...sent(member), username: '예전이름', memberId: member.id })).code).toBe(200);
});
