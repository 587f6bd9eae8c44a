import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ACCOUNT_MESSAGES } from '@contract/auth';
import { MESSAGES } from '@contract/messages';
import { CHECK_MESSAGES, SIGNUP_MESSAGES } from '@contract/signup';
import {
  createOwnPage,
  mockServer,
  respondWithError,
  renderRoute,
  serveAccount,
  serveAccountChangeResponse,
  serveChecks,
  serveLogin,
  serveOwnPage,
  serveProjects,
  serveToken,
  sessionOver,
  signup,
} from '../testing';

const { check, fill, messageBeside } = signup;

const saveButton = () => screen.findByRole('button', { name: '저장하기' });
const TEMPORARY_NOTICE = '임시 비밀번호로 로그인했어요. 새 비밀번호로 바꿔 주세요.';

async function openAccount() {
  const view = await renderRoute('/mypage/account', { member: true });
  await saveButton();
  return view;
}

function fillNewPassword(text: string, again = text) {
  fill('새 비밀번호', text);
  fill('새 비밀번호 확인', again);
}

describe('the account page', () => {
  it('shows the stored values, and is linked from the own profile', async () => {
    serveAccount();
    serveOwnPage(createOwnPage());
    const { user } = await renderRoute('/about', { member: true });
    await user.click(await screen.findByRole('link', { name: '내 프로필' }));
    await user.click(await screen.findByRole('link', { name: '로그인 정보 수정' }));

    expect(await screen.findByLabelText('이메일')).toHaveValue('dawn@teamieum.kr');
    expect(screen.getByLabelText('아이디')).toHaveValue('dawncode');
    expect(screen.getByLabelText('휴대전화 번호')).toHaveValue('010-1234-5678');
    expect(screen.getByLabelText('주소')).toHaveValue('서울시 마포구');
    expect(screen.queryByText(TEMPORARY_NOTICE)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '회원 탈퇴' })).toHaveAttribute('href', '/withdraw');
    expect(screen.queryByRole('link', { name: '프로필 수정' })).not.toBeInTheDocument();
  });

  it('sends only changed fields, and shows a toast', async () => {
    const sent = serveAccount();
    const { user } = await openAccount();
    fill('휴대전화 번호', '01187654321');
    fill('현재 비밀번호', 'secret12');

    await user.click(await saveButton());

    expect(await screen.findByText(ACCOUNT_MESSAGES.accountSaved)).toBeInTheDocument();
    expect(sent).toEqual([{ currentPassword: 'secret12', phone: '011-8765-4321' }]);
    expect(screen.getByLabelText('휴대전화 번호')).toHaveValue('011-8765-4321');
    expect(screen.getByLabelText('현재 비밀번호')).toHaveValue('');
    expect(window.location.pathname).toBe('/mypage/account');
    expect(screen.getByRole('link', { name: '내 프로필' })).toBeInTheDocument();
  });

  it('saves nothing without the current password, and focuses its field', async () => {
    const sent = serveAccount();
    const { user } = await openAccount();
    fill('주소', '부산시');

    await user.click(await saveButton());

    await waitFor(() => {
      expect(screen.getByLabelText('현재 비밀번호')).toHaveFocus();
    });
    expect(screen.getByLabelText('현재 비밀번호')).toHaveAccessibleDescription(ACCOUNT_MESSAGES.currentPasswordEmpty);
    expect(await messageBeside('저장하기')).toBe(ACCOUNT_MESSAGES.currentPasswordEmpty);
    expect(sent).toEqual([]);
  });

  it('shows the message about a wrong current password at its field until it is edited', async () => {
    serveAccount();
    const { currentPasswordWrong } = ACCOUNT_MESSAGES;
    serveAccountChangeResponse(() =>
      respondWithError(400, currentPasswordWrong, [{ field: 'currentPassword', message: currentPasswordWrong }]),
    );
    const { user } = await openAccount();
    fill('현재 비밀번호', 'secret99');

    await user.click(await saveButton());

    const field = screen.getByLabelText('현재 비밀번호');
    await waitFor(() => expect(field).toHaveAccessibleDescription(currentPasswordWrong));
    expect(await messageBeside('저장하기')).toBe(currentPasswordWrong);
    // At the field and beside the button, not in a toast as well.
    expect(screen.getAllByText(currentPasswordWrong)).toHaveLength(2);
    await user.click(screen.getByLabelText('주소'));
    expect(field).toHaveAccessibleDescription(currentPasswordWrong);
    fill('현재 비밀번호', 'secret12');
    expect(field).not.toHaveAccessibleDescription(currentPasswordWrong);
    expect(await messageBeside('저장하기')).toBe('');
  });

  it('preserves the values when the server is unreachable', async () => {
    serveAccount();
    serveAccountChangeResponse(() => HttpResponse.error());
    const { user } = await openAccount();
    fill('주소', '부산시');
    fill('현재 비밀번호', 'secret12');

    await user.click(await saveButton());

    expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGES.maybeSaved);
    expect(screen.getByLabelText('주소')).toHaveValue('부산시');
  });

  it('offers a retry when it fails to load', async () => {
    mockServer.use(http.get('*/api/users/me', () => HttpResponse.error()));
    const { user } = await renderRoute('/mypage/account', { member: true });
    const retry = await screen.findByRole('button', { name: '다시 시도' });

    serveAccount();
    await user.click(retry);

    expect(await saveButton()).toBeInTheDocument();
  });

  it('redirects visitors to the login', async () => {
    await renderRoute('/mypage/account');

    expect(await screen.findByRole('alert')).toHaveTextContent('로그인이 필요해요.');
    expect(window.location.pathname).toBe('/login');
  });
});

