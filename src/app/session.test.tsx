import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MESSAGES } from '@contract/messages';
import {
  createAccessToken,
  createOwnPage,
  createProjectItem,
  createSession,
  mockServer,
  notLoggedIn,
  renderRoute,
  serveLogin,
  serveLogout,
  serveOwnPage,
  serveProjects,
  serveProjectsResponse,
  serveToken,
  serveTokenResponse,
  sessionOver,
  tokenOf,
} from './testing';

const MINUTE = 60_000;

const logInWith = async ({ user }: Awaited<ReturnType<typeof renderRoute>>) => {
  await user.type(await screen.findByLabelText('아이디'), 'dawncode');
  await user.type(screen.getByLabelText('비밀번호'), 'secret12');
  await user.click(screen.getByRole('button', { name: '로그인' }));
};

// The list logs its failures to the console, which is expected here.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the end of a session', () => {
  it('is reported at home, and the next login returns to the page it happened on', async () => {
    serveProjects([]);
    mockServer.use(http.get('*/api/projects/filter/keyword', sessionOver, { once: true }));
    const view = await renderRoute('/project?page=2&sort=popular', { member: true });

    expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGES.sessionOver);
    expect(window.location.pathname).toBe('/');
    await view.persistor.flush();
    expect(window.sessionStorage.getItem('accessToken')).toBeNull();

    serveLogin();
    await view.user.click(await screen.findByRole('link', { name: '로그인' }));
    await logInWith(view);

    await waitFor(() => {
      expect(window.location.pathname).toBe('/project');
    });
    expect(window.location.search).toContain('sort=popular');
    expect(screen.queryByText(MESSAGES.sessionOver)).not.toBeInTheDocument();
  });

  it('does not redirect to the login from a member page it happens on', async () => {
    serveProjects([]);
    serveTokenResponse(sessionOver);
    await renderRoute('/project/registration', { member: { tokenExpiresAt: Date.now() - MINUTE } });

    expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGES.sessionOver);
    await waitFor(() => {
      expect(window.location.pathname).toBe('/');
    });
  });

  it('is reported when the hour has passed', async () => {
    serveProjects([]);
    serveTokenResponse(sessionOver);
    await renderRoute('/about', { member: { tokenExpiresAt: Date.now() - 1 } });

    expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGES.sessionOver);
    expect(await screen.findByRole('link', { name: '로그인' })).toBeInTheDocument();
  });

  it('is not reported when the server responds that another tab has extended the session', async () => {
    const asked = serveToken();
    const { store } = await renderRoute('/about', { member: { tokenExpiresAt: Date.now() - 1 } });

    await waitFor(() => {
      expect(store.getState().session.tokenExpiresAt).toBeGreaterThan(Date.now());
    });
    expect(asked).toEqual([{ accessToken: tokenOf(1) }]);
    expect(screen.getByRole('link', { name: '내 프로필' })).toBeInTheDocument();
  });
});

describe('a clock that is an hour off', () => {
  it('does not end a fresh session', async () => {
    serveProjects([]);
    const serverNow = Date.now() - 60 * MINUTE;
    mockServer.use(
      http.post('*/api/login', () =>
        HttpResponse.json(
          { status: 200, message: '', data: createSession({ tokenExpiresAt: serverNow + 60 * MINUTE }) },
          { headers: { access: 'token-of-login', date: new Date(serverNow).toUTCString() } },
        ),
      ),
    );
    const view = await renderRoute('/login');

    await logInWith(view);

    expect(await screen.findByRole('link', { name: '내 프로필' })).toBeInTheDocument();
    expect(screen.queryByText(/만료돼요/)).not.toBeInTheDocument();
  });
});

