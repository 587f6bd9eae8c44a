import { randomUUID } from 'node:crypto';
import { type SessionData } from '@contract/auth';
import { MESSAGES } from '@contract/messages';
import { archiveForm, createArchiveData } from '../app/testing/archiving';
import { type CallOptions } from '../app/testing/call';
import { decidingOn } from '../app/testing/deciding';
import { createJoin, joinForm, type TestMember } from '../app/testing/member';
import { operatorOn } from '../app/testing/operating';
import { recordingOn } from '../app/testing/recording';
import { MESSAGE, recruitingOn } from '../app/testing/recruiting';
import { createPayload } from '../app/testing/samplePayload';
import { startServer, type TestServer } from '../app/testing/startServer';
import { HOUR } from '../lib/durations';

let server: TestServer;
let operator: TestMember;
let writer: TestMember;
let mate: TestMember;
beforeAll(async () => {
  server = await startServer();
  operator = await operatorOn(server);
});
beforeEach(async () => {
  [writer, mate] = [await server.member(), await server.member()];
});
afterAll(() => server.close());

/** A creating request: its path, a new body for each call, and the number of things it has created. */
interface Creation {
  path: string;
  options: () => CallOptions;
  count: () => Promise<number>;
}

type Counted =
  'project' | 'archive' | 'announcement' | 'project_application' | 'report' | 'credential' | 'operator_log';

async function countIn(table: Counted): Promise<number> {
  const { total } = await server.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

const postOf = (member: TestMember) => recruitingOn(server.call).publish(member);

/** The project of a finished team, from which one archive can be made. */
async function finishedProject(): Promise<number> {
  const on = recruitingOn(server.call);
  const project = await on.publish(writer);
  await on.join(project, writer, mate);
  await on.act('PATCH', `${project}/team`, writer, { status: 'DONE' });
  return project;
}

const CREATIONS: [string, () => Promise<Creation>][] = [
  [
    'a recruitment post',
    async () => ({
      path: '/api/projects',
      options: () => ({ token: writer.token, json: createPayload({ invitedMembersNicknames: [mate.nickname] }) }),
      count: () => countIn('project'),
    }),
  ],
  [
    'the archive of a project',
    async () => {
      const projectId = await finishedProject();
      const data = createArchiveData([{ nickname: mate.nickname, role: 'PM' }], { projectId });
      return {
        path: '/api/archive',
        options: () => ({ token: writer.token, form: archiveForm(data) }),
        count: () => countIn('archive'),
      };
    },
  ],
  [
    'an announcement',
    async () => {
      const [from, until] = [-1, 1].map((hours) => new Date(Date.now() + hours * HOUR).toISOString());
      return {
        path: '/api/admin/announcements',
        options: () => ({
          token: operator.token,
          json: { kind: 'INFO', text: '점검이 있어요.', link: '', from, until },
        }),
        count: () => countIn('announcement'),
      };
    },
  ],
  [
    'an application',
    async () => ({
      path: `/api/projects/${await postOf(writer)}/applications`,
      options: () => ({ token: mate.token, json: { role: 'PM', message: MESSAGE, link: '' } }),
      count: () => countIn('project_application'),
    }),
  ],
  [
    'a report',
    async () => {
      const targetId = await postOf(writer);
      const json = { nickname: '', reportTarget: 'PROJECT', targetId, reportType: 'SPAM', reportContent: '광고예요.' };
      return {
        path: '/api/report/submit',
        options: () => ({ token: mate.token, json }),
        count: () => countIn('report'),
      };
    },
  ],
  [
    'a renewed credential',
    async () => {
      const archive = await recordingOn(server).publish([writer, mate]);
      return {
        path: `/api/archive/${archive}/credential`,
        options: () => ({ token: writer.token, json: { renew: true } }),
        count: () => countIn('credential'),
      };
    },
  ],
  [
    'a measure of an operator',
    async () => {
      const targetId = await postOf(writer);
      const on = decidingOn(server, operator);
      await on.report('PROJECT', targetId, mate);
      const { version } = (await on.open('PROJECT', targetId)).data;
      const json = { action: 'HIDE', target: 'PROJECT', targetId, reason: '운영 규칙에 어긋나요.', version };
      return {
        path: '/api/admin/measures',
        options: () => ({ token: operator.token, json }),
        count: () => countIn('operator_log'),
      };
    },
  ],
];

const send = <T = unknown>({ path, options }: Pick<Creation, 'path' | 'options'>, key: string) =>
  server.call<T>('POST', path, { ...options(), headers: { 'idempotency-key': key } });

describe.each(CREATIONS)('the idempotency key of %s', (_, prepare) => {
  it('makes a repeated request return the result of the first and create nothing', async () => {
    const creation = await prepare();
    const before = await creation.count();
    const key = randomUUID();
    const first = await send(creation, key);
    const second = await send(creation, key);
    expect([first.code, second.code]).toEqual([200, 200]);
    expect(second.data).toEqual(first.data);
    expect((await creation.count()) - before).toBe(1);
  });

  it('makes concurrent requests create once', async () => {
    const creation = await prepare();
    const before = await creation.count();
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 4 }, () => send(creation, key)));
    expect(responses.map(({ code }) => code)).toEqual([200, 200, 200, 200]);
    expect((await creation.count()) - before).toBe(1);
  });
});

