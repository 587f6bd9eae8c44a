import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { ACCOUNT_MESSAGES } from '@contract/auth';
import { DATA_EXPORT_MESSAGES } from '@contract/dataExport';
import { MESSAGES } from '@contract/messages';
import {
  respondWithError,
  renderRoute,
  serveAccount,
  serveDataExport,
  serveDataExportResponse,
  serveProjects,
  sessionOver,
  signup,
  withResolvers,
} from '../testing';

const { fill, messageBeside } = signup;

const NAME = '내 데이터 내려받기';
const button = () => screen.findByRole('button', { name: NAME });

/** Records the downloads, and prevents the navigation. */
function noteDownloads() {
  const saved: string[] = [];
  const note = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || !event.target.hasAttribute('download')) return;
    event.preventDefault();
    saved.push(event.target.href);
  };
  document.addEventListener('click', note);
  return { saved, stop: () => document.removeEventListener('click', note) };
}

let downloads: ReturnType<typeof noteDownloads>;
beforeEach(() => {
  serveAccount();
  downloads = noteDownloads();
});
afterEach(() => downloads.stop());

async function openAccount() {
  const view = await renderRoute('/mypage/account', { member: true });
  await button();
  return view;
}

describe('the export of the own data', () => {
  it('is downloaded by the browser once the password is verified', async () => {
    const sent = serveDataExport('1.abc.2');
    const { user } = await openAccount();
    fill('비밀번호', 'secret12');

    await user.click(await button());

    expect(await screen.findByText(DATA_EXPORT_MESSAGES.started)).toBeInTheDocument();
    expect(sent).toEqual([{ currentPassword: 'secret12' }]);
    expect(downloads.saved).toEqual([`${window.location.origin}/api/users/me/export?ticket=1.abc.2`]);
    expect(screen.getByLabelText('비밀번호')).toHaveValue('');
    expect(window.location.pathname).toBe('/mypage/account');
  });

  it('is inactive without the password', async () => {
    const sent = serveDataExport('1.abc.2');
    const { user } = await openAccount();
    expect(await button()).toHaveAttribute('aria-disabled', 'true');

    fill('비밀번호', 'x');
    fill('비밀번호', '');
    expect(await messageBeside(NAME)).toBe(ACCOUNT_MESSAGES.currentPasswordEmpty);
    await user.click(await button());
    expect(sent).toEqual([]);
  });

  it('shows that the request is running', async () => {
    const { promise: waiting, resolve: answer } = withResolvers();
    serveDataExportResponse(async () => {
      await waiting;
      return HttpResponse.error();
    });
    const { user } = await openAccount();
    fill('비밀번호', 'secret12');

    await user.click(await button());

    expect(await screen.findByRole('button', { name: NAME, busy: true })).toBeInTheDocument();
    answer();
    expect(await screen.findByRole('alert')).toHaveTextContent(DATA_EXPORT_MESSAGES.failed);
  });

  it.each([
    ['the password is wrong', 400, ACCOUNT_MESSAGES.currentPasswordWrong],
    ['it was requested too often', 429, MESSAGES.tooMany],
  ])('shows the message of the server and downloads nothing when %s', async (_, status, message) => {
    serveDataExportResponse(() => respondWithError(status, message));
    const { user } = await openAccount();
    fill('비밀번호', 'secret12');

    await user.click(await button());

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(downloads.saved).toEqual([]);
    expect(screen.getByLabelText('비밀번호')).toHaveValue('secret12');
  });

  it('shows one message when the session ends', async () => {
    serveProjects([]);
    serveDataExportResponse(sessionOver);
    const { user } = await openAccount();
    fill('비밀번호', 'secret12');

    await user.click(await button());

    expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGES.sessionOver);
    expect(downloads.saved).toEqual([]);
  });
});