describe('a clock that is an hour slow', () => {
  const SLOW = 60 * MINUTE;
  const serverDate = () => new Date(Date.now() + SLOW).toUTCString();

  it('does not extend a session, and is corrected by the first response after a reload', async () => {
    const none = { projects: [], totalPages: 0, totalElements: 0 };
    serveProjectsResponse(() => HttpResponse.json({ status: 200, data: none }, { headers: { date: serverDate() } }));
    await renderRoute('/project', { member: { tokenExpiresAt: Date.now() + SLOW + 4.5 * MINUTE } });

    expect(await screen.findByText('5분 뒤 로그인이 만료돼요.')).toBeInTheDocument();
  });
});

describe('a logout in another tab', () => {
  const comeBack = () => {
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };

  it('is detected on tab focus, which reports an expiry if nothing indicates a logout', async () => {
    serveProjects([]);
    serveTokenResponse(sessionOver);
    document.cookie = 'loggedIn=1; path=/';
    await renderRoute('/about', { member: true });
    await screen.findByRole('link', { name: '내 프로필' });

    comeBack();
    expect(screen.getByRole('link', { name: '내 프로필' })).toBeInTheDocument();

    document.cookie = 'loggedIn=; max-age=0; path=/';
    comeBack();
    expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGES.sessionOver);
    expect(await screen.findByRole('link', { name: '로그인' })).toBeInTheDocument();
  });

  it('is reported as a logout at home, not as an expiry, and deletes the drafts of this tab', async () => {
    serveProjects([]);
    serveLogout();
    serveOwnPage(createOwnPage({ basicInfo: { nickname: '새벽코딩' } }));
    const accessToken = createAccessToken({ cap: Date.now() + 12 * 60 * MINUTE });
    const tab = { member: { nickname: '새벽코딩' }, accessToken };
    const other = await renderRoute('/mypage', tab);
    await other.user.click(await screen.findByRole('button', { name: '로그아웃' }));
    await other.user.click(await screen.findByRole('button', { name: '확인' }));
    await screen.findByRole('link', { name: '로그인' });
    await other.persistor.flush();
    other.unmount();

    serveTokenResponse(sessionOver);
    document.cookie = 'loggedIn=1; path=/';
    const view = await renderRoute('/project/registration', tab);
    await view.user.type(await screen.findByLabelText('모집글 제목'), '독서');
    document.cookie = 'loggedIn=; max-age=0; path=/';
    comeBack();

    const toast = await screen.findByText(MESSAGES.loggedOut);
    expect(screen.getAllByRole('status').some((region) => region.contains(toast))).toBe(true);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => {
      expect(window.location.pathname).toBe('/');
    });
    await view.persistor.flush();
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('독서');
  });

  it('is reported as an expiry when the logout request had failed', async () => {
    serveProjects([]);
    mockServer.use(http.post('*/api/logout', () => HttpResponse.error()));
    serveOwnPage(createOwnPage({ basicInfo: { nickname: '새벽코딩' } }));
    const accessToken = createAccessToken({ cap: Date.now() + 12 * 60 * MINUTE });
    document.cookie = 'loggedIn=1; path=/';
    const { user } = await renderRoute('/mypage', { member: { nickname: '새벽코딩' }, accessToken });
    await user.click(await screen.findByRole('button', { name: '로그아웃' }));
    await user.click(await screen.findByRole('button', { name: '확인' }));
    await screen.findByRole('alert');

    serveTokenResponse(sessionOver);
    document.cookie = 'loggedIn=; max-age=0; path=/';
    comeBack();

    expect(await screen.findByText(MESSAGES.sessionOver)).toBeInTheDocument();
  });
});

describe('a response with 40201', () => {
  it('requires a login and preserves the return URL', async () => {
    serveProjectsResponse(notLoggedIn);
    const view = await renderRoute('/project?sort=popular');

    expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGES.loginRequired);
    expect(window.location.pathname).toBe('/login');

    serveProjects([]);
    serveLogin();
    await logInWith(view);
    await waitFor(() => {
      expect(window.location.pathname + window.location.search).toBe('/project?sort=popular');
    });
  });
});

