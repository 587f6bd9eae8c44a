/** @tier full @bundle alone */
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { type SessionData, type LoginWays } from '@contract/auth';
import { type Security } from '@contract/security';
import { SOCIAL_MESSAGES, SOCIAL_TEXTS as TEXT, type SocialSignup } from '@contract/social';
import { leavePage } from '@/shared/lib/leavePage';
import {
  createSession,
  mockServer,
  renderRoute,
  respond,
  respondWithError,
  serveAccount,
  serveMails,
  createMails,
  serveNotificationSettings,
  serveProjects,
  withResolvers,
} from '../testing';

jest.mock('@/shared/lib/leavePage', () => ({ leavePage: jest.fn() }));
const never = () => new Promise<void>(() => undefined);

const KAKAO = { provider: 'kakao', name: '카카오' };
const GOOGLE = { provider: 'google', name: 'Google' };
const SIGNUP: SocialSignup = {
  provider: 'kakao',
  name: '김새싹',
  email: 'saessak@example.org',
  emailVerified: true,
  emailFree: true,
};
const THERE = 'https://provider.example/auth?state=x';

beforeEach(() => {
  jest.mocked(leavePage).mockReset().mockImplementation(never);
  serveProjects([]);
  mockServer.use(http.get('*/api/login/ways', () => respond<LoginWays>({ social: [KAKAO, GOOGLE], passkeys: true })));
});

/** Serves the exchange of a login; returns how often it was asked for. */
function serveExchange(answer: () => ReturnType<typeof respond<SessionData | { signup: SocialSignup }>>) {
  const asked: unknown[] = [];
  mockServer.use(
    http.post('*/api/login/social', () => {
      asked.push(null);
      return answer();
    }),
  );
  return asked;
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: '이름' });
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: '이메일' });

