import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import {
  createArchive,
  createArchiveComment,
  createTeammate,
  respondWithError,
  renderRoute,
  serveArchive,
  serveArchiveResponse,
  serveTeam,
} from '../testing';

const RICE = createArchive({
  id: 7,
  title: '모아밥, 반값에 장 보기',
  writerNickname: '기획하는곰',
  createdDateTime: '2025-11-19T18:00:00Z',
  startDate: '2025-08-01',
  endDate: '2025-11-10',
  duration: 'THREE_TO_SIX_MONTH',
  category: 'CONTEST',
  skills: ['FIGMA', 'TYPESCRIPT'],
  description: '넷이 모여 장을 봤어요.\n\n교내 100명이 써요.',
  link: 'https://moabap.example/app',
  bookmarkCount: 86,
  view: 1204,
  comments: [
    {
      parentComment: createArchiveComment({ id: 1, deleted: true, writer: null, content: '' }),
      childComments: [createArchiveComment({ id: 2, parentId: 1 })],
    },
    { parentComment: createArchiveComment({ id: 3 }), childComments: [] },
  ],
  members: [
    {
      memberId: 2,
      username: null,
      nickname: '기획하는곰',
      profileImg: '/uploads/bear.webp',
      roles: ['PM'],
      consent: 'CONFIRMED',
      contributions: [],
    },
    {
      memberId: 3,
      username: null,
      nickname: '픽셀한스푼',
      profileImg: null,
      roles: ['UX_UI_DESIGN', 'FRONT_END'],
      consent: 'CONFIRMED',
      contributions: [],
    },
    {
      memberId: null,
      username: null,
      nickname: null,
      profileImg: null,
      roles: ['BACK_END'],
      consent: 'CONFIRMED',
      contributions: [],
    },
  ],
});

const NONE = '삭제됐거나 없는 글이에요.';

async function setup(archive = RICE, options: Parameters<typeof renderRoute>[1] = {}) {
  serveArchive(archive);
  const view = await renderRoute(`/archive/${archive.id}`, options);
  await screen.findByRole('heading', { level: 1, name: archive.title });
  return view;
}

describe('the page of an archive', () => {
  it('shows date, category and counts, and sets the title of the tab', async () => {
    await setup();

    const main = screen.getByRole('main');
    expect(within(main).getByText('25.11.20')).toBeVisible();
    expect(main).toHaveTextContent('댓글 2북마크 86조회 1,204');
    expect(within(main).getAllByText('공모전')[0]).toBeVisible();
    expect(document.title).toBe(`${RICE.title} | 팀이음`);
  });

  it('shows codes as words, and the description', async () => {
    await setup();

    const facts = within(screen.getByRole('complementary'));
    const words = facts.getAllByRole('definition').map((word) => word.textContent);
    const told = facts.getAllByRole('term').map((term, index) => `${term.textContent}: ${words[index]}`);
    expect(told).toEqual([
      '팀이음 밖에서 한 프로젝트: 직접 적은 기간25.08.01 ~ 25.11.10',
      '직접 적은 기간: 25.08.01 ~ 25.11.10',
      '분야: 공모전',
      '팀원: 3명',
      '스킬: FigmaTypeScript',
    ]);
    expect(screen.getByText(/교내 100명이 써요/)).toHaveTextContent('넷이 모여 장을 봤어요. 교내 100명이 써요.');
  });

  it('shows the team with roles and links to profiles, except of withdrawn members', async () => {
    await setup();

    expect(screen.getByRole('heading', { name: '함께한 팀원 3' })).toBeVisible();
    const card = await screen.findByRole('link', { name: /픽셀한스푼\s*UX\/UI 디자인, 프론트엔드/ });
    expect(card).toHaveAttribute('href', `/mypage?nickname=${encodeURIComponent('픽셀한스푼')}`);
    expect(screen.getByText('탈퇴한 회원')).toBeVisible();
    expect(screen.queryByRole('link', { name: /탈퇴한 회원/ })).not.toBeInTheDocument();
  });

  it('opens its link in a new tab without opener and referrer', async () => {
    await setup();

    const [link] = screen.getAllByRole('link', { name: '서비스 보러 가기 (새 창)' });
    expect(link).toHaveAttribute('href', 'https://moabap.example/app');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('renders no link for an address that is not http(s)', async () => {
    await setup({ ...RICE, link: ['javascript', 'alert(1)'].join(':') });
    expect(screen.queryByRole('link', { name: /서비스 보러 가기/ })).not.toBeInTheDocument();
  });

  it('shows text as typed, with any characters', async () => {
    const strange = `<b>굵게</b> \u202Eabc\u202C \u200B${'😀'.repeat(300)}`;
    await setup({ ...RICE, title: '\u202E거꾸로', description: strange });

    expect(
      screen.getByText((_text, element) => element?.tagName === 'P' && element.textContent === strange),
    ).toBeVisible();
    expect(document.title).toBe('\u2068\u202E거꾸로\u2069 | 팀이음');
  });

  it('redirects its other address to this page', async () => {
    serveArchive(RICE);
    await renderRoute('/archivedetail/7');

    expect(await screen.findByRole('heading', { level: 1, name: RICE.title })).toBeVisible();
    expect(window.location.pathname).toBe('/archive/7');
  });

  it('shows its skeleton in the same layout', async () => {
    serveArchiveResponse(7, () => delay('infinite'));
    await renderRoute('/archive/7');
    await waitFor(() => expect(screen.getByText('불러오는 중이에요…')).toBeVisible());
  });

  it.each(['7', 'abc', '0'])('is a 404 page for the id %p', async (id) => {
    serveArchiveResponse(7, () => respondWithError(404, NONE));
    await renderRoute(`/archive/${id}`);

    expect(await screen.findByRole('heading', { level: 1, name: NONE })).toBeVisible();
    // The only alert: no toast is shown in addition.
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([`${NONE}홈으로 가기`]);
  });

  it('offers a retry after a failure, which then shows the archive', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    serveArchiveResponse(7, () => respondWithError(500, '문제가 생겼어요.'));
    const { user } = await renderRoute('/archive/7');
    const retry = await screen.findByRole('button', { name: '다시 시도' });

    serveArchive(RICE);
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: RICE.title })).toBeVisible();
  });
});

