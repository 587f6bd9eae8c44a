import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { KEYWORD_LABELS, KEYWORDS } from '@contract/evaluation';
import { MESSAGES } from '@contract/messages';
import { type Activity, PROFILE_MESSAGES } from '@contract/mypage';
import {
  createComment,
  createMemberPage,
  createOwnPage,
  createProject,
  createProjectMember,
  mockServer,
  renderRoute,
  respondWithError,
  serveAlarms,
  serveLogout,
  serveMemberPage,
  serveOwnPage,
  serveProject,
} from '../testing';

const tab = (name: string) => screen.findByRole('tab', { name });
const more = (section: HTMLElement) => within(section).findByRole('button', { name: '더 보기' });
const titles = (list: HTMLElement) => within(list).queryAllByRole('link').length;

const posts = (count: number, from = 1): Activity[] =>
  Array.from({ length: count }, (_, index) => ({
    articleId: from + index,
    title: `모집글 ${from + index}`,
    createdDate: '2025-11-19T15:30:00Z',
    numberOfComments: index,
  }));

const club = (name: string) => ({
  experienceType: 'CLUB',
  experienceName: name,
  startDate: '2025-03-02',
  endDate: '2025-11-20',
  experienceDescription: '학식 알림 서비스를 만들었어요.',
});

const MOST_CHOSEN = KEYWORD_LABELS.DILIGENT;

const FILE = { id: 3, fileName: '포트폴리오.pdf', fileSize: 18.2, url: '/uploads/file/abc.pdf' };
const LINK = { id: 4, fileName: 'https://ieum.kr', fileSize: 0, url: 'https://ieum.kr' };

async function openOwn(page = createOwnPage(), address = '/mypage') {
  const asked = serveOwnPage(page);
  const view = await renderRoute(address, { member: true });
  await screen.findByRole('heading', { level: 1, name: page.basicInfo.nickname });
  return { ...view, asked };
}

async function openOther(page = createMemberPage(), search = '') {
  serveMemberPage(page);
  const view = await renderRoute(`/mypage?nickname=${encodeURIComponent(page.basicInfo.nickname)}${search}`, {
    member: true,
  });
  await screen.findByRole('heading', { level: 1, name: page.basicInfo.nickname });
  return view;
}

describe('the own profile', () => {
  it('links operators to the desk, for which a narrow header has no space', async () => {
    serveAlarms({ operator: true });
    mockServer.use(http.get('*/api/admin/me', () => respondWithError(404, '')));
    await openOwn();
    const link = await within(screen.getByRole('main')).findByRole('link', { name: '운영' });
    expect(link).toHaveAttribute('href', '/admin');
  });

  it('shows the member and the actions of its owner, with one request', async () => {
    const { asked } = await openOwn();

    expect(screen.getByText('한국대학교 컴퓨터공학 · 3학년 재학')).toBeInTheDocument();
    expect(screen.getByText('2001.02.03')).toBeInTheDocument();
    const roles = within(screen.getByRole('list', { name: '희망 직무' })).getAllByRole('listitem');
    expect(roles.map(({ textContent }) => textContent)).toEqual(['1프론트엔드', '2PM']);
    expect(screen.getByText('Figma')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '프로필 수정' })).toHaveAttribute('href', '/mypage/edit');
    expect(screen.getByRole('link', { name: '로그인 정보 수정' })).toHaveAttribute('href', '/mypage/account');
    expect(screen.getByRole('link', { name: '회원 탈퇴' })).toHaveAttribute('href', '/withdraw');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '소개와 경력',
      '포트폴리오',
      '팀 평가',
      '내 활동',
    ]);
    expect(document.title).toContain('새벽코딩');
    expect(asked).toEqual(['']);
  });

  it('is also shown for the own nickname in any case', async () => {
    const { asked } = await openOwn(createOwnPage(), `/mypage?nickname=${encodeURIComponent('새벽코딩')}`);

    expect(await tab('내 활동')).toBeInTheDocument();
    expect(asked).toEqual(['']);
  });

  it('logs out after a confirmation', async () => {
    serveLogout();
    const { user } = await openOwn();
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: '로그아웃' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '확인' }));

    expect(await screen.findByRole('link', { name: '로그인' })).toBeInTheDocument();
    await waitFor(() => {
      expect(window.location.pathname).toBe('/');
    });
  });

  it("shows empty states of a new member's profile", async () => {
    const { user } = await openOwn();
    expect(screen.getByText(PROFILE_MESSAGES.noIntroduction)).toBeInTheDocument();
    expect(screen.getByText(PROFILE_MESSAGES.noPortfolio)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: '경력' })).not.toBeInTheDocument();

    await user.click(await tab('팀 평가'));
    expect(await screen.findByText(PROFILE_MESSAGES.noEvaluation)).toBeInTheDocument();
    expect(screen.getByText('예시')).toBeInTheDocument();
  });

  it('redirects visitors of the own profile to the login', async () => {
    await renderRoute('/mypage?nickname=a&tab=portfolio');

    expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGES.loginRequired);
    await waitFor(() => {
      expect(window.location.pathname).toBe('/login');
    });
  });
});

