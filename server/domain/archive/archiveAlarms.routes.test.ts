/** @tier full */
import { type Alarms } from '@contract/alarm';
import { archivingOn, createArchiveData } from '../../app/testing/archiving';
import { consentingOn } from '../../app/testing/consenting';
import { evaluatingOn } from '../../app/testing/evaluating';
import { type TestMember } from '../../app/testing/member';
import { startServer, type TestServer } from '../../app/testing/startServer';
import { openStream } from '../member/alarm/testing/openStream';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const questionsTo = async ({ token }: TestMember) =>
  (await server.call<Alarms>('GET', '/api/alarm/project-archive', { token })).data.userArchiveList;

it('the team gets an alarm event when a pending archive is registered, renamed or deleted', async () => {
  const on = archivingOn(server);
  const [writer, mate] = [await server.member(), await server.member()];
  const titles = async () => (await questionsTo(mate)).map(({ archiveTitle }) => archiveTitle);
  const stream = await openStream(server.app, mate.token);
  try {
    const id = await on.register(writer, [mate]);
    expect(await stream.alarms(1)).toBe(1);
    expect(await titles()).toEqual(['졸업 전에 끝낸 앱']);

    const period = { startDate: '2026-01-02', endDate: '2026-05-20' };
    await on.edit(id, createArchiveData([], { title: '새 이름', ...period }), writer);
    expect(await stream.alarms(2)).toBe(2);
    expect(await titles()).toEqual(['새 이름']);

    await on.remove(id, writer);
    expect(await stream.alarms(3)).toBe(3);
    expect(await titles()).toEqual([]);
  } finally {
    stream.leave();
  }
});

it.each([
  ['to consent', () => Promise.resolve()],
  ['to evaluate', (id: number, leftOut: TestMember) => consentingOn(server).confirm(id, leftOut)],
])(
  'a member with a request %s gets an alarm event when a published archive is renamed or deleted',
  async (_, answer) => {
    const on = archivingOn(server);
    const evaluating = evaluatingOn(server);
    const [writer, mate, leftOut] = [await server.member(), await server.member(), await server.member()];
    const id = await evaluating.register([writer, mate, leftOut], { published_at: new Date() }, [leftOut]);
    await answer(id, leftOut);
    const stream = await openStream(server.app, leftOut.token);
    try {
      const period = { startDate: '2026-01-02', endDate: '2026-05-20' };
      await on.edit(id, createArchiveData([], { title: '새 이름', ...period }), writer);
      expect(await stream.alarms(1)).toBe(1);
      expect((await questionsTo(leftOut)).map(({ archiveTitle }) => archiveTitle)).toEqual(['새 이름']);

      await on.remove(id, writer);
      expect(await stream.alarms(2)).toBe(2);
      expect(await questionsTo(leftOut)).toEqual([]);
    } finally {
      stream.leave();
    }
  },
);

it('asked members get an alarm event when the writer of an archive changes, since the request names the writer', async () => {
  const [writer, mate, asked] = [await server.member(), await server.member(), await server.member()];
  await evaluatingOn(server).register([writer, mate, asked], {}, [asked]);
  const stream = await openStream(server.app, asked.token);
  try {
    await consentingOn(server).withdraw(writer);
    expect(await stream.alarms(1)).toBe(1);
    expect((await questionsTo(asked)).map((question) => question.writer)).toEqual([mate.nickname]);
  } finally {
    stream.leave();
  }
});