describe('the login by a provider', () => {
  it('leaves for the provider, with the choice to stay logged in, once', async () => {
    const sent: unknown[] = [];
    mockServer.use(
      http.post('*/api/login/social/google', async ({ request }) => {
        sent.push(await request.json());
        return respond({ url: THERE });
      }),
    );
    const { user } = await renderRoute('/login');
    await user.click(await screen.findByRole('checkbox', { name: '로그인 유지' }));
    await user.dblClick(await screen.findByRole('button', { name: TEXT.button('Google') }));
    await waitFor(() => expect(leavePage).toHaveBeenCalledWith(THERE));
    expect(sent).toEqual([{ keep: true }]);
  });

  it('offers every way again when the browser leads back to the page as it was', async () => {
    const { promise, resolve } = withResolvers();
    jest.mocked(leavePage).mockReturnValue(promise);
    mockServer.use(
      http.post('*/api/login/social/google', () => respond({ url: THERE })),
      http.post('*/api/login/social/kakao', () => respond({ url: THERE })),
    );
    const { user } = await renderRoute('/login');
    const google = await screen.findByRole('button', { name: TEXT.button('Google') });
    await user.click(google);
    await waitFor(() => expect(leavePage).toHaveBeenCalledTimes(1));
    expect(google).toHaveAttribute('aria-busy', 'true');
    resolve();
    await waitFor(() => expect(google).not.toHaveAttribute('aria-busy'));
    await user.click(screen.getByRole('button', { name: TEXT.button('카카오') }));
    await waitFor(() => expect(leavePage).toHaveBeenCalledTimes(2));
  });

  it('says that a provider cannot be used now, and keeps what was typed', async () => {
    const message = SOCIAL_MESSAGES.unreachable('카카오');
    mockServer.use(http.post('*/api/login/social/kakao', () => respondWithError(503, message)));
    const { user } = await renderRoute('/login');
    await user.type(await screen.findByLabelText('아이디'), 'dawncode');
    await user.click(await screen.findByRole('button', { name: TEXT.button('카카오') }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect([screen.getByLabelText<HTMLInputElement>('아이디').value, jest.mocked(leavePage).mock.calls]).toEqual([
      'dawncode',
      [],
    ]);
  });

  it('ends in a session, with the sentence in place of the form meanwhile, and an address without a trace', async () => {
    const exchange = withResolvers();
    mockServer.use(
      http.post('*/api/login/social', async () => {
        await exchange.promise;
        return Response.json(
          { status: 200, data: createSession({ nickname: '새벽코딩' }) },
          { headers: { access: 'token-of-login' } },
        );
      }),
    );
    await renderRoute('/login#social');
    expect(await screen.findByText(TEXT.onTheWay)).toBeInTheDocument();
    expect(screen.queryByLabelText('아이디')).not.toBeInTheDocument();
    exchange.resolve();
    expect(await screen.findByRole('link', { name: '내 프로필' })).toBeInTheDocument();
    expect([window.location.pathname, window.location.hash]).toEqual(['/', '']);
  });

  it.each([
    ['#social=failed', SOCIAL_MESSAGES.failed],
    ['#social=cancelled', SOCIAL_MESSAGES.cancelled],
  ])('says what %s means, and shows the form', async (hash, message) => {
    await renderRoute(`/login${hash}`);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('아이디')).toBeInTheDocument();
    await waitFor(() => expect(window.location.hash).toBe(''));
  });

  it('shows the form again when the exchange is refused, and the suspension of its member', async () => {
    serveExchange(() => respondWithError(400, SOCIAL_MESSAGES.failed));
    const { unmount } = await renderRoute('/login#social');
    expect(await screen.findByText(SOCIAL_MESSAGES.failed)).toBeInTheDocument();
    expect(screen.getByLabelText('아이디')).toBeInTheDocument();
    unmount();

    serveExchange(() => respondWithError(403, '', [{ field: 'until', message: '2026년 12월 1일까지 정지됐어요.' }]));
    await renderRoute('/login#social');
    expect(await screen.findByText(/2026년 12월 1일까지/)).toBeInTheDocument();
  });
});

describe('a sign-up by a provider', () => {
  const open = async (signup: Partial<SocialSignup> = {}) => {
    const asked = serveExchange(() => respond({ signup: { ...SIGNUP, ...signup } }));
    return { asked, ...(await renderRoute('/login#social')) };
  };
  const STRIP = { name: TEXT.strip('카카오') };

  it('opens filled in, with the verified e-mail checked until it is edited', async () => {
    const { user } = await open();
    await screen.findByRole('region', STRIP);
    await waitFor(() => expect([name().value, email().value]).toEqual(['김새싹', 'saessak@example.org']));
    expect(window.location.pathname).toBe('/signup1');
    expect(await screen.findByText('사용할 수 있는 이메일이에요.')).toBeInTheDocument();
    await user.type(email(), 'x');
    expect(screen.queryByText('사용할 수 있는 이메일이에요.')).not.toBeInTheDocument();
  });

  it('leaves an unverified e-mail to be checked', async () => {
    await open({ emailVerified: false });
    await screen.findByRole('region', STRIP);
    await waitFor(() => expect(email().value).toBe('saessak@example.org'));
    expect(screen.queryByText('사용할 수 있는 이메일이에요.')).not.toBeInTheDocument();
  });

  it('goes on without the provider when the member drops it, and keeps the fields', async () => {
    const { user, asked } = await open();
    await user.click(within(await screen.findByRole('region', STRIP)).getByRole('button', { name: TEXT.drop }));
    expect(screen.queryByRole('region', STRIP)).not.toBeInTheDocument();
    expect([name().value, asked.length]).toEqual(['김새싹', 1]);
  });

  it('of a member’s e-mail says to log in and link, and fills in no e-mail', async () => {
    await open({ emailFree: false });
    const region = await screen.findByRole('region', { name: TEXT.isMember('카카오') });
    expect(within(region).getByRole('link', { name: TEXT.toLogin })).toHaveAttribute('href', '/login');
    await waitFor(() => expect([name().value, email().value]).toEqual(['김새싹', '']));
  });
});

describe('the links of the account page', () => {
  const security = (linkedDateTime: string | null): Security => ({
    provenUntil: null,
    devices: [],
    passkeys: [],
    social: [{ ...KAKAO, linkedDateTime }],
    events: [],
  });
  const LINKED = security('2026-11-25T03:00:00Z');

  async function open(address: string, shown: Security) {
    serveAccount();
    serveMails(createMails());
    serveNotificationSettings();
    mockServer.use(http.get('*/api/users/me/security', () => respond(shown)));
    const view = await renderRoute(address, { member: true });
    return { ...view, part: await screen.findByRole('region', { name: TEXT.title }) };
  }

  it('begin at the provider', async () => {
    mockServer.use(http.post('*/api/users/me/social/kakao', () => respond({ url: THERE })));
    const { user, part } = await open('/mypage/account', security(null));
    await user.click(within(part).getByRole('button', { name: TEXT.link }));
    await waitFor(() => expect(leavePage).toHaveBeenCalledWith(THERE));
  });

  it('are made when the provider has led back, and told', async () => {
    mockServer.use(http.post('*/api/users/me/social', () => respond(LINKED)));
    const { part } = await open('/mypage/account#social', security(null));
    expect(await screen.findByText(SOCIAL_MESSAGES.linked('카카오'))).toBeInTheDocument();
    expect(within(part).getByText(TEXT.linkedOn('26.11.25'))).toBeInTheDocument();
    expect(within(part).getByRole('heading', { name: TEXT.title })).toHaveFocus();
  });

  it('say why they could not be made', async () => {
    const message = SOCIAL_MESSAGES.otherMember('카카오');
    mockServer.use(http.post('*/api/users/me/social', () => respondWithError(409, message)));
    await open('/mypage/account#social', security(null));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('say so when the server no longer knew that a member had left to link a provider', async () => {
    await open('/login#social=failed', security(null));
    expect(await screen.findByText(SOCIAL_MESSAGES.linkFailed)).toBeInTheDocument();
    expect([window.location.pathname, window.location.hash]).toEqual(['/mypage/account', '']);
  });

  it('end after a question', async () => {
    mockServer.use(http.delete('*/api/users/me/social/kakao', () => respond(security(null))));
    const { user, part } = await open('/mypage/account', LINKED);
    await user.click(within(part).getByRole('button', { name: TEXT.unlink }));
    const question = await screen.findByRole('alertdialog', { name: TEXT.askUnlink('카카오') });
    await user.click(within(question).getByRole('button', { name: TEXT.unlink }));
    expect(await screen.findByText(SOCIAL_MESSAGES.unlinked('카카오'))).toBeInTheDocument();
    expect(await within(part).findByRole('button', { name: TEXT.link })).toBeInTheDocument();
  });
});
