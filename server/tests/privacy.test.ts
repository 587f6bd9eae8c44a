/** @tier full @bundle pages */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type DataExportTicket } from '@contract/dataExport';
import { type Case, type ReasonTemplates } from '@contract/operator';
import { type Security } from '@contract/security';
import { unzipSync } from 'fflate';
import { runReports } from '../app/reports/runReports';
import { createUnsubscribeTokens } from '../domain/member/notifications/unsubscribeToken';
import { createCache } from '../lib/cache/cache';
import { breaches, PERSON, secretsIn, viewOf } from '../app/testing/breaches';
import { callable } from '../app/testing/callable';
import { ENDPOINTS, nameOf } from '../app/testing/endpoints';
import { fillWorld } from '../app/testing/fillWorld';
import { insertCode } from '../app/testing/mailCodes';
import { createJoin, joinForm, type TestMember } from '../app/testing/member';
import { operatorOn } from '../app/testing/operating';
import { createWorld, PERMISSIONS, type Actors, type World } from '../app/testing/ownership';
import { PRIVACY } from '../app/testing/privacy';
import { subscriptionOf } from '../app/testing/subscription';
import { type Audience } from '../app/testing/privacyFields';
import { providersAt, socialLoginsOn, socialOf } from '../app/testing/openId/socialLoginsOn';
import { startScriptedProvider } from '../app/testing/openId/scriptedProvider';
import { passkeyCalls } from '../app/testing/passkeyCalls';
import { renderApp } from '../app/testing/renderApp';
import { insertUndoLink } from '../app/testing/undoLinks';
import { startServer, TEST_SECRET, type TestServer } from '../app/testing/startServer';
import { READS } from '../app/testing/writerReads';

const PAGE = '<!doctype html><html><head><title>팀이음</title></head><body><div id="root"></div></body></html>';

let server: TestServer;
let actors: Actors;
let publicDir: string;
let world: World;

beforeAll(async () => {
  publicDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-page-'));
  await writeFile(path.join(publicDir, 'index.html'), PAGE);
  server = await startServer({ publicDir, renderTimeout: 60_000 }, createCache(), renderApp);
  const writer = await server.member({ ...PERSON, nickname: '만든사람' });
  const [mate, outsider] = [await server.member(), await server.member()];
  actors = { writer, mate, outsider, operator: await operatorOn(server) };
});
afterAll(async () => {
  await server.close();
  await rm(publicDir, { recursive: true });
});

const newWorld = async () => {
  world = await createWorld(server.db, actors);
};
const newFilledWorld = () => newWorld().then(() => fillWorld(server.db, world, actors));

const AUDIENCE_OF = { writer: 'own', mate: 'mate', outsider: 'member' } as const;
const answered = new Set<string>();

const tokenOf = (audience: keyof typeof ASKERS) => ASKERS[audience]()?.token;
const ASKERS = {
  visitor: (): TestMember | undefined => undefined,
  member: () => actors.outsider,
  mate: () => actors.mate,
  own: () => actors.writer,
};

/** Sends the request and compares the response with the table. */
async function look(endpoint: string, audience: Audience, asking: Promise<{ code: number; data: unknown }>) {
  const { code, data } = await asking;
  if (code !== 200) return;
  answered.add(endpoint);
  expect([endpoint, ...breaches(viewOf(endpoint), audience, data)]).toEqual([endpoint]);
}

describe.each(Object.keys(READS))('%s', (endpoint) => {
  beforeAll(newFilledWorld);

  it.each(['visitor', 'member', 'mate', 'own'] as const)(
    'sends the %s the fields of the table and no others',
    async (who) => {
      await look(endpoint, who, server.call('GET', `/api${READS[endpoint]?.(world) ?? ''}`, { token: tokenOf(who) }));
    },
  );
});

const lines = PERMISSIONS.map((one) => [`${one.endpoint}${one.state ? ` (${one.state})` : ''}`, one] as const);

describe.each(lines)('%s', (_, { endpoint, on, json, form }) => {
  if (endpoint.startsWith('GET')) beforeAll(newWorld);
  else beforeEach(newWorld);

  it.each(['writer', 'mate', 'outsider'] as const)(
    'sends the %s the fields of the table and no others',
    async (name) => {
      const caller = actors[name];
      const body = { ...(json && { json: json(caller, actors) }), ...(form && { form }) };
      const called = ENDPOINTS.find((one) => nameOf(one) === endpoint)!;
      // The writer of a comment is the subject of its data.
      const audience = endpoint.includes('/comments') ? 'own' : AUDIENCE_OF[name];
      await look(endpoint, audience, callable(server, called, on(world), { token: caller.token, ...body }));
    },
  );
});

