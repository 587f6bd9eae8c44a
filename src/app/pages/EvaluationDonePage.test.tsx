/** @tier full */
import { act, screen, waitFor, within } from '@testing-library/react';
import { type Alarms } from '@contract/alarm';
import { EVALUATION_MESSAGES, EVALUATION_TEXTS, type EvaluationProgress } from '@contract/evaluation';
import { CONSENT_MESSAGES, CONSENT_TEXTS } from '@contract/archive';
import { MESSAGES } from '@contract/messages';
import {
  createArchive,
  createInvite,
  createTeammate,
  serveAlarms,
  serveArchive,
  serveAlarmStream,
  respondWithError,
  renderRoute,
  serveGateResponse,
  serveProjects,
  serveStreamResponse,
  serveTeam,
  serveTeamStatusResponse,
} from '../testing';

const OWN = '새벽코딩';
const DONE = createTeammate(OWN, { status: 'COMPLETE' });
const TEAM = [DONE, createTeammate('라떼한잔', { status: 'COMPLETE' }), createTeammate('픽셀한스푼')];
const YESTERDAY = new Date(Date.now() - 24 * 3_600_000).toISOString();
const MISSING = EVALUATION_TEXTS.missing(['픽셀한스푼']);

const DONE_OR_SUBMITTED = new RegExp(`^(${EVALUATION_MESSAGES.done}|${EVALUATION_MESSAGES.submitted})$`);

const button = (name: string) => screen.queryByRole('button', { name });
const path = () => window.location.pathname;

async function setup(team = TEAM, overrides: Partial<EvaluationProgress> = {}) {
  const calls = serveTeam(12, OWN, team, overrides);
  const view = await renderRoute('/12/a', { member: { nickname: OWN } });
  await screen.findByRole('heading', { level: 1, name: DONE_OR_SUBMITTED });
  return { ...view, calls };
}

const confirm = async (label: string) =>
  within(await screen.findByRole('alertdialog')).getByRole('button', { name: label });

