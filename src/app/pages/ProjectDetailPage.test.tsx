import { screen, waitFor, within } from '@testing-library/react';
import { type ProjectComment } from '@contract/comment';
import { delay } from 'msw';
import { projectApi } from '@/shared/api/endpoints/project';
import { type AppStore } from '../createStore';
import {
  answer,
  createProject,
  createProjectItem,
  refuse,
  renderRoute,
  serveProject,
  serveProjectAnswer,
  serveProjects,
} from '../testing';

const comment = (overrides: Partial<ProjectComment> = {}): ProjectComment => ({
  id: 1,
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
    { nickname: '새벽코딩', profileImgUrl: null },
    { nickname: '기획하는곰', profileImgUrl: '/uploads/bear.webp' },
  ],
});

/** What is to be seen when the task that puts the answer into the store is over, and React has drawn what it must at once. */
function seenAtAnswer(store: AppStore, look: () => unknown) {
  const seen: unknown[] = [];
  const stop = store.subscribe(() => {
    if (!projectApi.endpoints.getProject.select(READING.id)(store.getState()).isSuccess) return;
    stop();
    // What must be drawn at once is drawn in a microtask, asked for at this same moment.
    queueMicrotask(() => queueMicrotask(() => seen.push(look())));
  });
  return seen;
}

