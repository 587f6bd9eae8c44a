import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { insertProject } from '../../db/testing/rows';
import { titleColumns } from '../../db/titleBigrams';
import { deleteExpiredDrawings } from '../operations/deleteExpiredDrawings';
import { createDrawnFileStore, drawnFileName } from '../../lib/drawing/drawnFileStore';
import { createMetrics } from '../../lib/metrics';
import { type TestMember } from '../testing/member';
import { startServer, type TestServer } from '../testing/startServer';

/** Allows three drawings a minute and address. */
const NARROW = 0.1;

let publicDir: string;
let sitePicture: Buffer;
let server: TestServer;
beforeAll(async () => {
  publicDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-public-'));
  sitePicture = await sharp({ create: { width: 12, height: 6, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await writeFile(path.join(publicDir, 'share.png'), sitePicture);
  server = await startServer({ publicDir, rateLimitMultiplier: NARROW });
});
afterAll(async () => {
  await server.close();
  await rm(publicDir, { recursive: true });
});

/** Inserts posts whose pictures differ. */
async function insertProjects(writer: number, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) {
    ids.push(await insertProject(server.db, writer, titleColumns(`모집글 ${made}`)));
  }
  return ids;
}

async function withdraw({ username, password, token }: TestMember): Promise<void> {
  const json = { username, password, confirm_password: password };
  expect((await server.call('DELETE', '/api/user/delete', { token, json })).code).toBe(200);
}

/** The number of stored files of a member. */
const storedFor = async (owner: number) =>
  (await readdir(path.join(server.dataDir, 'drawn'))).filter((name) => name.startsWith(`${owner}-`)).length;

async function picture(id: number, remoteAddress: string) {
  const { statusCode, headers, rawPayload } = await server.app.inject({
    url: `/share/project/${id}.png`,
    remoteAddress,
  });
  const isSitePicture = rawPayload.equals(sitePicture);
  return { code: statusCode, type: headers['content-type'], cache: headers['cache-control'], isSitePicture };
}

const DRAWN = { code: 200, type: 'image/png', cache: 'public, max-age=3600', isSitePicture: false };
const SITE = { code: 200, type: 'image/png', cache: 'public, max-age=60', isSitePicture: true };

it('sends an address beyond its limit the picture of the site, except for stored pictures, and draws for others', async () => {
  const writer = await server.member();
  const ids = await insertProjects(writer.id, 5);
  const [first = 0, , , fourth = 0, fifth = 0] = ids;
  for (const id of ids.slice(0, 3)) expect(await picture(id, '10.0.0.1')).toEqual(DRAWN);
  expect(await picture(fourth, '10.0.0.1')).toEqual(SITE);
  expect(await picture(first, '10.0.0.1')).toEqual(DRAWN);
  expect(await picture(fifth, '10.0.0.2')).toEqual(DRAWN);
  expect(await picture(fifth, '10.0.0.1')).toEqual(DRAWN);
  expect((await picture(999_999, '10.0.0.1')).code).toBe(404);
});

it('sends an address that asks for more than may wait the picture of the site', async () => {
  const writer = await server.member();
  const ids = await insertProjects(writer.id, 30);
  const pictures = await Promise.all(ids.map((id) => picture(id, '10.0.0.3')));
  expect(pictures.filter(({ code }) => code === 200)).toHaveLength(30);
  expect(pictures.filter(({ isSitePicture }) => !isSitePicture)).toHaveLength(3);
});

it('stores the picture of a post for its writer until the withdrawal, and then without an owner', async () => {
  const writer = await server.member();
  const id = await insertProject(server.db, writer.id);
  await picture(id, '10.0.0.4');
  expect(await storedFor(writer.id)).toBe(1);

  await withdraw(writer);
  expect([await storedFor(writer.id), await storedFor(0)]).toEqual([0, 0]);
  await picture(id, '10.0.0.4');
  expect([await storedFor(writer.id), await storedFor(0)]).toEqual([0, 1]);
});

it('deletes the pictures of withdrawn members in the housekeeping, also when another process has drawn them', async () => {
  const [gone, member] = [await server.member(), await server.member()];
  await withdraw(gone);
  const folder = path.join(server.dataDir, 'drawn');
  await mkdir(folder, { recursive: true });
  for (const { id } of [gone, member]) await writeFile(path.join(folder, drawnFileName(id, 'other')), '');
  await deleteExpiredDrawings(server.db, createDrawnFileStore(folder), Date.now());
  expect([await storedFor(gone.id), await storedFor(member.id)]).toEqual([0, 1]);
});

it('counts the drawings that run and wait in the metrics', async () => {
  const metrics = createMetrics();
  metrics.watchQueue('picture', () => ({ running: 1, waiting: 2 }));
  const text = await metrics.registry.metrics();
  expect(text).toContain('teamieum_queue_running{queue="picture"} 1');
  expect(text).toContain('teamieum_queue_waiting{queue="picture"} 2');
});
