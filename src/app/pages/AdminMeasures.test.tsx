/** @tier full */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { ACCOUNT_MESSAGES } from '@contract/auth';
import { MESSAGES } from '@contract/messages';
import { OPERATOR_MESSAGES } from '@contract/operator';
import {
  createCase,
  DESK_PASSWORD,
  respond,
  respondWithError,
  renderRoute,
  serveDesk,
  serveDeskResponse,
  withResolvers,
  enterText,
} from '../testing';
import { COMMENT_CASE, CONFIRMED_DESK, POST_CASE, openCase } from '../testing/openCase';

const MEMBER = { member: true as const };

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const dialog = () => screen.findByRole('dialog');

describe('a measure', () => {
  async function hide(user: UserEvent) {
    await user.click(screen.getByRole('button', { name: '숨김' }));
    await enterText(user, within(await dialog()).getByLabelText(/^이유/), '가입비를 요구해요.');
    await user.click(within(await dialog()).getByRole('button', { name: '숨김' }));
  }

  it('is sent with its reason and version; the next case opens with the focus on its heading', async () => {
    const { user, sent } = await openCase();
    await hide(user);
    expect(await heading(COMMENT_CASE.title)).toHaveFocus();
    expect(sent).toEqual([
      { action: 'HIDE', target: 'PROJECT', targetId: 7, reason: '가입비를 요구해요.', version: 'version-1' },
    ]);
    expect(await screen.findByText(OPERATOR_MESSAGES.done)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: /재택으로/ })).not.toBeInTheDocument());
  });

  it('is followed by the first case of the next page when it was about the last one of a page', async () => {
    const cases = Array.from({ length: 22 }, (_, index) =>
      createCase({ targetId: index + 1, title: `글 ${index + 1}` }),
    );
    serveDesk({ desk: CONFIRMED_DESK, cases });
    const { user } = await renderRoute('/admin/reports/project/20', MEMBER);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '다음 신고' })).toHaveAttribute('aria-disabled', 'false'),
    );
    await hide(user);
    expect(await heading('글 21')).toHaveFocus();
    expect(await screen.findByText('20 / 21')).toBeVisible();
  });

  it('publishes the height of its bar, which keeps toasts clear of the buttons', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(77);
    jest.spyOn(window, 'ResizeObserver').mockImplementation((notify) => {
      const observer = { observe: () => notify([], observer), unobserve: () => undefined, disconnect: () => undefined };
      return observer;
    });
    const barHeight = () => document.documentElement.style.getPropertyValue('--bottom-bar');
    const { unmount } = await openCase();
    expect(barHeight()).toBe('77px');
    unmount();
    expect(barHeight()).toBe('');
  });

  it('moves the focus to the heading of the queue when it was about the last case', async () => {
    const { user } = await openCase(serveDesk({ desk: CONFIRMED_DESK, cases: [POST_CASE] }));
    await hide(user);

    expect(await screen.findByText(OPERATOR_MESSAGES.none)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: '신고' })).toHaveFocus());
  });

  /** Holds the response to a measure back. */
  function holdMeasure() {
    const { promise: held, resolve: release } = withResolvers();
    serveDeskResponse('post', 'measures', async () => {
      await held;
      return respond(POST_CASE);
    });
    return release;
  }

  it('cannot be cancelled while it is being sent', async () => {
    const { user } = await openCase();
    const release = holdMeasure();
    await hide(user);
    const box = await dialog();
    // Chromium closes a dialog on the second Escape in a row, unless the key event is cancelled.
    expect(fireEvent.keyDown(box, { key: 'Escape' })).toBe(false);
    fireEvent(box, new Event('cancel', { cancelable: true }));
    await user.click(within(box).getByRole('button', { name: '취소' }));
    expect(box).toBeVisible();
    release();
    expect(await heading(COMMENT_CASE.title)).toHaveFocus();
    expect(box).not.toBeInTheDocument();
  });

  it('opens no other case when the operator has gone back to the queue before the response', async () => {
    serveDesk({ desk: CONFIRMED_DESK, cases: [POST_CASE, COMMENT_CASE] });
    const { user } = await renderRoute('/admin/reports', MEMBER);
    await user.click(await screen.findByRole('link', { name: /재택으로/ }));
    await heading(POST_CASE.title);
    const release = holdMeasure();
    await hide(user);
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.pathname).toBe('/admin/reports/project/7');
    window.history.back();
    await waitFor(() => expect(window.location.pathname).toBe('/admin/reports'));
    release();
    expect(await screen.findByText(OPERATOR_MESSAGES.done)).toBeVisible();
    expect(window.location.pathname).toBe('/admin/reports');
  });

  it('is not sent without a reason, a period and a password, each of which is asked for', async () => {
    const { user, sent } = await openCase(serveDesk({ cases: [POST_CASE] }));
    await user.click(screen.getByRole('button', { name: '정지' }));
    await user.click(within(await dialog()).getByRole('button', { name: '정지' }));
    const box = within(await dialog());
    expect(await box.findByText(OPERATOR_MESSAGES.daysEmpty)).toBeVisible();
    expect(box.getByText(OPERATOR_MESSAGES.reasonEmpty)).toBeVisible();
    expect(box.getByText(ACCOUNT_MESSAGES.currentPasswordEmpty)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('requires the password first; a wrong one is reported at its field, and the other values stay', async () => {
    const { user, sent } = await openCase(serveDesk({ cases: [POST_CASE, COMMENT_CASE] }));
    await user.click(screen.getByRole('button', { name: '정지' }));
    const box = within(await dialog());
    await user.click(box.getByRole('radio', { name: '7일' }));
    await enterText(user, box.getByLabelText(/^이유/), '되풀이했어요.');
    await enterText(user, box.getByLabelText(OPERATOR_MESSAGES.confirmFirst), 'wrong123');
    await user.click(box.getByRole('button', { name: '정지' }));
    expect(await box.findByText(ACCOUNT_MESSAGES.currentPasswordWrong)).toBeVisible();
    expect(box.getByLabelText(/^이유/)).toHaveValue('되풀이했어요.');

    await user.clear(box.getByLabelText(OPERATOR_MESSAGES.confirmFirst));
    await enterText(user, box.getByLabelText(OPERATOR_MESSAGES.confirmFirst), DESK_PASSWORD);
    await user.click(box.getByRole('button', { name: '정지' }));
    await heading(COMMENT_CASE.title);
    expect(sent).toMatchObject([{ action: 'SUSPEND', days: 7, reason: '되풀이했어요.' }]);
  });

  it('asks for the password when the confirmation has expired meanwhile, and repeats the call', async () => {
    const desk = serveDesk({ desk: CONFIRMED_DESK, cases: [POST_CASE, COMMENT_CASE] });
    const { user } = await openCase(desk);
    await user.click(screen.getByRole('button', { name: '경고' }));
    const box = within(await dialog());
    await enterText(user, box.getByLabelText(/^이유/), '주의해 주세요.');
    desk.endConfirmation();
    await user.click(box.getByRole('button', { name: '경고' }));
    await enterText(user, await box.findByLabelText(OPERATOR_MESSAGES.confirmFirst), DESK_PASSWORD);
    await user.click(box.getByRole('button', { name: '경고' }));
    await heading(COMMENT_CASE.title);
    expect(desk.sent).toMatchObject([{ action: 'WARN', reason: '주의해 주세요.' }]);
  });

  it('shows that the case has changed when it is refused for that, and preserves its reason', async () => {
    const { user } = await openCase();
    serveDeskResponse('post', 'measures', () => respondWithError(409, OPERATOR_MESSAGES.caseChanged));
    await hide(user);
    expect(await screen.findByText(OPERATOR_MESSAGES.caseChanged)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '숨김' }));
    expect(within(await dialog()).getByLabelText(/^이유/)).toHaveValue('가입비를 요구해요.');
  });

  it('keeps its dialog and reason when the server fails, so that it can be sent again', async () => {
    const { user } = await openCase();
    serveDeskResponse('post', 'measures', () => respondWithError(500, MESSAGES.unknown));
    await hide(user);
    expect(await screen.findByText(MESSAGES.unknown)).toBeVisible();
    expect(within(await dialog()).getByLabelText(/^이유/)).toHaveValue('가입비를 요구해요.');
  });

  it('is of the current version of the case after it was refused for an old one', async () => {
    const sent: string[] = [];
    const { user } = await openCase();
    serveDeskResponse('get', 'reports/project/7', () =>
      respond(createCase({ version: 'version-2', title: '고친 제목' })),
    );
    serveDeskResponse('post', 'measures', async ({ request }) => {
      sent.push(((await request.json()) as { version: string }).version);
      return respondWithError(409, OPERATOR_MESSAGES.caseChanged);
    });
    const tryToHide = async () => {
      await user.click(screen.getByRole('button', { name: '숨김' }));
      const box = within(await dialog());
      if (sent.length === 0) await enterText(user, box.getByLabelText(/^이유/), '가입비를 요구해요.');
      await user.click(box.getByRole('button', { name: '숨김' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    await tryToHide();
    await heading('고친 제목');
    await tryToHide();
    expect(sent).toEqual(['version-1', 'version-2']);
  });

  it('names the hidden parts when it is about a profile', async () => {
    const profile = createCase({ target: 'PROFILE', targetId: 31, title: '꿀알바매니저', hiddenParts: ['PHOTO'] });
    const { sent } = serveDesk({ desk: CONFIRMED_DESK, cases: [profile] });
    const { user } = await renderRoute('/admin/reports/profile/31', MEMBER);
    await user.click(await screen.findByRole('button', { name: '숨김' }));
    const box = within(await dialog());
    expect(box.queryByRole('button', { name: '프로필 사진' })).not.toBeInTheDocument();
    await user.click(box.getByRole('button', { name: '닉네임' }));
    await enterText(user, box.getByLabelText(/^이유/), '욕설이에요.');
    await user.click(box.getByRole('button', { name: '숨김' }));
    await waitFor(() => expect(sent).toMatchObject([{ action: 'HIDE', parts: ['NICKNAME'] }]));
  });
});