describe('a new e-mail address', () => {
  it('requires an availability check, unlike the own address in any case', async () => {
    const sent = serveAccount();
    serveChecks();
    const { user } = await openAccount();
    fill('현재 비밀번호', 'secret12');
    expect(screen.getByRole('button', { name: '이메일 중복 확인' })).toHaveAttribute('aria-disabled', 'true');
    fill('이메일', 'Dawn@teamieum.kr');
    expect(await messageBeside('저장하기')).toBe('');

    fill('이메일', 'night@teamieum.kr');
    await user.click(await saveButton());
    expect(await messageBeside('저장하기')).toBe(SIGNUP_MESSAGES.emailUnchecked);
    expect(screen.getByLabelText('이메일')).toHaveFocus();
    expect(sent).toEqual([]);

    await check(user, '이메일');
    expect(screen.getByText(CHECK_MESSAGES.email.available)).toBeInTheDocument();
    await user.click(await saveButton());
    expect(await screen.findByText(ACCOUNT_MESSAGES.accountSaved)).toBeInTheDocument();
    expect(sent).toEqual([{ currentPassword: 'secret12', email: 'night@teamieum.kr' }]);
  });

  it('is reported at its field when it is taken', async () => {
    serveAccount();
    serveChecks({ check_email: () => respondWithError(400, CHECK_MESSAGES.email.taken) });
    const { user } = await openAccount();
    fill('이메일', 'night@teamieum.kr');

    await user.click(screen.getByRole('button', { name: '이메일 중복 확인' }));

    expect(await screen.findByText(CHECK_MESSAGES.email.taken)).toBeInTheDocument();
    expect(screen.getByLabelText('이메일')).toBeInvalid();
  });
});

describe('a new password', () => {
  it.each([
    ['short', 'abc1', 'abc1', ACCOUNT_MESSAGES.passwordLength],
    ['without a digit', 'abcdefgh', 'abcdefgh', ACCOUNT_MESSAGES.passwordKinds],
    ['not repeated', 'secret34', 'secret3', ACCOUNT_MESSAGES.passwordMismatch],
  ])('is not sent when it is %s', async (_, password, again, message) => {
    const sent = serveAccount();
    const { user } = await openAccount();
    fill('현재 비밀번호', 'secret12');
    fillNewPassword(password, again);

    await user.click(await saveButton());

    expect(await messageBeside('저장하기')).toBe(message);
    expect(sent).toEqual([]);
  });

  it('is saved, and the member stays on the page and logged in', async () => {
    const sent = serveAccount();
    const { user, persistor } = await openAccount();
    fillNewPassword('secret34');
    fill('현재 비밀번호', 'secret12');
    await persistor.flush();
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('secret');

    await user.click(await saveButton());

    expect(await screen.findByText(ACCOUNT_MESSAGES.accountSaved)).toBeInTheDocument();
    expect(sent).toEqual([{ currentPassword: 'secret12', newPassword: 'secret34' }]);
    expect(screen.getByLabelText('새 비밀번호')).toHaveValue('');
    expect(window.location.pathname).toBe('/mypage/account');
  });
});

