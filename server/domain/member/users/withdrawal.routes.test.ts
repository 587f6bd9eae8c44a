import { existsSync } from 'node:fs';
import path from 'node:path';
import { ACCOUNT_MESSAGES, type SessionData, type Withdrawn } from '@contract/auth';
import { MESSAGES } from '@contract/messages';
import { type MyPage } from '@contract/mypage';
import { type ProjectDetail, type ProjectPage } from '@contract/project';
import { sql } from 'kysely';
import { pdf } from '../../../app/testing/joining';
import { createJoin, joinForm, type TestMember } from '../../../app/testing/member';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { insertProject } from '../../../db/testing/rows';
import { createPayload } from '../../../app/testing/samplePayload';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Leaving {
  username?: string;
  password?: string;
  confirm_password?: string;
}

function withdraw({ token, nickname, password }: TestMember, changes: Leaving = {}) {
  const json = { username: nickname, password, confirm_password: changes.password ?? password, ...changes };
  return server.call<Withdrawn>('DELETE', '/api/user/delete', { token, json });
}

const login = (username: string, password: string) =>
  server.call<SessionData>('POST', '/api/login', { json: { username, password } });

const rowOf = (id: number) => server.db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The addresses of all files of a member. */
async function filesOf(id: number): Promise<string[]> {
  const { profile_image: photo } = await rowOf(id);
  const rows = await server.db.selectFrom('member_portfolio').select('file_key').where('member_id', '=', id).execute();
  const keys = [photo, photo?.replace('.webp', '-small.webp'), ...rows.map(({ file_key: key }) => key)];
  return keys.flatMap((key) => key ?? []);
}

const isStored = (key: string) => existsSync(path.join(server.dataDir, 'uploads', key));

/** A member with a file, and a row in each list. */
async function established(): Promise<TestMember> {
  const join = createJoin({
    portfolio: [
      { fileName: '이력서.pdf', fileSize: 0, url: null },
      { fileName: '블로그', fileSize: 0, url: 'https://blog.example.org' },
    ],
    experiences: [
      {
        experienceType: 'CLUB',
        experienceName: '동아리',
        startDate: '2023-03-02',
        endDate: '2023-12-20',
        experienceDescription: '웹',
      },
    ],
    awards: [{ awardType: 'AWARD', awardName: '대상', organizer: '학교', awardDuration: '2024-02-29' }],
  });
  await server.call('POST', '/api/users/join', { form: joinForm(join, { portfolioFiles: [pdf()] }) });
  const { headers, cookies } = await login(join.username, join.password);
  const { id } = await server.db
    .selectFrom('member')
    .select('id')
    .where('username', '=', join.username)
    .executeTakeFirstOrThrow();
  return { ...join, id, token: headers.access ?? '', refresh: cookies['refresh']?.value ?? '' };
}

describe('withdrawing', () => {
  it('returns the nickname and erases all personal data', async () => {
    const member = await established();
    const { code, data } = await withdraw(member);
    expect([code, data]).toEqual([200, { nickname: member.nickname }]);

    const { id, created_at: joined, withdrawn_at: left, account_role: role, ...rest } = await rowOf(member.id);
    expect([id, joined, left, role]).toEqual([member.id, expect.any(Date), expect.any(Date), 'MEMBER']);
    expect(new Set(Object.values(rest))).toEqual(new Set([null]));
    for (const table of ['member_experience', 'member_award', 'member_portfolio', 'session'] as const) {
      expect(await server.db.selectFrom(table).selectAll().where('member_id', '=', member.id).execute()).toEqual([]);
    }
  });

  it('accepts the username or the nickname, both in any case', async () => {
    for (const nameOf of [
      ({ username }: TestMember) => username.toUpperCase(),
      ({ nickname }: TestMember) => nickname.toLowerCase().normalize('NFD'),
    ]) {
      const member = await server.member({ nickname: '떠남Abc' });
      expect((await withdraw(member, { username: nameOf(member) })).code).toBe(200);
    }
  });

  it('erases the photo and the portfolio files', async () => {
    const member = await established();
    const files = await filesOf(member.id);
    expect(files.map(isStored)).toEqual([true, true, true]);
    await withdraw(member);
    expect(files.map(isStored)).toEqual([false, false, false]);
    for (const key of files) expect((await server.call('GET', `/uploads/${key}`)).code).toBe(404);
  });

  it('ends all sessions, and the member can no longer log in', async () => {
    const member = await server.member();
    const other = await login(member.username, member.password);
    await withdraw(member);
    for (const token of [member.token, other.headers.access ?? '']) {
      expect((await server.call('GET', '/api/users/me', { token })).status).toBe(40203);
    }
    for (const refresh of [member.refresh, other.cookies['refresh']?.value ?? '']) {
      expect((await server.call('POST', '/api/token', { json: {}, cookies: { refresh } })).status).toBe(40203);
    }
    expect((await login(member.username, member.password)).code).toBe(401);
  });

  it('clears the cookies of its own session, but not those of a session that another tab has opened', async () => {
    const [member, neighbour, other] = [await server.member(), await server.member(), await server.member()];
    const json = ({ nickname, password }: TestMember) => ({ username: nickname, password, confirm_password: password });
    const own = await server.call('DELETE', '/api/user/delete', {
      token: member.token,
      json: json(member),
      cookies: { refresh: member.refresh },
    });
    expect([own.cookies['refresh']?.value, own.cookies['loggedIn']?.value]).toEqual(['', '']);
    const crossed = await server.call('DELETE', '/api/user/delete', {
      token: neighbour.token,
      json: json(neighbour),
      cookies: { refresh: other.refresh },
    });
    expect([crossed.code, crossed.cookies]).toEqual([200, {}]);
  });

  it('releases username, e-mail and nickname at once, and a new member does not get the old posts', async () => {
    const join = createJoin();
    const joinAgain = () => server.call('POST', '/api/users/join', { form: joinForm(join) });
    await joinAgain();
    const first = await login(join.username, join.password);
    const created = await server.db
      .selectFrom('member')
      .select('id')
      .where('username', '=', join.username)
      .executeTakeFirstOrThrow();
    await insertProject(server.db, created.id);
    await withdraw({ ...join, ...created, token: first.headers.access ?? '', refresh: '' });

    expect((await joinAgain()).code).toBe(200);
    const token = (await login(join.username, join.password)).headers.access;
    const { data } = await server.call<MyPage>('GET', '/api/mypage', { token });
    expect(data.myActivities?.myProject.writtenPosts).toEqual([]);
  });
});