it('members get their own fields of the table', async () => {
  await newFilledWorld();
  const { call } = server;
  const { token, refresh, password, username, nickname } = actors.writer;
  const own = (endpoint: string, asking: Promise<{ code: number; data: unknown }>) => look(endpoint, 'own', asking);
  await own('GET /users/me', call('GET', '/api/users/me', { token }));
  const change = { currentPassword: password, phone: PERSON.phone };
  await own('PATCH /users/me', call('PATCH', '/api/users/me', { token, json: change }));
  await own('GET /mypage', call('GET', '/api/mypage', { token }));
  await own('GET /alarm/project-archive', call('GET', '/api/alarm/project-archive', { token: actors.mate.token }));
  const blocking = { token, json: { nickname: actors.outsider.nickname } };
  await own('POST /users/me/blocks', call('POST', '/api/users/me/blocks', blocking));
  await own('GET /users/me/blocks', call('GET', '/api/users/me/blocks', { token }));
  await own('GET /users/me/measures', call('GET', '/api/users/me/measures', { token }));
  const unblock = `/api/users/me/blocks/${actors.outsider.id}`;
  await own('DELETE /users/me/blocks/:id', call('DELETE', unblock, { token }));
  await own('GET /teams', call('GET', '/api/teams', { token }));
  await own('GET /applications', call('GET', '/api/applications', { token: actors.outsider.token }));
  await own('GET /notices', call('GET', '/api/notices', { token }));
  await own('POST /notices/read', call('POST', '/api/notices/read', { token, json: { ids: [] } }));
  await own('POST /login', call('POST', '/api/login', { json: { username, password } }));
  await own('POST /token', call('POST', '/api/token', { json: {}, cookies: { refresh } }));
  const ticket = await call<DataExportTicket>('POST', '/api/users/me/export', { token, json: change });
  await own('POST /users/me/export', Promise.resolve(ticket));
  const { raw, code } = await call('GET', `/api/users/me/export?ticket=${ticket.data.ticket}`, {
    cookies: { refresh },
  });
  const files = unzipSync(new Uint8Array(raw));
  const data = JSON.parse(Buffer.from(files['data.json'] ?? []).toString()) as object;
  const parts = Object.fromEntries(Object.keys(data).map((part) => [part, true]));
  await own('GET /users/me/export', Promise.resolve({ code, data: parts }));
  const form = joinForm({ ...createJoin(PERSON), nickname }, { photo: null });
  await own('PUT /users/me/profile', call('PUT', '/api/users/me/profile', { token, form }));
  await own('GET /users/me/record', call('GET', '/api/users/me/record', { token }));
  const record = { enabled: true, indexable: false, showName: false, hiddenArchives: [], lines: [world.line] };
  await own('PUT /users/me/record', call('PUT', '/api/users/me/record', { token, json: record }));
  // Another member's, because the world keeps the code of the writer's record.
  const other = { token: (await server.member()).token };
  await call('PUT', '/api/users/me/record', { ...other, json: { ...record, lines: [] } });
  await own('POST /users/me/record/code', call('POST', '/api/users/me/record/code', other));
  await own('GET /users/me/record/preview', call('GET', '/api/users/me/record/preview', { token }));
  await own('GET /users/me/credentials', call('GET', '/api/users/me/credentials', { token }));
  await own('POST /logout', call('POST', '/api/logout', {}));
});

/** Adds something of the member's own, then reads the list, changes it and deletes it. */
async function lookAt(name: string, sent: object, methods: readonly ('GET' | 'PUT' | 'PATCH' | 'DELETE')[]) {
  const path = `/users/me/${name}`;
  const added = await server.call<{ id: number }>('POST', `/api${path}`, sent);
  await look(`POST ${path}`, 'own', Promise.resolve(added));
  for (const method of methods) {
    const [end, pattern] = method === 'GET' ? ['', ''] : [`/${added.data.id}`, '/:id'];
    await look(`${method} ${path}${pattern}`, 'own', server.call(method, `/api${path}${end}`, sent));
  }
}

