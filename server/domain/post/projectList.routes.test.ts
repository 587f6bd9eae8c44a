import { type ProjectPage, type ProjectPayload } from '@contract/project';
import { type TestMember } from '../../app/testing/member';
import { startServer, type TestServer } from '../../app/testing/startServer';
import { createPayload } from '../../app/testing/samplePayload';

let server: TestServer;
let writer: TestMember;

beforeAll(async () => {
  server = await startServer();
  writer = await server.member({ nickname: '기획하는곰' });
});

afterAll(() => server.close());

async function publish(overrides: Partial<ProjectPayload>): Promise<number> {
  const json = createPayload(overrides);
  return (await server.call<number>('POST', '/api/projects', { token: writer.token, json })).data;
}

describe.each(['keyword', 'search'])('GET /api/projects/filter/%s', (name) => {
  const list = (parameters: string | Record<string, string> = {}) =>
    server.call<ProjectPage>('GET', `/api/projects/filter/${name}?${String(new URLSearchParams(parameters))}`);

  it('returns cards, newest first, with the total count', async () => {
    const older = await publish({ title: `카드 하나 ${name}` });
    const newer = await publish({ title: `카드 둘 ${name}`, roles: ['FRONT_END'], personnel: 2 });
    const { code, data } = await list({ title: name, size: '1' });

    expect([code, data.totalElements, data.totalPages]).toEqual([200, 2, 2]);
    expect(data.projects).toEqual<ProjectPage['projects']>([
      {
        id: newer,
        title: `카드 둘 ${name}`,
        writer: '기획하는곰',
        createdDate: expect.stringMatching(/Z$/) as string,
        roles: ['FRONT_END'],
        skills: ['FIGMA', 'SPRING'],
        category: 'STARTUP',
        period: 'SIX_TO_ONE_YEAR',
        personnel: 2,
        meetingOption: '오프라인',
        step: 'BEFORE_START',
        comments: 0,
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
      },
    ]);
    const { data: second } = await list({ title: name, size: '1', page: '1' });
    expect(second.projects.map(({ id }) => id)).toEqual([older]);
  });

  it.each([
    ...[
      'page=',
      'page=-1',
      'page=one',
      'page=1.5',
      'size=',
      'size=0',
      'size=51',
      'size=many',
      'sort=oldest',
      'open=maybe',
      'roles=CEO',
    ],
    ...['category=PARTY', 'periodKey=FOREVER', 'skills=COBOL', 'meetingOption=화상', 'step=DONE'],
    `title=${'가'.repeat(101)}`,
  ])('returns 400 for the query %s', async (parameter) => {
    const { code, status, errors } = await list(parameter);
    expect([code, status, errors?.length]).toEqual([400, 400, 1]);
  });

  it('treats empty filters as absent', async () => {
    const empty = 'title=&category=&periodKey=&roles=&skills=&meetingOption=&step=&open=&sort=';
    expect((await list(empty)).data).toEqual((await list()).data);
  });

  it('accepts one or several roles and skills', async () => {
    const id = await publish({ title: '여러 기술', roles: ['BX_DESIGN'], skills: ['BLENDER'] });
    const finds = async (parameters: string) =>
      (await list(`title=여러 기술&${parameters}`)).data.projects.some((project) => project.id === id);

    expect(await finds('roles=BX_DESIGN')).toBe(true);
    expect(await finds('roles=PM&roles=BX_DESIGN&skills=XD&skills=BLENDER')).toBe(true);
    expect(await finds('roles=BX_DESIGN&skills=XD')).toBe(false);
  });
});
