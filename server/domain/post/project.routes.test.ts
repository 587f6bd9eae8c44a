import { type ProjectDetail, type ProjectPage, type ProjectPayload } from '@contract/project';
import { type TestResponse } from '../../app/testing/call';
import { type TestMember } from '../../app/testing/member';
import { startServer, type TestServer } from '../../app/testing/startServer';
import { withdraw } from '../../db/testing/withdraw';
import { createPayload } from '../../app/testing/samplePayload';

let server: TestServer;
let writer: TestMember;
let reader: TestMember;

beforeAll(async () => {
  server = await startServer();
  writer = await server.member({ nickname: '기획하는곰' });
  reader = await server.member({ nickname: '새벽코딩' });
});

afterAll(() => server.close());

const post = (payload: unknown, token: string | undefined = writer.token) =>
  server.call<number>('POST', '/api/projects', { token, json: payload });

async function publish(overrides: Partial<ProjectPayload> = {}): Promise<number> {
  const { code, data, message } = await post(createPayload(overrides));
  expect([code, message]).toEqual([200, '모집글을 등록했어요.']);
  return data;
}

const read = (id: unknown, token?: string): Promise<TestResponse<ProjectDetail>> =>
  server.call('GET', `/api/projects/${String(id)}`, { token });

const search = (title: string, token?: string) =>
  server.call<ProjectPage>('GET', `/api/projects/filter/search?${String(new URLSearchParams({ title }))}`, { token });