describe('a pending archive', () => {
  it('shows its team what is missing, and offers neither comments nor a bookmark', async () => {
    serveTeam(7, '새벽코딩', [createTeammate('새벽코딩'), createTeammate('기획하는곰')]);
    await setup({ ...RICE, published: false, myConsent: 'CONFIRMED', comments: [] }, { member: true });

    expect(screen.getByText('팀원 평가 진행 중')).toBeVisible();
    expect(await screen.findByRole('link', { name: '평가하러 가기' })).toHaveAttribute('href', '/7/teamevaluation');
    expect(screen.getByText('팀원 평가가 끝나야 댓글과 북마크를 쓸 수 있어요.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /북마크/ })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('댓글을 입력해 주세요')).not.toBeInTheDocument();
  });
});

describe('the pictures of an archive', () => {
  const PICTURES = { ...RICE, thumbnail: '/uploads/t.webp', imgUrls: ['/uploads/1.webp', '/uploads/2.webp'] };
  const opener = (name: string) => screen.getByRole('button', { name: `${name} 크게 보기` });
  const box = () => screen.findByRole('dialog', { name: '이미지 크게 보기' });
  const shown = async () =>
    within(await box())
      .getByRole('img')
      .getAttribute('alt');

  it('have neither a lightbox nor a list when there are none', async () => {
    await setup();
    expect(screen.queryByRole('button', { name: /크게 보기/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: '이미지' })).not.toBeInTheDocument();
  });

  it('open in a lightbox, where the arrow keys move from the first to the last', async () => {
    const { user } = await setup(PICTURES);
    await user.click(opener('‘모아밥, 반값에 장 보기’ 이미지 1'));

    expect(await shown()).toBe('‘모아밥, 반값에 장 보기’ 이미지 1');
    expect(within(await box()).getByText('2 / 3')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(await shown()).toBe('‘모아밥, 반값에 장 보기’ 이미지 2');
    await user.keyboard('{ArrowRight}');
    expect(await shown()).toBe('‘모아밥, 반값에 장 보기’ 이미지 2');
    expect(within(await box()).getByRole('button', { name: '다음 이미지' })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(await shown()).toBe('‘모아밥, 반값에 장 보기’ 대표 이미지');
  });

  it('close before the page is left by the back button', async () => {
    const { user } = await setup(PICTURES);
    const { pathname } = window.location;
    await user.click(opener('‘모아밥, 반값에 장 보기’ 이미지 1'));
    await box();
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.pathname).toBe(pathname);
  });

  it('are changed in the lightbox by swiping', async () => {
    const { user } = await setup(PICTURES);
    await user.click(opener('‘모아밥, 반값에 장 보기’ 대표 이미지'));
    const stage = within(await box()).getByRole('figure');

    const swipe = (from: number, to: number) => {
      fireEvent.touchStart(stage, { touches: [{ clientX: from }] });
      fireEvent.touchEnd(stage, { changedTouches: [{ clientX: to }] });
    };
    swipe(300, 290);
    expect(await shown()).toBe('‘모아밥, 반값에 장 보기’ 대표 이미지');
    swipe(300, 200);
    expect(await shown()).toBe('‘모아밥, 반값에 장 보기’ 이미지 1');
  });

  it.each([
    ['Esc', async () => void fireEvent(await box(), new Event('cancel', { cancelable: true }))],
    ['the x', async () => void fireEvent.click(within(await box()).getByRole('button', { name: '닫기' }))],
  ])('are closed by %s, which restores the focus', async (_by, close) => {
    const { user } = await setup(PICTURES);
    await user.click(opener('‘모아밥, 반값에 장 보기’ 이미지 2'));
    await close();

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener('‘모아밥, 반값에 장 보기’ 이미지 2')).toHaveFocus();
    await waitFor(() => expect(window.history.state).not.toHaveProperty('dialogId'));
  });
});
