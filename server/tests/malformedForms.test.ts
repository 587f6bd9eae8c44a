/** @tier full */
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { MALFORMED_BOUNDARY, malformedForms, type MalformedForm } from '../app/testing/malformedForms';
import { joiningOn } from '../app/testing/joining';
import { createJoin, PHOTO } from '../app/testing/member';
import { startServer, type TestServer } from '../app/testing/startServer';
import { until } from '../app/testing/until';
import { openUploads } from '../lib/uploads/receiveForm';

const FORMS = 200;
const AT_ONCE = 20;
const HEAD = `POST /api/users/join HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=${MALFORMED_BOUNDARY}\r\n`;

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(() => server.close());

const incoming = () => readdir(path.join(server.dataDir, 'incoming')).catch(() => []);

/** @returns the status of the response; 0 after hanging up */
async function send({ packets, hangsUp }: MalformedForm): Promise<number> {
  const length = packets.reduce((sum, packet) => sum + packet.length, hangsUp ? 1_000 : 0);
  const socket = connect({ port, host: '127.0.0.1' }).on('error', () => undefined);
  const status = new Promise<number>((resolve) => {
    socket.once('data', (response: Buffer) => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(response.toString())?.[1])));
    socket.once('close', () => resolve(0));
  });
  socket.write(`${HEAD}content-length: ${length}\r\n\r\n`);
  for (const packet of packets) {
    await new Promise((resolve) => socket.write(packet, resolve));
    await setImmediate();
  }
  if (!hangsUp) await status;
  socket.destroy();
  return status;
}

/** Calls the health endpoint until stopped. */
function probeHealth() {
  const statuses = new Set<number>();
  let isStopped = false;
  async function probe() {
    while (!isStopped) {
      const { status } = await fetch(`http://127.0.0.1:${port}/api/health`);
      statuses.add(status);
      await setTimeout(20);
    }
  }
  const ended = probe();
  return async () => {
    isStopped = true;
    await ended;
    return [...statuses];
  };
}

it('answers every malformed form, gives all places and files back, and stays healthy meanwhile', async () => {
  const forms = fc.sample(malformedForms({ json: 'memberDTO', files: ['authImgFile', 'portfolioFiles'] }), {
    numRuns: FORMS,
    seed: 97,
  });
  const stopProbe = probeHealth();
  const queue = [...forms];
  const answers: { form: MalformedForm; status: number }[] = [];
  async function sendNext() {
    for (let form = queue.pop(); form; form = queue.pop()) answers.push({ form, status: await send(form) });
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));

  const complete = answers.filter(({ form }) => !form.hangsUp);
  expect(complete.length).toBeGreaterThan(FORMS / 2);
  expect(complete.map(({ status }) => status).filter((status) => ![400, 413].includes(status))).toEqual([]);
  await until(async () => openUploads() === 0 && (await incoming()).length === 0);
  expect(await stopProbe()).toEqual([200]);
  expect((await joiningOn(server).join(createJoin())).code).toBe(200);
});

/** The parts of a valid join, one character per byte. */
const JOIN_PARTS = () => [
  `content-disposition: form-data; name="memberDTO"\r\n\r\n${Buffer.from(JSON.stringify(createJoin())).toString('latin1')}`,
  `content-disposition: form-data; name="authImgFile"; filename="a.png"\r\n\r\n${PHOTO.toString('latin1')}`,
];

it.each([
  ['a part without a readable head', `nonsense\r\n\r\n${'z'.repeat(40_000)}`, ''],
  ['a part without a content-disposition', `x: y\r\n\r\n${'z'.repeat(17_000)}`, ''],
  ['bytes after its end in a packet of their own', '', 'late'],
])('ignores %s of a valid form', async (_, part, trailer) => {
  const parts = [...JOIN_PARTS(), part].map((one) => `--${MALFORMED_BOUNDARY}\r\n${one}\r\n`);
  const body = Buffer.from(`${parts.join('')}--${MALFORMED_BOUNDARY}--\r\n`, 'latin1');
  expect(await send({ packets: [body, Buffer.from(trailer)], hangsUp: false })).toBe(200);
  expect(openUploads()).toBe(0);
});

it('gives the place and the files of a form back when its client hangs up', async () => {
  const start = `--${MALFORMED_BOUNDARY}\r\ncontent-disposition: form-data; name="authImgFile"; filename="a.png"\r\n\r\n${'a'.repeat(50_000)}`;
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write(`${HEAD}content-length: 1000000\r\n\r\n${start}`);
  await until(async () => openUploads() === 1 && (await incoming()).length === 1);
  socket.destroy();
  await once(socket, 'close');
  await until(async () => openUploads() === 0 && (await incoming()).length === 0);
  expect(openUploads()).toBe(0);
});
