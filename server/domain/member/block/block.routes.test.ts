/** @tier full */
import { type Alarms } from '@contract/alarm';
import { type ArchiveDetail, type ArchivePage } from '@contract/archive';
import { BLOCK_MESSAGES, type BlockedMember } from '@contract/block';
import { MESSAGES } from '@contract/messages';
import { type MyPage } from '@contract/mypage';
import { type NoticePage } from '@contract/notice';
import { type ProjectDetail, type ProjectItem, type ProjectPage } from '@contract/project';
import { type TestMember } from '../../../app/testing/member';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { insertArchive, insertMember, insertProject } from '../../../db/testing/rows';
import { createPayload } from '../../../app/testing/samplePayload';

let server: TestServer;
let [a, b, c]: TestMember[] = [];
beforeEach(async () => {
  server = await startServer();
  [a, b, c] = await server.fourMembers();
});
afterEach(() => server.close());

const me = () => a!;
const other = () => b!;
const third = () => c!;

const get = async <T>(path: string, { token }: TestMember = me()) =>
  (await server.call<T>('GET', `/api${path}`, { token })).data;
const block = (nickname = other().nickname, { token }: TestMember = me()) =>
  server.call<BlockedMember[]>('POST', '/api/users/me/blocks', { token, json: { nickname } });
const unblock = ({ id }: { id: number } = other()) =>
  server.call<BlockedMember[]>('DELETE', `/api/users/me/blocks/${id}`, { token: me().token });
const comment = ({ token }: TestMember, projectId: number, parentCommentId?: number) =>
  server.call<{ id: number }>('POST', `/api/projects/${projectId}/comments`, {
    token,
    json: { content: '함께해요.', parentCommentId },
  });
const apply = ({ token }: TestMember, projectId: number) =>
  server.call('POST', `/api/projects/${projectId}/applications`, {
    token,
    json: { role: 'FRONT_END', message: '함께 만들고 싶어서 지원해요.' },
  });
const invite = ({ token }: TestMember, ...nicknames: string[]) =>
  server.call<number>('POST', '/api/projects', {
    token,
    json: createPayload({ invitedMembersNicknames: nicknames }),
  });

describe('the list of blocked members', () => {
  it('returns each member once, newest first, until they are unblocked', async () => {
    await block();
    expect((await block()).data).toHaveLength(1);
    const { code, data } = await block(third().nickname);
    expect([code, data.map(({ nickname }) => nickname)]).toEqual([200, [third().nickname, other().nickname]]);
    expect(await get('/users/me/blocks')).toEqual(data);
    expect(data[0]).toEqual({
      id: third().id,
      nickname: third().nickname,
      profileImg: expect.any(String) as string,
      createdDateTime: expect.any(String) as string,
    });
    expect((await unblock(third())).data.map(({ id }) => id)).toEqual([other().id]);
    expect((await unblock(third())).code).toBe(200);
    expect(await get('/users/me/blocks', other())).toEqual([]);
  });

  it('refuses the caller, unknown members and a 201st member', async () => {
    expect([(await block(me().nickname)).code, (await block(me().nickname)).message]).toEqual([
      400,
      BLOCK_MESSAGES.own,
    ]);
    expect([(await block('없는사람')).code, (await block('없는사람')).message]).toEqual([404, MESSAGES.unknownMember]);
    const ids = [];
    for (let number = 0; number < 200; number += 1) ids.push(await insertMember(server.db));
    const rows = ids.map((blocked_id) => ({ blocker_id: me().id, blocked_id }));
    await server.db.insertInto('block').values(rows).execute();
    const { code, message } = await block();
    expect([code, message]).toEqual([409, BLOCK_MESSAGES.tooMany]);
  });

  it('loses a member who withdraws', async () => {
    await block();
    const { token, nickname, password } = other();
    const json = { username: nickname, password, confirm_password: password };
    expect((await server.call('DELETE', '/api/user/delete', { token, json })).code).toBe(200);
    expect(await get('/users/me/blocks')).toEqual([]);
  });
});