describe('a recruitment post', () => {
  it('tells what, who and when at its head', async () => {
    serveProject(READING);
    await renderRoute('/projectdetail/7');

    expect(await screen.findByRole('heading', { level: 1, name: READING.title })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByText('25.11.20')).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent('댓글 2북마크 41조회 1,528');
    expect(document.title).toBe(`${READING.title} | 팀이음`);
  });

  it('tells the facts in words, never in codes', async () => {
    serveProject(READING);
    await renderRoute('/projectdetail/7');

    const facts = within(await screen.findByRole('complementary'));
    const words = facts.getAllByRole('definition').map((word) => word.textContent);
    const told = facts.getAllByRole('term').map((term, place) => `${term.textContent}: ${words[place]}`);
    expect(told).toEqual([
      '프로젝트 이름: 책갈피',
      '진행 기간: 25.12 ~ 26.033~6개월',
      '모집 인원: 5명',
      '진행 방식: 온/오프라인',
      '분야: 사이드 프로젝트',
      '진행 단계: 개발 중',
      '참고 링크: chaekgalpi.example/team (새 창)',
    ]);
  });

  it('tells who is looked for and how far the project is', async () => {
    serveProject(READING);
    await renderRoute('/projectdetail/7');

    const roles = await screen.findByRole('list', { name: '모집 역할' });
    expect(roles).toHaveTextContent('프론트엔드UX/UI 디자인');
    expect(screen.getByRole('list', { name: '스킬' })).toHaveTextContent('TypeScriptFigma');
    expect(screen.getByText(/화요일 저녁마다 만나요/)).toBeVisible();
    expect(screen.getByText(READING.introduce)).toBeVisible();

    const steps = within(screen.getByRole('list', { name: '진행 상황' }));
    expect(steps.getByRole('listitem', { current: 'step' })).toHaveTextContent('개발 중');
  });

  it('shows the team, the writer first', async () => {
    serveProject(READING);
    await renderRoute('/projectdetail/7');

    expect(await screen.findByRole('heading', { name: '팀원 2' })).toBeVisible();
    const names = await screen.findAllByText(/^(새벽코딩|기획하는곰)$/);
    expect(names.map((name) => name.textContent)).toEqual(['새벽코딩', '새벽코딩', '기획하는곰']);
  });

  it('opens its link without giving anything of ours away', async () => {
    serveProject(READING);
    await renderRoute('/projectdetail/7');

    const link = await screen.findByRole('link', { name: /chaekgalpi\.example/ });
    expect(link).toHaveAttribute('href', 'https://chaekgalpi.example/team');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  });

  it('never makes a link of another kind of address', async () => {
    const link = ['javascript', 'alert(1)'].join(':');
    serveProject({ ...READING, link });
    await renderRoute('/projectdetail/7');

    expect(await screen.findByText(link)).toBeVisible();
    expect(screen.queryByRole('link', { name: link })).not.toBeInTheDocument();
  });

  it('is marked when it no longer recruits, and keeps no name of a writer who withdrew', async () => {
    serveProject({ ...READING, closed: true, writer: null, members: [] });
    await renderRoute('/projectdetail/7');

    expect(await screen.findByText('모집 마감')).toBeVisible();
    expect(screen.getByText('탈퇴한 회원')).toBeVisible();
    expect(screen.queryByRole('link', { name: '탈퇴한 회원' })).not.toBeInTheDocument();
    expect(screen.getByText('아직 팀원이 없어요.')).toBeVisible();
  });

  it('offers readers to greet its writer by a comment', async () => {
    serveProject(READING);
    await renderRoute('/projectdetail/7');

    expect((await screen.findAllByRole('button', { name: '댓글로 인사하기' }))[0]).toBeVisible();
  });

  it.each([
    ['it no longer recruits', { closed: true }],
    ['its writer has withdrawn', { writer: null, members: [] }],
  ])('offers the comment box alone when %s', async (_, overrides) => {
    serveProject({ ...READING, ...overrides });
    await renderRoute('/projectdetail/7');

    expect(await screen.findByLabelText('댓글을 입력해 주세요')).toBeVisible();
    expect(screen.queryByRole('button', { name: '댓글로 인사하기' })).not.toBeInTheDocument();
  });

  it('says that it is loading, inside the boxes of the page', async () => {
    serveProjectAnswer(7, () => delay('infinite'));
    await renderRoute('/projectdetail/7');

    await waitFor(() => expect(screen.getByText('불러오는 중이에요…')).toBeVisible());
  });

  it('is drawn after the task its answer came in, so that a press meanwhile is heard first', async () => {
    serveProject(READING);
    const { store } = await renderRoute('/projectdetail/7');
    const heading = { level: 1, name: READING.title };
    const seen = seenAtAnswer(store, () => screen.queryByRole('heading', heading));

    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(seen).toEqual([null]);
  });

  it.each(['7', 'abc', '0', '1e3'])('is a page of its own when there is no post %p', async (id) => {
    serveProjectAnswer(7, () => refuse(404, '삭제됐거나 없는 글이에요.'));
    await renderRoute(`/projectdetail/${id}`);

    expect(await screen.findByRole('heading', { level: 1, name: '삭제됐거나 없는 글이에요.' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('offers to try again after a failure, and shows the post when that works', async () => {
    serveProjectAnswer(7, () => refuse(500, '문제가 생겼어요.'));
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = await renderRoute('/projectdetail/7');
    const retry = await screen.findByRole('button', { name: '다시 시도' });

    serveProject(READING);
    await user.click(retry);

    expect(await screen.findByRole('heading', { level: 1, name: READING.title })).toBeVisible();
  });

  it('leads back to the list, to the very part it was opened from', async () => {
    serveProject(READING);
    serveProjects([createProjectItem({ id: 7, title: READING.title })], { totalPages: 3, totalElements: 30 });
    const { user } = await renderRoute('/project?roles=PM&page=2');
    await user.click(await screen.findByRole('link', { name: READING.title }));

    await user.click(await screen.findByRole('link', { name: '프로젝트 목록' }));

    expect(await screen.findByRole('link', { name: '2', current: 'page' })).toBeVisible();
    expect(window.location.search).toBe('?roles=PM&page=2');
  });
});

it('requests a post again when the retry follows an answer that the page could not show', async () => {
  // React logs what it caught; here that is expected.
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const answers = [{ ...READING, members: null }, READING];
  const requested = jest.fn(() => answer(answers.shift()));
  serveProjectAnswer(7, requested);
  const { user } = await renderRoute('/projectdetail/7');
  expect(await screen.findByRole('alert')).toHaveTextContent('문제가 생겨 화면을 보여 드리지 못했어요.');
  expect(requested).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('button', { name: '다시 시도' }));

  expect(await screen.findByRole('heading', { level: 1, name: READING.title })).toBeVisible();
  expect(requested).toHaveBeenCalledTimes(2);
  logged.mockClear();
});
