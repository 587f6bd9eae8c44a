import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { ACCOUNT_MESSAGES } from '@contract/auth';
import { PASSKEY_MESSAGES, PASSKEY_TEXTS } from '@contract/passkey';
import { SOCIAL_MESSAGES } from '@contract/social';
import { createSession, mockServer, renderRoute, respond, respondWithError, serveProjects } from '../testing';
import { fakeWebAuthn } from '../testing/fakeWebAuthn';
import { servePasskeyLogin } from '../testing/serve/passkeys';

let forget: (() => void) | undefined;
beforeEach(() => void serveProjects([]));
afterEach(() => {
  forget?.();
  forget = undefined;
});

const button = () => screen.findByRole('button', { name: PASSKEY_TEXTS.login });
const idle = () => waitFor(async () => expect(await button()).not.toHaveAttribute('aria-busy'));
const loggedIn = () => respond(createSession(), { access: 'token-of-login' });

it('logs a member in by passkey, once for a double click, and keeps the login if asked to', async () => {
  forget = fakeWebAuthn();
  const sent = servePasskeyLogin(loggedIn);
  const { user } = await renderRoute('/login');
  await user.click(await screen.findByRole('checkbox', { name: '로그인 유지' }));
  await user.dblClick(await button());
  expect(await screen.findByRole('link', { name: '내 프로필' })).toBeInTheDocument();
  expect(sent).toMatchObject([{ credential: { id: 'AQID' }, keep: true }]);
});

it('says in one sentence that a passkey was refused, and keeps what was typed', async () => {
  forget = fakeWebAuthn();
  servePasskeyLogin(() => respondWithError(401, PASSKEY_MESSAGES.loginFailed));
  const { user } = await renderRoute('/login');
  await user.type(await screen.findByLabelText('아이디'), 'dawncode');
  await user.click(await button());
  expect(await screen.findByText(PASSKEY_MESSAGES.loginFailed)).toBeInTheDocument();
  expect(screen.getByLabelText('아이디')).toHaveValue('dawncode');
  await idle();
  expect(await button()).toHaveFocus();
});

it('keeps the message with which the page has opened while it asks for suggestions', async () => {
  forget = fakeWebAuthn('makes one', true);
  servePasskeyLogin(loggedIn);
  const ask = jest.fn(() => respond({ challenge: 'AAAA' }));
  mockServer.use(http.post('*/api/login/passkey/options', ask));
  await renderRoute('/login#social=failed');
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(await screen.findByRole('alert')).toHaveTextContent(SOCIAL_MESSAGES.failed);
});

it('says nothing about a passkey that the member does not use', async () => {
  forget = fakeWebAuthn('is cancelled');
  const sent = servePasskeyLogin(loggedIn);
  const { user } = await renderRoute('/login');
  await user.click(await button());
  await idle();
  expect(sent).toEqual([]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('tells a suspended member the lines, and how to withdraw', async () => {
  forget = fakeWebAuthn();
  const lines = [{ field: 'reason', message: ACCOUNT_MESSAGES.suspendedReason('광고') }];
  servePasskeyLogin(() => respondWithError(403, ACCOUNT_MESSAGES.suspended, lines));
  const { user } = await renderRoute('/login');
  await user.click(await button());
  expect(await screen.findByRole('heading', { name: ACCOUNT_MESSAGES.suspended })).toBeInTheDocument();
  expect(screen.getByText('광고')).toBeInTheDocument();
  expect(screen.getByText(PASSKEY_TEXTS.suspended)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '회원 탈퇴' })).not.toBeInTheDocument();
});

it('is not offered in a browser without WebAuthn', async () => {
  await renderRoute('/login');
  expect(await screen.findByRole('button', { name: '로그인' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: PASSKEY_TEXTS.login })).not.toBeInTheDocument();
});
