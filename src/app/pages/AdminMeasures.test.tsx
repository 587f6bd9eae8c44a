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
const choose = (user: UserEvent, name: RegExp | string) => user.click(screen.getByRole('radio', { name }));
const reason = () => screen.getByLabelText(/^이유/);
const send = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

async function hide(user: UserEvent) {
  await choose(user, /^숨기기/);
  await enterText(user, reason(), '가입비를 요구해요.');
  await send(user, '숨기기');
}

describe('a decision', () => {
  it('is sent with its reason and version; the next case opens with the focus on its heading', async () => {
    const { user, sent } = await openCase();
    await hide(user);
    expect(await heading(COMMENT_CASE.title)).toHaveFocus();
    expect(sent).toEqual([
      { action: 'HIDE', target: 'PROJECT', targetId: 7, reason: '가입비를 요구해요.', version: 'version-1' },
    ]);
    expect(await screen.findByText('글을 숨겼어요')).toBeVisible();
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

  it('opens no other case when the operator has gone back to the queue before the response', async () => {
    serveDesk({ desk: CONFIRMED_DESK, cases: [POST_CASE, COMMENT_CASE] });
    const { user } = await renderRoute('/admin/reports', MEMBER);
    await user.click(await screen.findByRole('link', { name: /재택으로/ }));
    await heading(POST_CASE.title);
    const release = holdMeasure();
    await hide(user);
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('form', { name: '결정' })).not.toBeInTheDocument());
    expect(window.location.pathname).toBe('/admin/reports');
    release();
    expect(await screen.findByText('글을 숨겼어요')).toBeVisible();
    expect(window.location.pathname).toBe('/admin/reports');
  });

  it('is not sent without a reason and a password, each of which is asked for', async () => {
    const { user, sent } = await openCase(serveDesk({ cases: [POST_CASE] }));
    await choose(user, '7일 정지');
    await send(user, '7일 정지하기');
    expect(await screen.findByText(OPERATOR_MESSAGES.reasonEmpty)).toBeVisible();
    expect(screen.getByText(ACCOUNT_MESSAGES.currentPasswordEmpty)).toBeVisible();
    expect(reason()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('requires the password first; a wrong one is reported at its field, and the other values stay', async () => {
    const { user, sent } = await openCase(serveDesk({ cases: [POST_CASE, COMMENT_CASE] }));
    await choose(user, '7일 정지');
    await enterText(user, reason(), '되풀이했어요.');
    await enterText(user, screen.getByLabelText(OPERATOR_MESSAGES.confirmFirst), 'wrong123');
    await send(user, '7일 정지하기');
    expect(await screen.findByText(ACCOUNT_MESSAGES.currentPasswordWrong)).toBeVisible();
    expect(reason()).toHaveValue('되풀이했어요.');

    await user.clear(screen.getByLabelText(OPERATOR_MESSAGES.confirmFirst));
    await enterText(user, screen.getByLabelText(OPERATOR_MESSAGES.confirmFirst), DESK_PASSWORD);
    await send(user, '7일 정지하기');
    await heading(COMMENT_CASE.title);
    expect(sent).toMatchObject([{ action: 'SUSPEND', days: 7, reason: '되풀이했어요.' }]);
    expect(await screen.findByText('7일 정지했어요')).toBeVisible();
  });

  it('asks for the password when the confirmation has expired meanwhile, and repeats the call', async () => {
    const desk = serveDesk({ desk: CONFIRMED_DESK, cases: [POST_CASE, COMMENT_CASE] });
    const { user } = await openCase(desk);
    await choose(user, '경고');
    await enterText(user, reason(), '주의해 주세요.');
    desk.endConfirmation();
    await send(user, '경고하기');
    await enterText(user, await screen.findByLabelText(OPERATOR_MESSAGES.confirmFirst), DESK_PASSWORD);
    await send(user, '경고하기');
    await heading(COMMENT_CASE.title);
    expect(desk.sent).toMatchObject([{ action: 'WARN', reason: '주의해 주세요.' }]);
  });

  it('shows above the form that the case has changed, and keeps the choices and the reason', async () => {
    const { user } = await openCase();
    const message = OPERATOR_MESSAGES.memberChanged(OPERATOR_MESSAGES.suspendedState(null));
    serveDeskResponse('post', 'measures', () => respondWithError(409, message));
    await hide(user);
    expect(await within(screen.getByRole('form', { name: '결정' })).findByText(message)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^숨기기/ })).toBeChecked();
    expect(reason()).toHaveValue('가입비를 요구해요.');
  });

  it('keeps its choices and reason when the server fails, so that it can be sent again', async () => {
    const { user } = await openCase();
    serveDeskResponse('post', 'measures', () => respondWithError(500, MESSAGES.unknown));
    await hide(user);
    expect(await screen.findByText(MESSAGES.unknown)).toBeVisible();
    expect(reason()).toHaveValue('가입비를 요구해요.');
  });

  it('is emptied after it was sent, where its case stays on screen', async () => {
    const sent: unknown[] = [];
    const { user } = await openCase(serveDesk({ desk: CONFIRMED_DESK, cases: [POST_CASE] }));
    serveDeskResponse('post', 'measures', async ({ request }) => {
      sent.push(await request.json());
      return respond({ ...POST_CASE, undo: null });
    });
    await hide(user);
    expect(await screen.findByText('글을 숨겼어요')).toBeVisible();
    await user.click(await screen.findByRole('link', { name: /재택으로/ }));
    await waitFor(() => expect(screen.getByRole('radio', { name: /^숨기기/ })).not.toBeChecked());
    await hide(user);
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('is a draft, which the case opens with again', async () => {
    const { user } = await openCase();
    await choose(user, '경고');
    await enterText(user, reason(), '주의해 주세요.');
    await user.click(screen.getByRole('button', { name: '다음 신고' }));
    await heading(COMMENT_CASE.title);
    await user.click(screen.getByRole('button', { name: '이전 신고' }));
    await heading(POST_CASE.title);
    expect(screen.getByRole('radio', { name: '경고' })).toBeChecked();
    expect(reason()).toHaveValue('주의해 주세요.');
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
    await hide(user);
    await heading('고친 제목');
    await send(user, '숨기기');
    await waitFor(() => expect(sent).toEqual(['version-1', 'version-2']));
  });
});

describe('ten cases', () => {
  it('are worked by keyboard alone, from the first to the empty queue', async () => {
    const cases = Array.from({ length: 10 }, (_, index) =>
      createCase({ targetId: index + 1, title: `글 ${index + 1}` }),
    );
    const { sent } = serveDesk({ desk: CONFIRMED_DESK, cases });
    const { user } = await renderRoute('/admin/reports/project/1', MEMBER);
    for (let number = 1; number <= 10; number += 1) {
      expect(await heading(`글 ${number}`)).toHaveFocus();
      await user.keyboard(number % 2 === 0 ? 'd' : 'hwe');
      if (number % 2 === 1) await user.keyboard('광고예요.');
      await user.keyboard('{Control>}{Enter}{/Control}');
    }
    expect(await screen.findByText(OPERATOR_MESSAGES.none)).toBeVisible();
    expect(sent.map(({ action }) => action)).toEqual(
      cases.map(({ targetId }) => (targetId % 2 === 0 ? 'DISMISS' : 'WARN')),
    );
  });
});

describe('taking back', () => {
  it.each(['the button', 'Z'])('is done by %s, and opens the case again', async (how) => {
    const { user, undone } = await openCase(
      serveDesk({ desk: CONFIRMED_DESK, cases: [POST_CASE, COMMENT_CASE], undo: 5 }),
    );
    await hide(user);
    await heading(COMMENT_CASE.title);
    const button = await screen.findByRole('button', { name: '되돌리기' });
    if (how === 'Z') await user.keyboard('z');
    else await user.click(button);
    expect(await heading(POST_CASE.title)).toHaveFocus();
    expect(undone).toEqual(['5']);
    expect(await screen.findByText(OPERATOR_MESSAGES.undone)).toBeVisible();
    expect(screen.queryByRole('button', { name: '되돌리기' })).not.toBeInTheDocument();
  });

  it('is not offered after a suspension', async () => {
    const { user } = await openCase();
    await choose(user, '7일 정지');
    await enterText(user, reason(), '되풀이했어요.');
    await send(user, '7일 정지하기');
    expect(await screen.findByText('7일 정지했어요')).toBeVisible();
    expect(screen.queryByRole('button', { name: '되돌리기' })).not.toBeInTheDocument();
  });

  it('says when it is too late', async () => {
    const { user } = await openCase(serveDesk({ desk: CONFIRMED_DESK, cases: [POST_CASE, COMMENT_CASE], undo: 5 }));
    serveDeskResponse('post', 'measures/5/undo', () => respondWithError(409, OPERATOR_MESSAGES.undoOver));
    await hide(user);
    await user.click(await screen.findByRole('button', { name: '되돌리기' }));
    expect(await screen.findByText(OPERATOR_MESSAGES.undoOver)).toBeVisible();
  });
});

describe('a reason that is used often', () => {
  const chip = (name: string) => screen.getByRole('button', { name });

  it('fills the box, is lifted by a change, and goes below a text of one’s own', async () => {
    const { user } = await openCase();
    await choose(user, '경고');
    await user.click(chip('입금 요구'));
    expect(reason()).toHaveValue('돈을 먼저 보내라고 하는 모집은 올릴 수 없어요.');
    expect(chip('입금 요구')).toHaveAttribute('aria-pressed', 'true');
    await user.click(chip('반복 홍보'));
    expect(reason()).toHaveValue('같은 홍보 글을 여러 번 올렸어요.');
    await enterText(user, reason(), '!');
    expect(chip('반복 홍보')).toHaveAttribute('aria-pressed', 'false');
    await user.click(chip('입금 요구'));
    expect(reason()).toHaveValue('같은 홍보 글을 여러 번 올렸어요.!\n돈을 먼저 보내라고 하는 모집은 올릴 수 없어요.');
  });

  it('is added, changed and removed in its list', async () => {
    const { user, templates } = await openCase();
    await choose(user, '경고');
    await user.click(chip('자주 쓰는 이유 고치기'));
    let box = within(await screen.findByRole('dialog', { name: '자주 쓰는 이유' }));
    expect(box.getByText('운영자 모두가 함께 써요. 2/10')).toBeVisible();
    await user.click(box.getByRole('button', { name: '새 이유 쓰기' }));
    box = within(await screen.findByRole('dialog', { name: '새 이유 쓰기' }));
    await user.click(box.getByRole('button', { name: '저장' }));
    expect(await box.findByText(OPERATOR_MESSAGES.templateNameEmpty)).toBeVisible();
    await enterText(user, box.getByLabelText(/^이름/), '도배');
    await enterText(user, box.getByLabelText(/^이유/), '같은 글을 되풀이했어요.');
    await user.click(box.getByRole('button', { name: '저장' }));
    box = within(await screen.findByRole('dialog', { name: '자주 쓰는 이유' }));
    expect(await box.findByText('도배')).toBeVisible();

    await user.click(box.getByRole('button', { name: '입금 요구 지우기' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '지우기' }));
    await waitFor(() => expect(templates.templates.map(({ name }) => name)).toEqual(['반복 홍보', '도배']));
    expect(await screen.findByRole('button', { name: '도배' })).toBeInTheDocument();
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        Object.assign(new EventTarget(), {
          media,
          matches: media.includes('max-width: 799'),
          onchange: null,
        }) as MediaQueryList,
    );
  });

  it('the decision is a sheet, which cannot be closed while it is being sent', async () => {
    const { user } = await openCase();
    const { promise: held, resolve: release } = withResolvers();
    serveDeskResponse('post', 'measures', async () => {
      await held;
      return respond({ ...POST_CASE, undo: null });
    });
    expect(screen.queryByRole('radio', { name: /^숨기기/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '결정하기' }));
    const box = await dialog();
    expect(box).toHaveAccessibleName('결정');
    await hide(user);
    // Chromium closes a dialog on the second Escape in a row, unless the key event is cancelled.
    expect(fireEvent.keyDown(box, { key: 'Escape' })).toBe(false);
    fireEvent(box, new Event('cancel', { cancelable: true }));
    await user.click(within(box).getByRole('button', { name: '닫기' }));
    expect(box).toBeVisible();
    release();
    expect(await heading(COMMENT_CASE.title)).toHaveFocus();
    expect(box).not.toBeInTheDocument();
  });
});