describe('the content of a withdrawn member', () => {
  it('is preserved without a name, and posts are closed', async () => {
    const { db } = server;
    const [member, reader] = [await server.member(), await server.member()];
    const [own, others] = [await insertProject(db, member.id), await insertProject(db, reader.id)];
    await db
      .insertInto('project_comment')
      .values({ project_id: others, writer_id: member.id, content: '함께해요', parent_id: null })
      .execute();
    await withdraw(member);

    const detail = await server.call<ProjectDetail>('GET', `/api/projects/${own}`, { token: reader.token });
    expect(detail.data).toMatchObject({
      writer: null,
      writerProfileImage: null,
      closed: true,
      members: [{ nickname: null, profileImgUrl: null }],
    });
    const commented = await server.call<ProjectDetail>('GET', `/api/projects/${others}`);
    expect(commented.data.comments[0]?.parentComment).toMatchObject({
      writer: null,
      profileImage: null,
      content: '함께해요',
      deleted: false,
    });
    expect(commented.data.closed).toBe(false);

    const { data } = await server.call<ProjectPage>('GET', '/api/projects/filter/keyword?size=50');
    expect(data.projects.find(({ id }) => id === own)).toMatchObject({ writer: null, closed: true });
    const open = await server.call<ProjectPage>('GET', '/api/projects/filter/keyword?size=50&open=true');
    expect(open.data.projects.map(({ id }) => id)).not.toContain(own);
    const profile = `/api/mypage/${encodeURIComponent(member.nickname)}`;
    expect((await server.call('GET', profile, { token: reader.token })).code).toBe(404);
    const search = `/api/users/search?nickname=${encodeURIComponent(member.nickname)}`;
    expect((await server.call('GET', search, { token: reader.token })).code).toBe(400);
  });

  it('loses bookmarks, positions and invitations in both directions', async () => {
    const { db } = server;
    const [member, writer, invited] = [await server.member(), await server.member(), await server.member()];
    const [own, joined, inviting] = [
      await insertProject(db, member.id),
      await insertProject(db, writer.id),
      await insertProject(db, writer.id),
    ];
    await db
      .insertInto('project_member')
      .values({ project_id: joined, member_id: member.id, role: 'FRONT_END' })
      .execute();
    await db
      .insertInto('project_bookmark')
      .values([
        { project_id: joined, member_id: member.id },
        { project_id: joined, member_id: invited.id },
        { project_id: inviting, member_id: member.id },
      ])
      .execute();
    await db
      .insertInto('project_invitation')
      .values([
        { project_id: inviting, member_id: member.id },
        { project_id: inviting, member_id: invited.id },
        { project_id: own, member_id: invited.id },
      ])
      .execute();
    expect((await withdraw(member)).code).toBe(200);

    const detail = async (id: number) =>
      (await server.call<ProjectDetail>('GET', `/api/projects/${id}`, { token: writer.token })).data;
    expect(await detail(joined)).toMatchObject({ bookmarks: 1, members: [{ nickname: writer.nickname }] });
    expect((await detail(joined)).members).toHaveLength(1);
    expect(await detail(inviting)).toMatchObject({
      bookmarks: 0,
      invitedMembers: [{ nickname: invited.nickname, status: 'PENDING' }],
    });
    const { data } = await server.call<MyPage>('GET', '/api/mypage', { token: invited.token });
    expect(data.portfolio.invitedProjects?.map(({ projectId }) => projectId)).toEqual([inviting]);
  });
});

