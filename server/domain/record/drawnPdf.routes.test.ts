/** @tier full */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type TestMember } from '../../app/testing/member';
import { recordingOn, type Recording } from '../../app/testing/recording';
import { startServer, type TestServer } from '../../app/testing/startServer';
import { titleColumns } from '../../db/titleBigrams';

let server: TestServer;
let on: Recording;
let member: TestMember;
let code: string;
beforeEach(async () => {
  server = await startServer();
  on = recordingOn(server);
  member = await server.member();
  code = await on.open(member);
});
afterEach(() => server.close());

const pdf = async (remoteAddress = '10.0.0.1') => {
  const { statusCode, headers, rawPayload } = await server.app.inject({ url: `/record/${code}.pdf`, remoteAddress });
  return { code: statusCode, headers, raw: rawPayload };
};
const stored = () => readdir(path.join(server.dataDir, 'drawn')).catch(() => []);

it('is drawn once, and again when the record changes', async () => {
  const first = await pdf();
  // A second drawing would have another id.
  expect((await pdf()).raw.equals(first.raw)).toBe(true);
  expect(await stored()).toHaveLength(1);

  await on.publish([member, await server.member()], titleColumns('새로 공개한 프로젝트'));
  const second = await pdf();
  expect([second.code, second.raw.equals(first.raw)]).toEqual([200, false]);
  expect((await pdf()).raw.equals(second.raw)).toBe(true);
});

it('is drawn again the next day, whose date it states', async () => {
  const first = await pdf();
  server.passTime(24 * 60 * 60_000);
  expect((await pdf()).raw.equals(first.raw)).toBe(false);
});

it('is not sent while the record is off, although its file is stored', async () => {
  await pdf();
  await on.set(member, { enabled: false });
  expect((await pdf()).code).toBe(404);
  expect(await stored()).toHaveLength(1);
});

it('is deleted with its picture when the member withdraws, and those of others stay', async () => {
  const other = await server.member();
  await server.call('GET', `/share/record/${await on.open(other)}.png`);
  await pdf();
  await server.call('GET', `/share/record/${code}.png`);
  expect(await stored()).toHaveLength(3);

  const { username, password } = member;
  const json = { username, password, confirm_password: password };
  const { code: status } = await server.call('DELETE', '/api/user/delete', { token: member.token, json });
  expect(status).toBe(200);
  expect((await pdf()).code).toBe(404);
  expect((await stored()).map((name) => name.split('-')[0])).toEqual([String(other.id)]);
});

it('lets nine requests of an address wait, refuses its next one with 503, and serves other addresses', async () => {
  const [asked, other] = [Array.from({ length: 11 }, () => pdf()), pdf('10.0.0.2')];
  const responses = await Promise.all(asked);
  const refused = responses.filter(({ code: status }) => status !== 200);
  expect(refused.map(({ code: status, headers }) => [status, headers['retry-after']])).toEqual([[503, '2']]);
  expect((await other).code).toBe(200);
});
