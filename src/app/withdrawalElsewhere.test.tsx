import { act, screen, waitFor, within } from '@testing-library/react';
import { ACCOUNT_MESSAGES } from '@contract/auth';
import { MESSAGES } from '@contract/messages';
import {
  createAccessToken,
  respondWithError,
  renderRoute,
  serveProjects,
  serveTokenResponse,
  serveWithdrawal,
  serveWithdrawalResponse,
  sessionOver,
  signup,
} from './testing';

const MINUTE = 60_000;

// A refused withdrawal and a refused token are logged there.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('a withdrawal in another tab', () => {
  async function withdrawElsewhere(tab: Parameters<typeof renderRoute>[1]) {
    const other = await renderRoute('/withdraw', tab);
    await screen.findByLabelText('비밀번호');
    signup.fill('비밀번호', 'secret12');
    signup.fill('비밀번호 확인', 'secret12');
    await other.user.click(screen.getByRole('button', { name: '탈퇴하기' }));
    const dialog = await screen.findByRole('alertdialog');
    await other.user.click(within(dialog).getByRole('button', { name: '탈퇴하기' }));
    return other;
  }
  const tabOf = () => ({
    member: { nickname: '새벽코딩' },
    accessToken: createAccessToken({ cap: Date.now() + 12 * 60 * MINUTE }),
  });
  const comeBack = () => {
    document.cookie = 'loggedIn=; max-age=0; path=/';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };

  it('is reported at home as a withdrawal, not as an expiry, and deletes the drafts', async () => {
    serveProjects([]);
    serveWithdrawal('새벽코딩');
    const tab = tabOf();
    const other = await withdrawElsewhere(tab);
    await screen.findByText(MESSAGES.withdrawn);
    await other.persistor.flush();
    other.unmount();

    serveTokenResponse(sessionOver);
    document.cookie = 'loggedIn=1; path=/';
    const view = await renderRoute('/project/registration', tab);
    await view.user.type(await screen.findByLabelText('모집글 제목'), '독서');
    comeBack();

    const toast = await screen.findByText(MESSAGES.withdrawn);
    expect(screen.getAllByRole('status').some((region) => region.contains(toast))).toBe(true);
    expect(screen.queryByText(MESSAGES.sessionOver)).not.toBeInTheDocument();
    await waitFor(() => {
      expect(window.location.pathname).toBe('/');
    });
    await view.persistor.flush();
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('독서');
  });

  it('is reported as an expiry when the withdrawal request had failed', async () => {
    serveProjects([]);
    serveWithdrawalResponse(() => respondWithError(400, ACCOUNT_MESSAGES.withdrawalFailed));
    document.cookie = 'loggedIn=1; path=/';
    await withdrawElsewhere(tabOf());
    await screen.findByText(ACCOUNT_MESSAGES.withdrawalFailed);

    serveTokenResponse(sessionOver);
    comeBack();

    expect(await screen.findByText(MESSAGES.sessionOver)).toBeInTheDocument();
  });
});
