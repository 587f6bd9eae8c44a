import { screen, within } from '@testing-library/react';
import { ACCOUNT_MESSAGES } from '@contract/auth';
import { DATA_EXPORT_MESSAGES } from '@contract/dataExport';
import { http } from 'msw';
import { mockServer, renderRoute, respond, respondWithError, serveLoginResponse, serveWithdrawal } from '../testing';

const UNTIL = ACCOUNT_MESSAGES.suspendedUntil('26.12.01 21:00');
const REASON = ACCOUNT_MESSAGES.suspendedReason('팀원에게 욕설을 거듭 남겼어요.');
const CONTACT = ACCOUNT_MESSAGES.suspendedContact('desk@team.example');

async function logIn(lines: { field: string; message: string }[]) {
  serveLoginResponse(() => respondWithError(403, ACCOUNT_MESSAGES.suspended, lines));
  const { user } = await renderRoute('/login');
  await user.type(await screen.findByLabelText('아이디'), 'dawncode');
  await user.type(screen.getByLabelText('비밀번호'), 'secret12');
  await user.click(screen.getAllByRole('button', { name: '로그인' })[0]!);
  return user;
}

it('a suspended member with the right password sees end, reason and contact of the suspension', async () => {
  await logIn([
    { field: 'until', message: UNTIL },
    { field: 'reason', message: REASON },
    { field: 'contact', message: CONTACT },
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: ACCOUNT_MESSAGES.suspended })).toHaveFocus();
  expect(screen.getByText('26.12.01 21:00까지')).toBeVisible();
  expect(screen.getByText('팀원에게 욕설을 거듭 남겼어요.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'desk@team.example' })).toHaveAttribute('href', 'mailto:desk@team.example');
});

it('a suspended member withdraws after a confirmation, by the login that was refused', async () => {
  const sent = serveWithdrawal('새벽코딩');
  const user = await logIn([{ field: 'until', message: UNTIL }]);
  expect(await screen.findByText('12월 1일에 다시 만나요.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '회원 탈퇴' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '탈퇴하기' }));
  expect(await screen.findByRole('heading', { level: 1, name: '새벽코딩 님, 고마웠어요' })).toHaveFocus();
  expect(sent).toEqual([{ username: 'dawncode', password: 'secret12', confirm_password: 'secret12' }]);
});

it('a suspension without a contact shows no mail link, and a button returns to the form', async () => {
  const user = await logIn([
    { field: 'until', message: ACCOUNT_MESSAGES.suspendedUntil(null) },
    { field: 'reason', message: REASON },
  ]);
  expect(await screen.findByText('기한 없음')).toBeVisible();
  expect(screen.getByText('운영자에게 문의해 주세요.')).toBeVisible();
  expect(screen.queryByRole('link', { name: '메일로 문의하기' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '다른 아이디로 로그인' }));
  expect(await screen.findByLabelText('아이디')).toBeVisible();
});

it('a suspended member takes the own data along with the password, by the username of the refused login', async () => {
  const sent: unknown[] = [];
  const addresses: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(this: HTMLAnchorElement) {
    addresses.push(this.href);
  });
  mockServer.use(
    http.post('*/api/user/export', async ({ request }) => {
      const login = (await request.json()) as { password: string };
      sent.push(login);
      const wrong = [{ field: 'password', message: ACCOUNT_MESSAGES.currentPasswordWrong }];
      if (login.password !== 'secret12') return respondWithError(400, ACCOUNT_MESSAGES.currentPasswordWrong, wrong);
      return respond({ ticket: 'ticket-1' });
    }),
  );
  const user = await logIn([{ field: 'until', message: UNTIL }]);
  await user.type(await screen.findByLabelText('비밀번호'), 'wrong123');
  await user.click(screen.getByRole('button', { name: '내 데이터 내려받기' }));
  expect(await screen.findByText(ACCOUNT_MESSAGES.currentPasswordWrong)).toBeVisible();
  await user.clear(screen.getByLabelText('비밀번호'));
  await user.type(screen.getByLabelText('비밀번호'), 'secret12');
  await user.click(screen.getByRole('button', { name: '내 데이터 내려받기' }));
  expect(await screen.findByText(DATA_EXPORT_MESSAGES.started)).toBeVisible();
  expect(addresses).toEqual([expect.stringContaining('/users/me/export?ticket=ticket-1')]);
  expect(sent).toEqual([
    { username: 'dawncode', password: 'wrong123' },
    { username: 'dawncode', password: 'secret12' },
  ]);
});
