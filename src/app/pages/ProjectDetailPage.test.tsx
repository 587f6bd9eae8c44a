import { screen, waitFor, within } from '@testing-library/react';
import { type ProjectComment } from '@contract/comment';
import { addDays, dayInKorean, todayInKorea } from '@contract/dates';
import { paths } from '@contract/paths';
import { delay } from 'msw';
import { projectApi } from '@/shared/api/endpoints/project';
import { type AppStore } from '../createStore';
import {
  createProject,
  createProjectItem,
  createProjectMember,
  renderRoute,
  respond,
  respondWithError,
  serveProject,
  serveProjectResponse,
  serveProjects,
  serveSimilarProjects,
} from '../testing';

const comment = (overrides: Partial<ProjectComment> = {}): ProjectComment => ({
  id: 1,
  writerId: 7,
  writer: '라떼한잔',
  profileImage: null,
  content: '지원하고 싶어요.',
  createdLocalDateTime: '2025-11-20T05:00:00Z',
  parentCommentId: null,
  deleted: false,
  ...overrides,
});

const READING = createProject({
  id: 7,
  title: '하루 15분 독서 습관 앱, 함께 만들어요',
  projectName: '책갈피',
  writer: '새벽코딩',
  createdDate: '2025-11-19T18:00:00Z',
  startDate: '2025-12',
  endDate: '2026-03',
  period: 'THREE_TO_SIX_MONTH',
  category: 'PROJECT',
  personnel: 5,
  meetingOption: '온/오프라인',
  step: 'DEVELOPING',
  roles: ['FRONT_END', 'UX_UI_DESIGN'],
  skills: ['TYPESCRIPT', 'FIGMA'],
  introduce: '책을 읽고 싶은데 늘 시간이 없는 사람을 돕는 앱이에요.',
  article: '화면을 맡아 주실 분을 모셔요.\n\n화요일 저녁마다 만나요.',
  link: 'https://chaekgalpi.example/team',
  bookmarks: 41,
  views: 1528,
  comments: [
    { parentComment: comment({ deleted: true, writer: null, content: '' }), childComments: [comment({ id: 2 })] },
    { parentComment: comment({ id: 3 }), childComments: [] },
  ],
  members: [
    createProjectMember('새벽코딩'),
    { ...createProjectMember('기획하는곰', 'BACK_END'), profileImgUrl: '/uploads/bear.webp' },
  ],
});

/** The DOM after the task that stores the response, with React's synchronous rendering. */
function seenAtAnswer(store: AppStore, look: () => unknown) {
  const seen: unknown[] = [];
  const stop = store.subscribe(() => {
    if (!projectApi.endpoints.getProject.select(READING.id)(store.getState()).isSuccess) return;
    stop();
    // Synchronous rendering happens in a microtask, queued at this moment.
    queueMicrotask(() => queueMicrotask(() => seen.push(look())));
  });
  return seen;
}

