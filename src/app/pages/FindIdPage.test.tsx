import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { ACCOUNT_MESSAGES } from '@contract/auth';
import { respondWithError, renderRoute, serveFindIdResponse, serveFoundId, serveProjects, signup } from '../testing';

const { fill, messageBeside } = signup;

const PERSON = {
  이름: '김이음',
  생년월일: '20010203',
  '휴대전화 번호': '01012345678',
  이메일: 'dawn@teamieum.kr',
};

const FOUND = { name: '김이음', username: 'dawncode', createdDate: '2024-03-02T03:00:00Z' };

const submit = () => screen.findByRole('button', { name: '아이디 찾기' });

async function fillAll({ user }: Awaited<ReturnType<typeof renderRoute>>) {
  await submit();
  Object.entries(PERSON).forEach(([label, text]) => fill(label, text));
  await user.click(screen.getByLabelText('여성'));
}

describe('finding a username', () => {
  it('shows the username with its join date, and links to the login and the password recovery', async () => {
    const asked = serveFoundId(FOUND);
    const view = await renderRoute('/findId');
    await fillAll(view);

    await view.user.click(await submit());

    expect(await screen.findByRole('heading', { level: 1, name: '김이음 님의 아이디예요' })).toHaveFocus();
    expect(screen.getByText('dawncode')).toBeInTheDocument();
    expect(screen.getByText('가입일 2024. 3. 2.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '로그인하러 가기' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: '비밀번호 찾기' })).toHaveAttribute('href', '/findPassword');
    expect(asked).toEqual([
      { name: '김이음', birth: '2001-02-03', gender: 'F', phone: '010-1234-5678', email: 'dawn@teamieum.kr' },
    ]);
  });

  it('masks birth date and phone as the signup does', async () => {
    const { user } = await renderRoute('/findId');
    await submit();

    await user.type(screen.getByLabelText('생년월일'), '2001-02-0399');
    await user.type(screen.getByLabelText('휴대전화 번호'), '0111234567');

    expect(screen.getByLabelText('생년월일')).toHaveValue('2001.02.03');
    expect(screen.getByLabelText('휴대전화 번호')).toHaveValue('011-1234-567');
  });

  it('is inactive until all five fields are filled, and shows why after the first touch', async () => {
    const view = await renderRoute('/findId');
    expect(await submit()).toHaveAttribute('aria-disabled', 'true');
    expect(await messageBeside('아이디 찾기')).toBe('');

    await fillAll(view);
    fill('이름', ' ');
    expect(await submit()).toHaveAttribute('aria-disabled', 'true');
    expect(await messageBeside('아이디 찾기')).toBe(ACCOUNT_MESSAGES.findIdEmpty);

    fill('이름', '김이음');
    await waitFor(async () => {
      expect(await submit()).not.toHaveAttribute('aria-disabled');
    });
    expect(await messageBeside('아이디 찾기')).toBe('');
  });

  it('sends no malformed value and focuses its field', async () => {
    const asked = serveFoundId(FOUND);
    const view = await renderRoute('/findId');
    await fillAll(view);
    fireEvent.change(screen.getByLabelText('이메일'), { target: { value: 'a@b.c' } });

    await view.user.click(await submit());

    await waitFor(() => {
      expect(screen.getByLabelText('이메일')).toHaveFocus();
    });
    expect(screen.getByLabelText('이메일')).toHaveAccessibleDescription(ACCOUNT_MESSAGES.emailFormat);
    expect(asked).toEqual([]);
  });

  it.each([
    ['nobody matches', () => respondWithError(404, ACCOUNT_MESSAGES.findIdNoMatch), ACCOUNT_MESSAGES.findIdNoMatch],
    [
      'the server cannot be reached',
      () => HttpResponse.error(),
      '서버에 연결할 수 없어요. 잠시 후 다시 시도해 주세요.',
    ],
    ['there are too many requests', () => respondWithError(429, '요청이 너무 많아요.'), '요청이 너무 많아요.'],
  ])('keeps the form and shows a message when %s', async (_, resolver, message) => {
    serveFindIdResponse(resolver);
    const view = await renderRoute('/findId');
    await fillAll(view);

    await view.user.click(await submit());

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('이름')).toHaveValue('김이음');
  });

  it('preserves the return URL of a visitor who came from a login', async () => {
    serveFoundId(FOUND);
    const returnTo = { pathname: '/project/registration', search: '', hash: '', state: null };
    const view = await renderRoute('/findId', { state: { returnTo } });
    await fillAll(view);
    await view.user.click(await submit());
    await view.user.click(await screen.findByRole('link', { name: '로그인하러 가기' }));

    expect((window.history.state as { usr: unknown }).usr).toEqual({ returnTo });
  });

  it('carries the username and the return URL over to the password recovery, in no address', async () => {
    serveFoundId(FOUND);
    const returnTo = { pathname: '/project/registration', search: '', hash: '', state: null };
    const view = await renderRoute('/findId', { state: { returnTo } });
    await fillAll(view);
    await view.user.click(await submit());
    await view.user.click(await screen.findByRole('link', { name: '비밀번호 찾기' }));

    expect(await screen.findByLabelText('아이디')).toHaveValue('dawncode');
    expect(screen.getByLabelText('이메일')).toHaveValue('');
    expect(window.location.href).not.toContain('dawncode');
    expect((window.history.state as { usr: unknown }).usr).toMatchObject({ returnTo });
  });

  it('redirects members home', async () => {
    serveProjects([]);
    await renderRoute('/findId', { member: true });

    await waitFor(() => {
      expect(window.location.pathname).toBe('/');
    });
  });
});
