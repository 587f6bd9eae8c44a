/** @tier full */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { PROJECT_MESSAGES, RECRUITING_TEXTS } from '@contract/project';
import { TEAM_MESSAGES } from '@contract/team';
import {
  respond,
  createCheckIn,
  createProject,
  createTeam,
  createTeamMember,
  memberIdOf,
  mockServer,
  respondWithError,
  renderRoute,
  serveCheckInResponse,
  serveClosing,
  serveClosingResponse,
  serveProject,
  serveTeamPage,
  serveTeamPageResponse,
  signup,
  withResolvers,
  enterText,
} from '../testing';

const TEAM = createTeam({
  members: [
    createTeamMember('새벽코딩', { isLeader: true, role: null }),
    createTeamMember('초록우산', {
      role: 'BACK_END',
      checkIns: [createCheckIn({ mood: 'HELP', text: '은행 연동이 막혔어요.' }), createCheckIn({ week: '2026-11-02' })],
      joinedDateTime: '2026-10-27T03:00:00Z',
    }),
  ],
});
const MATE = { memberId: memberIdOf('초록우산'), nickname: '초록우산' };
const [LEADER, MEMBER] = [{ member: { nickname: '새벽코딩' } }, { member: { nickname: '초록우산' } }];

async function setup(team = TEAM, member = LEADER) {
  const served = serveTeamPage(team);
  const view = await renderRoute('/project/7/team', member);
  await screen.findByRole('heading', { level: 1, name: team.projectName });
  return { ...view, ...served };
}

const confirm = async (user: Awaited<ReturnType<typeof setup>>['user'], name: string) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

describe('the check-in', () => {
  it('is written once a week and edited from then on', async () => {
    const { user, calls } = await setup();
    const box = within(screen.getByRole('region', { name: '이번 주 체크인' }));
    expect(box.getByText('11월 16일 ~ 22일')).toBeInTheDocument();
    await user.click(box.getByRole('button', { name: '남기기' }));
    expect(await box.findByText(TEAM_MESSAGES.mood)).toBeInTheDocument();
    expect(box.getByText(TEAM_MESSAGES.text)).toBeInTheDocument();

    await user.click(box.getByRole('radio', { name: '조금 늦어요' }));
    await enterText(user, box.getByLabelText('이번 주 소식'), '화면을 그렸어요.');
    await user.click(box.getByRole('button', { name: '남기기' }));

    expect(await box.findByText(TEAM_MESSAGES.saved)).toBeInTheDocument();
    expect(await box.findByRole('button', { name: '고치기' })).toBeInTheDocument();
    expect(calls).toEqual([{ call: 'check-in', body: { week: '2026-11-16', mood: 'SLOW', text: '화면을 그렸어요.' } }]);
  });

  it('preserves its text when a new week has begun meanwhile, and belongs to the new one', async () => {
    const { user, change, calls } = await setup();
    serveCheckInResponse(7, () => {
      change({ week: '2026-11-23' });
      return respondWithError(409, TEAM_MESSAGES.anotherWeek);
    });
    await user.click(screen.getByRole('radio', { name: '순조로워요' }));
    signup.fill('이번 주 소식', '화면을 그렸어요.');
    await user.click(screen.getByRole('button', { name: '남기기' }));

    expect(await screen.findByText(TEAM_MESSAGES.anotherWeek)).toBeInTheDocument();
    expect(await screen.findByText('11월 23일 ~ 29일')).toBeInTheDocument();
    expect(screen.getByLabelText('이번 주 소식')).toHaveValue('화면을 그렸어요.');
    expect(calls).toEqual([]);
  });

  it('keeps what is typed while it is being saved, and stores it as a draft', async () => {
    const { promise: held, resolve: release } = withResolvers();
    const view = await setup();
    serveCheckInResponse(7, async ({ request }) => {
      const body = (await request.json()) as object;
      await held;
      return respond({ ...body, updatedDateTime: new Date().toISOString() });
    });
    await view.user.click(screen.getByRole('radio', { name: '순조로워요' }));
    signup.fill('이번 주 소식', '화면을 그렸어요.');
    await view.user.click(screen.getByRole('button', { name: '남기기' }));
    await enterText(view.user, screen.getByLabelText('이번 주 소식'), ' 다음은 서버예요.');
    release();

    expect(await screen.findByText(TEAM_MESSAGES.saved)).toBeInTheDocument();
    expect(screen.getByLabelText('이번 주 소식')).toHaveValue('화면을 그렸어요. 다음은 서버예요.');

    await view.persistor.flush();
    view.unmount();
    await setup();
    expect(screen.getByLabelText('이번 주 소식')).toHaveValue('화면을 그렸어요. 다음은 서버예요.');
  });

  it('is absent for a team of one, and once the project has ended', async () => {
    await setup({ ...TEAM, canCheckIn: false });
    expect(screen.queryByRole('region', { name: '이번 주 체크인' })).not.toBeInTheDocument();
  });
});