it('members get the fields of the table about the ways into their account, and nobody those of a link', async () => {
  const { call, db } = server;
  const { id, token, username, password } = await server.member();
  await call('POST', '/api/login', { json: { username, password, keep: true } });
  const reading = call<Security>('GET', '/api/users/me/security', { token });
  await look('GET /users/me/security', 'own', reading);
  const other = (await reading).data.devices.find(({ current }) => !current)?.id;
  await look('DELETE /users/me/devices/:id', 'own', call('DELETE', `/api/users/me/devices/${other}`, { token }));
  await look('DELETE /users/me/devices', 'own', call('DELETE', '/api/users/me/devices', { token }));
  const json = { token: await insertUndoLink(db, TEST_SECRET, id) };
  await look('POST /users/undo_email', 'visitor', call('POST', '/api/users/undo_email', { json }));
});

it('members get the fields of the table about their addresses, and visitors those of a link', async () => {
  const { call, db } = server;
  const { id, token } = await server.member({}, 'unconfirmed');
  await look('GET /users/me/mails', 'own', call('GET', '/api/users/me/mails', { token }));
  const code = '/api/users/me/mails/email/code';
  await look('POST /users/me/mails/:kind/code', 'own', call('POST', code, { token }));
  const link = await insertCode(db, TEST_SECRET, { memberId: id, kind: 'email', address: 'link@example.org' });
  const settings = { token, json: { mail: { ANSWERS: true } } };
  await look('PATCH /users/me/notifications', 'own', call('PATCH', '/api/users/me/notifications', settings));
  const device = subscriptionOf('1');
  await lookAt('push-devices', { token, json: device }, ['PUT', 'DELETE']);
  await look('GET /users/me/notifications', 'own', call('GET', '/api/users/me/notifications', { token }));
  await lookAt('alerts', { token, json: { query: 'roles=PM' } }, ['GET', 'PATCH', 'DELETE']);
  const ofMail = createUnsubscribeTokens(TEST_SECRET).create({ memberId: actors.writer.id, lists: ['ANSWERS'] });
  await look('GET /unsubscribe', 'visitor', call('GET', `/api/unsubscribe?token=${ofMail}`));
  const change = { token: ofMail, list: 'ANSWERS', on: true };
  await look('PUT /unsubscribe', 'visitor', call('PUT', '/api/unsubscribe', { json: change }));
  const asked = call('POST', '/api/users/mail_link', { json: { token: link.token } });
  await look('POST /users/mail_link', 'visitor', asked);
});

it('members get the fields of the table about their passkeys, and visitors those of a login', async () => {
  for await (const { endpoint, audience, asking } of passkeyCalls(server)) await look(endpoint, audience, asking);
});

it('members get the fields of the table about their social logins, and visitors those of a provider', async () => {
  const provider = await startScriptedProvider();
  const social = await startServer({
    publicUrl: 'http://localhost:4321',
    openIdProviders: providersAt(provider),
  });
  const on = socialLoginsOn(social, provider);
  const person = { subject: 'someone', name: '새싹', email: 'new@example.org' };
  const started = await on.start();
  await look('POST /login/social/:provider', 'visitor', Promise.resolve(started));
  const back = await on.callback(provider.authorize(started.url, person), started.cookies);
  expect([back.code, back.text]).toEqual([303, '']);
  answered.add('GET /login/social/:provider/callback');
  await look('POST /login/social', 'own', on.exchange(back.cookies));

  const member = await social.member();
  const link = await on.startLink(member);
  await look('POST /users/me/social/:provider', 'own', Promise.resolve(link));
  const linked = await on.callback(provider.authorize(link.data.url, person), socialOf(link));
  await look('POST /users/me/social', 'own', on.exchangeLink(member, linked.cookies));
  const url = '/api/users/me/social/kakao';
  await look('DELETE /users/me/social/:provider', 'own', social.call('DELETE', url, { token: member.token }));
  await social.close();
  await provider.close();
});

it('the data export contains no private data of others', async () => {
  await newFilledWorld();
  const { token, password, refresh } = actors.mate;
  const json = { currentPassword: password };
  const { data } = await server.call<DataExportTicket>('POST', '/api/users/me/export', { token, json });
  const { raw } = await server.call('GET', `/api/users/me/export?ticket=${data.ticket}`, { cookies: { refresh } });
  const text = Buffer.from(unzipSync(new Uint8Array(raw))['data.json'] ?? []).toString();
  expect(text).toContain('만든사람');
  expect(secretsIn(text, undefined, 'member')).toEqual([]);
});

