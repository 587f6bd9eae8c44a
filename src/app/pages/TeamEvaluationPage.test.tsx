/** @tier full */
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { CONSENT_MESSAGES } from '@contract/archive';
import { EVALUATION_MESSAGES, EVALUATION_TEXTS } from '@contract/evaluation';
import { MESSAGES } from '@contract/messages';
import { HttpResponse } from 'msw';
import {
  createTeammate,
  memberIdOf,
  respondWithError,
  renderRoute,
  serveAlarms,
  serveAlarmStream,
  serveSubmissionResponse,
  serveTargetsResponse,
  serveTeam,
  serveTeamStatusResponse,
  storeDraft,
} from '../testing';

const OWN = '새벽코딩';
const TEAM = [
  createTeammate(OWN),
  createTeammate('라떼한잔', { roles: ['PM'] }),
  createTeammate('픽셀한스푼', { roles: ['UX_UI_DESIGN', 'BX_DESIGN'] }),
];

const RENAMED = TEAM.map((one) => (one.nickname === '픽셀한스푼' ? { ...one, nickname: '별한스푼' } : one));

const card = (nickname: string) => screen.getByRole('group', { name: nickname });
const head = (nickname: string) => within(card(nickname)).getByRole('button', { name: new RegExp(`^${nickname}`) });
const feedback = (nickname: string) => within(card(nickname)).getByRole('textbox', { name: '한줄평' });
const keyword = (nickname: string, label: string) => within(card(nickname)).getByRole('button', { name: label });
const submitButton = () => screen.getByRole('button', { name: '평가 보내기' });
const path = () => window.location.pathname;

async function setup() {
  const view = await renderRoute('/12/teamevaluation', { member: { nickname: OWN } });
  await screen.findByRole('group', { name: '라떼한잔' });
  return view;
}

/** Opens the form with the stream connected; `changeTeam` changes its team while it is open. */
async function setupLive() {
  serveAlarms();
  const { tokens, pushArchive } = serveAlarmStream();
  serveTeam(12, OWN, TEAM);
  const view = await setup();
  await waitFor(() => expect(tokens).toHaveLength(1));
  function changeTeam(team: typeof TEAM) {
    serveTeam(12, OWN, team);
    pushArchive(12);
  }
  return { ...view, tokens, pushArchive, changeTeam };
}

async function evaluate(user: UserEvent, nickname: string) {
  if (head(nickname).getAttribute('aria-expanded') === 'false') await user.click(head(nickname));
  await user.click(keyword(nickname, '소통이 잘 돼요'));
  await user.click(feedback(nickname));
  await user.paste(`${nickname} 님과 함께해서 든든했어요.`);
}

/** Opens the form with a draft that evaluates both teammates. */
async function setupFilled() {
  const evaluations = TEAM.slice(1).map(({ memberId, nickname }) => {
    const evaluation = { feedback: `${nickname} 님과 함께해서 든든했어요.`, keyword: ['COMMUNICATION'] };
    return [memberId, evaluation] as const;
  });
  storeDraft({ owner: OWN, form: 'evaluation', target: 12 }, Object.fromEntries(evaluations));
  const view = await setup();
  expect(feedback('라떼한잔')).toHaveValue('라떼한잔 님과 함께해서 든든했어요.');
  return view;
}

beforeAll(() => configure({ defaultHidden: true }));

