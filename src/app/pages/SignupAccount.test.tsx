/** @tier full @bundle alone */
import { act, screen, waitFor } from '@testing-library/react';
import { http, type HttpResponseResolver } from 'msw';
import { ACCOUNT_MESSAGES } from '@contract/auth';
import { CHECK_MESSAGES, SIGNUP_MESSAGES } from '@contract/signup';
import { api } from '@/shared/api';
import { respond, mockServer, respondWithError, renderRoute, serveChecks, signup, withResolvers } from '../testing';

const { check, fill, fillAccount, firstMessage, nextButton, passAccount } = signup;

const emailButton = () => screen.getByLabelText(/^이메일 (중복 확인|확인함)$/);

async function openAccount() {
  const view = await renderRoute('/signup1');
  await nextButton();
  return view;
}

describe('typing into step 1', () => {
  it('masks birth and phone, and lowers the username', async () => {
    const { user } = await openAccount();

    await user.type(screen.getByLabelText('생년월일'), '2001-02-0399');
    await user.type(screen.getByLabelText('휴대전화 번호'), '0111234567');
    await user.type(screen.getByLabelText('아이디'), 'Dawn_1');

    expect(screen.getByLabelText('생년월일')).toHaveValue('2001.02.03');
    expect(screen.getByLabelText('휴대전화 번호')).toHaveValue('011-1234-567');
    expect(screen.getByLabelText('아이디')).toHaveValue('dawn_1');
  });

  it('reports a malformed e-mail on blur, and removes the message while it is edited', async () => {
    const { user } = await openAccount();
    const email = screen.getByLabelText('이메일');

    await user.type(email, 'a.b.co');
    expect(email).not.toBeInvalid();
    await user.tab();
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription(ACCOUNT_MESSAGES.emailFormat);

    await user.type(email, 'm');
    expect(email).not.toBeInvalid();
  });

  it('shows the password on demand', async () => {
    const { user } = await openAccount();
    const password = screen.getByLabelText('비밀번호');

    expect(password).toHaveAttribute('type', 'password');
    const [showPassword] = screen.getAllByLabelText(/입력한 내용 보기$/);
    if (showPassword) await user.click(showPassword);
    expect(password).toHaveAttribute('type', 'text');
  });
});

describe('the submit button of step 1', () => {
  it('is active when all nine fields are filled, and shows no message before the first touch', async () => {
    const { user } = await openAccount();
    expect(await firstMessage(nextButton())).toBe('');

    await fillAccount(user, { '비밀번호 확인': '' });
    expect(await nextButton()).toHaveAttribute('aria-disabled', 'true');
    expect(await firstMessage(nextButton())).toBe(SIGNUP_MESSAGES.requiredEmpty);

    fill('비밀번호 확인', 'secret12');
    expect(await nextButton()).not.toHaveAttribute('aria-disabled');
  });

  it('reports problems in order, one at a time', async () => {
    serveChecks();
    const { user } = await openAccount();
    await fillAccount(user, { 이메일: 'a@b.c', 생년월일: '200102', 비밀번호: 'abcdefg', '비밀번호 확인': 'x' });
    const told = async () => firstMessage(nextButton());

    expect(await told()).toBe(ACCOUNT_MESSAGES.emailFormat);
    fill('이메일', 'a@b.co');
    expect(await told()).toBe(ACCOUNT_MESSAGES.birthFormat);
    fill('생년월일', '20230229');
    expect(await told()).toBe(ACCOUNT_MESSAGES.birthDate);
    fill('생년월일', '20240229');
    expect(await told()).toBe(ACCOUNT_MESSAGES.tooYoung);
    fill('생년월일', '20000229');
    expect(await told()).toBe(SIGNUP_MESSAGES.emailUnchecked);
    await check(user, '이메일');
    expect(await told()).toBe(SIGNUP_MESSAGES.usernameUnchecked);
    await check(user, '아이디');
    expect(await told()).toBe(ACCOUNT_MESSAGES.passwordLength);
    fill('비밀번호', 'abcdefgh');
    expect(await told()).toBe(ACCOUNT_MESSAGES.passwordKinds);
    fill('비밀번호', 'abcdefg1');
    expect(await told()).toBe(ACCOUNT_MESSAGES.passwordMismatch);
    fill('비밀번호 확인', 'abcdefg1');
    expect(await told()).toBe('');
  });

  it('stays on step 1 and moves the focus to the first problem', async () => {
    const { user } = await openAccount();
    await fillAccount(user, { 이메일: 'a@b.c' });

    await user.click(await nextButton());

    expect(await screen.findByLabelText('이메일')).toHaveFocus();
    expect(window.location.pathname).toBe('/signup1');
  });

  it('is pressed by Enter, except by the Enter that ends a composition', async () => {
    serveChecks();
    const { user } = await openAccount();
    await fillAccount(user);
    await check(user, '이메일');
    await check(user, '아이디');
    const address = screen.getByLabelText('주소');

    const composing = new KeyboardEvent('keydown', {
      key: 'Enter',
      isComposing: true,
      bubbles: true,
      cancelable: true,
    });
    act(() => void address.dispatchEvent(composing));
    expect(composing.defaultPrevented).toBe(true);

    await user.type(address, '{Enter}');
    expect(await screen.findByText('2/2')).toBeInTheDocument();
  });
});

