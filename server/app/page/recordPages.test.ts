/** @bundle pages */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createCache } from '../../lib/cache/cache';
import sharp from 'sharp';
import { creditingOn } from '../testing/crediting';
import { type TestMember } from '../testing/member';
import { recordingOn, type Recording } from '../testing/recording';
import { renderApp } from '../testing/renderApp';
import { startServer, type TestServer } from '../testing/startServer';

const PAGE = `<!doctype html><html><head><title>팀이음</title><meta name="description" content="x"/></head>
<body><div id="root"></div></body></html>`;
const NOINDEX = '<meta name="robots" content="noindex" />';
const PERSON = {
  name: '황보가온',
  birth: '1999-12-31',
  phone: '010-7777-6666',
  email: 'hush.hush@example.org',
  address: '세종시 비밀로 12',
  username: 'hushhush1',
};

let publicDir: string;
let server: TestServer;
let on: Recording;
let member: TestMember;
let archive: number;
beforeAll(async () => {
  publicDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-record-'));
  await mkdir(path.join(publicDir, 'assets'));
  await writeFile(path.join(publicDir, 'index.html'), PAGE);
  server = await startServer(
    { publicDir, publicUrl: 'https://teamieum.example', renderTimeout: 60_000 },
    createCache(),
    renderApp,
  );
  on = recordingOn(server);
  member = await server.member(PERSON);
  archive = await on.publish([member, await server.member()]);
});
afterAll(async () => {
  await server.close();
  await rm(publicDir, { recursive: true });
});

const open = (address: string) => server.call('GET', address);

it('renders a record with its head, for codes in upper case too, and with noindex unless it may be indexed', async () => {
  const code = await on.open(member);
  for (const typed of [code, code.toUpperCase()]) {
    const { code: status, text, headers } = await open(`/record/${typed}`);
    expect([status, headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(text).toContain(NOINDEX);
    expect(text).toContain(`<title>${member.nickname} 님의 기록 | 팀이음</title>`);
    expect(text).toContain(`<link rel="canonical" href="https://teamieum.example/record/${code}" />`);
    expect(text).toContain(`content="https://teamieum.example/share/record/${code}.png"`);
    expect(text).toContain(`"url":"https://teamieum.example/archive/${archive}"`);
    expect(text).toMatch(new RegExp(`<h1[^>]*><span>${member.nickname}</span> <span[^>]*>님의 기록</span></h1>`));
    expect(text).toContain('팀원 2명이 서로 평가했어요');
  }

  await on.set(member, { indexable: true });
  const { text, headers } = await open(`/record/${code}`);
  expect(text).not.toContain(NOINDEX);
  expect(headers).not.toHaveProperty('x-robots-tag');
});

it('contains only the public fields of a record', async () => {
  const code = await on.open(member);
  const { text } = await open(`/record/${code}`);
  for (const secret of Object.values(PERSON)) expect(text).not.toContain(secret);
  expect(text).not.toContain('1999');

  await on.set(member, { showName: true });
  expect((await open(`/record/${code}`)).text).toContain(PERSON.name);
  await on.set(member);
});

it('returns 404 once a record is off or has a new address, like for an unknown code', async () => {
  const owner = await server.member();
  const code = await on.open(owner);
  expect((await open(`/record/${code}`)).code).toBe(200);
  await on.set(owner, { enabled: false });
  const pages = [];
  for (const address of [code, 'aaaabbbbcccc', 'no']) {
    const { code: status, text, headers } = await open(`/record/${address}`);
    expect([status, headers['x-robots-tag']]).toEqual([404, 'noindex']);
    expect(text).toContain('<title>찾을 수 없는 기록이에요. | 팀이음</title>');
    pages.push(text.replace(/<script type="application\/json".*?<\/script>/s, ''));
  }
  expect(new Set(pages).size).toBe(1);

  await on.set(owner);
  await on.renew(owner);
  expect((await open(`/record/${code}`)).code).toBe(404);
});

it('uses the address of the request in the page when no public address is configured', async () => {
  const local = await startServer({ publicDir, renderTimeout: 60_000 }, createCache(), renderApp);
  const code = await recordingOn(local).open(await local.member());
  const { text } = await local.call('GET', `/record/${code}`, { headers: { host: 'records.example:8080' } });
  expect(text).toContain(`records.example:8080/record/${code}`);
  expect(text).not.toContain('localhost');
  await local.close();
});

it('sends noindex with the unrendered page of a record', async () => {
  const code = await on.open(member);
  const { text, headers } = await server.call('GET', `/record/${code}`, { cookies: { loggedIn: '1' } });
  expect([text, headers['x-robots-tag']]).toEqual([PAGE, 'noindex']);
});

it('renders the form to check credentials, and the verdict at the address of a credential with noindex', async () => {
  expect((await open('/verify')).text).toContain('<title>증명서 확인 | 팀이음</title>');
  const { data } = await creditingOn(server).issue(archive, member);
  const { code, text, headers } = await open(`/verify/${data.id}`);
  expect([code, headers['x-robots-tag']]).toEqual([200, 'noindex']);
  expect(text).toMatch(/<h1[^>]*>유효해요<\/h1>/);
  expect(text).toContain(member.nickname);
  expect(text).toContain(`<title>${member.nickname} 님의 증명서 | 팀이음</title>`);
  expect(text).toContain(`/share/verify/${data.id}.png`);
  expect(text).toContain(NOINDEX);
  expect((await open('/verify/8c2f6f5e-6f0c-4c3f-9a51-0d7f3f2f9b11')).code).toBe(404);
});

it('renders records and the check in English on request, which name both languages; the canonical address is Korean', async () => {
  const code = await on.open(member);
  const { data } = await creditingOn(server).issue(archive, member);
  for (const [path, title] of [
    [`/record/${code}`, `${member.nickname}’s record`],
    ['/verify', 'Check a credential'],
    [`/verify/${data.id}`, `${member.nickname}’s credential`],
  ]) {
    const url = `https://teamieum.example${path}`;
    const { text } = await open(`${path}?lang=en&other=1`);
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('<body lang="ko">');
    expect(text).toContain(`<title>${title} | Teamieum</title>`);
    expect(text).toContain(`<link rel="canonical" href="${url}" />`);
    expect(text).toContain(`<link rel="alternate" hreflang="ko" href="${url}" />`);
    expect(text).toContain(`<link rel="alternate" hreflang="en" href="${url}?lang=en" />`);
    const korean = (await open(`${path}?lang=fr`)).text;
    expect(korean).not.toContain('<html lang="en">');
    expect(korean).toContain(`hreflang="en" href="${url}?lang=en"`);
  }
});

it('shares a picture of a valid credential with pages of other sites, and nothing of a withdrawn one', async () => {
  const owner = await server.member();
  const { data } = await creditingOn(server).issue(await on.publish([owner, member]), owner);
  const picture = await server.call('GET', `/share/verify/${data.id}.png`);
  expect([picture.code, picture.headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin']);
  expect(await sharp(picture.raw).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });

  await creditingOn(server).withdraw(data.id, owner);
  expect((await server.call('GET', `/share/verify/${data.id}.png`)).code).toBe(404);
  const { text } = await open(`/verify/${data.id}`);
  expect(text).not.toContain(owner.nickname);
  expect(text).not.toContain('/share/verify/');
});