describe('between both, whoever has blocked,', () => {
  beforeEach(() => block());

  it('invitations and archives that name the other return 400 as for an unknown member', async () => {
    for (const [by, named] of [
      [me(), other()],
      [other(), me()],
    ] as const) {
      expect((await invite(by, named.nickname)).code).toBe(400);
      const form = new FormData();
      const archive = { title: '함께한 일', description: '설명', category: 'STUDY', skills: ['GIT'], link: '' };
      const period = { startDate: '2026-01-02', endDate: '2026-03-04' };
      const archiveMembers = [{ nickname: named.nickname, role: 'PM' }];
      form.append('archiveData', JSON.stringify({ ...archive, ...period, archiveMembers, imgUrls: [] }));
      expect((await server.call('POST', '/api/archive', { token: by.token, form })).code).toBe(400);
    }
  });

  it('applications return 403', async () => {
    for (const [by, leader] of [
      [me(), other()],
      [other(), me()],
    ] as const) {
      const { code, message } = await apply(by, await insertProject(server.db, leader.id));
      expect([code, message]).toEqual([403, BLOCK_MESSAGES.apply]);
    }
  });

  it('comments on posts of the other and replies to comments of the other return 403', async () => {
    const own = await insertProject(server.db, other().id);
    const refused = await comment(me(), own);
    expect([refused.code, refused.message]).toEqual([403, BLOCK_MESSAGES.comment]);
    const project = await insertProject(server.db, third().id);
    const root = (await comment(other(), project)).data.id;
    expect((await comment(me(), project, root)).code).toBe(403);
    const mine = (await comment(me(), project)).data.id;
    expect((await comment(other(), project, mine)).code).toBe(403);
    const thirds = (await comment(third(), project)).data.id;
    const reply = (await comment(other(), project, thirds)).data.id;
    expect((await comment(me(), project, reply)).message).toBe(BLOCK_MESSAGES.comment);
    expect((await comment(me(), project, thirds)).code).toBe(200);
  });

  it('the search for members returns 400 as for an unknown nickname', async () => {
    const found = async (by: TestMember, { nickname }: TestMember) =>
      (await server.call('GET', `/api/users/search?nickname=${encodeURIComponent(nickname)}`, { token: by.token }))
        .code;
    expect(await Promise.all([found(me(), other()), found(other(), me()), found(third(), me())])).toEqual([
      400, 400, 200,
    ]);
  });
});

describe('the member who has blocked another', () => {
  let project: number;
  beforeEach(async () => {
    project = await insertProject(server.db, other().id);
  });
  const titles = async (by: TestMember) => {
    const page = await get<ProjectPage>('/projects/filter/keyword', by);
    return [page.projects.map(({ id }) => id), page.totalElements];
  };

  it('does not see posts of the other in lists and totals until unblocking; all other members do', async () => {
    const theirs = await insertProject(server.db, third().id);
    expect(await titles(me())).toEqual([[theirs, project], 2]);
    await block();
    expect(await titles(me())).toEqual([[theirs], 1]);
    expect(await titles(other())).toEqual([[theirs, project], 2]);
    expect(await titles(third())).toEqual([[theirs, project], 2]);
    expect((await get<ProjectItem[]>(`/projects/${theirs}/similar`)).map(({ id }) => id)).toEqual([]);
    expect((await get<ProjectItem[]>(`/projects/${theirs}/similar`, third())).map(({ id }) => id)).toEqual([project]);
    await unblock();
    expect(await titles(me())).toEqual([[theirs, project], 2]);
  });

  it('can read a post of the other by its id, and sees posts of own teams in lists', async () => {
    await server.db
      .insertInto('project_member')
      .values({ project_id: project, member_id: me().id, role: 'FRONT_END' })
      .execute();
    await block();
    expect(await titles(me())).toEqual([[project], 1]);
    expect((await get<ProjectDetail>(`/projects/${project}`)).id).toBe(project);
  });

  it('does not see archives of the other in lists and totals, except those of own teams', async () => {
    const published = { published_at: new Date() };
    const alone = await insertArchive(server.db, [other().id, third().id], published);
    const shared = await insertArchive(server.db, [other().id, me().id], published);
    const listed = async (by: TestMember) => {
      const page = await get<ArchivePage>('/archive/projects', by);
      return [page.archives.map(({ id }) => id), page.totalElements];
    };
    await block();
    expect(await listed(me())).toEqual([[shared], 1]);
    expect(await listed(third())).toEqual([[shared, alone], 2]);
    await unblock();
    expect(await listed(me())).toEqual([[shared, alone], 2]);
  });

  it('does not see bookmarked posts and archives of the other in the profile until unblocking', async () => {
    const posts = [await insertProject(server.db, other().id), await insertProject(server.db, third().id)];
    const published = { published_at: new Date() };
    const archives = [
      await insertArchive(server.db, [other().id, third().id], published),
      await insertArchive(server.db, [other().id, me().id], published),
    ];
    const { token } = me();
    for (const id of posts) await server.call('POST', `/api/projects/${id}/bookmark`, { token });
    for (const id of archives) await server.call('POST', `/api/archive/${id}/bookmark`, { token });
    const bookmarked = async () => {
      const { myProject, myArchive } = (await get<MyPage>('/mypage')).myActivities!;
      return [myProject, myArchive].map((lists) => lists.bookmarkedPosts.map(({ articleId }) => articleId).toSorted());
    };
    await block();
    // Own teams stay.
    expect(await bookmarked()).toEqual([posts.slice(1), archives.slice(1)]);
    await unblock();
    expect(await bookmarked()).toEqual([posts, archives]);
  });

  it('does not see comments of the other; a root with replies is shown without content', async () => {
    const post = await insertProject(server.db, third().id);
    const answered = (await comment(other(), post)).data.id;
    await comment(third(), post, answered);
    await comment(other(), post);
    const threads = async (by: TestMember) => (await get<ProjectDetail>(`/projects/${post}`, by)).comments;
    await block();
    const [thread, ...rest] = await threads(me());
    expect(rest).toEqual([]);
    expect(thread?.parentComment).toMatchObject({
      id: answered,
      content: '',
      writer: null,
      profileImage: null,
      blocked: true,
    });
    expect(thread?.childComments.map(({ writer }) => writer)).toEqual([third().nickname]);
    expect(JSON.stringify(await threads(other()))).not.toContain('blocked');
    expect(await threads(third())).toHaveLength(2);
    await unblock();
    expect(await threads(me())).toHaveLength(2);
  });

  it('does not see comments of the other on archives', async () => {
    const archive = await insertArchive(server.db, [third().id, me().id], { published_at: new Date() });
    const row = { archive_id: archive, writer_id: other().id, content: '잘 봤어요.' };
    await server.db.insertInto('archive_comment').values(row).execute();
    await block();
    expect((await get<ArchiveDetail>(`/archive/${archive}`)).comments).toEqual([]);
    expect((await get<ArchiveDetail>(`/archive/${archive}`, third())).comments).toHaveLength(1);
  });

  it('gets no notices of the other, and the other gets no notice of the block', async () => {
    const own = await insertProject(server.db, me().id);
    await comment(other(), own);
    const news = async (by: TestMember) => {
      const { notices, totalElements, unread } = await get<NoticePage>('/notices', by);
      const bell = await get<Alarms>('/alarm/project-archive', by);
      return [notices.length, totalElements, unread, bell.unreadNotices];
    };
    expect(await news(me())).toEqual([1, 1, 1, 1]);
    await block();
    expect(await news(me())).toEqual([0, 0, 0, 0]);
    expect(await news(other())).toEqual([0, 0, 0, 0]);
    const post = await insertProject(server.db, third().id);
    const thirds = (await comment(third(), post)).data.id;
    await comment(me(), post, thirds);
    await comment(other(), post, thirds);
    expect(await news(me())).toEqual([0, 0, 0, 0]);
    await unblock();
    expect(await news(me())).toEqual([1, 1, 1, 1]);
  });
});