it('a table shows the last twelve weeks: written, missed, still due, or before joining', async () => {
  await setup();
  const table = within(screen.getByRole('table', { name: '최근 12주' }));
  const cells = within(table.getByRole('row', { name: /초록우산/ })).getAllByRole('cell');
  expect(table.getAllByRole('columnheader')).toHaveLength(12);
  expect(cells.map((cell) => cell.textContent?.replace('!', '')).slice(-5)).toEqual([
    '10/19 주, 합류 전',
    '10/26 주, 남기지 않았어요',
    '11/2 주, 순조로워요, 글 보기',
    '11/9 주, 남기지 않았어요',
    '11/16 주, 도움이 필요해요, 글 보기',
  ]);
  expect(
    within(table.getByRole('row', { name: /새벽코딩/ }))
      .getAllByRole('cell')
      .at(-1),
  ).toHaveTextContent('아직이에요');

  const news = within(screen.getByRole('region', { name: '소식' }));
  expect(news.getByText('은행 연동이 막혔어요.')).toBeInTheDocument();
  expect(news.getByText('새벽코딩 님은 아직이에요.')).toBeInTheDocument();
});

describe('the leader', () => {
  it('sets notice and contact link, which must be a web address', async () => {
    const { user, calls } = await setup();
    await user.click(screen.getByRole('button', { name: /^연락 링크 (올리기|고치기)$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '공지와 연락 링크' }));
    expect(dialog.getAllByRole('textbox')[0]).toBe(dialog.getByLabelText('연락 링크'));
    await enterText(user, dialog.getByLabelText('공지'), '목요일 9시에 만나요.');
    await enterText(user, dialog.getByLabelText('연락 링크'), 'open.example/room');
    await user.click(dialog.getByRole('button', { name: '저장하기' }));

    expect(await screen.findByText(TEAM_MESSAGES.saved)).toBeInTheDocument();
    expect(await screen.findByText('목요일 9시에 만나요.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /연락 링크 열기/ })).toHaveAttribute('href', 'https://open.example/room');
    expect(calls.map(({ body }) => body)).toEqual([
      { notice: '목요일 9시에 만나요.', contactLink: 'https://open.example/room' },
    ]);
  });

  it.each([
    ['취소', () => fireEvent.click(screen.getByRole('button', { name: '취소' }))],
    ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
    ['the back button', () => window.history.back()],
  ])('stays on the page when %s closes a dialog whose changes are being saved', async (_, close) => {
    const { promise: held, resolve: release } = withResolvers();
    window.history.replaceState(null, '', '/about');
    window.history.pushState(null, '', '/project/7/team');
    const { user } = await setup();
    mockServer.use(
      http.patch('*/api/projects/7/team', async () => {
        await held;
        return respond(TEAM);
      }),
    );
    await user.click(screen.getByRole('button', { name: /^공지 (쓰기|고치기)$/ }));
    await enterText(user, await screen.findByRole('textbox', { name: '공지' }), '목요일 9시에 만나요.');
    await user.click(screen.getByRole('button', { name: '저장하기' }));
    close();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    release();

    expect(await screen.findByText(TEAM_MESSAGES.saved)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '초록우산 님 더 보기' }));
    expect(window.location.pathname).toBe('/project/7/team');
  });

  it('closes only the question with the back button, and sets no step', async () => {
    const { user, calls } = await setup();
    await user.click(screen.getByRole('button', { name: '운영 중' }));
    await screen.findByRole('alertdialog', { name: '진행 단계를 ‘운영 중’으로 바꿀까요?' });

    window.history.back();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: '운영 중' })).toHaveFocus();
    expect(window.location.pathname).toBe('/project/7/team');
    expect(calls).toEqual([]);
  });

  it('hands nothing over when the back button closes the dialog', async () => {
    const { user, calls } = await setup();
    await user.click(screen.getByRole('button', { name: '팀장 넘기기' }));
    const dialog = await screen.findByRole('dialog', { name: '팀장 넘기기' });

    window.history.back();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(window.location.pathname).toBe('/project/7/team');
    expect(calls).toEqual([]);
  });

  it('sets the step after a question; a finished project leads to its archive, whose heading gets the focus', async () => {
    const { user, calls, change } = await setup();
    await user.click(screen.getByRole('button', { name: '운영 중' }));
    await confirm(user, '바꾸기');
    await waitFor(() => expect(calls).toHaveLength(1));
    change({ canCheckIn: false });
    await user.click(screen.getByRole('button', { name: '프로젝트 완료하기' }));
    await confirm(user, '완료하기');

    expect(await screen.findByRole('link', { name: '아카이브로 남기기' })).toHaveAttribute(
      'href',
      '/archive/registration?from=7',
    );
    expect(calls.map(({ body }) => body)).toEqual([{ step: 'IN_BUSINESS' }, { status: 'DONE' }]);
    expect(screen.getByText(TEAM_MESSAGES.done)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: '함께 만든 이야기를 남겨요' })).toHaveFocus());
  });

  it('removes a member with a reason that only this member reads', async () => {
    const { user, calls } = await setup();
    await user.click(screen.getByRole('button', { name: '초록우산 님 더 보기' }));
    await user.click(screen.getByRole('button', { name: '내보내기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '초록우산 님을 내보낼까요?' }));
    await user.click(dialog.getByRole('button', { name: '내보내기' }));
    expect(await dialog.findByText(TEAM_MESSAGES.note)).toBeInTheDocument();
    await enterText(user, dialog.getByLabelText('이유'), '연락이 닿지 않았어요.');
    await user.click(dialog.getByRole('button', { name: '내보내기' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls).toEqual([{ call: 'remove', body: { ...MATE, note: '연락이 닿지 않았어요.' } }]);
  });

  it('hands the lead over, loses the actions of the leader, and keeps the place of the focus', async () => {
    const { user, calls } = await setup();
    await user.click(screen.getByRole('button', { name: '팀장 넘기기' }));
    await user.click(await screen.findByRole('radio', { name: '초록우산' }));
    const dialog = within(await screen.findByRole('dialog', { name: '초록우산 님에게 팀장을 넘길까요?' }));
    expect(dialog.getByRole('radio', { name: /^백엔드/ })).toBeChecked();
    // The figure of the two.
    expect(dialog.getByText('새벽코딩')).toBeInTheDocument();
    expect(dialog.getByText('팀장')).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: /^역할 없이 남기/ }));
    await user.click(dialog.getByRole('button', { name: '넘기기' }));

    expect(await screen.findByRole('button', { name: '나가기' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '프로젝트 완료하기' })).not.toBeInTheDocument();
    expect(calls).toEqual([{ call: 'lead', body: { ...MATE, role: null } }]);
    await waitFor(() => expect(screen.getByRole('heading', { name: '진행 단계' })).toHaveFocus());
  });

  it.each([
    ['ACTIVE', '프로젝트 완료하기', '완료하기', '함께 만든 이야기를 남겨요'],
    ['ACTIVE', '프로젝트 중단하기', '중단하기', '진행 단계'],
    ['STOPPED', '다시 진행하기', null, '진행 단계'],
  ] as const)(
    'gives a leader of a project that is %s the focus that belongs there after %s',
    async (status, name, answer, heading) => {
      const { user } = await setup({ ...TEAM, status });
      const button = screen.getByRole('button', { name });
      await user.click(button);
      if (answer) await confirm(user, answer);

      await waitFor(() => expect(button).not.toBeInTheDocument());
      expect(screen.getByRole('heading', { name: heading })).toHaveFocus();
    },
  );

  it('is asked whether to recruit again when a seat has become free', async () => {
    const asked = serveClosing(createProject({ id: 7, closed: true }));
    const { user } = await setup({ ...TEAM, closed: true, seatFree: true, seatFreed: true });
    expect(screen.getByText(RECRUITING_TEXTS.seatFreed)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '다시 모집하기' }));
    expect(await screen.findByText(PROJECT_MESSAGES.reopened)).toBeInTheDocument();
    expect(asked).toEqual([{ closed: false }]);
  });

  it('is told that recruiting is closed and why, and may reopen it, when no seat was freed', async () => {
    await setup({ ...TEAM, closed: true, closedReason: 'IDLE', seatFree: true, seatFreed: false });
    expect(screen.getByRole('button', { name: '다시 모집하기' })).toBeInTheDocument();
    expect(screen.getByText('오랫동안 소식이 없었어요')).toBeInTheDocument();
    expect(screen.getByText(RECRUITING_TEXTS.closed)).toBeInTheDocument();
  });

  it('is asked for another deadline when the deadline of the post is past', async () => {
    const asked: unknown[] = [];
    serveClosingResponse(7, async ({ request }) => {
      const change = await request.json();
      asked.push(change);
      return asked.length === 1 ? respondWithError(409, PROJECT_MESSAGES.deadlinePassed) : respond({ closed: false });
    });
    const { user } = await setup({ ...TEAM, closed: true, seatFree: true });
    await user.click(screen.getByRole('button', { name: '다시 모집하기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '다시 모집할까요?' }));
    await user.click(dialog.getByRole('button', { name: RECRUITING_TEXTS.noDeadline }));
    expect(await screen.findByText(PROJECT_MESSAGES.reopened)).toBeInTheDocument();
    expect(asked).toEqual([{ closed: false }, { closed: false, deadline: null }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a member', () => {
  const OF_MEMBER = { ...TEAM, isLeader: false };

  it('has no actions of the leader, and leaves with a reason', async () => {
    serveProject(createProject({ id: 7 }));
    const { user, calls } = await setup(OF_MEMBER, MEMBER);
    expect(
      screen.queryByRole('button', { name: /더 보기|연락 링크 고치기$|완료하기|중단하기|넘기기/ }),
    ).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /지원자 보기/ })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: '나가기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '팀에서 나갈까요?' }));
    await user.click(dialog.getByRole('radio', { name: '관심이 달라졌어요' }));
    await user.click(dialog.getByRole('button', { name: '나가기' }));

    await waitFor(() => expect(window.location.pathname).toBe('/projectdetail/7'));
    expect(calls).toEqual([{ call: 'leave', body: { reason: 'INTEREST' } }]);
  });

  it('can follow an address in the notice', async () => {
    await setup({ ...OF_MEMBER, notice: '회의는 https://meet.example/room 에서 해요.' }, MEMBER);

    const address = screen.getByRole('link', { name: /meet\.example\/room/ });
    expect(address).toHaveAttribute('href', 'https://meet.example/room');
  });
});

it('readers outside the team are redirected to the post with the reason', async () => {
  serveProject(createProject({ id: 7 }));
  serveTeamPageResponse(7, () => respondWithError(403, TEAM_MESSAGES.teamOnly));
  await renderRoute('/project/7/team', LEADER);
  expect(await screen.findByText(TEAM_MESSAGES.teamOnly)).toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe('/projectdetail/7'));
});

it('a retry is offered when the team fails to load', async () => {
  serveTeamPageResponse(7, () => respondWithError(500, ''));
  const { user } = await renderRoute('/project/7/team', LEADER);
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  serveTeamPage(TEAM);
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: TEAM.projectName })).toBeInTheDocument();
});