it('visitors get the fields of the table in their own requests', async () => {
  const { call } = server;
  const visitor = (endpoint: string, asking: Promise<{ code: number; data: unknown }>) =>
    look(endpoint, 'visitor', asking);
  const { name, birth, phone, email, username } = PERSON;
  const person = { name, birth, phone, email, gender: 'F' };
  await visitor('POST /users/find_id', call('POST', '/api/users/find_id', { json: person }));
  const pair = { username, email };
  await visitor('POST /users/find_password', call('POST', '/api/users/find_password', { json: pair }));
  for (const [field, value] of Object.entries({ email: 'free@example.org', username: 'free1', nickname: 'free' })) {
    await visitor(`GET /users/check_${field}`, call('GET', `/api/users/check_${field}?${field}=${value}`));
  }
  const checked = call('POST', '/api/credentials/verify', { json: { credential: 'a.b.c' } });
  await visitor('POST /credentials/verify', checked);
  const join = createJoin();
  await look('POST /users/join', 'own', call('POST', '/api/users/join', { form: joinForm(join) }));
  const leaving = await server.member();
  const json = { username: leaving.nickname, password: leaving.password, confirm_password: leaving.password };
  await look('DELETE /user/delete', 'own', call('DELETE', '/api/user/delete', { token: leaving.token, json }));
  const suspended = await server.member();
  const suspension = { suspended_until: Infinity, suspended_reason: '광고' };
  await server.db.updateTable('member').set(suspension).where('id', '=', suspended.id).execute();
  const login = { username: suspended.username, password: suspended.password };
  await look('POST /user/export', 'own', call('POST', '/api/user/export', { json: login }));
});

it('writers get the fields of the table', async () => {
  await newWorld();
  const { writer, mate } = actors;
  const { json } = PERMISSIONS.find(({ endpoint }) => endpoint === 'PUT /projects/:id')!;
  const post = server.call('POST', '/api/projects', { token: writer.token, json: json?.(writer, actors) });
  await look('POST /projects', 'own', post);
  const { form: edit } = PERMISSIONS.find(({ endpoint }) => endpoint === 'PUT /archive/:id')!;
  const archive = { ...(JSON.parse(edit ?? '{}') as object), archiveMembers: [{ nickname: mate.nickname }] };
  const form = new FormData();
  form.append('archiveData', JSON.stringify(archive));
  await look('POST /archive', 'own', server.call('POST', '/api/archive', { token: writer.token, form }));
  const target = { reportTarget: 'PROJECT', targetId: world.project };
  const report = { nickname: writer.nickname, reportType: 'SPAM', reportContent: '', ...target };
  await server.db
    .updateTable('archive_member')
    .set({ evaluated_at: new Date() })
    .where('archive_id', '=', world.pending)
    .where('member_id', '=', writer.id)
    .execute();
  const long = { created_at: new Date(Date.now() - 30 * 24 * 3_600_000) };
  await server.db.updateTable('archive').set(long).where('id', '=', world.pending).execute();
  for (const step of ['remind', 'publish']) {
    const asking = server.call('POST', `/api/archive/${world.pending}/${step}`, { token: writer.token });
    await look(`POST /archive/:id/${step}`, 'own', asking);
  }
  await look(
    'POST /report/submit',
    'own',
    server.call('POST', '/api/report/submit', { token: mate.token, json: report }),
  );
});

it('public pages contain no private data', async () => {
  await newFilledWorld();
  const pages = ['/', '/project', `/projectdetail/${world.project}`, '/archive', `/archive/${world.published}`];
  for (const address of [...pages, '/sitemap.xml', '/sitemaps/pages.xml']) {
    const { code, text } = await server.call('GET', address);
    expect([address, code, ...secretsIn(text, undefined, 'visitor')]).toEqual([address, 200]);
  }
  const { text } = await server.call('GET', `/projectdetail/${world.project}`);
  expect(text).toContain('만든사람');
});