it('a block ends pending invitations and applications between both, and preserves shared teams', async () => {
  const mine = (await invite(me(), other().nickname)).data;
  const theirs = (await invite(other(), me().nickname)).data;
  const applied = await insertProject(server.db, other().id);
  const open = await insertProject(server.db, me().id);
  expect([(await apply(me(), applied)).code, (await apply(other(), open)).code]).toEqual([200, 200]);
  await server.db
    .insertInto('project_member')
    .values({ project_id: open, member_id: third().id, role: 'FRONT_END' })
    .execute();
  await block();
  await block(third().nickname);
  for (const [by, post] of [
    [me(), mine],
    [other(), theirs],
  ] as const) {
    expect((await get<ProjectDetail>(`/projects/${post}`, by)).invitedMembers).toEqual([]);
    expect((await get<Alarms>('/alarm/project-archive', by)).inviteProjectOutputList).toEqual([]);
  }
  const rows = await server.db
    .selectFrom('project_application')
    .select(['project_id', 'status'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { project_id: applied, status: 'WITHDRAWN' },
    { project_id: open, status: 'EXPIRED' },
  ]);
  expect((await get<ProjectDetail>(`/projects/${open}`)).members.map(({ nickname }) => nickname)).toContain(
    third().nickname,
  );
});

it('a block and a concurrent invitation leave no invitation behind', async () => {
  for (let round = 0; round < 20; round += 1) {
    const [one, two] = [await insertMember(server.db), await insertMember(server.db)];
    const project = await insertProject(server.db, one);
    const inviting = server.db
      .insertInto('project_invitation')
      .values({ project_id: project, member_id: two })
      .execute();
    const { nickname } = await server.db
      .selectFrom('member')
      .select('nickname')
      .where('id', '=', one)
      .executeTakeFirstOrThrow();
    const { createBlockRepository } = await import('./block.repository');
    const blocks = createBlockRepository(server.db);
    expect(await blocks.find({ nickname: nickname ?? '' })).toBe(one);
    const [, blocked] = await Promise.allSettled([inviting, blocks.add(two, one, new Date())]);
    expect(blocked.status).toBe('fulfilled');
    const left = await server.db
      .selectFrom('project_invitation')
      .where('project_id', '=', project)
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  }
});
