import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { type ProjectBookmark, type ProjectDetail, type ProjectPage, type ProjectPayload } from '@contract/project';
import { type TestMember } from '../../app/testing/member';
import { countWaiting } from '../../app/testing/waitingTransactions';
import { startServer, type TestServer } from '../../app/testing/startServer';
import { createPayload } from '../../app/testing/samplePayload';

let server: TestServer;
let writer: TestMember;
let reader: TestMember;
let third: TestMember;
let id: number;

beforeAll(async () => {
  server = await startServer();
  writer = await server.member({ nickname: '기획하는곰' });
  reader = await server.member({ nickname: '새벽코딩' });
  third = await server.member({ nickname: '느린거북' });
});

beforeEach(async () => {
  const json = createPayload({ invitedMembersNicknames: ['새벽코딩'] });
  id = (await server.call<number>('POST', '/api/projects', { token: writer.token, json })).data;
});

afterAll(() => server.close());

const read = async (token?: string) => (await server.call<ProjectDetail>('GET', `/api/projects/${id}`, { token })).data;

const edit = (overrides: Partial<ProjectPayload>, token: string | undefined = writer.token) =>
  server.call<number>('PUT', `/api/projects/${id}`, { token, json: createPayload(overrides) });

async function accept(member: TestMember) {
  const invitation = { project_id: id, member_id: member.id };
  const { db } = server;
  await db.deleteFrom('project_invitation').where('project_id', '=', id).where('member_id', '=', member.id).execute();
  await db
    .insertInto('project_member')
    .values({ ...invitation, role: 'PM' })
    .execute();
}

describe('PUT /api/projects/:id', () => {
  it('replaces the fields of the form, and the search finds the new ones', async () => {
    const { code, message, data } = await edit({ title: '고쳐 쓴 제목', endDate: '2026-12', roles: ['BX_DESIGN'] });
    expect([code, message, data]).toEqual([200, '모집글을 수정했어요.', id]);

    expect(await read()).toMatchObject({ title: '고쳐 쓴 제목', period: 'ONE_MONTH_LESS', roles: ['BX_DESIGN'] });
    const query = new URLSearchParams({ title: '고쳐쓴' }).toString();
    const { data: page } = await server.call<ProjectPage>('GET', `/api/projects/filter/search?${query}`);
    expect(page.projects.map((project) => project.id)).toEqual([id]);
  });

  it('returns 403 to members who are not the writer', async () => {
    const { code, message } = await edit({ title: '남의 글', invitedMembersNicknames: ['없는사람'] }, reader.token);
    expect([code, message]).toEqual([403, '수정 권한이 없어요.']);
    expect((await read()).title).not.toBe('남의 글');
  });

  it('returns 40201 to visitors, 400 for an invalid form and 404 for a missing post', async () => {
    expect((await server.call('PUT', `/api/projects/${id}`, { json: createPayload() })).status).toBe(40201);
    expect((await edit({ title: '' })).message).toBe('모집글 제목을 입력해 주세요.');
    const json = createPayload();
    expect((await server.call('PUT', '/api/projects/999999', { token: writer.token, json })).code).toBe(404);
  });

  it('invites added names, withdraws removed ones and does not change members of the team', async () => {
    await accept(reader);
    await edit({ invitedMembersNicknames: ['느린거북', '새벽코딩'] });
    expect((await read(writer.token)).invitedMembers).toEqual([
      { nickname: '새벽코딩', status: 'ACCEPTED' },
      { nickname: '느린거북', status: 'PENDING', projectInvitedMemberId: expect.any(Number) as number },
    ]);

    await edit({ invitedMembersNicknames: [] });
    expect((await read(writer.token)).invitedMembers).toEqual([{ nickname: '새벽코딩', status: 'ACCEPTED' }]);
  });

  const invitations = () =>
    server.db.selectFrom('project_invitation').selectAll().where('project_id', '=', id).execute();

  it('does not change an invitation that is listed again', async () => {
    const before = await invitations();
    await edit({ invitedMembersNicknames: ['새벽코딩'] });
    expect(await invitations()).toEqual(before);
  });

  it('does not send an invitation again that was declined while the form was open', async () => {
    const [sent] = await invitations();
    const declined = await server.call('DELETE', `/api/alarm/invited-projects/${sent!.id}`, { token: reader.token });
    expect(declined.code).toBe(200);

    expect((await edit({ title: '제목만 고쳤어요', keptInvitations: [sent!.id] })).code).toBe(200);
    expect(await invitations()).toEqual([]);
  });

  it('keeps the invitation of a member who has a new nickname', async () => {
    const renamed = await server.member({ nickname: '바꾸기전' });
    await edit({ invitedMembersNicknames: ['바꾸기전'] });
    const before = await invitations();
    await server.db.updateTable('member').set({ nickname: '바꾼뒤' }).where('id', '=', renamed.id).execute();

    expect((await edit({ keptInvitations: before.map((sent) => sent.id) })).code).toBe(200);
    expect(await invitations()).toEqual(before);
  });

  it('withdraws an invitation that is neither kept nor named', async () => {
    await edit({ invitedMembersNicknames: ['새벽코딩', '느린거북'] });
    const [, second] = await invitations();

    await edit({ keptInvitations: [second!.id] });
    expect(await invitations()).toEqual([second]);
  });

  it('refuses more pending invitations than a form may name', async () => {
    const names = Array.from({ length: LIMITS.members }, (_, index) => `초대받은${index}`);
    for (const nickname of names) await server.member({ nickname });
    const [sent] = await invitations();

    const { code, errors } = await edit({ invitedMembersNicknames: names, keptInvitations: [sent!.id] });
    expect([code, errors]).toEqual([400, [{ field: 'invitedMembersNicknames', message: MESSAGES.members }]]);
    expect(await invitations()).toEqual([sent]);
  });

  it('refuses invalid names like a new post does, and then changes nothing', async () => {
    const { code, errors } = await edit({ title: '바뀌면 안 돼요', invitedMembersNicknames: ['없는사람'] });
    expect([code, errors?.[0]?.field]).toEqual([400, 'invitedMembersNicknames']);
    expect((await read()).title).not.toBe('바뀌면 안 돼요');
  });

  it('refuses fewer positions than members who have joined', async () => {
    await accept(reader);
    await accept(third);
    const { code, errors } = await edit({ personnel: 1 });
    const message = '이미 합류한 2명보다 적게 정할 수 없어요.';
    expect([code, errors]).toEqual([400, [{ field: 'personnel', message }]]);
    expect((await edit({ personnel: 2 })).code).toBe(200);
  });

  it('applies concurrent edits one after the other, each as a whole', async () => {
    const texts = ['첫째', '둘째', '셋째', '넷째'];
    await Promise.all(texts.map((text) => edit({ title: text, article: text, introduce: text })));
    const { title, article, introduce } = await read();
    expect(texts).toContain(title);
    expect([article, introduce]).toEqual([title, title]);
  });
});