it("the operator's command prints the fields of the table", async () => {
  await newWorld();
  const target = { reportTarget: 'PROJECT', targetId: world.project };
  const json = { nickname: '만든사람', reportType: 'SPAM', reportContent: '광고예요.', ...target };
  await server.call('POST', '/api/report/submit', { token: actors.outsider.token, json });
  const printed: string[] = [];
  await runReports(['--json'], server.db, { print: (line) => printed.push(line) });
  const reports = JSON.parse(printed.join('\n')) as unknown;
  const view = PRIVACY.find(({ name }) => name.startsWith('Reports'))!;
  expect(breaches(view, 'operator', reports)).toEqual([]);
  expect(breaches(view, 'member', reports)).toContain('keeps [].reporter from the member');
});

const PERIOD = '?unit=DAY&from=2026-11-01&to=2026-11-03';

it('operators get the fields of the table on the desk', async () => {
  await newWorld();
  const { token, password } = actors.operator;
  const { call } = server;
  const at = (path: string) => `/api/admin${path}`;
  const [reason, role] = ['확인했어요.', 'OPERATOR'];
  const own = `/members/${actors.operator.id}/role`;
  await look('PUT /admin/members/:id/role', 'operator', call('PUT', at(own), { token, json: { role, reason } }));
  await look('POST /admin/confirm', 'operator', call('POST', at('/confirm'), { token, json: { password } }));
  const { json: announcement } = PERMISSIONS.find(({ endpoint }) => endpoint === 'PUT /admin/announcements/:id')!;
  const announced = { token, json: announcement?.(actors.operator, actors) };
  await look('POST /admin/announcements', 'operator', call('POST', at('/announcements'), announced));
  const one = at(`/announcements/${world.announcement}`);
  for (const method of ['PUT', 'DELETE'] as const)
    await look(`${method} /admin/announcements/:id`, 'operator', call(method, one, announced));
  const read = await call<Case>('GET', at(`/reports/project/${world.project}`), { token });
  await look('GET /admin/reports/:target/:id', 'operator', Promise.resolve(read));
  const versions = { version: read.data.version, memberVersion: read.data.member?.version };
  const measure = { action: 'WARN', target: 'PROJECT', targetId: world.project, reason, ...versions };
  await look('POST /admin/measures', 'operator', call('POST', at('/measures'), { token, json: measure }));
  await look('POST /admin/measures/:id/undo', 'operator', call('POST', at(`/measures/${world.undo}/undo`), { token }));
  const recent = at(`/members/${actors.writer.id}/recent`);
  await look('GET /admin/members/:id/recent', 'operator', call('GET', recent, { token }));
  const hiding = call('POST', `${recent}/hide`, { token, json: { reason } });
  await look('POST /admin/members/:id/recent/hide', 'operator', hiding);
  const numbered = call('GET', at(`/case-numbers/${world.caseNumber}`), { token });
  await look('GET /admin/case-numbers/:id', 'operator', numbered);
  const templates = await call<ReasonTemplates>('GET', at('/templates'), { token });
  await look('GET /admin/templates', 'operator', Promise.resolve(templates));
  const saved = call('PUT', at('/templates'), { token, json: templates.data });
  await look('PUT /admin/templates', 'operator', saved);
  for (const [kind, id] of Object.entries({ projects: world.project, archives: world.published }))
    await look(`GET /admin/${kind}/:id`, 'operator', call('GET', at(`/${kind}/${id}`), { token }));
  for (const path of ['/me', '/members', '/reports', '/log', '/log.csv', '/announcements', '/numbers', '/numbers.csv'])
    await look(`GET /admin${path}`, 'operator', call('GET', at(path + PERIOD), { token }));
});

/** Fails for an endpoint that no test above has checked with data, also when only some of them run. */
afterAll(() => {
  const endless = ENDPOINTS.filter((one) => one.endless).map(nameOf);
  expect([...answered, ...endless].sort()).toEqual(ENDPOINTS.map(nameOf).sort());
});

it('a field that is not in the table is detected', () => {
  const post = { writer: '만든사람', phone: PERSON.phone, invitedMembers: [{ nickname: '누구', status: 'PENDING' }] };
  expect(breaches(viewOf('GET /projects/:id'), 'member', post)).toEqual([
    'does not name phone',
    'keeps invitedMembers[].nickname from the member',
    'keeps invitedMembers[].status from the member',
    'keeps the phone from the member',
  ]);
});
