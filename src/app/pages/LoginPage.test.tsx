import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ACCOUNT_MESSAGES, type LoginPayload } from '@contract/auth';
import { TIMES } from '@contract/limits';
import {
  respond,
  createOwnPage,
  createSession,
  mockServer,
  respondWithError,
  renderRoute,
  serveLogin,
  serveLoginResponse,
  serveOwnPage,
  serveProjects,
} from '../testing';

type Page = Awaited<ReturnType<typeof renderRoute>>;

async function fillAndSend({ user }: Page, { username = 'dawncode', password = 'secret12' } = {}) {
  const field = await screen.findByLabelText('아이디');
  if (username) await user.type(field, username);
  if (password) await user.type(screen.getByLabelText('비밀번호'), password);
  await user.click(screen.getByRole('button', { name: '로그인' }));
}

const idle = () =>
  waitFor(() => {
    expect(screen.getByRole('button', { name: '로그인' })).not.toHaveAttribute('aria-busy');
  });

const loginButton = () => screen.queryByRole('link', { name: '로그인' });

describe('logging in', () => {
  beforeEach(() => {
    serveProjects([]);
  });

  it('navigates home and stores exactly the four session keys as plain values', async () => {
    const tokenExpiresAt = Date.now() + TIMES.session;
    serveLogin({ nickname: '새벽코딩', profileImg: '/uploads/dawn.webp', tokenExpiresAt });
    const view = await renderRoute('/login');

    await fillAndSend(view);

    expect(await screen.findByRole('link', { name: '내 프로필' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/');
    await view.persistor.flush();
    expect({ ...window.sessionStorage }).toMatchObject({
      accessToken: 'token-of-login',
      nickname: '새벽코딩',
      profile: '/uploads/dawn.webp',
      tokenExpiresAt: String(tokenExpiresAt),
    });
    expect(Object.keys(window.sessionStorage).filter((key) => !/^persist:(drafts|returnTo)$/.test(key))).toHaveLength(
      4,
    );
  });

  it('sends the request even with empty fields', async () => {
    const sent: LoginPayload[] = [];
    serveLogin({}, (payload) => sent.push(payload));
    const view = await renderRoute('/login');

    await fillAndSend(view, { username: '', password: '' });

    await waitFor(() => {
      expect(sent).toEqual([{ username: '', password: '' }]);
    });
  });

  it('sends what the link of a mail carries, also after a refusal, and takes it out of the address at once', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const sent: unknown[] = [];
    serveLoginResponse(async ({ request }) => {
      sent.push(await request.json());
      return respondWithError(401, ACCOUNT_MESSAGES.loginFailed);
    });
    const view = await renderRoute('/login#recovery=from-the-mail');
    await waitFor(() => expect(window.location.href).not.toContain('recovery'));

    await fillAndSend(view);
    await screen.findByRole('alert');
    await idle();
    await view.user.click(screen.getByRole('button', { name: '로그인' }));

    const payload = { username: 'dawncode', password: 'secret12', recovery: 'from-the-mail' };
    await waitFor(() => expect(sent).toEqual([payload, payload]));
    await idle();
  });

  it.each([
    ['the server refuses it', () => respondWithError(401, ACCOUNT_MESSAGES.loginFailed)],
    ['the network fails', () => HttpResponse.error()],
    ['the response contains no access token', () => respond(createSession())],
  ])('shows an alert and stays on the page when %s', async (_, resolver) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    serveLoginResponse(resolver);
    const view = await renderRoute('/login');

    await fillAndSend(view);

    expect(await screen.findByRole('alert')).toHaveTextContent(ACCOUNT_MESSAGES.loginFailed);
    expect(screen.getByLabelText('비밀번호')).toHaveAccessibleDescription(ACCOUNT_MESSAGES.loginFailed);
    await idle();
    expect(window.location.pathname).toBe('/login');
    await view.persistor.flush();
    expect(window.sessionStorage.getItem('accessToken')).toBeNull();
    expect(warned).toHaveBeenCalled();
    expect(JSON.stringify(warned.mock.calls)).not.toContain('secret12');
  });

  it('asks to wait after too many attempts', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    serveLoginResponse(() => respondWithError(429, '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.'));
    const view = await renderRoute('/login');

    await fillAndSend(view);

    expect(await screen.findByRole('alert')).toHaveTextContent('요청이 너무 많아요.');
    await idle();
  });

  it('returns to the page that required a login, with query and router state, without a login page in the history', async () => {
    serveLogin();
    const view = await renderRoute('/project/registration?from=card', { state: { note: 'kept' } });

    expect(await screen.findByRole('alert')).toHaveTextContent('로그인이 필요해요.');
    await fillAndSend(view);

    await waitFor(() => {
      expect(window.location.pathname + window.location.search).toBe('/project/registration?from=card');
    });
    expect(screen.queryByText('로그인이 필요해요.')).not.toBeInTheDocument();
    expect((window.history.state as { usr: unknown }).usr).toEqual({ note: 'kept' });
  });

  it('returns to the filtered list on which it was opened from the header', async () => {
    serveLogin();
    const view = await renderRoute('/project?sort=popular&open=true');
    await view.user.click(await screen.findByRole('link', { name: '로그인' }));

    await fillAndSend(view);

    expect(await screen.findByRole('link', { name: '내 프로필' })).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe('/project?sort=popular&open=true');
  });

  describe('opened as a document', () => {
    const loggedInFrom = async (referrer: string, key = 'default') => {
      jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
      serveProjects([]);
      serveLogin();
      const view = await renderRoute('/login', { key });
      await fillAndSend(view);
      await screen.findByRole('link', { name: '내 프로필' });
      return window.location.pathname + window.location.search;
    };

    it('returns to the own page whose link was followed before hydration', async () => {
      expect(await loggedInFrom(`${window.location.origin}/project?sort=popular`)).toBe('/project?sort=popular');
    });

    it.each([
      ['no referrer', ''],
      ['another origin', 'https://example.org/project'],
      ['a sign-in page', `${window.location.origin}/findId`],
      ['a path that would name another host', `${window.location.origin}//example.org/project`],
    ])('navigates home after a login from %s', async (_, referrer) => {
      expect(await loggedInFrom(referrer)).toBe('/');
    });

    it('navigates home from a later visit of the login in the same document', async () => {
      expect(await loggedInFrom(`${window.location.origin}/project`, 'later')).toBe('/');
    });
  });

  it('returns to the first page after a detour over the password recovery and the header', async () => {
    serveLogin();
    const view = await renderRoute('/project?sort=popular');
    await view.user.click(await screen.findByRole('link', { name: '로그인' }));
    await view.user.click(await screen.findByRole('link', { name: '비밀번호 찾기' }));
    await screen.findByRole('heading', { level: 1, name: '비밀번호 찾기' });
    await view.user.click(loginButton()!);

    await fillAndSend(view);

    expect(await screen.findByRole('link', { name: '내 프로필' })).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe('/project?sort=popular');
  });

  it('links to the recovery of username and password, and to the signup', async () => {
    await renderRoute('/login');

    expect(await screen.findByRole('link', { name: '아이디 찾기' })).toHaveAttribute('href', '/findId');
    expect(screen.getByRole('link', { name: '비밀번호 찾기' })).toHaveAttribute('href', '/findPassword');
    expect(screen.getByRole('link', { name: '회원가입' })).toHaveAttribute('href', '/signup');
  });

  it('redirects members home', async () => {
    await renderRoute('/login', { member: true });

    await waitFor(() => {
      expect(window.location.pathname).toBe('/');
    });
    expect(loginButton()).not.toBeInTheDocument();
  });
});