describe('career and activity', () => {
  it('show the first three items of each list, and all of them on demand', async () => {
    const experiences = ['하나', '둘', '셋', '넷', '다섯'].map(club);
    const { user } = await openOwn(createOwnPage({ careerHistory: { introduction: '새벽에 코딩해요.', experiences } }));
    const section = screen.getByRole('region', { name: '경험과 활동' });
    const names = () => within(section).getAllByRole('heading', { level: 3 }).length;

    expect(screen.getByText('새벽에 코딩해요.')).toBeInTheDocument();
    expect(within(section).getAllByText('2025.03 ~ 2025.11')[0]).toBeInTheDocument();
    expect(names()).toBe(3);
    await user.click(await more(section));
    await waitFor(() => {
      expect(names()).toBe(5);
    });
    await user.click(await within(section).findByRole('button', { name: '접기' }));
    await waitFor(() => {
      expect(names()).toBe(3);
    });
  });

  it('contain downloadable files, and links without opener and referrer', async () => {
    await openOther(createMemberPage({ careerHistory: { portfolios: [FILE, LINK] } }));
    const file = screen.getByRole('link', { name: /포트폴리오\.pdf/ });
    const link = screen.getByRole('link', { name: /ieum\.kr/ });

    expect(file).toHaveTextContent('18.2MB');
    expect(file).toHaveAttribute('href', '/uploads/file/abc.pdf');
    expect(file).toHaveAttribute('download', '포트폴리오.pdf');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    expect(link).toHaveAttribute('target', '_blank');
  });
});

describe('team evaluation', () => {
  const keywords = KEYWORDS.slice(0, 7).map((content, index) => ({ content, count: 11 - index }));
  const feedbacks = [{ content: '늘 먼저 나서요.', duration: 'THREE_TO_SIX_MONTH' as const }];

  it('shows the four most frequent keywords, all of them on demand, and the feedback', async () => {
    const { user } = await openOther(createMemberPage({ evaluation: { keywords, feedbacks } }), '&tab=evaluation');
    const section = await screen.findByRole('region', { name: '많이 받은 키워드' });
    const rows = () => within(section).getAllByRole('listitem');
    const widths = () => rows().map((row) => row.style.getPropertyValue('--bar'));

    expect(screen.getByRole('heading', { level: 2, name: MOST_CHOSEN })).toBeInTheDocument();
    expect(rows()[0]).toHaveTextContent(`${MOST_CHOSEN}11명`);
    expect(widths()).toEqual(['83.3%', '75.8%', '68.2%', '60.6%']);
    await user.click(await more(section));
    await waitFor(() => {
      expect(widths()).toHaveLength(7);
    });
    expect(screen.getByText('늘 먼저 나서요.')).toBeInTheDocument();
    expect(screen.getByText('3~6개월 함께한 팀원')).toBeInTheDocument();
  });
});

describe('own activity', () => {
  it('lists written and bookmarked posts, three of each until expanded', async () => {
    const { user } = await openOwn(
      createOwnPage({ myProject: { writtenPosts: posts(40), bookmarkedPosts: posts(2, 900) } }),
      '/mypage?tab=activity',
    );
    const group = await screen.findByRole('region', { name: '프로젝트' });
    const list = (name: RegExp) => within(group).getByRole('list', { name });

    expect(titles(list(/작성한 글/))).toBe(3);
    expect(titles(list(/북마크한 글/))).toBe(2);
    expect(within(group).getByRole('link', { name: /모집글 2/ })).toHaveAttribute('href', '/projectdetail/2');
    expect(within(group).getByRole('link', { name: /모집글 2/ })).toHaveTextContent('모집글 225.11.20댓글 1');
    await user.click(await more(group));
    await waitFor(() => {
      expect(titles(list(/작성한 글/))).toBe(40);
    });
    const archives = screen.getByRole('region', { name: '아카이브' });
    expect(within(archives).getAllByText('아직 없어요.')).toHaveLength(2);
  });
});

