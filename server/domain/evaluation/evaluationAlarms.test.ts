import { evaluatingOn, type Evaluating } from '../../app/testing/evaluating';
import { type TestMember } from '../../app/testing/member';
import { startServer, type TestServer } from '../../app/testing/startServer';
import { openStream, type TestStream } from '../member/alarm/testing/openStream';
import { createPayload } from '../../app/testing/samplePayload';

let server: TestServer;
let on: Evaluating;
let writer: TestMember;
let mate: TestMember;
let third: TestMember;
const streams: TestStream[] = [];

beforeAll(async () => {
  server = await startServer();
  on = evaluatingOn(server);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  [writer, mate, third] = [await server.member(), await server.member(), await server.member()];
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.leave();
});
afterAll(() => server.close());

async function listen({ token }: TestMember): Promise<TestStream> {
  const stream = await openStream(server.app, token);
  streams.push(stream);
  return stream;
}

const withdraw = ({ token, username, password }: TestMember) =>
  server.call('DELETE', '/api/user/delete', { token, json: { username, password, confirm_password: password } });

describe('sends an alarm event', () => {
  it('to a member who has evaluated, and to the others after a reminder and after the publication', async () => {
    const team: [TestMember, ...TestMember[]] = [writer, mate, third];
    const archive = await on.register(team, { created_at: new Date('2026-01-01') });
    const [done, ...missing] = [await listen(writer), await listen(mate), await listen(third)];

    await on.evaluate(archive, writer, team);
    expect(await done.alarms(1)).toBe(1);
    await on.remind(archive, writer);
    for (const stream of missing) expect(await stream.alarms(1)).toBe(1);
    await on.publish(archive, writer);
    for (const stream of missing) expect(await stream.alarms(2)).toBe(2);
  });

  it('to the last remaining member when the others withdraw', async () => {
    const leaver = await server.member();
    await on.register([leaver, mate]);
    const stream = await listen(mate);
    await withdraw(leaver);
    expect(await stream.alarms(1)).toBe(1);
  });
});

it('sends an alarm event when an invitation is deleted with its writer', async () => {
  const leaver = await server.member();
  const json = createPayload({ invitedMembersNicknames: [third.nickname] });
  await server.call('POST', '/api/projects', { token: leaver.token, json });
  const stream = await listen(third);
  await withdraw(leaver);
  expect(await stream.alarms(1)).toBe(1);
});