describe('a login with a temporary password', () => {
  async function logInTemporarily(address: string) {
    serveLogin({ mustChangePassword: true });
    serveToken();
    const view = await renderRoute(address);
    await screen.findByLabelText('아이디');
    fill('아이디', 'dawncode');
    fill('비밀번호', 'temp1234');
    await view.user.click(screen.getByRole('button', { name: '로그인' }));
    await saveButton();
    return view;
  }

  it('opens the account page first, and the return URL after a new password', async () => {
    const sent = serveAccount({ mustChangePassword: true });
    const { user } = await logInTemporarily('/project/registration?from=card');
    expect(window.location.pathname).toBe('/mypage/account');
    expect(screen.getByText(TEMPORARY_NOTICE)).toBeInTheDocument();
    expect(screen.getByLabelText('현재 비밀번호')).toHaveAccessibleDescription(
      '현재 비밀번호에는 메일로 받은 임시 비밀번호를 입력해 주세요.',
    );

    fillNewPassword('secret34');
    fill('현재 비밀번호', 'temp1234');
    await user.click(await saveButton());

    await waitFor(() => {
      expect(window.location.pathname + window.location.search).toBe('/project/registration?from=card');
    });
    expect(sent).toEqual([{ currentPassword: 'temp1234', newPassword: 'secret34' }]);
    expect(await screen.findByLabelText('모집글 제목')).toBeInTheDocument();
  });

  it('navigates home afterwards when the login page was opened directly', async () => {
    serveProjects([]);
    serveAccount({ mustChangePassword: true });
    const { user } = await logInTemporarily('/login');
    fillNewPassword('secret34');
    fill('현재 비밀번호', 'temp1234');

    await user.click(await saveButton());

    await waitFor(() => {
      expect(window.location.pathname).toBe('/');
    });
  });

  it('shows the account page instead of all pages that send requests, and requests nothing else', async () => {
    serveAccount({ mustChangePassword: true });
    const asked: string[] = [];
    const note = ({ request }: { request: Request }) => asked.push(new URL(request.url).pathname);
    const { user } = await logInTemporarily('/login');
    mockServer.events.on('request:start', note);

    await user.click(screen.getAllByRole('link', { name: '소개' })[0]!);
    expect(await screen.findByRole('heading', { name: '팀이음은 어떤 곳인가요' })).toBeInTheDocument();
    for (const name of ['내 프로필', '팀이음 홈']) {
      await user.click(screen.getByRole('link', { name }));
      expect(await screen.findByText(TEMPORARY_NOTICE)).toBeInTheDocument();
      expect(window.location.pathname).toBe('/mypage/account');
    }
    expect(screen.queryByRole('button', { name: '알림' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '내 데이터 내려받기' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '회원 탈퇴' })).not.toBeInTheDocument();
    mockServer.events.removeAllListeners();
    // The counts of the page 소개 are public (D119).
    const open = ['/api/users/me', '/api/summary'];
    expect(asked.filter((path) => !open.includes(path))).toEqual([]);
  });

  it('is recognised by the token after a reload, before any request', async () => {
    serveAccount({ mustChangePassword: true });
    const claims = btoa(JSON.stringify({ mustChangePassword: true }));
    await renderRoute('/project/registration', { member: true, accessToken: `head.${claims}.signature` });
    expect(await screen.findByText(TEMPORARY_NOTICE)).toBeInTheDocument();
    expect(window.location.pathname).toBe('/mypage/account');
    expect(screen.queryByRole('button', { name: '알림' })).not.toBeInTheDocument();
  });

  it('still opens the account page after a reload, and then the return URL', async () => {
    serveAccount({ mustChangePassword: true });
    const first = await logInTemporarily('/project/registration');
    await first.persistor.flush();
    const { state } = window.history as { state: { usr: unknown } };
    first.unmount();

    const { user } = await renderRoute('/mypage/account', { state: state.usr });
    expect(await screen.findByText(TEMPORARY_NOTICE)).toBeInTheDocument();
    fillNewPassword('secret34');
    fill('현재 비밀번호', 'temp1234');
    await user.click(await saveButton());

    await waitFor(() => {
      expect(window.location.pathname).toBe('/project/registration');
    });
  });

  it('returns to the page that was opened when another tab has replaced the temporary password, and renews the token', async () => {
    serveAccount({ mustChangePassword: false });
    const asked = serveToken();
    const claims = btoa(JSON.stringify({ mustChangePassword: true }));
    const { persistor } = await renderRoute('/project/registration?from=card', {
      member: true,
      accessToken: `head.${claims}.signature`,
    });

    expect(await screen.findByLabelText('모집글 제목')).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe('/project/registration?from=card');
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(async () => {
      await persistor.flush();
      expect(window.sessionStorage.getItem('accessToken')).toBe('token-renewed');
    });
  });

  it('saves nothing without a new password', async () => {
    const sent = serveAccount({ mustChangePassword: true });
    const { user } = await logInTemporarily('/project/registration');
    fill('주소', '부산시');
    fill('현재 비밀번호', 'temp1234');

    await user.click(await saveButton());

    expect((await screen.findAllByText(ACCOUNT_MESSAGES.passwordLength)).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    expect(screen.getByText(TEMPORARY_NOTICE)).toBeInTheDocument();
  });
});

it('the account page shows one message when the session ends', async () => {
  serveProjects([]);
  serveAccount();
  serveAccountChangeResponse(sessionOver);
  const { user } = await openAccount();
  fill('현재 비밀번호', 'secret12');

  await user.click(await saveButton());

  expect(await screen.findByRole('alert')).toHaveTextContent('로그인이 만료됐어요. 다시 로그인해 주세요.');
  await waitFor(() => {
    expect(window.location.pathname).toBe('/');
  });
});