it('a key that was used for another post is refused with 409, and one that is no UUID with 400', async () => {
  const [path, key] = ['/api/projects', randomUUID()];
  const titled = (title: string) => ({
    path,
    options: () => ({ token: writer.token, json: createPayload({ title }) }),
  });
  await send(titled('처음'), key);
  const { code, message } = await send(titled('고친 제목'), key);
  expect([code, message]).toEqual([409, MESSAGES.keyUsed]);
  expect((await send(titled('처음'), 'abc')).code).toBe(400);
});

it('a key whose post or application is gone is refused with 409, since nothing of it is there', async () => {
  const [postKey, applicationKey] = [randomUUID(), randomUUID()];
  const post = { path: '/api/projects', options: () => ({ token: writer.token, json: createPayload() }) };
  const { data: id } = await send<number>(post, postKey);
  const json = { role: 'PM', message: MESSAGE, link: '' };
  const application = { path: `/api/projects/${id}/applications`, options: () => ({ token: mate.token, json }) };
  await send(application, applicationKey);
  await server.call('DELETE', `/api/projects/${id}/applications/mine`, { token: mate.token });
  expect(await send(application, applicationKey)).toMatchObject({ code: 409, message: MESSAGES.keyUsed });
  expect((await send(application, randomUUID())).code).toBe(200);
  await server.call('DELETE', `/api/projects/${id}`, { token: writer.token });
  expect(await send(post, postKey)).toMatchObject({ code: 409, message: MESSAGES.keyUsed });
});

it('a refused request leaves its key unused', async () => {
  const key = randomUUID();
  const path = '/api/projects';
  const invite = (nickname: string) => ({
    path,
    options: () => ({ token: writer.token, json: createPayload({ invitedMembersNicknames: [nickname] }) }),
  });
  expect((await send(invite('없는이름'), key)).code).toBe(400);
  expect((await send(invite(mate.nickname), key)).code).toBe(200);
});

describe('the idempotency key of a join', () => {
  const joinAs = (values: object) => ({ path: '/api/users/join', options: () => ({ form: joinForm(values) }) });

  it('makes a repeated request log the member of the first in', async () => {
    const [join, key] = [createJoin(), randomUUID()];
    const first = await send<SessionData>(joinAs(join), key);
    const second = await send<SessionData>(joinAs(join), key);
    expect([first.code, second.code, second.data.memberId]).toEqual([200, 200, first.data.memberId]);
    const me = await server.call<{ username: string }>('GET', '/api/users/me', { token: second.headers['access'] });
    expect(me.data.username).toBe(join.username);
  });

  it('makes concurrent requests create one member', async () => {
    const [join, key] = [createJoin(), randomUUID()];
    const responses = await Promise.all(Array.from({ length: 3 }, () => send<SessionData>(joinAs(join), key)));
    expect(responses.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(new Set(responses.map(({ data }) => data.memberId)).size).toBe(1);
  });

  it('opens no session with another password, and is deleted when the member withdraws', async () => {
    const [join, key] = [createJoin(), randomUUID()];
    const { headers } = await send(joinAs(join), key);
    expect((await send(joinAs({ ...join, password: 'another-pass1' }), key)).code).toBe(409);
    const { username, password } = join;
    const json = { username, password, confirm_password: password };
    expect((await server.call('DELETE', '/api/user/delete', { token: headers['access'], json })).code).toBe(200);
    const kept = server.db.selectFrom('request_key').select('key').where('key', '=', key);
    expect(await kept.execute()).toEqual([]);
  });
});
