import { MESSAGES, tooLong } from '@contract/messages';
import { LIMITS } from '@contract/limits';
import { ACCOUNT_MESSAGES } from '@contract/auth';
import { KEYWORDS } from '@contract/evaluation';
import { ROLES, SKILLS } from '@contract/skill';
import { archivingOn, createArchiveData } from '../app/testing/archiving';
import { type CallOptions } from '../app/testing/call';
import { createJoin, joinForm } from '../app/testing/member';
import { insertProject } from '../db/testing/rows';
import { createPayload } from '../app/testing/samplePayload';
import { startServer, type TestServer } from '../app/testing/startServer';

let server: TestServer;
let token: string;
let project: number;
beforeAll(async () => {
  server = await startServer();
  const writer = await server.member();
  ({ token } = writer);
  project = await insertProject(server.db, writer.id);
});
afterAll(() => server.close());

/** Alternating marks of two classes, which NFC sorts: normalising 60 KB takes a second, and 640 KB a minute. */
const marks = (bytes: number) => '\u0315\u0300'.repeat(bytes / 4);

const person = { name: '김이음', birth: '2000-01-01', gender: 'F', phone: '010-1234-5678', email: 'a@b.kr' };

describe('60 KB of combining marks', () => {
  const cases: [string, number, string, 'POST' | 'GET', () => string, () => CallOptions][] = [
    [
      'a searched name',
      400,
      tooLong(100),
      'POST',
      () => '/api/users/find_id',
      () => ({ json: { ...person, name: marks(60_000) } }),
    ],
    [
      'a searched username',
      400,
      tooLong(LIMITS.username.max),
      'POST',
      () => '/api/users/find_password',
      () => ({ json: { username: marks(60_000), email: 'a@b.kr' } }),
    ],
    [
      'the username of a login',
      401,
      ACCOUNT_MESSAGES.loginFailed,
      'POST',
      () => '/api/login',
      () => ({ json: { username: marks(60_000), password: 'a' } }),
    ],
    [
      'the password of a login',
      401,
      ACCOUNT_MESSAGES.loginFailed,
      'POST',
      () => '/api/login',
      () => ({ json: { username: 'ieum', password: marks(60_000) } }),
    ],
    [
      'a nickname of a join',
      400,
      tooLong(LIMITS.nickname),
      'POST',
      () => '/api/users/join',
      () => ({ form: joinForm({ ...createJoin(), nickname: marks(60_000) }) }),
    ],
    [
      'the title of a post',
      400,
      tooLong(LIMITS.title),
      'POST',
      () => '/api/projects',
      () => ({ token, json: { ...createPayload(), title: marks(60_000) } }),
    ],
    [
      'a comment',
      400,
      tooLong(LIMITS.comment),
      'POST',
      () => `/api/projects/${project}/comments`,
      () => ({ token, json: { content: marks(60_000), parentCommentId: null } }),
    ],
  ];

  it.each(cases)('as %s are refused, and other requests are served', async (_, code, message, method, url, options) => {
    const normalize = jest.spyOn(String.prototype, 'normalize');
    const hostile = server.call(method, url(), options());
    const health = await server.call('GET', '/api/health');
    const refused = await hostile;
    const lengths = normalize.mock.contexts.map((text) => String(text).length);
    normalize.mockRestore();
    expect([refused.code, refused.message]).toEqual([code, message]);
    expect(health.code).toBe(200);
    // NFC sorts marks, which takes quadratic time: no long run may reach it.
    expect(Math.max(0, ...lengths)).toBeLessThan(5_000);
  });
});

