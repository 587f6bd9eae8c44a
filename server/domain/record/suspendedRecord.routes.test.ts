/** @tier full @bundle pages */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { decidingOn, type Deciding } from '../../app/testing/deciding';
import { type TestMember } from '../../app/testing/member';
import { operatorOn } from '../../app/testing/operating';
import { recordingOn, type Recording } from '../../app/testing/recording';
import { renderApp } from '../../app/testing/renderApp';
import { startServer, type TestServer } from '../../app/testing/startServer';
import { createCache } from '../../lib/cache/cache';

const PAGE = '<!doctype html><html><head><title>팀이음</title></head><body><div id="root"></div></body></html>';

let publicDir: string;
let server: TestServer;
let on: Recording;
let desk: Deciding;
let member: TestMember;
let code: string;

beforeAll(async () => {
  publicDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-suspended-'));
  await writeFile(path.join(publicDir, 'index.html'), PAGE);
  // The cache is on, so the test covers cached pages.
  server = await startServer({ publicDir, renderTimeout: 60_000 }, createCache(), renderApp);
  on = recordingOn(server);
  desk = decidingOn(server, await operatorOn(server));
});
beforeEach(async () => {
  member = await server.member();
  await on.publish([member, await server.member()]);
  code = await on.open(member, { indexable: true });
});
afterAll(async () => {
  await server.close();
  await rm(publicDir, { recursive: true });
});

const suspend = (days: 7 | null = 7) => desk.measure('SUSPEND', 'PROFILE', member.id, { days });
const ADDRESSES = ['/record/#', '/api/records/#', '/record/#.pdf', '/record/#.svg', '/share/record/#.png'];
const at = (address: string, record: string) => server.call('GET', address.replace('#', record));
const codesAt = (record: string) => Promise.all(ADDRESSES.map(async (address) => (await at(address, record)).code));

it.each(ADDRESSES)('returns for the record of a suspended member at %s the 404 of an unknown code', async (address) => {
  expect((await at(address, code)).code).toBe(200);
  await suspend();
  const [suspended, unknown] = [await at(address, code), await at(address, 'aaaabbbbcccc')];
  const bare = (text: string) => text.replaceAll(code, '').replaceAll('aaaabbbbcccc', '');
  expect([suspended.code, bare(suspended.text)]).toEqual([404, bare(unknown.text)]);
  expect([suspended.headers['cache-control'], suspended.headers['x-robots-tag']]).toEqual([
    unknown.headers['cache-control'],
    unknown.headers['x-robots-tag'],
  ]);
});

it('removes the record of a suspended member from the sitemap', async () => {
  const listed = async () => (await server.call('GET', '/sitemaps/record-0.xml')).text.includes(code);
  expect(await listed()).toBe(true);
  await suspend();
  expect(await listed()).toBe(false);
});

it('serves the record at the same address again after the suspension was ended or has expired', async () => {
  await suspend(null);
  expect(await codesAt(code)).toEqual(ADDRESSES.map(() => 404));
  await desk.measure('UNSUSPEND', 'PROFILE', member.id);
  expect(await codesAt(code)).toEqual(ADDRESSES.map(() => 200));

  await suspend();
  const over = { suspended_until: new Date(Date.now() - 1_000) };
  await server.db.updateTable('member').set(over).where('id', '=', member.id).execute();
  expect(await codesAt(code)).toEqual(ADDRESSES.map(() => 200));
});
