import { type DataExport, type DataExportTicket } from '@contract/dataExport';
import { unzipSync } from 'fflate';
import { creditingOn } from '../../../app/testing/crediting';
import { recordingOn } from '../../../app/testing/recording';
import { startServer, type TestServer } from '../../../app/testing/startServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ publicUrl: 'https://teamieum.example' });
});
afterAll(() => server.close());

it('the data export contains the settings and choices of the record, and every credential with its JWT', async () => {
  const [on, credits] = [recordingOn(server), creditingOn(server)];
  const [member, mate] = [await server.member(), await server.member()];
  const [shown, hidden] = [
    await on.publishHeard([member, mate, await server.member()]),
    await on.publish([member, mate]),
  ];
  const line = await on.say(shown, mate, member);
  await on.open(member, { showName: true, hiddenArchives: [hidden], lines: [line] });
  const { token: jwt, ...item } = await credits.issued(shown, member);

  const { token, refresh, password } = member;
  const json = { currentPassword: password };
  const { data: ordered } = await server.call<DataExportTicket>('POST', '/api/users/me/export', { token, json });
  const address = `/api/users/me/export?ticket=${ordered.ticket}`;
  const { raw } = await server.call('GET', address, { cookies: { refresh } });
  const text = Buffer.from(unzipSync(new Uint8Array(raw))['data.json'] ?? []).toString();
  const data = JSON.parse(text) as DataExport;

  const { url: _, ...record } = (await on.own(member)).data;
  expect(data.record).toEqual(record);
  expect(record).toMatchObject({ enabled: true, showName: true, lines: [{ id: line, picked: true }] });
  expect(record.archives.map(({ id, shown: isShown }) => [id, isShown])).toContainEqual([hidden, false]);
  expect(data.credentials).toEqual([{ ...item, jwt }]);
});