describe('PUT /api/projects/:id/closed', () => {
  const close = (closed: unknown, token: string | undefined = writer.token) =>
    server.call<{ closed: boolean }>('PUT', `/api/projects/${id}/closed`, { token, json: { closed } });

  it('closes and reopens the post, any number of times', async () => {
    for (const closed of [true, true, false, false]) {
      expect((await close(closed)).data).toEqual({ closed });
      expect((await read()).closed).toBe(closed);
    }
  });

  it('returns 403 to members who are not the writer and 400 to anything but a boolean', async () => {
    expect((await close(true, reader.token)).code).toBe(403);
    expect((await close('true')).code).toBe(400);
    expect((await read()).closed).toBe(false);
  });
});

describe('DELETE /api/projects/:id', () => {
  const remove = (token: string) => server.call('DELETE', `/api/projects/${id}`, { token });

  it('deletes the post with its comments, for its writer only', async () => {
    await server.db
      .insertInto('project_comment')
      .values({ project_id: id, writer_id: reader.id, content: '안녕하세요' })
      .execute();
    expect((await remove(reader.token)).message).toBe('삭제 권한이 없어요.');
    expect(await remove(writer.token)).toMatchObject({ code: 200, data: null });

    expect((await server.call('GET', `/api/projects/${id}`)).code).toBe(404);
    expect((await remove(writer.token)).code).toBe(404);
  });
});

describe('/api/projects/:id/bookmark', () => {
  const bookmark = (method: 'POST' | 'DELETE', token?: string, post = id) =>
    server.call<ProjectBookmark>(method, `/api/projects/${post}/bookmark`, { token });

  it('sets and removes the bookmark idempotently', async () => {
    await bookmark('POST', third.token);
    expect((await bookmark('POST', reader.token)).data).toEqual({ isBookmark: true, bookmarks: 2 });
    expect((await bookmark('POST', reader.token)).data).toEqual({ isBookmark: true, bookmarks: 2 });
    expect((await bookmark('DELETE', reader.token)).data).toEqual({ isBookmark: false, bookmarks: 1 });
    expect((await bookmark('DELETE', reader.token)).data).toEqual({ isBookmark: false, bookmarks: 1 });
    expect(await read(third.token)).toMatchObject({ isBookmark: true, bookmarks: 1 });
  });

  it('counts concurrent requests correctly', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, time) => bookmark('POST', (time % 2 ? reader : third).token)));
    expect((await read()).bookmarks).toBe(2);
  });

  it('returns 404 when the post is deleted while the bookmark is removed', async () => {
    await bookmark('POST', reader.token);
    const removal = await server.db.transaction().execute(async (deletion) => {
      await deletion.selectFrom('project').select('id').where('id', '=', id).forUpdate().execute();
      // Not awaited: the request waits for the lock of the post.
      const response = bookmark('DELETE', reader.token);
      while ((await countWaiting(server.db)) === 0);
      await deletion.deleteFrom('project').where('id', '=', id).execute();
      return { response };
    });
    expect((await removal.response).code).toBe(404);
  });

  it('returns 40201 to visitors, and 404 for a missing post', async () => {
    expect((await bookmark('POST')).status).toBe(40201);
    expect((await bookmark('POST', reader.token, 999_999)).code).toBe(404);
    expect((await bookmark('DELETE', reader.token, 999_999)).code).toBe(404);
  });
});