describe('evaluating the team', () => {
  it('shows a card for each teammate, with roles and all keywords', async () => {
    serveTeam(12, OWN, TEAM);
    await setup();

    expect(screen.queryByRole('group', { name: OWN })).not.toBeInTheDocument();
    expect(head('픽셀한스푼')).toHaveTextContent('UX/UI 디자인 · BX 디자인');
    expect(within(card('라떼한잔')).getAllByRole('button', { pressed: false })).toHaveLength(22);
    expect(head('라떼한잔')).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findAllByText('막차알리미, 놓치기 11분 전에 알려 드려요')).not.toEqual([]);
  });

  it('goes on to the open card of the next teammate, opens the one after it, and shows how many are done', async () => {
    serveTeam(12, OWN, [...TEAM, createTeammate('물결노트')]);
    const { user } = await setup();
    expect(head('라떼한잔')).toHaveTextContent('아직이에요');

    await evaluate(user, '라떼한잔');
    expect(head('라떼한잔')).toHaveTextContent('작성 완료');
    expect(screen.getByText('3명 중 1명 작성')).toBeInTheDocument();
    // Opening it at the press would move the cards below it.
    expect(head('픽셀한스푼')).toHaveAttribute('aria-expanded', 'true');
    expect(head('물결노트')).toHaveAttribute('aria-expanded', 'false');

    await user.click(screen.getByRole('button', { name: '다음 팀원, 픽셀한스푼 님' }));
    expect(head('픽셀한스푼')).toHaveFocus();
    expect(head('물결노트')).toHaveAttribute('aria-expanded', 'true');
    // Closing it would move the next one.
    expect(head('라떼한잔')).toHaveAttribute('aria-expanded', 'true');
  });

  it('chooses no fourth keyword, and says why until one is taken off', async () => {
    serveTeam(12, OWN, TEAM);
    const { user } = await setup();
    for (const label of ['소통이 잘 돼요', '책임감이 강해요', '변화에 유연해요']) {
      await user.click(keyword('라떼한잔', label));
    }
    expect(within(card('라떼한잔')).getByText('3/3')).toBeInTheDocument();
    const fourth = keyword('라떼한잔', '팀워크가 좋아요');
    expect(fourth).toHaveAttribute('aria-disabled', 'true');

    await user.click(fourth);
    expect(fourth).toHaveAttribute('aria-pressed', 'false');
    const reason = EVALUATION_TEXTS.tooManyKeywords('라떼한잔');
    const told = within(card('라떼한잔')).getAllByRole('status');
    expect(told.map(({ textContent }) => textContent)).toContain(reason);

    await user.click(keyword('라떼한잔', '책임감이 강해요'));
    expect(within(card('라떼한잔')).queryByText(reason)).not.toBeInTheDocument();
    await user.click(fourth);
    expect(fourth).toHaveAttribute('aria-pressed', 'true');
  });

  it('sends all evaluations once, and shows the progress of the team after a refetch', async () => {
    const calls = serveTeam(12, OWN, TEAM);
    const { user } = await setup();
    await evaluate(user, '라떼한잔');
    await evaluate(user, '픽셀한스푼');

    await user.dblClick(submitButton());

    await waitFor(() => expect(path()).toBe('/12/a'));
    expect(await screen.findByRole('heading', { level: 1, name: EVALUATION_MESSAGES.submitted })).toBeInTheDocument();
    const evaluationOf = (nickname: string) => ({
      memberId: memberIdOf(nickname),
      evaluatedNickname: nickname,
      feedback: `${nickname} 님과 함께해서 든든했어요.`,
      keyword: ['COMMUNICATION'],
    });
    expect(calls.sent).toEqual([{ evaluations: [evaluationOf('라떼한잔'), evaluationOf('픽셀한스푼')] }]);
    expect(calls.status).toBeGreaterThan(1);
  });

  it('is registered by the last of the team, whose button says so', async () => {
    serveTeam(12, OWN, [TEAM[0]!, ...TEAM.slice(1).map((mate) => ({ ...mate, status: 'COMPLETE' as const }))]);
    await setup();
    expect(screen.getByRole('button', { name: '프로젝트 등록하기' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '평가 보내기' })).not.toBeInTheDocument();
  });

  it('names the first incomplete teammate and moves the focus there', async () => {
    const calls = serveTeam(12, OWN, TEAM);
    const { user } = await setup();

    await user.click(submitButton());
    expect(await screen.findByText(EVALUATION_TEXTS.unfinished('라떼한잔'))).toBeVisible();
    expect(head('라떼한잔')).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(keyword('라떼한잔', '팀워크가 좋아요')).toHaveFocus());

    await user.click(keyword('라떼한잔', '팀워크가 좋아요'));
    await user.click(submitButton());
    expect(await screen.findByText(EVALUATION_TEXTS.feedbackMissing('라떼한잔'))).toBeVisible();
    await waitFor(() => expect(feedback('라떼한잔')).toHaveFocus());

    for (const nickname of ['라떼한잔', '픽셀한스푼']) {
      await user.click(feedback(nickname));
      await user.paste('고마워요.');
    }
    await user.click(submitButton());
    expect(await screen.findByText(EVALUATION_TEXTS.keywordMissing('픽셀한스푼'))).toBeVisible();
    expect(calls.sent).toEqual([]);
  });

  it('cuts the one-liner at 100 characters and keeps it one line', async () => {
    serveTeam(12, OWN, TEAM);
    const { user } = await setup();

    await user.click(feedback('라떼한잔'));
    await user.keyboard('고마워요{Enter}!');
    expect(feedback('라떼한잔')).toHaveValue('고마워요!');
    await user.paste('가'.repeat(120));
    expect(feedback('라떼한잔')).toHaveValue(`고마워요!${'가'.repeat(95)}`);
  });
});