describe('POST /api/projects', () => {
  it('publishes a post that everyone can find and read', async () => {
    const id = await publish({ title: '  오늘의 모집글  ', link: 'example.org/team' });

    const { data } = await read(id);
    expect(data).toEqual<ProjectDetail>({
      id,
      title: '오늘의 모집글',
      writerId: data.writerId,
      projectName: '모아밥',
      startDate: '2026-12',
      endDate: '2027-08',
      period: 'SIX_TO_ONE_YEAR',
      category: 'STARTUP',
      introduce: '넷이서 장을 보면 반값이 돼요.',
      writer: '기획하는곰',
      writerProfileImage: expect.stringMatching(/^\/uploads\//) as string,
      createdDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      comments: [],
      bookmarks: 0,
      views: 0,
      isBookmark: false,
      closed: false,
      seats: [],
      filled: 0,
      weeklyHours: null,
      times: [],
      deadline: null,
      status: 'ACTIVE',
      closedReason: null,
      hidden: null,
      archiveId: null,
      leader: {
        nickname: '기획하는곰',
        profileImg: data.writerProfileImage,
        desiredJob: ['UX_UI_DESIGN'],
        schoolMail: null,
        verifiedProjects: 0,
        archives: [],
        keywords: null,
      },
      personnel: 6,
      roles: ['PM', 'BACK_END'],
      skills: ['FIGMA', 'SPRING'],
      meetingOption: '오프라인',
      step: 'BEFORE_START',
      members: [
        { memberId: data.writerId, nickname: '기획하는곰', profileImgUrl: data.writerProfileImage, role: null },
      ],
      article: '매주 화요일 저녁에 학교 앞에서 만나요.',
      link: 'https://example.org/team',
    });
    const { data: page } = await search('오늘의 모집글');
    expect(page.projects.map((project) => project.id)).toEqual([id]);
  });

  it('reports the first problem in the order of the form, and all problems in `errors`', async () => {
    const { code, status, message, errors } = await post({ ...createPayload(), title: '', roles: [], article: ' ' });
    expect([code, status, message]).toEqual([400, 400, '모집글 제목을 입력해 주세요.']);
    expect(errors?.map(({ field }) => field)).toEqual(['title', 'roles', 'article']);
  });

  it.each([
    ['an unknown category', { category: 'PARTY' }, '선택할 수 없는 값이 있어요. 다시 골라 주세요.'],
    ['an unknown skill', { skills: ['FIGMA', 'COBOL'] }, '선택할 수 없는 값이 있어요. 다시 골라 주세요.'],
    ['too many people', { personnel: 100 }, '모집 인원은 1~99명으로 입력해 주세요.'],
    ['a number as a string', { personnel: '3' }, '요청을 이해하지 못했어요. 입력한 내용을 다시 확인해 주세요.'],
    ['a month that does not exist', { startDate: '2026-13' }, '진행 기간에 없는 날짜가 있어요. 다시 확인해 주세요.'],
    ['an end before the start', { endDate: '2026-11' }, '종료 월이 시작 월보다 빨라요. 다시 확인해 주세요.'],
    ['a long text', { introduce: '가'.repeat(451) }, '글자 수를 줄여 주세요. 최대 450자까지 쓸 수 있어요.'],
    ['a javascript link', { link: 'javascript:alert(1)' }, 'http:// 또는 https://로 시작하는 주소만 쓸 수 있어요.'],
    [
      'a link without a public host',
      { link: 'http://localhost' },
      '주소를 다시 확인해 주세요. 예: https://example.com',
    ],
  ])('refuses a post with %s', async (_, wrong, expected) => {
    const { code, message } = await post({ ...createPayload(), ...wrong });
    expect([code, message]).toEqual([400, expected]);
  });

  it('returns 40201 to visitors', async () => {
    const { code, status } = await server.call('POST', '/api/projects', { json: createPayload() });
    expect([code, status]).toEqual([401, 40201]);
  });

  it('returns 400 for an invalid body', async () => {
    for (const body of ['', '[]', 'null', '"text"', '{broken']) {
      const headers = { 'content-type': 'application/json' };
      const { code, data } = await server.call('POST', '/api/projects', { token: writer.token, headers, body });
      expect([body, code, data ?? null]).toEqual([body, 400, null]);
    }
  });
});

describe('invitations of a new post', () => {
  it('are pending, and visible only to the writer', async () => {
    const id = await publish({ invitedMembersNicknames: ['새벽코딩'] });

    expect((await read(id, writer.token)).data.invitedMembers).toMatchObject([
      { nickname: '새벽코딩', status: 'PENDING' },
    ]);
    expect((await read(id, reader.token)).data).not.toHaveProperty('invitedMembers');
    expect((await read(id)).data).not.toHaveProperty('invitedMembers');
    expect((await read(id)).data.members).toHaveLength(1);
  });

  it('are refused for unknown, own and repeated names, and nothing is published', async () => {
    const before = (await search('')).data.totalElements;
    const names = ['없는사람', '기획하는곰', '새벽코딩', '새벽코딩'.normalize('NFD'), '유령'];
    const { code, message, errors } = await post(createPayload({ invitedMembersNicknames: names }));

    const field = 'invitedMembersNicknames';
    expect([code, message]).toEqual([400, '없는사람, 유령 님을 찾을 수 없어요.']);
    expect(errors).toEqual([
      { field, message: '없는사람, 유령 님을 찾을 수 없어요.' },
      { field, message: '기획하는곰 님은 글을 쓰는 본인이라 초대할 수 없어요.' },
      { field, message: `${'새벽코딩'.normalize('NFD')} 님을 두 번 초대할 수 없어요.` },
    ]);
    expect((await search('')).data.totalElements).toBe(before);
  });

  it('are added to the team after the writer once they are accepted', async () => {
    const id = await publish({ invitedMembersNicknames: ['새벽코딩'] });
    await server.db.deleteFrom('project_invitation').where('project_id', '=', id).execute();
    await server.db
      .insertInto('project_member')
      .values({ project_id: id, member_id: reader.id, role: 'FRONT_END' })
      .execute();

    const { data } = await read(id, writer.token);
    expect(data.members.map(({ nickname }) => nickname)).toEqual(['기획하는곰', '새벽코딩']);
    expect(data.invitedMembers).toEqual([{ nickname: '새벽코딩', status: 'ACCEPTED' }]);
  });
});

describe('GET /api/projects/:id', () => {
  it.each(['999999', '0', '-1', 'abc', '1.5', '1e3', '99999999999999999999', '%F0%9F%9A%80'])(
    'returns 404 for the id %s',
    async (id) => {
      const { code, status, message } = await read(id);
      expect([code, status, message]).toEqual([404, 404, '삭제됐거나 없는 글이에요.']);
    },
  );

  it('returns comments as threads, a tombstone without text and writer, a withdrawn member without a name', async () => {
    const id = await publish();
    const other = await publish();
    const gone = await server.member();
    const comment = async (content: string, values: object = {}) =>
      (
        await server.db
          .insertInto('project_comment')
          .values({ project_id: id, writer_id: reader.id, content, ...values })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    const first = await comment('질문이 있어요');
    const tombstone = await comment('', { writer_id: null, deleted: true });
    const reply = await comment('답이에요', { parent_id: first, writer_id: writer.id });
    const last = await comment('고마워요', { parent_id: tombstone, writer_id: gone.id });
    await comment('다른 글의 댓글', { project_id: other });
    await withdraw(server.db, gone.id);

    const { comments } = (await read(id)).data;
    expect(
      comments.map(({ parentComment, childComments }) => [parentComment.id, ...childComments.map((one) => one.id)]),
    ).toEqual([
      [first, reply],
      [tombstone, last],
    ]);
    expect(comments[0]?.childComments[0]).toMatchObject({
      writer: '기획하는곰',
      content: '답이에요',
      parentCommentId: first,
      deleted: false,
    });
    expect(comments[1]?.parentComment).toMatchObject({
      writer: null,
      profileImage: null,
      content: '',
      parentCommentId: null,
      deleted: true,
    });
    expect(comments[1]?.childComments[0]).toMatchObject({ writer: null, profileImage: null, content: '고마워요' });
    expect((await search('공동 장보기')).data.projects.find((project) => project.id === id)?.comments).toBe(3);
  });

  it('returns a withdrawn writer without a name', async () => {
    const leaver = await server.member();
    const { data: id } = await post(createPayload({ title: '떠난 사람의 글' }), leaver.token);
    await withdraw(server.db, leaver.id);

    const { data } = await read(id);
    expect([data.writer, data.writerProfileImage]).toEqual([null, null]);
    expect(data.members).toEqual([{ memberId: null, nickname: null, profileImgUrl: null, role: null }]);
    expect((await search('떠난 사람')).data.projects[0]?.writer).toBeNull();
  });

  it('returns the own bookmark, also in the list', async () => {
    const id = await publish({ title: '북마크해 둘 글' });
    await server.db.insertInto('project_bookmark').values({ project_id: id, member_id: reader.id }).execute();

    expect((await read(id, reader.token)).data).toMatchObject({ isBookmark: true, bookmarks: 1 });
    expect((await read(id, writer.token)).data).toMatchObject({ isBookmark: false, bookmarks: 1 });
    expect((await read(id)).data).toMatchObject({ isBookmark: false, bookmarks: 1 });
    const bookmarked = async (token?: string) => (await search('북마크해', token)).data.projects[0]?.isBookmark;
    expect([await bookmarked(reader.token), await bookmarked(writer.token), await bookmarked()]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("treats a malformed token as a visitor's request and returns 40202 to an expired one", async () => {
    const id = await publish();
    expect((await read(id, 'no.token.atall')).code).toBe(200);
    server.passTime(16 * 60_000);
    expect((await read(id, reader.token)).status).toBe(40202);
    server.passTime(-16 * 60_000);
  });
});