describe('the completion screen after the own evaluations', () => {
  it('shows who has evaluated and who is missing, and links home', async () => {
    serveProjects([]);
    const { user } = await setup();

    const rows = within(screen.getByRole('list', { name: '팀원 평가 현황' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      '새벽코딩나프론트엔드평가 완료',
      '라떼한잔프론트엔드평가 완료',
      '픽셀한스푼프론트엔드평가 전',
    ]);
    expect(screen.getByText(EVALUATION_TEXTS.waiting(1))).toBeVisible();
    expect(screen.getByText(MISSING)).toBeVisible();
    expect(button('지금 공개하기')).not.toBeInTheDocument();

    await user.click(screen.getByRole('link', { name: '확인' }));
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('reminds missing members once a day', async () => {
    const { user, calls } = await setup();

    await user.dblClick(screen.getByRole('button', { name: '다시 알리기' }));

    expect(await screen.findByText(EVALUATION_MESSAGES.reminded)).toBeVisible();
    await waitFor(() => expect(button('다시 알리기')).toHaveAttribute('aria-disabled', 'true'));
    expect(button('다시 알리기')).toHaveAccessibleDescription(EVALUATION_MESSAGES.remindedToday);
    expect(calls.reminded).toBe(1);
  });

  it('shows why a reminder was refused', async () => {
    serveTeam(12, OWN, TEAM);
    const { user } = await setup();
    serveGateResponse(12, 'remind', () => respondWithError(409, EVALUATION_MESSAGES.remindedToday));

    await user.click(screen.getByRole('button', { name: '다시 알리기' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(EVALUATION_MESSAGES.remindedToday);
  });

  it('publishes the archive without missing evaluations after the waiting time and a confirmation', async () => {
    const { user, calls } = await setup(TEAM, { publishableAt: YESTERDAY });

    await user.click(screen.getByRole('button', { name: '지금 공개하기' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(EVALUATION_MESSAGES.publishAsk);
    expect(dialog).toHaveTextContent(MISSING);
    await user.click(await confirm('취소'));
    expect(calls.published).toBe(0);

    await user.click(screen.getByRole('button', { name: '지금 공개하기' }));
    await user.click(await confirm('지금 공개하기'));

    expect(await screen.findByText(EVALUATION_MESSAGES.published)).toBeVisible();
    await waitFor(() => expect(button('지금 공개하기')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(button('다시 알리기')).not.toBeInTheDocument();
    expect(screen.getByText(MISSING)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: EVALUATION_MESSAGES.submitted })).toBeVisible();
    expect(screen.getByRole('link', { name: '아카이브 보러 가기' })).toHaveAttribute('href', '/archive/12');
    expect(calls.published).toBe(1);
  });

  it('offers no actions when everybody has evaluated', async () => {
    await setup([DONE, createTeammate('라떼한잔', { status: 'COMPLETE' })], { published: true });

    expect(screen.getByText('아카이브가 모두에게 공개됐어요.')).toBeVisible();
    expect(button('다시 알리기')).not.toBeInTheDocument();
    expect(screen.queryByText(/아직 평가하지 않은 팀원/)).not.toBeInTheDocument();
  });
});

describe('the completion screen and consent', () => {
  const ASKED = createTeammate('느린거북', { consent: 'ASKED' });

  it('names the members who have not answered and those who have not evaluated, each in a sentence', async () => {
    await setup([...TEAM, ASKED]);

    expect(screen.getByText(MISSING)).toBeVisible();
    expect(screen.getByText(CONSENT_TEXTS.unanswered(['느린거북']))).toBeVisible();
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toContain('느린거북프론트엔드확인 전');
    expect(screen.getByText(EVALUATION_MESSAGES.anonymousUnlessTwo)).toBeVisible();
  });

  it('shows the archive at the end of the line, and when unanswered members may be left out', async () => {
    const archive = createArchive({ id: 12, published: false, createdDateTime: '2025-11-01T03:00:00Z' });
    serveTeam(12, OWN, [...TEAM, ASKED], { publishableAt: '2125-11-01T03:00:00Z' });
    serveArchive(archive);
    await renderRoute('/12/a', { member: { nickname: OWN } });

    expect(await screen.findByText(archive.title, { selector: 'b' })).toBeVisible();
    expect(screen.getByText(EVALUATION_MESSAGES.publicWhenDone)).toBeVisible();
    expect(screen.getByText(EVALUATION_TEXTS.releaseHint(36_524))).toBeVisible();
  });

  it('does not mention leaving members out when everybody has answered', async () => {
    await setup();
    expect(await screen.findByText(createArchive().title, { selector: 'b' })).toBeVisible();
    expect(screen.queryByText(/답하지 않은 팀원을 빼고/)).not.toBeInTheDocument();
  });

  it('states that members of a team of two can tell who wrote', async () => {
    await setup([DONE, createTeammate('라떼한잔')]);
    expect(screen.getByText(EVALUATION_MESSAGES.notAnonymous)).toBeVisible();
  });

  it('keeps the publish button inactive with the reason when fewer than two members have confirmed', async () => {
    const { calls } = await setup([DONE, ASKED], { publishableAt: YESTERDAY });

    const publish = screen.getByRole('button', { name: '지금 공개하기' });
    expect(publish).toHaveAttribute('aria-disabled', 'true');
    expect(publish).toHaveAccessibleDescription(CONSENT_MESSAGES.tooFewConfirmed);
    expect(calls.published).toBe(0);
  });

  it('shows a writer whom everyone has left why the archive stays unpublished, and links to it', async () => {
    serveTeam(12, OWN, [DONE]);
    await renderRoute('/12/a', { member: { nickname: OWN } });

    expect(await screen.findByRole('heading', { level: 1, name: CONSENT_MESSAGES.aloneTitle })).toBeVisible();
    expect(screen.getByText(CONSENT_MESSAGES.aloneText)).toBeVisible();
    expect(screen.getByRole('link', { name: '아카이브 보러 가기' })).toHaveAttribute('href', '/archive/12');
    expect(screen.queryByText(/평가 완료|공개돼요/)).not.toBeInTheDocument();
  });

  it('shows the publication and its date when the stream reports the archive', async () => {
    serveAlarms();
    const { tokens, pushArchive } = serveAlarmStream();
    await setup();
    expect(screen.getByRole('heading', { level: 1, name: EVALUATION_MESSAGES.submitted })).toBeVisible();
    await waitFor(() => expect(tokens).toHaveLength(1));

    serveTeam(12, OWN, [DONE], { published: true, publishedDateTime: '2025-11-18T03:00:00Z' });
    pushArchive(12);

    expect(await screen.findByText(/에 아카이브가 공개됐어요\.$/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: EVALUATION_MESSAGES.done })).toBeVisible();
  });
});

describe('a tab focus on the completion screen', () => {
  /** Returns to the tab. Every tab focus refetches the alarms, so their request shows that it was handled. */
  async function comeBack(alarms: { change: (alarms: Partial<Alarms>) => void }) {
    alarms.change({ inviteProjectOutputList: [createInvite()], userArchiveList: [] });
    act(() => void window.dispatchEvent(new Event('focus')));
    await screen.findByRole('button', { name: '알림 1개' });
  }

  it('does not refetch the status while the stream is connected', async () => {
    const alarms = serveAlarms();
    const { tokens } = serveAlarmStream();
    const { calls } = await setup();
    await waitFor(() => expect(tokens).toHaveLength(1));

    await comeBack(alarms);
    expect(calls.status).toBe(1);
  });

  it('refetches the status while the stream is disconnected', async () => {
    const alarms = serveAlarms();
    let tries = 0;
    serveStreamResponse(() => {
      tries += 1;
      return respondWithError(503, '');
    });
    const { calls } = await setup();
    await waitFor(() => expect(tries).toBe(1));

    await comeBack(alarms);
    // The app may not have read the refusal of the stream yet.
    await waitFor(() => {
      act(() => void window.dispatchEvent(new Event('focus')));
      expect(calls.status).toBeGreaterThan(1);
    });
  });
});

it.each([true, false])('the completion screen celebrates only a public archive (public: %s)', async (published) => {
  await setup(TEAM, { published });
  expect(document.body.innerHTML.includes('/illustrations/complete.svg')).toBe(published);
});

describe('the status of a team', () => {
  it('is shown instead of the form to members who have evaluated', async () => {
    serveTeam(12, OWN, TEAM);
    await renderRoute('/12/teamevaluation', { member: { nickname: OWN } });

    await screen.findByRole('heading', { level: 1, name: EVALUATION_MESSAGES.submitted });
    expect(path()).toBe('/12/a');
  });

  it('redirects members who have not evaluated to the form', async () => {
    serveTeam(12, OWN, [createTeammate(OWN), ...TEAM.slice(1)]);
    await renderRoute('/12/a', { member: { nickname: OWN } });

    await screen.findByRole('group', { name: '픽셀한스푼' });
    expect(path()).toBe('/12/teamevaluation');
  });

  it('redirects late evaluators of a public archive to the form', async () => {
    serveTeam(12, OWN, [createTeammate(OWN), ...TEAM.slice(1)], { published: true });
    await renderRoute('/12/a', { member: { nickname: OWN } });

    await screen.findByRole('group', { name: '픽셀한스푼' });
    expect(path()).toBe('/12/teamevaluation');
  });

  it('says that the archive is deleted or unknown when the server responds 404', async () => {
    serveTeamStatusResponse(12, () => respondWithError(404, MESSAGES.postGone));
    await renderRoute('/12/a', { member: { nickname: OWN } });

    expect(await screen.findByRole('heading', { level: 1, name: MESSAGES.postGone })).toBeVisible();
    expect(path()).toBe('/12/a');
  });

  it('is not shown to members outside the team of a published archive', async () => {
    serveProjects([]);
    serveTeamStatusResponse(12, () => respondWithError(403, EVALUATION_MESSAGES.noAccess));
    await renderRoute('/12/a', { member: { nickname: OWN } });

    await waitFor(() => expect(path()).toBe('/'));
    expect(await screen.findByText(EVALUATION_MESSAGES.noAccess)).toBeVisible();
  });

  it('offers a retry when it fails to load', async () => {
    serveTeamStatusResponse(12, () => respondWithError(500, '문제가 생겼어요.'));
    const { user } = await renderRoute('/12/a', { member: { nickname: OWN } });
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    expect(screen.getAllByText(EVALUATION_MESSAGES.statusFailed).length).toBeGreaterThan(0);

    serveTeam(12, OWN, TEAM);
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: EVALUATION_MESSAGES.submitted })).toBeVisible();
  });
});