describe('a member logging out', () => {
  beforeEach(() => {
    serveOwnPage(createOwnPage());
  });

  it('asks for a confirmation, then navigates home as a visitor with an empty storage', async () => {
    serveProjects([]);
    let calls = 0;
    mockServer.use(
      http.post('*/api/logout', () => {
        calls += 1;
        return respond(null);
      }),
    );
    const { user, persistor } = await renderRoute('/about', { member: true });

    await user.click(await screen.findByRole('link', { name: '내 프로필' }));
    await user.click(await screen.findByRole('button', { name: '로그아웃' }));
    expect(calls).toBe(0);
    await user.click(await screen.findByRole('button', { name: '확인' }));

    expect(await screen.findByRole('link', { name: '로그인' })).toBeInTheDocument();
    expect(calls).toBe(1);
    expect(window.location.pathname).toBe('/');
    await persistor.flush();
    expect(window.sessionStorage.getItem('accessToken')).toBeNull();
    expect(window.sessionStorage.getItem('nickname')).toBeNull();
  });

  it('stays logged in when the server is unreachable', async () => {
    mockServer.use(http.post('*/api/logout', () => HttpResponse.error()));
    const { user } = await renderRoute('/about', { member: true });

    await user.click(await screen.findByRole('link', { name: '내 프로필' }));
    await user.click(await screen.findByRole('button', { name: '로그아웃' }));
    await user.click(await screen.findByRole('button', { name: '확인' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('서버에 연결할 수 없어요.');
    expect(screen.getByRole('link', { name: '내 프로필' })).toBeInTheDocument();
  });
});
