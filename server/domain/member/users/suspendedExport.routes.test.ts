import { type DataExportTicket } from '@contract/dataExport';
import { decidingOn } from '../../../app/testing/deciding';
import { type TestMember } from '../../../app/testing/member';
import { operatorOn } from '../../../app/testing/operating';
import { startServer, type TestServer } from '../../../app/testing/startServer';

let server: TestServer;
let member: TestMember;
let take: ReturnType<typeof decidingOn>['measure'];

beforeAll(async () => {
  server = await startServer();
  take = decidingOn(server, await operatorOn(server)).measure;
});
afterAll(() => server.close());
beforeEach(async () => {
  member = await server.member();
});

const order = ({ username, password }: Pick<TestMember, 'username' | 'password'>) =>
  server.call<DataExportTicket>('POST', '/api/user/export', { json: { username, password } });
const download = (ticket: string) => server.call('GET', `/api/users/me/export?ticket=${ticket}`);

it('a suspended member gets the own data by username and password, without a session', async () => {
  await take('SUSPEND', 'PROFILE', member.id, { days: 7 });
  const { code, data } = await order(member);
  expect(code).toBe(200);
  const { code: answer, raw } = await download(data.ticket);
  expect(answer).toBe(200);
  expect(raw.subarray(0, 2).toString()).toBe('PK');
});

it('returns 400 for a wrong password, an unknown username and a member who is not suspended', async () => {
  expect((await order(member)).code).toBe(400);
  await take('SUSPEND', 'PROFILE', member.id, { days: 7 });
  expect((await order({ ...member, password: 'wrong-1234' })).code).toBe(400);
  expect((await order({ username: 'nobody1', password: member.password })).code).toBe(400);
});

it('the ticket is valid for a minute, and as long as the suspension lasts', async () => {
  await take('SUSPEND', 'PROFILE', member.id, { days: null });
  const { ticket } = (await order(member)).data;
  await take('UNSUSPEND', 'PROFILE', member.id);
  expect((await download(ticket)).code).toBe(404);
  await take('SUSPEND', 'PROFILE', member.id, { days: null });
  const later = (await order(member)).data.ticket;
  server.passTime(60_001);
  expect((await download(later)).code).toBe(404);
});
