/** @tier full */
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { type Alarms } from '@contract/alarm';
import { ACCOUNT_MESSAGES } from '@contract/auth';
import { MESSAGES } from '@contract/messages';
import {
  respond,
  respondWithError,
  renderRoute,
  serveAlarmsResponse,
  serveProjects,
  serveWithdrawal,
  serveWithdrawalResponse,
  sessionOver,
  signup,
  enterText,
} from '../testing';

const { fill, messageBeside } = signup;

const submit = () => screen.findByRole('button', { name: '탈퇴하기' });
const confirmation = async () =>
  within(await screen.findByRole('alertdialog', { name: '정말 탈퇴할까요?' })).getByRole('button', {
    name: '탈퇴하기',
  });

async function openForm() {
  const view = await renderRoute('/withdraw', { member: { nickname: '새벽코딩' } });
  await submit();
  return view;
}

function fillBoth(password = 'secret12', again = password) {
  fill('비밀번호', password);
  fill('비밀번호 확인', again);
}

describe('withdrawing', () => {
  it('ends the membership after a confirmation, and shows a farewell', async () => {
    serveProjects([]);
    const sent = serveWithdrawal('새벽코딩');
    const asVisitor: string[] = [];
    serveAlarmsResponse(({ request }) => {
      if (!request.headers.has('access')) asVisitor.push(request.url);
      return respond<Alarms>({
        inviteProjectOutputList: [],
        inviteProjectCount: 0,
        userArchiveList: [],
        evaluationCount: 0,
        unreadNotices: 0,
        teams: [],
      });
    });
    let view = await renderRoute('/project/registration', { member: { nickname: '새벽코딩' } });
    await enterText(view.user, await screen.findByLabelText('모집글 제목'), '독서 습관 앱');
    await view.persistor.flush();
    view.unmount();
    view = await openForm();
    fillBoth();
    await view.user.click(await submit());
    expect(sent).toEqual([]);

    await view.user.click(await confirmation());

    expect(await screen.findByRole('heading', { level: 1, name: '새벽코딩 님, 고마웠어요' })).toHaveFocus();
    expect(screen.getByText('회원 탈퇴를 완료했어요. 그동안 함께해 주셔서 고마워요.')).toBeInTheDocument();
    expect(sent).toEqual([{ memberId: 1, username: '새벽코딩', password: 'secret12', confirm_password: 'secret12' }]);
    expect(screen.getByRole('link', { name: '로그인' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await view.persistor.flush();
    expect(window.sessionStorage.getItem('accessToken')).toBeNull();
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('독서');

    await view.user.click(screen.getByRole('link', { name: '홈으로 가기' }));
    expect(window.location.pathname).toBe('/');
    expect(asVisitor).toEqual([]);
  });

  it('does nothing when the confirmation is cancelled', async () => {
    const sent = serveWithdrawal('새벽코딩');
    const { user } = await openForm();
    fillBoth();
    await user.click(await submit());

    await user.click(await screen.findByRole('button', { name: '취소' }));

    expect(sent).toEqual([]);
    expect(await submit()).toBeInTheDocument();
  });

  it('is inactive until both fields are filled, and sends no passwords that differ', async () => {
    const { user } = await openForm();
    expect(await submit()).toHaveAttribute('aria-disabled', 'true');
    expect(await messageBeside('탈퇴하기')).toBe('');

    fill('비밀번호', 'secret12');
    expect(await messageBeside('탈퇴하기')).toBe(ACCOUNT_MESSAGES.withdrawalEmpty);
    fill('비밀번호 확인', 'secret1');
    expect(await submit()).not.toHaveAttribute('aria-disabled');
    await user.click(await submit());

    expect(await messageBeside('탈퇴하기')).toBe(ACCOUNT_MESSAGES.passwordMismatch);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it.each([
    [
      'the password is wrong',
      () => respondWithError(400, ACCOUNT_MESSAGES.withdrawalFailed),
      ACCOUNT_MESSAGES.withdrawalFailed,
    ],
    ['the server cannot be reached', () => HttpResponse.error(), MESSAGES.unreachable],
    ['the server fails', () => respondWithError(503, MESSAGES.noResponse), MESSAGES.noResponse],
  ])('shows a failure and keeps the session when %s', async (_, resolver, message) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    serveWithdrawalResponse(resolver);
    const { user } = await openForm();
    fillBoth();
    await user.click(await submit());

    await user.click(await confirmation());

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('link', { name: '내 프로필' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/withdraw');
  });

  it('reports the end of the session like any other call', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    serveProjects([]);
    serveWithdrawalResponse(sessionOver);
    const { user } = await openForm();
    fillBoth();
    await user.click(await submit());

    await user.click(await confirmation());

    expect(await screen.findByRole('alert')).toHaveTextContent('로그인이 만료됐어요.');
    await waitFor(() => {
      expect(window.location.pathname).toBe('/');
    });
  });

  it('redirects visitors to the login and back', async () => {
    await renderRoute('/withdraw');

    expect(await screen.findByRole('alert')).toHaveTextContent('로그인이 필요해요.');
    expect(window.location.pathname).toBe('/login');
    expect((window.history.state as { usr: { returnTo: { pathname: string } } }).usr.returnTo.pathname).toBe(
      '/withdraw',
    );
  });
});