describe('a recruitment post', () => {
  it('shows the sought roles, the summary, the leader, the facts and the article, in this order', async () => {
    serveProject(READING);
    await renderRoute('/projectdetail/7');

    const main = await screen.findByRole('main');
    await within(main).findByRole('heading', { level: 1, name: READING.title });
    const places = [
      within(main).getByRole('heading', { level: 1 }),
      within(main).getByRole('list', { name: '모집 역할' }),
      within(main).getAllByText(READING.introduce)[0]!,
      within(main).getByRole('region', { name: '팀장' }),
      within(main).getByRole('complementary'),
      within(main).getByRole('heading', { name: '프로젝트 소개' }),
      within(main).getByRole('heading', { name: /댓글/ }),
    ];
    places.reduce((before, after) => {
      expect(before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
      return after;
    });
    expect(main).toHaveTextContent('25.11.20에 올린 글조회 1,528');
    expect(document.title).toBe(`${READING.title} | 팀이음`);
  });

  it('shows codes as words', async () => {
    serveProject({ ...READING, weeklyHours: 'FROM_5', times: ['WEEKDAY_NIGHT', 'WEEKEND'] });
    await renderRoute('/projectdetail/7');

    const facts = within(await screen.findByRole('complementary'));
    const words = facts.getAllByRole('definition').map((word) => word.textContent);
    const told = facts.getAllByRole('term').map((term, index) => `${term.textContent}: ${words[index]}`);
    expect(told).toEqual([
      '프로젝트 이름: 책갈피',
      '진행 기간: 25.12 ~ 26.033~6개월',
      '주당 활동 시간: 주 5~10시간',
      '활동 시간대: 평일 저녁, 주말',
      '진행 방식: 온/오프라인',
      '분야: 사이드 프로젝트',
      '참고 링크: https://chaekgalpi.example/team (새 창)',
    ]);
  });

  it('shows the sought roles, and the step of the project once', async () => {
    serveProject({ ...READING, filled: 2 });
    await renderRoute('/projectdetail/7');

    const roles = await screen.findByRole('list', { name: '모집 역할' });
    expect(roles).toHaveTextContent('프론트엔드UX/UI 디자인');
    expect(screen.getByText('5명 중 2명')).toBeInTheDocument();
    expect(screen.getByText('3자리 남았어요')).toBeVisible();
    expect(screen.getByRole('list', { name: '스킬' })).toHaveTextContent('TypeScriptFigma');
    expect(screen.getByText(/화요일 저녁마다 만나요/)).toBeVisible();

    const steps = within(screen.getByRole('list', { name: '진행 상황' }));
    expect(steps.getByRole('listitem', { current: 'step' })).toHaveTextContent('개발 중');
    expect(screen.getAllByText('개발 중')).toHaveLength(1);
  });

  it('shows how many of each role are sought and have joined, and marks full roles', async () => {
    const seats = [
      { role: 'FRONT_END' as const, count: 2, taken: 1 },
      { role: 'UX_UI_DESIGN' as const, count: 1, taken: 1 },
    ];
    serveProject({ ...READING, seats, personnel: 3, filled: 2 });
    await renderRoute('/projectdetail/7');

    const roles = within(await screen.findByRole('list', { name: '모집 역할' }));
    expect(roles.getAllByRole('listitem').map((role) => role.textContent)).toEqual([
      '프론트엔드1/2 2명 중 1명1자리 남았어요',
      'UX/UI 디자인1/1 1명 중 1명, 자리가 모두 찼어요자리가 모두 찼어요',
    ]);
  });

  it.each([
    [7, 'D-7'],
    [0, '오늘 마감'],
  ])('shows that applications are possible for %s more days', async (days, label) => {
    const deadline = addDays(todayInKorea(), days);
    serveProject({ ...READING, deadline });
    await renderRoute('/projectdetail/7');

    const facts = within(await screen.findByRole('complementary'));
    expect(facts.getByText(label)).toBeVisible();
    expect(facts.getByText(`${dayInKorean(deadline)}까지 지원할 수 있어요`)).toBeVisible();
  });

  it('introduces its leader by roles, keywords and confirmed projects', async () => {
    const leader = {
      nickname: '새벽코딩',
      profileImg: null,
      desiredJob: ['FRONT_END' as const, 'PM' as const],
      schoolMail: { domain: 'hanyang.ac.kr', month: '2026-11' },
      verifiedProjects: 3,
      archives: [{ id: 1, title: '캠퍼스 턱 지도', thumbnail: null }],
      keywords: [{ content: 'RESPONSIBLE' as const, count: 11 }],
    };
    serveProject({ ...READING, leader });
    await renderRoute('/projectdetail/7');

    const card = within(await screen.findByRole('region', { name: '팀장' }));
    expect(card.getByRole('link', { name: '새벽코딩' })).toHaveAttribute('href', paths.memberPage('새벽코딩'));
    expect(card.getByText('프론트엔드 · PM')).toBeVisible();
    expect(card.getByText('학교 메일 확인됨 · hanyang.ac.kr · 2026.11')).toBeVisible();
    expect(card.getByRole('list', { name: '많이 받은 키워드' })).toHaveTextContent('책임감이 강해요 11명');
    expect(card.getByRole('link', { name: '확인된 프로젝트 3개' })).toBeVisible();
  });

  it('shows the team with its roles, the leader first', async () => {
    serveProject(READING);
    await renderRoute('/projectdetail/7');

    expect(await screen.findByRole('heading', { name: '팀원 2' })).toBeVisible();
    expect(screen.getByRole('link', { name: '새벽코딩 PM · 팀장' })).toBeVisible();
    expect(screen.getByRole('link', { name: '기획하는곰 백엔드' })).toBeVisible();
  });

  it('renders addresses in its texts as links, and everything else as text', async () => {
    const article = '화면은 https://haru15.example/screens에서 봐요.\n<b>굵게</b> javascript:alert(1)';
    serveProject({ ...READING, article });
    await renderRoute('/projectdetail/7');

    const link = await screen.findByRole('link', { name: 'https://haru15.example/screens (새 창)' });
    expect(link).toHaveAttribute('href', 'https://haru15.example/screens');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    expect(screen.getByText(/<b>굵게<\/b> javascript:alert\(1\)/)).toBeVisible();
    expect(screen.queryByText('굵게')).not.toBeInTheDocument();
  });

  it('shows similar posts below a post', async () => {
    serveProject(READING);
    serveSimilarProjects(7, [createProjectItem({ id: 8, title: '휠체어로 다니는 캠퍼스 지도' })]);
    await renderRoute('/projectdetail/7');

    const section = within(await screen.findByRole('region', { name: '비슷한 모집글' }));
    expect(section.getByRole('link', { name: '휠체어로 다니는 캠퍼스 지도' })).toHaveAttribute(
      'href',
      '/projectdetail/8',
    );
  });

  it('copies its address with a toast when the browser cannot share it', async () => {
    serveProject(READING);
    const { user } = await renderRoute('/projectdetail/7');
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: '공유' }));

    expect(await screen.findByText('링크를 복사했어요.')).toBeVisible();
    expect(copied).toHaveBeenCalledWith(`${window.location.origin}/projectdetail/7`);
  });

  it('shows a toast when its address cannot be copied', async () => {
    serveProject(READING);
    const { user } = await renderRoute('/projectdetail/7');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await user.click(await screen.findByRole('button', { name: '공유' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      '링크를 복사하지 못했어요. 주소창의 주소를 복사해 주세요.',
    );
  });

  it('is shared by the share sheet of the system; closing the sheet is no failure', async () => {
    serveProject(READING);
    const share = jest.fn().mockRejectedValue(new DOMException('', 'AbortError'));
    Object.assign(navigator, { share });
    const { user } = await renderRoute('/projectdetail/7');
    await user.click(await screen.findByRole('button', { name: '공유' }));

    expect(share).toHaveBeenCalledWith({ title: READING.title, url: `${window.location.origin}/projectdetail/7` });
    expect(screen.queryByText(/링크를 복사/)).not.toBeInTheDocument();
    Reflect.deleteProperty(navigator, 'share');
  });

  it('opens its link without opener and referrer', async () => {
    serveProject(READING);
    await renderRoute('/projectdetail/7');

    const link = await screen.findByRole('link', { name: /chaekgalpi\.example/ });
    expect(link).toHaveAttribute('href', 'https://chaekgalpi.example/team');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  });

  it('renders no link for an address that is not http(s)', async () => {
    const link = ['javascript', 'alert(1)'].join(':');
    serveProject({ ...READING, link });
    await renderRoute('/projectdetail/7');

    expect(await screen.findByText(link)).toBeVisible();
    expect(screen.queryByRole('link', { name: link })).not.toBeInTheDocument();
  });

  it('is marked when it no longer recruits, and shows no name of a withdrawn writer', async () => {
    serveProject({
      ...READING,
      closed: true,
      writer: null,
      members: [],
      leader: { ...READING.leader, nickname: null },
    });
    await renderRoute('/projectdetail/7');

    expect((await screen.findAllByText('모집 마감'))[0]).toBeVisible();
    expect(screen.getByText('탈퇴한 회원')).toBeVisible();
    expect(screen.queryByRole('link', { name: '탈퇴한 회원' })).not.toBeInTheDocument();
    expect(screen.getByText('아직 팀원이 없어요.')).toBeVisible();
  });

  it('shows its skeleton in the same layout', async () => {
    serveProjectResponse(7, () => delay('infinite'));
    await renderRoute('/projectdetail/7');

    await waitFor(() => expect(screen.getByText('불러오는 중이에요…')).toBeVisible());
  });

  it('is rendered after the task of its response, so that input meanwhile is handled first', async () => {
    serveProject(READING);
    const { store } = await renderRoute('/projectdetail/7');
    const heading = { level: 1, name: READING.title };
    const seen = seenAtAnswer(store, () => screen.queryByRole('heading', heading));

    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(seen).toEqual([null]);
  });

  it.each(['7', 'abc', '0', '1e3'])('is a 404 page for the id %p', async (id) => {
    serveProjectResponse(7, () => respondWithError(404, '삭제됐거나 없는 글이에요.'));
    await renderRoute(`/projectdetail/${id}`);

    expect(await screen.findByRole('heading', { level: 1, name: '삭제됐거나 없는 글이에요.' })).toBeVisible();
    // The only alert: no toast is shown in addition.
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      '삭제됐거나 없는 글이에요.홈으로 가기',
    ]);
  });

  it('offers a retry after a failure, which then shows the post', async () => {
    serveProjectResponse(7, () => respondWithError(500, '문제가 생겼어요.'));
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = await renderRoute('/projectdetail/7');
    const retry = await screen.findByRole('button', { name: '다시 시도' });

    serveProject(READING);
    await user.click(retry);

    expect(await screen.findByRole('heading', { level: 1, name: READING.title })).toBeVisible();
  });

  it('links back to the page and filters of the list it was opened from', async () => {
    serveProject(READING);
    serveProjects([createProjectItem({ id: 7, title: READING.title })], { totalPages: 3, totalElements: 30 });
    const { user } = await renderRoute('/project?roles=PM&page=2');
    await user.click(await screen.findByRole('link', { name: READING.title }));

    await user.click(await screen.findByRole('link', { name: '프로젝트 목록' }));

    expect(await screen.findByRole('link', { name: '2페이지', current: 'page' })).toBeVisible();
    expect(window.location.search).toBe('?roles=PM&page=2');
  });
});

it('the retry refetches a post whose response the page could not render', async () => {
  // React logs the caught error, which is expected here.
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const answers = [{ ...READING, members: null }, READING];
  const requested = jest.fn(() => respond(answers.shift()));
  serveProjectResponse(7, requested);
  const { user } = await renderRoute('/projectdetail/7');
  expect(await screen.findByRole('alert')).toHaveTextContent('문제가 생겨 화면을 보여 드리지 못했어요.');
  expect(requested).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('button', { name: '다시 시도' }));

  expect(await screen.findByRole('heading', { level: 1, name: READING.title })).toBeVisible();
  expect(requested).toHaveBeenCalledTimes(2);
  logged.mockClear();
});