describe('bodies that exceed the limits of their fields', () => {
  it('are refused from 70 KB on JSON routes, and validated where a post is written', async () => {
    const json = { title: '가'.repeat(70_000 / 3), username: 'a', password: 'b' };
    expect((await server.call('POST', '/api/login', { json })).code).toBe(413);
    const post = await server.call('POST', '/api/projects', { token, json });
    expect([post.code, post.message]).toEqual([400, tooLong(LIMITS.title)]);
  });

  it.each([
    ['/api/login', {}],
    ['/api/projects', { token: true }],
    ['/api/users/find_id', {}],
  ])('are refused with 640 KB at %s', async (url, { token: isMember }: { token?: boolean }) => {
    const json = { title: marks(640_000) };
    const refused = await server.call('POST', url, { json, ...(isMember && { token }) });
    expect([refused.code, refused.message]).toEqual([413, MESSAGES.tooLarge]);
  });

  it.each(['text', 'application/json'])(
    'are refused if the JSON part of a form exceeds its limit, sent as %s',
    async (type) => {
      const json = JSON.stringify({ ...createJoin(), introduction: 'a'.repeat(600_000) });
      const form = new FormData();
      form.append('memberDTO', type === 'text' ? json : new Blob([json], { type }));
      const refused = await server.call('POST', '/api/users/join', { form });
      expect([refused.code, refused.message]).toEqual([413, MESSAGES.tooLarge]);
    },
  );

  it.each([
    ['objects', {}],
    ['numbers', 1],
    ['lists', []],
  ])('are refused with the usual message for a join with 500 KB of %s as rows', async (_, item) => {
    const rows = Array.from({ length: 500_000 / (JSON.stringify(item).length + 1) }, () => item);
    const refused = await server.call('POST', '/api/users/join', {
      form: joinForm({ ...createJoin(), experiences: rows }),
    });
    expect([refused.code, refused.errors]).toEqual([
      400,
      expect.arrayContaining([{ field: 'experiences', message: MESSAGES.rows }]),
    ]);
    // Only a part of the rows is validated, which is what takes time.
    expect(refused.errors!.length).toBeLessThan(100);
  });

  it('are accepted for a join with sixty rows of Hangul', async () => {
    const text = '가'.repeat(300);
    const period = { startDate: '2024-01-01', endDate: '2024-02-01' };
    const rows = <Row>(row: Row) => Array.from({ length: 20 }, () => row);
    const form = joinForm({
      ...createJoin(),
      experiences: rows({
        experienceType: 'CLUB',
        experienceName: '가'.repeat(100),
        ...period,
        experienceDescription: text,
      }),
      careers: rows({ companyName: '가'.repeat(100), ...period, careerDescription: text }),
      awards: rows({
        awardType: 'AWARD',
        awardName: '가'.repeat(100),
        organizer: '가'.repeat(100),
        awardDuration: '2024-01-01',
      }),
    });
    const joined = await server.call('POST', '/api/users/join', { form });
    expect([joined.code, joined.message]).toEqual([200, expect.any(String)]);
  });
});

describe('the largest bodies that the forms allow', () => {
  // Four bytes per character in UTF-8.
  const longest = (characters: number) => '😀'.repeat(characters);

  it('are accepted for a post with every text at its limit', async () => {
    const json = createPayload({
      title: longest(LIMITS.title),
      projectName: longest(LIMITS.title),
      introduce: longest(LIMITS.projectText),
      article: longest(LIMITS.projectText),
      link: 'https://example.com/'.padEnd(LIMITS.link, '가'),
      roles: [...ROLES],
      skills: [...SKILLS],
    });
    const written = await server.call('POST', '/api/projects', { token, json });
    expect([written.code, written.message]).toEqual([200, expect.any(String)]);
  });

  it('are accepted for evaluations of twenty members with all texts and as many keywords as may be', async () => {
    const one = { feedback: longest(LIMITS.feedback), keyword: KEYWORDS.slice(0, LIMITS.keywordsOfOne) };
    const evaluations = Array.from({ length: LIMITS.members }, (_, index) => ({
      ...one,
      evaluatedNickname: `${'가'.repeat(8)}${index}`,
    }));
    const team = await Promise.all(evaluations.map(({ evaluatedNickname: nickname }) => server.member({ nickname })));
    const writer = await server.member();
    const archives = archivingOn(server);
    const { data: id } = await archives.create(createArchiveData(team.map(({ nickname }) => ({ nickname }))), writer);
    const path = `/api/archive/${id}/evaluations`;
    const submitted = await server.call('POST', path, { token: writer.token, json: { evaluations } });
    expect([submitted.code, submitted.message]).toEqual([200, expect.any(String)]);
  });
});

it.each([{ toString: 1, valueOf: 2 }, ['2024-01'], 5, true])(
  'returns 400 for %j as a date of a post',
  async (value) => {
    for (const json of [
      { ...createPayload(), startDate: value },
      { ...createPayload(), endDate: value },
    ]) {
      expect((await server.call('POST', '/api/projects', { token, json })).code).toBe(400);
    }
  },
);

it.each([{ toString: 1, valueOf: 2 }, ['2020-01-01'], 5, true])(
  'returns 400 for %j as a year of a join',
  async (value) => {
    const form = joinForm({ ...createJoin(), entranceDate: value, graduationDate: '2024-01-01' });
    expect((await server.call('POST', '/api/users/join', { form })).code).toBe(400);
  },
);

it.each([{ toString: 1, valueOf: 2 }, ['2024-01-01'], 5, true])(
  'returns 400 for %j as a date of an archive or a profile',
  async (value) => {
    const [writer, mate] = [await server.member(), await server.member()];
    const members = [{ nickname: mate.nickname, role: 'PM' }];
    for (const dates of [{ startDate: value }, { endDate: value }]) {
      expect((await archivingOn(server).create(createArchiveData(members, dates), writer)).code).toBe(400);
    }
    for (const dates of [{ entranceDate: value }, { graduationDate: value }]) {
      const form = joinForm({ ...createJoin(), ...dates }, { photo: null });
      expect((await server.call('PUT', '/api/users/me/profile', { token: writer.token, form })).code).toBe(400);
    }
  },
);