describe('the evaluation form and consent', () => {
  it('removes the card of a member who declined, preserves the other texts and shows one message', async () => {
    const { user, changeTeam } = await setupLive();
    await evaluate(user, '라떼한잔');

    changeTeam(TEAM.slice(0, 2));

    await waitFor(() => expect(screen.queryByRole('group', { name: '픽셀한스푼' })).not.toBeInTheDocument());
    expect(await screen.findByText(EVALUATION_MESSAGES.memberLeft)).toBeInTheDocument();
    expect(feedback('라떼한잔')).toHaveValue('라떼한잔 님과 함께해서 든든했어요.');
    expect(screen.getByText('1명 중 1명 작성')).toBeInTheDocument();
    expect(screen.getByText(new RegExp(EVALUATION_MESSAGES.notAnonymous))).toBeInTheDocument();
  });

  it.each([
    ['next', '라떼한잔', '픽셀한스푼'],
    ['last', '픽셀한스푼', '라떼한잔'],
  ])('opens the %s card and moves the focus there when the member of the open card declines', async (_, gone, next) => {
    const { user, changeTeam } = await setupLive();
    await evaluate(user, gone);
    expect(feedback(gone)).toHaveFocus();

    changeTeam(TEAM.filter(({ nickname }) => nickname !== gone));

    await waitFor(() => expect(screen.queryByRole('group', { name: gone })).not.toBeInTheDocument());
    expect(head(next)).toHaveAttribute('aria-expanded', 'true');
    expect(head(next)).toHaveFocus();
  });

  it('leaves the focus outside the cards when the member of the open card declines', async () => {
    const { changeTeam } = await setupLive();
    act(() => submitButton().focus());

    changeTeam(TEAM.filter(({ nickname }) => nickname !== '라떼한잔'));

    await waitFor(() => expect(head('픽셀한스푼')).toHaveAttribute('aria-expanded', 'true'));
    expect(submitButton()).toHaveFocus();
  });

  it('keeps the card and the text of a teammate who has another nickname, and shows no message', async () => {
    const { user, changeTeam } = await setupLive();
    await evaluate(user, '라떼한잔');
    await evaluate(user, '픽셀한스푼');

    changeTeam(RENAMED);

    expect(await screen.findByRole('group', { name: '별한스푼' })).toBeInTheDocument();
    expect(head('별한스푼')).toHaveAttribute('aria-expanded', 'true');
    expect(feedback('별한스푼')).toHaveValue('픽셀한스푼 님과 함께해서 든든했어요.');
    expect(feedback('라떼한잔')).toHaveValue('라떼한잔 님과 함께해서 든든했어요.');
    expect(screen.getByText('2명 중 2명 작성')).toBeInTheDocument();
    expect(screen.queryByText(EVALUATION_MESSAGES.memberLeft)).not.toBeInTheDocument();
  });

  it('asks again, with each text at its teammate, when the server finds two nicknames swapped', async () => {
    serveTeam(12, OWN, TEAM);
    const { user } = await setupFilled();
    const swapped = new Map([
      ['라떼한잔', '픽셀한스푼'],
      ['픽셀한스푼', '라떼한잔'],
    ]);
    serveTeam(
      12,
      OWN,
      TEAM.map((one) => ({ ...one, nickname: swapped.get(one.nickname) ?? one.nickname })),
    );
    serveSubmissionResponse(12, () => respondWithError(409, EVALUATION_MESSAGES.namesChanged));

    await user.click(submitButton());

    expect(await screen.findByText(EVALUATION_MESSAGES.namesChanged)).toBeVisible();
    await waitFor(() => expect(feedback('픽셀한스푼')).toHaveValue('라떼한잔 님과 함께해서 든든했어요.'));
  });

  it('has an empty card for a teammate who has another nickname when the draft is discarded', async () => {
    const { user, unmount, persistor, tokens, changeTeam } = await setupLive();
    await evaluate(user, '픽셀한스푼');
    await persistor.flush();
    unmount();
    const again = await setup();
    await waitFor(() => expect(tokens).toHaveLength(2));
    changeTeam(RENAMED);
    await screen.findByRole('group', { name: '별한스푼' });

    await again.user.click(screen.getByRole('button', { name: '버리기' }));
    await waitFor(() => expect(feedback('별한스푼')).toHaveValue(''));
  });

  it('is replaced by the reason why the archive stays unpublished when the team has no other member', async () => {
    const { changeTeam } = await setupLive();

    changeTeam([createTeammate(OWN, { status: 'COMPLETE' })]);

    await waitFor(() => expect(path()).toBe('/12/a'));
    expect(await screen.findByRole('heading', { level: 1, name: CONSENT_MESSAGES.aloneTitle })).toBeInTheDocument();
  });

  it('shows an ASKED member that submitting confirms, and marks other ASKED ones', async () => {
    serveTeam(12, OWN, [
      createTeammate(OWN, { consent: 'ASKED' }),
      createTeammate('라떼한잔'),
      createTeammate('픽셀한스푼', { consent: 'ASKED' }),
    ]);
    await setup();

    expect(screen.getByText(EVALUATION_MESSAGES.confirmsBySubmitting)).toBeInTheDocument();
    expect(head('픽셀한스푼')).toHaveTextContent(/^픽셀한스푼 확인 전/);
    expect(screen.getByText(new RegExp(EVALUATION_MESSAGES.anonymousUnlessTwo))).toBeInTheDocument();
  });
});