it('a mark opens its text, the arrows lead to the weeks before and after, Escape back to the mark', async () => {
  const { user } = await setup();
  const mark = screen.getByRole('button', { name: '11/16 주, 도움이 필요해요, 글 보기' });
  await user.click(mark);
  const text = within(screen.getByRole('dialog', { name: '초록우산' }));
  expect(text.getByText('은행 연동이 막혔어요.')).toBeInTheDocument();
  expect(text.getByRole('button', { name: '다음 주' })).toHaveAttribute('aria-disabled', 'true');

  await user.click(text.getByRole('button', { name: '앞 주' }));
  expect(text.getByText('11월 2일 ~ 8일')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(mark).toHaveFocus();
});

it('the last texts of one member are read below the table', async () => {
  const { user } = await setup();
  const news = within(screen.getByRole('region', { name: '소식' }));
  await user.click(news.getByRole('button', { name: /초록우산/ }));
  const texts = within(news.getByRole('list', { name: '초록우산 님의 지난 소식' })).getAllByRole('listitem');
  expect(texts).toHaveLength(2);
  expect(texts[0]).toHaveTextContent('이번 주도움이 필요해요은행 연동이 막혔어요.');
});

it('a suspended member is named as such and is not offered as leader', async () => {
  const [leader, mate] = TEAM.members;
  const { user } = await setup({ ...TEAM, members: [leader!, { ...mate!, suspended: true }] });
  expect(screen.getByText(TEAM_MESSAGES.suspended)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '팀장 넘기기' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '초록우산 님 더 보기' }));
  expect(screen.queryByRole('button', { name: '팀장 넘기기' })).not.toBeInTheDocument();
});