describe('a withdrawal', () => {
  it.each<[string, Leaving, string]>([
    ['a wrong password', { password: 'wrong0000' }, ACCOUNT_MESSAGES.withdrawalFailed],
    ['unequal passwords', { confirm_password: 'wrong0000' }, ACCOUNT_MESSAGES.passwordMismatch],
    ['no password', { password: '', confirm_password: '' }, ACCOUNT_MESSAGES.withdrawalEmpty],
    ['no confirmation', { confirm_password: '' }, ACCOUNT_MESSAGES.withdrawalEmpty],
    ['no name', { username: '' }, MESSAGES.badRequest],
    ['an unknown name', { username: 'nobody' }, ACCOUNT_MESSAGES.withdrawalFailed],
  ])('is refused for %s', async (_, changes, message) => {
    const member = await server.member();
    const response = await withdraw(member, changes);
    expect([response.code, response.message]).toEqual([400, message]);
    expect((await server.call('GET', '/api/users/me', { token: member.token })).code).toBe(200);
  });

  it("is refused for another member's name, also with that member's password", async () => {
    const [member, other] = [await server.member(), await server.member({ password: 'other1234' })];
    for (const username of [other.username, other.nickname]) {
      expect((await withdraw(member, { username })).code).toBe(400);
      expect((await withdraw(member, { username, password: other.password })).code).toBe(400);
    }
    expect((await login(other.username, other.password)).code).toBe(200);
  });

  it('returns 40201 to visitors, and 400 without a body', async () => {
    expect((await server.call('DELETE', '/api/user/delete', { json: {} })).status).toBe(40201);
    const { token } = await server.member();
    expect((await server.call('DELETE', '/api/user/delete', { token })).code).toBe(400);
  });

  it('succeeds once in concurrent requests', async () => {
    const member = await established();
    const responses = await Promise.all(Array.from({ length: 5 }, () => withdraw(member)));
    expect(responses.map(({ code }) => code).sort()).toEqual([200, 401, 401, 401, 401]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 40203, 40203, 40203, 40203]);
  });

  it('leaves correct counts when two members withdraw concurrently', async () => {
    const { db } = server;
    const [a, b, writer] = [await server.member(), await server.member(), await server.member()];
    const projects = await Promise.all(Array.from({ length: 12 }, () => insertProject(db, writer.id)));
    for (const { id } of [a, b]) {
      const rows = projects.map((project) => ({ project_id: project, member_id: id }));
      await db.insertInto('project_bookmark').values(rows).execute();
    }
    const responses = await Promise.all([withdraw(a), withdraw(b)]);
    expect(responses.map(({ code }) => code)).toEqual([200, 200]);
    const counts = await db.selectFrom('project').select('bookmark_count').where('id', 'in', projects).execute();
    expect(counts.every(({ bookmark_count: count }) => count === 0)).toBe(true);
  });

  it('leaves no rows of concurrent requests behind', async () => {
    const { db } = server;
    const writer = await server.member();
    const posts = await Promise.all(Array.from({ length: 4 }, () => insertProject(db, writer.id)));
    for (let time = 0; time < 5; time += 1) {
      const member = await server.member();
      const { token } = member;
      const closed = await insertProject(db, member.id, { closed: true });
      const responses = await Promise.all([
        withdraw(member),
        ...[1, 2].map(() => server.call('POST', '/api/projects', { token, json: createPayload() })),
        ...posts.map((id) => server.call('POST', `/api/projects/${id}/bookmark`, { token })),
        ...posts.map((id) => server.call('POST', `/api/projects/${id}/comments`, { token, json: { content: '저요' } })),
        server.call('PUT', `/api/projects/${closed}/closed`, { token, json: { closed: false } }),
        login(member.username, member.password),
      ]);
      expect(responses[0].code).toBe(200);
      expect(responses.map(({ code }) => code).filter((code) => code >= 500)).toEqual([]);

      const open = db.selectFrom('project').select('id').where('writer_id', '=', member.id).where('closed', '=', false);
      expect(await open.execute()).toEqual([]);
      for (const table of ['project_bookmark', 'session'] as const) {
        expect(await db.selectFrom(table).selectAll().where('member_id', '=', member.id).execute()).toEqual([]);
      }
    }
  });

  it('that fails changes nothing and erases no files', async () => {
    const member = await established();
    const files = await filesOf(member.id);
    const before = await rowOf(member.id);
    await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`.execute(
      server.db,
    );
    await sql`create trigger refused before delete on session execute function refuse()`.execute(server.db);
    const broken = await withdraw(member);
    await sql`drop function refuse() cascade`.execute(server.db);

    expect([broken.code, broken.message]).toEqual([500, MESSAGES.unknown]);
    expect(await rowOf(member.id)).toEqual(before);
    expect(files.map(isStored)).toEqual([true, true, true]);
    expect((await withdraw(member)).code).toBe(200);
    expect(files.map(isStored)).toEqual([false, false, false]);
  });
});
