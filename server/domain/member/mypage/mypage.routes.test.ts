import { MESSAGES } from '@contract/messages';
import { type MyPage } from '@contract/mypage';
import { type JoinPayload } from '@contract/signup';
import { pdf } from '../../../app/testing/joining';
import { createJoin, joinForm, type TestMember } from '../../../app/testing/member';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { insertProject } from '../../../db/testing/rows';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const myPage = (member: TestMember, path = '') =>
  server.call<MyPage>('GET', `/api/mypage${path}`, { token: member.token });
const profileOf = (asker: TestMember, nickname: string) => myPage(asker, `/${encodeURIComponent(nickname)}`);

const RESUME = {
  birth: '1999-12-31',
  degree: 'LEAVE_OF_ABSENCE',
  entranceDate: '2019-01-01',
  graduationDate: null,
  skillCategory: ['REACT', 'FIGMA'],
  desiredJob: ['PM', 'FRONT_END'],
  introduction: '안녕하세요.\n반가워요.',
  experiences: [
    {
      experienceType: 'CLUB',
      experienceName: '코딩 동아리',
      startDate: '2023-03-02',
      endDate: '2023-12-20',
      experienceDescription: '웹을 만들었어요.',
    },
  ],
  careers: [
    { companyName: '이음', startDate: '2024-01-01', endDate: '2024-06-30', careerDescription: '화면을 그렸어요.' },
  ],
  awards: [{ awardType: 'AWARD', awardName: '대상', organizer: '학교', awardDuration: '2024-02-29' }],
  portfolio: [
    { fileName: '이력서.pdf', fileSize: 99, url: null },
    { fileName: '블로그', fileSize: 0, url: 'https://blog.example.org' },
  ],
} satisfies Partial<JoinPayload>;

/** Creates a member with every field of signup step 2. */
async function accomplished(): Promise<TestMember> {
  const join = createJoin(RESUME);
  await server.call('POST', '/api/users/join', { form: joinForm(join, { portfolioFiles: [pdf()] }) });
  const { username, password } = join;
  const { headers } = await server.call('POST', '/api/login', { json: { username, password } });
  const { id } = await server.db
    .selectFrom('member')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return { ...join, id, token: headers.access ?? '', refresh: '' };
}

const bookmarkedBy = (project_id: number, member_id: number, minutesAgo: number) => ({
  project_id,
  member_id,
  created_at: new Date(Date.now() - minutesAgo * 60_000),
});

describe('the own profile', () => {
  it('returns all fields of step 2, with empty lists', async () => {
    const member = await accomplished();
    const { code, data } = await myPage(member);
    expect(code).toBe(200);
    expect(data).toEqual({
      updatedDateTime: expect.stringMatching(/^20/) as string,
      basicInfo: {
        memberId: member.id,
        nickname: member.nickname,
        birth: '1999-12-31',
        skillCategory: ['REACT', 'FIGMA'],
        desiredJob: ['PM', 'FRONT_END'],
        profileImg: expect.stringMatching(/^\/uploads\/image\/[0-9a-f]{32}\.webp$/) as string,
        schoolName: '서울대학교',
        major: '디자인',
        grade: '3',
        degree: 'LEAVE_OF_ABSENCE',
        entranceDate: '2019-01-01',
        graduationDate: null,
        schoolMail: null,
        ownNicknames: [],
      },
      facts: { projects: 0, months: null, statedMonths: null, people: 0, keywords: [] },
      careerHistory: {
        introduction: RESUME.introduction,
        experiences: RESUME.experiences,
        careers: RESUME.careers,
        awards: RESUME.awards,
        portfolios: [
          {
            id: expect.any(Number) as number,
            fileName: '이력서.pdf',
            fileSize: 0.01,
            url: expect.stringMatching(/^\/uploads\/file\/[0-9a-f]{32}\.pdf$/) as string,
          },
          { id: expect.any(Number) as number, fileName: '블로그', fileSize: 0, url: 'https://blog.example.org' },
        ],
      },
      portfolio: {
        archivePage: { content: [], totalPages: 0, totalElements: 0 },
        invitedProjects: [],
        inviteProjectCount: 0,
        pendingEvaluations: [],
        evaluationCount: 0,
      },
      teamFeedback: { myPageEvaluation: { keywords: [], feedbacks: [] } },
      myActivities: {
        myArchive: { writtenPosts: [], bookmarkedPosts: [] },
        myProject: { writtenPosts: [], bookmarkedPosts: [] },
      },
    });
  });

  it('lists own posts newest first, and bookmarks by the time of bookmarking, latest first', async () => {
    const { db } = server;
    const [member, other] = [await server.member(), await server.member()];
    const [first, second] = [await insertProject(db, member.id), await insertProject(db, member.id, { closed: true })];
    const [a, b] = [await insertProject(db, other.id), await insertProject(db, other.id)];
    await db
      .insertInto('project_bookmark')
      .values([bookmarkedBy(a, member.id, 1), bookmarkedBy(b, member.id, 5), bookmarkedBy(a, other.id, 0)])
      .execute();
    await db
      .insertInto('project_comment')
      .values([1, 2].map(() => ({ project_id: b, writer_id: other.id, content: '안녕하세요', parent_id: null })))
      .execute();

    const { myActivities } = (await myPage(member)).data;
    const instant = expect.stringMatching(/T.*Z$/) as string;
    expect(myActivities?.myProject).toEqual({
      writtenPosts: [second, first].map((articleId) => ({
        articleId,
        title: '함께 만들어요',
        createdDate: instant,
        numberOfComments: 0,
      })),
      bookmarkedPosts: [
        { articleId: a, title: '함께 만들어요', createdDate: instant, numberOfComments: 0 },
        { articleId: b, title: '함께 만들어요', createdDate: instant, numberOfComments: 2 },
      ],
    });
  });

  it('lists pending invitations, newest first', async () => {
    const { db } = server;
    const [member, writer] = [await server.member(), await server.member()];
    const projects = [await insertProject(db, writer.id), await insertProject(db, writer.id)];
    for (const project of projects) {
      await db.insertInto('project_invitation').values({ project_id: project, member_id: member.id }).execute();
    }
    const { invitedProjects } = (await myPage(member)).data.portfolio;
    expect(invitedProjects?.map(({ projectId }) => projectId)).toEqual(projects.toReversed());
    expect(invitedProjects?.[0]).toEqual({
      projectInvitedMemberId: expect.any(Number) as number,
      projectId: projects[1],
      title: '함께 만들어요',
      inviteDate: expect.stringMatching(/T.*Z$/) as string,
      commentCount: 0,
    });
    expect((await myPage(writer)).data.portfolio.invitedProjects).toEqual([]);
  });
});

