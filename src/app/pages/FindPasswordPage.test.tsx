import { screen, waitFor } from '@testing-library/react';
import { ACCOUNT_MESSAGES } from '@contract/auth';
import { respondWithError, mockServer, renderRoute, servePasswordMail, serveProjects, signup } from '../testing';
import { http } from 'msw';

const { fill, messageBeside } = signup;

const submit = () => screen.findByRole('button', { name: '임시 비밀번호 받기' });

async function fillAll() {
  await submit();
  fill('아이디', 'dawncode');
  fill('이메일', 'dawn@teamieum.kr');
}

describe('requesting a temporary password', () => {
  it('shows beforehand where the mail is sent', async () => {
    await renderRoute('/findPassword');

    expect(await screen.findByText('가입할 때 등록한 이메일로 임시 비밀번호를 보내 드려요.')).toBeInTheDocument();
  });

  it('shows the same result for every pair: the typed address and how long the password is valid', async () => {
    const asked = servePasswordMail();
    const { user } = await renderRoute('/findPassword');
    await fillAll();

    await user.click(await submit());

    expect(await screen.findByRole('heading', { level: 1, name: '메일함을 확인해 주세요' })).toHaveFocus();
    expect(screen.getByText('dawn@teamieum.kr')).toBeInTheDocument();
    expect(screen.getByText(/가입 정보와 맞으면 아래 이메일로 임시 비밀번호를 보내 드려요/)).toBeInTheDocument();
    expect(screen.getByText(ACCOUNT_MESSAGES.temporaryPasswordUse)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '로그인하러 가기' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: '아이디 찾기' })).toHaveAttribute('href', '/findId');
    expect(asked).toEqual([{ username: 'dawncode', email: 'dawn@teamieum.kr' }]);
  });

  it('is inactive until both fields are filled, and shows why after the first touch', async () => {
    await renderRoute('/findPassword');
    expect(await submit()).toHaveAttribute('aria-disabled', 'true');
    expect(await messageBeside('임시 비밀번호 받기')).toBe('');

    fill('아이디', 'dawncode');
    expect(await messageBeside('임시 비밀번호 받기')).toBe(ACCOUNT_MESSAGES.findPasswordEmpty);
    fill('이메일', 'dawn@teamieum');
    expect(await submit()).not.toHaveAttribute('aria-disabled');
    expect(await messageBeside('임시 비밀번호 받기')).toBe(ACCOUNT_MESSAGES.emailFormat);
  });

  it('preserves the form and shows the failure', async () => {
    mockServer.use(http.post('*/api/users/find_password', () => respondWithError(429, '요청이 너무 많아요.')));
    const { user } = await renderRoute('/findPassword');
    await fillAll();

    await user.click(await submit());

    expect(await screen.findByRole('alert')).toHaveTextContent('요청이 너무 많아요.');
    expect(screen.getByLabelText('이메일')).toHaveValue('dawn@teamieum.kr');
  });

  it('redirects members home', async () => {
    serveProjects([]);
    await renderRoute('/findPassword', { member: true });

    await waitFor(() => {
      expect(window.location.pathname).toBe('/');
    });
  });
});