describe('the evaluation page after a failure or without access', () => {
  it('preserves all values when the evaluations cannot be sent', async () => {
    serveTeam(12, OWN, TEAM);
    serveSubmissionResponse(12, () => HttpResponse.error());
    const { user } = await setupFilled();

    await user.click(submitButton());

    expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGES.maybeSent);
    expect(feedback('라떼한잔')).toHaveValue('라떼한잔 님과 함께해서 든든했어요.');
    expect(path()).toBe('/12/teamevaluation');
  });

  it('preserves all values when the server refuses the former nickname of a teammate', async () => {
    serveTeam(12, OWN, TEAM);
    const { user } = await setupFilled();
    serveTeam(12, OWN, RENAMED);
    serveSubmissionResponse(12, () => respondWithError(400, '픽셀한스푼 님을 찾을 수 없어요.'));

    await user.click(submitButton());

    expect(await screen.findByRole('group', { name: '별한스푼' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('픽셀한스푼 님을 찾을 수 없어요.');
    expect(feedback('별한스푼')).toHaveValue('픽셀한스푼 님과 함께해서 든든했어요.');
  });

  it('offers a retry when the status fails to load after the submission', async () => {
    serveTeam(12, OWN, TEAM);
    const { user } = await setupFilled();
    serveTeamStatusResponse(12, () => HttpResponse.error());

    await user.click(submitButton());
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    expect(screen.getAllByText(EVALUATION_MESSAGES.refreshFailed).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: '평가 보내기' })).not.toBeInTheDocument();

    serveTeam(12, OWN, [createTeammate(OWN, { status: 'COMPLETE' }), ...TEAM.slice(1)]);
    await user.click(retry);
    await waitFor(() => expect(path()).toBe('/12/a'));
    await screen.findByRole('heading', { level: 1, name: EVALUATION_MESSAGES.submitted });
  });

  it.each([
    ['is a 409', () => respondWithError(409, EVALUATION_MESSAGES.submittedBefore)],
    ['is lost', () => HttpResponse.error()],
  ])('shows the progress of the team without an alert when they are stored but the response %s', async (_, answer) => {
    serveTeam(12, OWN, TEAM);
    const { user } = await setupFilled();
    serveTeam(12, OWN, [createTeammate(OWN, { status: 'COMPLETE' }), ...TEAM.slice(1)]);
    serveSubmissionResponse(12, answer);

    await user.click(submitButton());

    await waitFor(() => expect(path()).toBe('/12/a'));
    await screen.findByRole('heading', { level: 1, name: EVALUATION_MESSAGES.submitted });
    for (const text of [EVALUATION_MESSAGES.submittedBefore, MESSAGES.maybeSent])
      expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it.each([
    ['the team', serveTargetsResponse, EVALUATION_MESSAGES.loadFailed],
    ['its status', serveTeamStatusResponse, EVALUATION_MESSAGES.statusFailed],
  ])('shows that %s failed to load, and offers a retry', async (_, serveAnswer, message) => {
    serveTeam(12, OWN, TEAM);
    serveAnswer(12, () => respondWithError(500, '문제가 생겼어요.'));
    const { user } = await renderRoute('/12/teamevaluation', { member: { nickname: OWN } });
    expect(await screen.findByText(message)).toBeVisible();

    serveTeam(12, OWN, TEAM);
    await user.click(await screen.findByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('group', { name: '라떼한잔' })).toBeInTheDocument();
  });

  it('says that the archive is deleted when it is deleted while a member has the form open', async () => {
    const { pushArchive } = await setupLive();

    serveTargetsResponse(12, () => respondWithError(404, MESSAGES.postGone));
    serveTeamStatusResponse(12, () => respondWithError(404, MESSAGES.postGone));
    pushArchive(12);

    expect(await screen.findByRole('heading', { level: 1, name: MESSAGES.postGone })).toBeVisible();
    expect(screen.queryByText(EVALUATION_MESSAGES.noAccess)).not.toBeInTheDocument();
  });
});