describe('duplicate checks', () => {
  const serveEmailCheck = (resolver: HttpResponseResolver) => serveChecks({ check_email: resolver });

  it('confirm an available value until it is edited', async () => {
    const asked: string[] = [];
    serveEmailCheck(({ request }) => {
      asked.push(new URL(request.url).searchParams.get('email') ?? '');
      return respond(null);
    });
    const { user } = await openAccount();
    fill('이메일', 'a+b@c.museum');
    await check(user, '이메일');

    expect(asked).toEqual(['a+b@c.museum']);
    expect(screen.getByText(CHECK_MESSAGES.email.available)).toBeInTheDocument();
    expect(emailButton()).toHaveAttribute('aria-disabled', 'true');

    await user.type(screen.getByLabelText('이메일'), 'x');
    expect(emailButton()).toHaveAccessibleName('이메일 중복 확인');
    expect(screen.queryByText(CHECK_MESSAGES.email.available)).not.toBeInTheDocument();
  });

  it('show why a value is not confirmed: it is in use or malformed, or the check failed', async () => {
    const { user } = await openAccount();

    for (const [status, message, shown] of [
      [400, CHECK_MESSAGES.email.taken, CHECK_MESSAGES.email.taken],
      [500, '안 돼요.', SIGNUP_MESSAGES.checkFailed],
      [400, ACCOUNT_MESSAGES.emailFormat, ACCOUNT_MESSAGES.emailFormat],
      [429, '너무 많아요.', SIGNUP_MESSAGES.checkFailed],
    ] as const) {
      serveEmailCheck(() => respondWithError(status, message));
      fill('이메일', `a${status}@b.co`);
      expect(screen.queryByText(shown)).not.toBeInTheDocument();
      await user.click(emailButton());

      expect(await screen.findByText(shown)).toBeInTheDocument();
      expect(emailButton()).toHaveAccessibleName('이메일 중복 확인');
      expect(screen.getByLabelText('이메일')).toBeInvalid();
    }
  });

  it('send no request for a malformed value', async () => {
    const { user } = await openAccount();
    await user.type(screen.getByLabelText('아이디'), '1ab');

    await user.click(screen.getByLabelText('아이디 중복 확인'));

    expect(screen.getByLabelText('아이디')).toHaveAccessibleDescription(ACCOUNT_MESSAGES.usernameLength);
  });

  it('never use the response about an older value for the newer one', async () => {
    const { promise: held, resolve: release } = withResolvers();
    mockServer.use(
      http.get('*/api/users/check_email', async ({ request }) => {
        const isOld = new URL(request.url).searchParams.get('email') === 'old@b.co';
        if (isOld) await held;
        return isOld ? respond(null) : respondWithError(400, CHECK_MESSAGES.email.taken);
      }),
    );
    const { user, store } = await openAccount();

    fill('이메일', 'old@b.co');
    await user.click(emailButton());
    fill('이메일', 'new@b.co');
    await user.click(emailButton());
    await screen.findByText(CHECK_MESSAGES.email.taken);
    const running = store.dispatch(api.util.getRunningQueriesThunk());
    release();
    await act(() => Promise.all(running));

    expect(emailButton()).toHaveAccessibleName('이메일 중복 확인');
    expect(screen.getByText(CHECK_MESSAGES.email.taken)).toBeInTheDocument();
  });
});

describe('the draft of the signup', () => {
  beforeEach(() => {
    serveChecks();
  });

  it('contains everything except passwords, photo, files and checks', async () => {
    const first = await openAccount();
    await passAccount(first.user);
    fill('닉네임', '새벽코딩');
    fill('나를 소개하는 글', '안녕하세요');
    await first.user.upload(screen.getByLabelText('프로필 사진'), signup.createPhoto());
    await first.persistor.flush();
    first.unmount();

    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('secret12');
    const { user } = await renderRoute('/signup');
    await nextButton();

    expect(window.location.pathname).toBe('/signup1');
    expect(screen.getByText('작성 중이던 내용을 불러왔어요.')).toBeInTheDocument();
    expect(screen.getByLabelText('이름')).toHaveValue('김이음');
    expect(screen.getByLabelText('생년월일')).toHaveValue('2001.02.03');
    expect(screen.getByLabelText('여성')).toBeChecked();
    expect(screen.getByLabelText('비밀번호')).toHaveValue('');
    expect(emailButton()).toHaveAccessibleName('이메일 중복 확인');

    expect(screen.getByRole('button', { name: '버리기' })).toBeVisible();

    await passAccount(user);
    await waitFor(() => expect(screen.queryByRole('button', { name: '버리기' })).not.toBeInTheDocument());
    expect(screen.getByLabelText('닉네임')).toHaveValue('새벽코딩');
    expect(screen.getByLabelText('나를 소개하는 글')).toHaveValue('안녕하세요');
    expect(screen.queryByAltText('고른 사진')).not.toBeInTheDocument();
  });
});