describe('the profile of another member', () => {
  it('shows the year of birth only, and no private fields', async () => {
    await openOther();

    expect(screen.getByText('2001')).toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: '내 활동' })).not.toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    for (const name of ['프로필 수정', '로그인 정보 수정', '회원 탈퇴']) {
      expect(main.queryByRole('link', { name })).not.toBeInTheDocument();
    }
    expect(main.queryByRole('button', { name: '로그아웃' })).not.toBeInTheDocument();
  });

  it('shows no placeholder chart without evaluations', async () => {
    await openOther(createMemberPage(), '&tab=evaluation');

    expect(await screen.findByText(PROFILE_MESSAGES.noEvaluation)).toBeInTheDocument();
    expect(screen.queryByText('예시')).not.toBeInTheDocument();
  });

  it('opens its first tab when the address names the private one', async () => {
    await openOther(createMemberPage(), '&tab=activity');

    expect(await tab('소개와 경력')).toHaveAttribute('aria-selected', 'true');
  });

  it('is a 404 page when no member has the nickname', async () => {
    serveMemberPage(createMemberPage());
    await renderRoute('/mypage?nickname=nobody', { member: true });

    expect(await screen.findByRole('heading', { level: 1, name: MESSAGES.unknownMember })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '홈으로 가기' })).toBeInTheDocument();
  });
});

it('a navigation to another profile scrolls to the top and focuses the heading', async () => {
  const { user } = await openOther(createMemberPage(), '&tab=evaluation');
  serveOwnPage(createOwnPage());
  const scrollTo = jest.spyOn(window, 'scrollTo');

  await user.click(await screen.findByRole('link', { name: '내 프로필' }));

  const own = await screen.findByRole('heading', { level: 1, name: createOwnPage().basicInfo.nickname });
  await waitFor(() => {
    expect(own).toHaveFocus();
  });
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

describe('the tabs of a profile', () => {
  it('are stored in the address, change by arrow keys, and add history entries', async () => {
    const { user } = await openOwn();
    (await tab('소개와 경력')).focus();

    await user.keyboard('{ArrowRight}');
    await waitFor(async () => {
      expect(await tab('포트폴리오')).toHaveFocus();
    });
    await waitFor(() => {
      expect(window.location.search).toBe('?tab=portfolio');
    });
    await user.click(await tab('팀 평가'));
    await waitFor(() => {
      expect(window.location.search).toBe('?tab=evaluation');
    });

    window.history.back();
    await waitFor(async () => {
      expect(await tab('포트폴리오')).toHaveAttribute('aria-selected', 'true');
    });
    expect(await screen.findByRole('tabpanel', { name: '포트폴리오' })).toBeInTheDocument();
  });
});

it('a profile offers a retry after a failure', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  mockServer.use(http.get('*/api/mypage', () => HttpResponse.error()));
  const { user } = await renderRoute('/mypage', { member: true });
  const retry = await screen.findByRole('button', { name: '다시 시도' });

  serveOwnPage(createOwnPage());
  await user.click(retry);

  expect(await screen.findByRole('heading', { level: 1, name: '새벽코딩' })).toBeInTheDocument();
});

describe('the link to a profile', () => {
  const profile = `/mypage?nickname=${encodeURIComponent('라떼한잔')}`;
  const post = {
    writer: '라떼한잔',
    members: [createProjectMember('라떼한잔'), createProjectMember(null)],
  };

  it('is on the names of writers, teammates and commenters', async () => {
    const comments = [{ parentComment: createComment({ writer: '라떼한잔' }), childComments: [] }];
    const leader = { ...createProject().leader, nickname: '라떼한잔' };
    serveProject(createProject({ ...post, comments, leader }));
    await renderRoute('/projectdetail/1');
    await screen.findByRole('heading', { level: 1 });

    await waitFor(() => {
      expect(screen.getAllByRole('link', { name: /^라떼한잔/ })).toHaveLength(3);
    });
    for (const link of screen.getAllByRole('link', { name: /^라떼한잔/ }))
      expect(link).toHaveAttribute('href', profile);
    expect(screen.getByText(MESSAGES.withdrawnMember)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: MESSAGES.withdrawnMember })).not.toBeInTheDocument();
  });

  it('is absent when the writer has withdrawn', async () => {
    const leader = { ...createProject().leader, nickname: null };
    serveProject(createProject({ writer: null, members: [], leader }));
    await renderRoute('/projectdetail/1');

    expect(await screen.findByText(MESSAGES.withdrawnMember)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: MESSAGES.withdrawnMember })).not.toBeInTheDocument();
  });
});
