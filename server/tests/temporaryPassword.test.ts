import { ACCOUNT_MESSAGES } from '@contract/auth';
import { insertProject } from '../db/testing/rows';
import { callable } from '../app/testing/callable';
import { ENDPOINTS, nameOf } from '../app/testing/endpoints';
import { type TestMember } from '../app/testing/member';
import { startServer, type TestServer } from '../app/testing/startServer';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startServer();
  member = await temporaryMember();
});
afterAll(() => server.close());

async function temporaryMember(): Promise<TestMember> {
  const joined = await server.member();
  await server.db
    .updateTable('session')
    .set({ must_change_password: true })
    .where('member_id', '=', joined.id)
    .execute();
  return joined;
}

const SOMETHING = { id: 1, commentId: 1, type: 'project', nickname: '아무나' };
const OWN_ACCOUNT = ['GET /users/me', 'PATCH /users/me'];

const refused = ENDPOINTS.filter((one) => one.audience === 'member' && !OWN_ACCOUNT.includes(nameOf(one)));

describe('a session with a temporary password', () => {
  it.each(refused.map((one) => [nameOf(one), one] as const))('is refused the request %s', async (_, endpoint) => {
    const { code, message } = await callable(server, endpoint, SOMETHING, { token: member.token });
    expect([code, message]).toEqual([403, ACCOUNT_MESSAGES.mustChangePassword]);
  });

  it('may change the account only with a new password, whatever else the request contains', async () => {
    const { token, password } = member;
    for (const json of [{ currentPassword: password, address: '서울시' }, { email: 'wrong' }, {}, []]) {
      const { code, message } = await server.call('PATCH', '/api/users/me', { token, json });
      expect([code, message]).toEqual([403, ACCOUNT_MESSAGES.mustChangePassword]);
    }
  });

  it('may read its account and renew its token, and both responses require a new password', async () => {
    const { token, refresh } = member;
    const own = await server.call<{ mustChangePassword: boolean }>('GET', '/api/users/me', { token });
    expect([own.code, own.data.mustChangePassword]).toEqual([200, true]);
    const renewed = await server.call('POST', '/api/token', { json: {}, cookies: { refresh } });
    member.refresh = renewed.cookies['refresh']?.value ?? '';
    const payload = Buffer.from(renewed.headers.access?.split('.')[1] ?? '', 'base64url').toString();
    expect(JSON.parse(payload)).toMatchObject({ mustChangePassword: true });
  });

  it('gets lists and details as a visitor does, also those of its own posts', async () => {
    const project = await insertProject(server.db, member.id);
    await server.db.insertInto('project_bookmark').values({ member_id: member.id, project_id: project }).execute();
    for (const path of [`/api/projects/${project}`, '/api/projects/filter/keyword', '/api/archive/projects']) {
      // Twice each: once read, once from the cache.
      for (let time = 0; time < 2; time += 1) {
        const visitor = await server.call('GET', path);
        const temporary = await server.call('GET', path, { token: member.token });
        expect([temporary.code, temporary.data]).toEqual([visitor.code, visitor.data]);
      }
    }
  });

  it('may send every request after the new password, and may log out', async () => {
    const own = await temporaryMember();
    const { token, password, refresh } = own;
    const project = await insertProject(server.db, own.id);
    const json = { currentPassword: password, newPassword: 'newer1234' };
    expect((await server.call('PATCH', '/api/users/me', { token, json })).code).toBe(200);
    expect((await server.call('POST', `/api/projects/${project}/bookmark`, { token })).code).toBe(200);
    const detail = await server.call<{ bookmarked?: boolean }>('GET', `/api/projects/${project}`, { token });
    const visitor = await server.call('GET', `/api/projects/${project}`);
    expect(detail.data).not.toEqual(visitor.data);
    expect((await server.call('GET', '/api/mypage', { token })).code).toBe(200);
    expect((await server.call('POST', '/api/logout', { cookies: { refresh } })).code).toBe(200);
    expect((await server.call('GET', '/api/users/me', { token })).status).toBe(40203);
  });
});
