import { type Alarms } from '@contract/alarm';
import { archivingOn, createArchiveData } from '../../app/testing/archiving';
import { startServer, type TestServer } from '../../app/testing/startServer';
import { openStream } from '../alarm/testing/openStream';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

it('tells its team of a pending archive that is registered, renamed and deleted', async () => {
  const on = archivingOn(server);
  const [writer, mate] = [await server.member(), await server.member()];
  const { token } = mate;
  const titles = async () => {
    const { data } = await server.call<Alarms>('GET', '/api/alarm/project-archive', { token });
    return data.userArchiveList.map(({ archiveTitle }) => archiveTitle);
  };
  const stream = await openStream(server.app, token);
  try {
    const id = await on.register(writer, [mate]);
    expect(await stream.alarms(1)).toBe(1);
    expect(await titles()).toEqual(['졸업 전에 끝낸 앱']);

    await on.edit(id, createArchiveData([], { title: '새 이름' }), writer);
    expect(await stream.alarms(2)).toBe(2);
    expect(await titles()).toEqual(['새 이름']);

    await on.remove(id, writer);
    expect(await stream.alarms(3)).toBe(3);
    expect(await titles()).toEqual([]);
  } finally {
    stream.leave();
  }
});