describe('the session bar in the last minutes', () => {
  it('offers an extension, shows its success, and moves the focus from the removed button to the heading', async () => {
    const asked = serveToken();
    const { user } = await renderRoute('/about', { member: { tokenExpiresAt: Date.now() + 4.5 * MINUTE } });

    expect(await screen.findByText('5분 뒤 로그인이 만료돼요.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '로그인 연장' }));

    expect(await screen.findByText('로그인을 연장했어요.')).toBeInTheDocument();
    expect(asked).toEqual([{ accessToken: tokenOf(1), extend: true }]);
    expect(screen.queryByRole('button', { name: '로그인 연장' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it.each([
    ['5분 뒤 로그인이 만료돼요.', 5 * MINUTE],
    ['2분 뒤 로그인이 만료돼요.', MINUTE + 1_000],
    ['1분 뒤 로그인이 만료돼요.', MINUTE],
    ['곧 로그인이 만료돼요.', MINUTE - 1_000],
  ])('rounds the remaining time up: it shows %s at %d ms', async (text, remaining) => {
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    await renderRoute('/about', { member: { tokenExpiresAt: now + remaining } });

    expect(await screen.findByText(text)).toBeInTheDocument();
    clock.mockRestore();
  });

  it('offers no extension once the twelve hours are used up', async () => {
    const cap = Date.now() + 4 * MINUTE;
    serveToken({ tokenExpiresAt: cap }, createAccessToken({ cap }));
    const { user, unmount } = await renderRoute('/about', { member: { tokenExpiresAt: Date.now() + 2 * MINUTE } });

    await user.click(await screen.findByRole('button', { name: '로그인 연장' }));

    await waitFor(() => {
      expect(screen.queryByRole('button', { name: '로그인 연장' })).not.toBeInTheDocument();
    });

    // The same after a reload.
    const accessToken = window.sessionStorage.getItem('accessToken') ?? '';
    unmount();
    await renderRoute('/about', { member: { tokenExpiresAt: cap }, accessToken });
    expect(await screen.findByRole('link', { name: '내 프로필' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '로그인 연장' })).not.toBeInTheDocument();
  });

  it('keeps the session when the server cannot be reached', async () => {
    serveTokenResponse(() => HttpResponse.error());
    const { user } = await renderRoute('/about', { member: { tokenExpiresAt: Date.now() + 2 * MINUTE } });

    await user.click(await screen.findByRole('button', { name: '로그인 연장' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('로그인을 연장하지 못했어요.');
    expect(screen.getByRole('link', { name: '내 프로필' })).toBeInTheDocument();
  });
});

describe('the opening of a new tab', () => {
  it('resumes the session of a logged-in browser before any other request', async () => {
    document.cookie = 'loggedIn=1; path=/';
    const asked = serveToken({ nickname: '새벽코딩' });
    const tokens: (string | null)[] = [];
    serveProjectsResponse(({ request }) => {
      tokens.push(request.headers.get('access'));
      return HttpResponse.json({
        status: 200,
        message: '',
        data: { projects: [createProjectItem()], totalPages: 1, totalElements: 1 },
      });
    });

    const { persistor } = await renderRoute('/project');

    expect(await screen.findByRole('link', { name: '내 프로필' })).toBeInTheDocument();
    await waitFor(() => {
      expect(tokens[0]).toBe('token-renewed');
    });
    expect(asked).toEqual([{}]);
    await persistor.flush();
    expect(window.sessionStorage.getItem('nickname')).toBe('새벽코딩');
  });

  it('sends no request in a browser without a session', async () => {
    const asked = serveToken();
    await renderRoute('/about');

    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('shows a visitor without a message when the cookie is no longer valid', async () => {
    document.cookie = 'loggedIn=1; path=/';
    serveTokenResponse(sessionOver);
    await renderRoute('/about');

    expect(await screen.findByRole('link', { name: '로그인' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
