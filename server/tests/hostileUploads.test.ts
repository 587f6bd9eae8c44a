/** @tier full */
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { connect, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { MESSAGES } from '@contract/messages';
import sharp from 'sharp';
import { archivingOn, createArchiveData } from '../app/testing/archiving';
import { hostileImages, polyglots } from '../app/testing/hostileFiles';
import { joiningOn } from '../app/testing/joining';
import { createJoin, joinForm, PHOTO, type TestMember } from '../app/testing/member';
import { startServer, type TestServer } from '../app/testing/startServer';
import { until } from '../app/testing/until';
import { openUploads } from '../lib/uploads/receiveForm';

let server: TestServer;
let writer: TestMember;
let mate: TestMember;
beforeAll(async () => {
  server = await startServer();
  writer = await server.member();
  mate = await server.member();
});
afterAll(() => server.close());

/** All files of the server on the disk, without those of the database. */
/** The names of stored files; mails of sign-ups come at any time. */
async function filesOnDisk() {
  const entries = await readdir(server.dataDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('outbox'))
    .map(({ name }) => name)
    .sort();
}

const archive = () => createArchiveData([{ nickname: mate.nickname }]);
const register = (image: Buffer) => archivingOn(server).create(archive(), writer, { images: [PHOTO, image] });
const join = (photo: Buffer, photoName?: string) => joiningOn(server).join(createJoin(), { photo, photoName });

it('hostile images are refused with the reason, as a photo and as pictures, and leave no file on the disk', async () => {
  const before = await filesOnDisk();
  for (const [name, content, message] of await hostileImages()) {
    const photo = await join(content);
    expect([name, photo.code, photo.errors]).toEqual([name, 400, [{ field: 'photo', message }]]);
    const pictures = await register(content);
    expect([name, pictures.code, pictures.errors]).toEqual([name, 400, [{ field: 'images[1]', message }]]);
  }
  expect(await filesOnDisk()).toEqual(before);
});

it('only the image of a polyglot file is stored', async () => {
  for (const [name, content, trace] of await polyglots()) {
    expect(content.includes(trace)).toBe(true);
    const { data: id } = await register(content);
    const { data } = await archivingOn(server).read(id, writer);
    const { raw, headers } = await server.call('GET', data.imgUrls[1] ?? '');
    expect([name, headers['content-type'], headers['x-content-type-options']]).toEqual([name, 'image/webp', 'nosniff']);
    expect((await sharp(raw).metadata()).format).toBe('webp');
    expect(raw.includes(trace)).toBe(false);
  }
});

it.each([
  '../../../../etc/cron.d/evil.png',
  '..\\..\\evil.png',
  '/etc/passwd',
  'evil.png\u0000.sh',
  '.htaccess',
  'photo.svg',
  'photo.exe',
  `${'가'.repeat(300)}.png`,
])('the file name %j has no effect', async (name) => {
  const before = await filesOnDisk();
  expect((await join(PHOTO, name)).code).toBe(200);
  const added = (await filesOnDisk()).filter((file) => !before.includes(file));
  expect(added).toHaveLength(2);
  expect(added.every((file) => /^[0-9a-f]{32}(-small)?\.webp$/.test(file))).toBe(true);
  expect(await readFile(path.resolve('package.json'), 'utf8')).toContain('teamieum');
});

describe('a form whose JSON part exceeds its limit', () => {
  const head = 'POST /api/users/join HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=x\r\n';
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

  it.each([
    ['a text field', ''],
    ['an application/json part', 'content-type: application/json\r\n'],
  ])(
    'gets 413 as %s while it is still being sent, and the connection is closed without reading the rest',
    async (_, type) => {
      await server.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined);
      const connection = once(server.app.server, 'connection') as Promise<[Socket]>;
      const caller = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
      // The connection may be reset: the client is still sending when the server closes it. `once` of events would
      // reject.
      caller.on('error', () => undefined);
      const closed = new Promise((resolve) => caller.once('close', resolve));
      caller.write(`${head}transfer-encoding: chunked\r\n\r\n`);
      caller.write(chunk(`--x\r\ncontent-disposition: form-data; name="memberDTO"\r\n${type}\r\n`));
      // The part never ends: it is sent as long as the server reads.
      const endless = setInterval(() => caller.write(chunk('a'.repeat(100_000))), 1);

      const [response] = (await once(caller, 'data')) as [Buffer];
      expect(response.toString()).toMatch(/^HTTP\/1\.1 413 /);
      expect(response.toString()).toContain(MESSAGES.tooLarge);
      await closed;
      clearInterval(endless);
      // The limit of the part, what is discarded after the refusal, and what was in flight.
      const [{ bytesRead }] = await connection;
      expect(bytesRead).toBeLessThan(512 * 1024 + 2 * 1024 * 1024);
      expect(await filesOnDisk()).not.toContainEqual(expect.stringMatching(/^[0-9a-f]{8}-/));
    },
  );
});

describe('many concurrent uploads', () => {
  const FORM = 'multipart/form-data; boundary=x';
  const PART = '--x\r\ncontent-disposition: form-data; name="authImgFile"; filename="a.png"\r\n\r\n';

  /** A join whose body never ends. */
  function stuckJoin(from: string) {
    const body = new Readable({ read: () => undefined });
    body.push(PART);
    body.push(PHOTO);
    const headers = { 'content-type': FORM, 'content-length': '10000' };
    const response = server.call('POST', '/api/users/join', { headers, body, from });
    return { response, end: () => body.push(null) };
  }

  const waiting = async () => (await readdir(path.join(server.dataDir, 'incoming')).catch(() => [])).length;

  const untilWaiting = (count: number) => until(async () => (await waiting()) === count);

  it('are limited per address, and other addresses are still accepted', async () => {
    const stuck = Array.from({ length: 25 }, () => stuckJoin('10.0.0.1'));
    await untilWaiting(25);
    expect(openUploads()).toBe(25);

    const more = await server.call('POST', '/api/users/join', { form: joinForm(createJoin()), from: '10.0.0.1' });
    expect([more.code, more.message]).toEqual([503, MESSAGES.noResponse]);
    expect(Number(more.headers['retry-after'])).toBeGreaterThan(0);
    expect((await join(PHOTO)).code).toBe(200);
    // A form without files needs no place: it is refused for the missing photo.
    const withoutFiles = new FormData();
    withoutFiles.append('memberDTO', JSON.stringify(createJoin()));
    expect((await server.call('POST', '/api/users/join', { form: withoutFiles, from: '10.0.0.1' })).code).toBe(400);

    for (const { end } of stuck) end();
    const responses = await Promise.all(stuck.map(({ response }) => response));
    expect(responses.every(({ code }) => code === 400)).toBe(true);
    expect([await waiting(), openUploads()]).toEqual([0, 0]);
  });
});