describe("another's profile", () => {
  it('omits private fields for other members', async () => {
    const [member, asker] = [await accomplished(), await server.member()];
    const { code, data, text } = await profileOf(asker, member.nickname);
    const own = (await myPage(member)).data;
    expect(code).toBe(200);
    expect(data).toEqual({
      basicInfo: { ...own.basicInfo, birth: '1999', ownNicknames: undefined },
      facts: own.facts,
      careerHistory: own.careerHistory,
      portfolio: { archivePage: own.portfolio.archivePage },
      teamFeedback: own.teamFeedback,
    });
    for (const secret of ['김하늘', '010-1234-5678', '관악구', '@example.org', '1999-12-31', member.username]) {
      expect(text).not.toContain(secret);
    }
  });

  it('is found by the nickname in any case and composition', async () => {
    const asker = await server.member();
    const { nickname } = await server.member({ nickname: '나Ab_1' });
    for (const written of [nickname.toLowerCase(), nickname.normalize('NFD')]) {
      expect((await profileOf(asker, written)).data.basicInfo.nickname).toBe(nickname);
    }
  });

  it('is the own profile under the own nickname', async () => {
    const member = await server.member({ nickname: '나Own' });
    expect((await profileOf(member, '나oWN')).data).toEqual((await myPage(member)).data);
  });

  it.each([['없는사람'], ['a b'], ['../me'], ['\u0000'], ['%'], ['가'.repeat(500)]])(
    'is a 404 for the nickname "%s"',
    async (name) => {
      const { code, message } = await profileOf(await server.member(), name);
      expect([code, message]).toEqual([404, MESSAGES.unknownMember]);
    },
  );
});

describe('own and other profiles', () => {
  it('are refused to visitors', async () => {
    const { nickname } = await server.member();
    for (const path of ['/api/mypage', `/api/mypage/${encodeURIComponent(nickname)}`]) {
      expect((await server.call('GET', path)).status).toBe(40201);
    }
  });

  it('accept a page number, also past the end, and no other parameter', async () => {
    const member = await server.member();
    for (const path of ['', `/${encodeURIComponent(member.nickname)}`]) {
      const { data } = await myPage(member, `${path}?page=7`);
      expect(data.portfolio.archivePage).toEqual({ content: [], totalPages: 0, totalElements: 0 });
      for (const page of ['-1', 'x', '1.5']) expect((await myPage(member, `${path}?page=${page}`)).code).toBe(400);
    }
  });
});
