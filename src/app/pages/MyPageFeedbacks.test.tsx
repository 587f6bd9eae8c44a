import { screen, waitFor, within } from '@testing-library/react';
import { EVALUATION_MESSAGES } from '@contract/evaluation';
import { FEEDBACK_MESSAGES, FEEDBACK_TEXTS, type OwnFeedback } from '@contract/mypage';
import { RECORD_MESSAGES } from '@contract/record';
import {
  respond,
  createMemberPage,
  createOwnPage,
  createOwnRecord,
  respondWithError,
  renderRoute,
  serveCredentials,
  serveFeedbackHiddenResponse,
  serveMemberPage,
  serveOwnPage,
  serveOwnRecord,
  serveRecordPreview,
  createRecord,
} from '../testing';

const LINES: OwnFeedback[] = [
  { id: 901, content: '늘 먼저 물어봐 줬어요.', duration: 'ONE_MONTH_LESS', hidden: false, fromOne: false },
  { id: 17, content: '끝까지 함께했어요.', duration: 'ONE_MONTH_LESS', hidden: false, fromOne: true },
];
const withLines = (feedbacks: OwnFeedback[]) => createOwnPage({ evaluation: { feedbacks } });

const FACTS = { projects: 1, months: 5, statedMonths: null, people: 4, keywords: [] };

async function openOwn() {
  serveOwnPage(withLines(LINES));
  const view = await renderRoute('/mypage?tab=evaluation', { member: { nickname: '새벽코딩' } });
  await screen.findByRole('heading', { name: FEEDBACK_TEXTS.ownHeading(2, 2) });
  return view;
}

function line(content: string) {
  const item = screen.getAllByRole('listitem').find((one) => within(one).queryByText(content));
  if (!item) throw new Error(`No line says ${content}`);
  return within(item);
}

describe('the list of received one-liners on the own profile', () => {
  it('hides a line at once, marks it and shows a toast', async () => {
    const { user } = await openOwn();
    serveFeedbackHiddenResponse(901, () => {
      serveOwnPage(withLines(LINES.map((one) => ({ ...one, hidden: one.id === 901 }))));
      return respond({ hidden: true });
    });

    await user.click(line('늘 먼저 물어봐 줬어요.').getByRole('button', { name: FEEDBACK_MESSAGES.hide }));

    expect(await screen.findByText(FEEDBACK_MESSAGES.hidden)).toBeVisible();
    expect(screen.getByRole('heading', { name: FEEDBACK_TEXTS.ownHeading(2, 1) })).toBeVisible();
    expect(line('늘 먼저 물어봐 줬어요.').getByText(FEEDBACK_MESSAGES.mark)).toBeVisible();
    expect(line('늘 먼저 물어봐 줬어요.').getByRole('button', { name: FEEDBACK_MESSAGES.show })).toBeVisible();
  });

  it('removes a hidden line from the settings of the record as well', async () => {
    const recordLines = LINES.map(({ fromOne: _, hidden: __, ...one }) => ({ ...one, picked: true }));
    serveOwnRecord(createOwnRecord({ enabled: false, lines: recordLines }));
    serveRecordPreview(createRecord());
    serveCredentials();
    serveOwnPage({ ...withLines(LINES), facts: FACTS });
    const { user } = await renderRoute('/mypage?tab=evaluation', { member: { nickname: '새벽코딩' } });
    const settings = await screen.findByRole('link', { name: RECORD_MESSAGES.enabled });
    serveFeedbackHiddenResponse(901, () => {
      serveOwnRecord(createOwnRecord({ enabled: false, lines: recordLines.slice(1) }));
      return respond({ hidden: true });
    });
    await user.click(line('늘 먼저 물어봐 줬어요.').getByRole('button', { name: FEEDBACK_MESSAGES.hide }));
    await screen.findByText(FEEDBACK_MESSAGES.hidden);
    await user.click(settings);

    await screen.findByRole('checkbox', { name: /끝까지 함께했어요/ });
    await waitFor(() =>
      expect(screen.queryByRole('checkbox', { name: /늘 먼저 물어봐 줬어요/ })).not.toBeInTheDocument(),
    );
  });

  // Both layouts are in the document; the width of the window decides which one is visible.
  it('opens the menu of a line by keyboard, and Escape closes it with the focus on its button', async () => {
    const { user } = await openOwn();
    const menu = line('끝까지 함께했어요.').getByRole('button', { name: '한줄평 관리', hidden: true });
    expect(menu).toHaveAccessibleDescription('끝까지 함께했어요.');
    menu.focus();

    await user.keyboard('{Enter}');
    expect(menu).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(
      line('끝까지 함께했어요.').getByRole('button', { name: FEEDBACK_MESSAGES.hide, hidden: true }),
    ).toHaveFocus();
    await user.tab();
    expect(line('끝까지 함께했어요.').getByRole('link', { name: '신고하기', hidden: true })).toHaveFocus();
    await user.keyboard('{Escape}');

    expect(menu).toHaveAttribute('aria-expanded', 'false');
    expect(menu).toHaveFocus();
  });

  it('closes the menu of a line when one of its actions is pressed, and the focus returns to its button', async () => {
    const { user } = await openOwn();
    serveFeedbackHiddenResponse(901, () => respond({ hidden: true }));
    const menu = line('늘 먼저 물어봐 줬어요.').getByRole('button', { name: '한줄평 관리', hidden: true });
    await user.click(menu);

    await user.click(
      line('늘 먼저 물어봐 줬어요.').getByRole('button', { name: FEEDBACK_MESSAGES.hide, hidden: true }),
    );

    expect(menu).toHaveAttribute('aria-expanded', 'false');
    expect(menu).toHaveFocus();
    expect(await screen.findByText(FEEDBACK_MESSAGES.hidden)).toBeVisible();
  });

  it('reverts the change when the server fails', async () => {
    const { user } = await openOwn();
    serveFeedbackHiddenResponse(901, () => respondWithError(500, 'x'));

    await user.click(line('늘 먼저 물어봐 줬어요.').getByRole('button', { name: FEEDBACK_MESSAGES.hide }));

    expect(await screen.findByRole('alert')).toHaveTextContent(FEEDBACK_MESSAGES.failed);
    await waitFor(() => expect(screen.getByRole('heading', { name: FEEDBACK_TEXTS.ownHeading(2, 2) })).toBeVisible());
  });

  it('states that the writer is known for a line of a single evaluator, and for no other line', async () => {
    await openOwn();
    expect(line('끝까지 함께했어요.').getByText(EVALUATION_MESSAGES.notAnonymous)).toBeVisible();
    expect(line('늘 먼저 물어봐 줬어요.').queryByText(EVALUATION_MESSAGES.notAnonymous)).not.toBeInTheDocument();
  });
});

it('the profile of another member states that no line is shown, without a number of evaluations', async () => {
  const page = createMemberPage();
  const myPageEvaluation = { keywords: [{ content: 'TEAMWORK' as const, count: 2 }], feedbacks: [] };
  serveMemberPage({ ...page, teamFeedback: { myPageEvaluation } });
  const nickname = encodeURIComponent(page.basicInfo.nickname);
  await renderRoute(`/mypage?nickname=${nickname}&tab=evaluation`, { member: true });

  expect(await screen.findByText(FEEDBACK_MESSAGES.noneShown)).toBeVisible();
  expect(screen.queryByText(/팀 평가 \d/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: FEEDBACK_MESSAGES.hide })).not.toBeInTheDocument();
});
