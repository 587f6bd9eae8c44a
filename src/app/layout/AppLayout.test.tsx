import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/shared/routes';
import {
  createTeam,
  createTeammate,
  renderRoute,
  respondWithError,
  serveAlarms,
  serveAlarmsResponse,
  serveProjects,
  serveTeam,
  serveTeamPage,
  withResolvers,
} from '../testing';

const entry = async (name: string) =>
  within(await screen.findByRole('navigation', { name: '주요 메뉴' })).getByRole('link', { name });

describe('the header', () => {
  it.each(['/', '/project', '/projectdetails-of-nothing'])('marks 프로젝트 as current on %s', async (path) => {
    serveProjects([]);
    await renderRoute(path);

    expect(await entry('프로젝트')).toHaveAttribute('aria-current', 'page');
    expect(await entry('소개')).not.toHaveAttribute('aria-current');
  });

  it.each(['/12/teamevaluation', '/12/a'])(
    'marks 아카이브 as current while the team evaluates, on %s',
    async (path) => {
      serveTeam(12, '새벽코딩', [createTeammate('새벽코딩', { status: 'COMPLETE' }), createTeammate('라떼한잔')]);
      await renderRoute(path, { member: { nickname: '새벽코딩' } });

      expect(await entry('아카이브')).toHaveAttribute('aria-current', 'page');
      expect(await entry('프로젝트')).not.toHaveAttribute('aria-current');
    },
  );

  it('marks 소개 as current on the about page only', async () => {
    await renderRoute('/about');

    expect(await entry('소개')).toHaveAttribute('aria-current', 'page');
    expect(await entry('프로젝트')).not.toHaveAttribute('aria-current');
  });

  it('shows visitors the login and members their picture', async () => {
    const { unmount } = await renderRoute('/about');
    expect(await screen.findByRole('link', { name: '로그인' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button', { name: /알림/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '내 프로필' })).not.toBeInTheDocument();
    unmount();

    await renderRoute('/about', { member: true });
    expect(await screen.findByRole('link', { name: '내 프로필' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '알림' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '로그인' })).not.toBeInTheDocument();
  });

  const entries = async () =>
    within(await screen.findByRole('navigation', { name: '주요 메뉴' }))
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

  it('leads who is in one team to its page, on which 팀 is current and 프로젝트 is not', async () => {
    serveAlarms({ teams: [7] });
    serveTeamPage(createTeam());
    const { user } = await renderRoute('/about', { member: { nickname: '새벽코딩' } });

    const nav = within(await screen.findByRole('navigation', { name: '주요 메뉴' }));
    await user.click(await nav.findByRole('link', { name: '팀' }));

    expect(window.location.pathname).toBe('/project/7/team');
    expect(await entry('팀')).toHaveAttribute('aria-current', 'page');
    expect(await entry('프로젝트')).not.toHaveAttribute('aria-current');
  });

  it('leads who is in several teams to the own teams, from the entry before the last', async () => {
    serveAlarms({ teams: [7, 8] });
    await renderRoute('/about', { member: true });

    await waitFor(async () =>
      expect(await entries()).toEqual([
        '프로젝트 /project',
        '아카이브 /archive',
        `팀 ${paths.ownTeams}`,
        '소개 /about',
      ]),
    );
  });

  it('has 팀 from the start for who was in a team at the last visit, so that it moves no entry', async () => {
    serveAlarms({ teams: [7] });
    const first = await renderRoute('/about', { member: true });
    await waitFor(async () => expect(await entry('팀')).toHaveAttribute('href', '/project/7/team'));
    first.unmount();

    const { promise, resolve } = withResolvers();
    serveAlarmsResponse(async () => promise.then(() => respondWithError(503, '')));
    await renderRoute('/about', { member: true });
    expect(await entry('팀')).toHaveAttribute('href', paths.ownTeams);
    resolve();
  });

  it('has no 팀 for a member without a team of two', async () => {
    serveAlarms({ unreadNotices: 3 });
    await renderRoute('/about', { member: true });

    expect(await screen.findByRole('button', { name: '알림 3개' })).toBeInTheDocument();
    expect(await entries()).toHaveLength(3);
  });

  it('links the picture to the own profile', async () => {
    await renderRoute('/about', { member: { nickname: '새벽코딩' } });
    expect(await screen.findByRole('link', { name: '내 프로필' })).toHaveAttribute(
      'href',
      paths.memberPage('새벽코딩'),
    );
  });
});

describe('a navigation', () => {
  it('focuses the heading, sets the title and scrolls to the top', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo');
    const { user } = await renderRoute('/about');
    await screen.findByRole('heading', { level: 1 });
    expect(document.body).toHaveFocus();

    await user.click(screen.getByRole('link', { name: '이용약관' }));

    const heading = await screen.findByRole('heading', { level: 1, name: '이용약관' });
    await waitFor(() => {
      expect(heading).toHaveFocus();
    });
    expect(document.title).toBe('이용약관 | 팀이음');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  it('starts with a skip link past the header', async () => {
    const { user } = await renderRoute('/about');
    await screen.findByRole('heading', { level: 1 });

    await user.tab();
    expect(screen.getByRole('link', { name: '본문으로 건너뛰기' })).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('the scroll-to-top button', () => {
  afterEach(() => {
    window.scrollY = 0;
  });

  it('appears after one screen, scrolls to the top and focuses the content', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo');
    const { user } = await renderRoute('/about');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: '맨 위로' })).not.toBeInTheDocument();

    window.scrollY = window.innerHeight + 1;
    fireEvent.scroll(window);
    await user.click(await screen.findByRole('button', { name: '맨 위로' }));

    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('an address', () => {
  it('shows a 404 page with a link home when it is unknown', async () => {
    await renderRoute('/no/such/page');

    expect(await screen.findByRole('heading', { level: 1, name: '페이지를 찾을 수 없어요.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '홈으로 가기' })).toHaveAttribute('href', '/');
  });

  it.each(['/signup', '/signup1', '/login'])('redirects members home from %s', async (path) => {
    serveProjects([]);
    await renderRoute(path, { member: true });

    await waitFor(() => {
      expect(window.location.pathname).toBe('/');
    });
  });
});

describe('the legal texts', () => {
  it('are linked from every page and readable by visitors', async () => {
    const { user } = await renderRoute('/login');
    await screen.findByRole('heading', { level: 1 });

    await user.click(screen.getByRole('link', { name: '개인정보 처리방침' }));

    const text = await screen.findByRole('article');
    for (const collected of ['휴대전화 번호', '생년월일', '프로필 사진', '포트폴리오 파일']) {
      expect(text).toHaveTextContent(collected);
    }
    expect(text).toHaveTextContent('탈퇴할 때 지우는 정보');
    expect(text).not.toHaveTextContent(/[가-힣](해요|어요|아요|예요)\./);
  });
});
