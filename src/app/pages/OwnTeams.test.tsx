import { screen, waitFor, within } from '@testing-library/react';
import { APPLICATION_MESSAGES } from '@contract/application';
import { TEAM_MESSAGES } from '@contract/team';
import {
  createInvite,
  createMyApplication,
  createOwnPage,
  createTeamItem,
  renderRoute,
  serveAlarms,
  serveMyApplications,
  serveOwnPage,
  serveTeams,
} from '../testing';

const ACTIVITY = '/mypage?tab=activity';
const part = (name: RegExp) => screen.findByRole('region', { name });

beforeEach(() => serveOwnPage(createOwnPage()));

describe('the own activity', () => {
  it('shows the own teams with their pending tasks', async () => {
    serveTeams([
      createTeamItem({ due: ['CHECK_IN', 'APPLICATIONS'] }),
      createTeamItem({ projectId: 8, status: 'DONE' }),
      createTeamItem({ projectId: 9, status: 'DONE', archived: true }),
    ]);
    await renderRoute(ACTIVITY, { member: true });
    const teams = await within(await part(/^내 팀/)).findAllByRole('link');
    expect(teams[0]).toHaveAttribute('href', '/project/7/team');
    expect(teams[0]).toHaveTextContent('프론트엔드진행 중정산반장 2.0이번 주 체크인 · 답할 지원');
    expect(teams[1]).toHaveTextContent('2명이 함께해요');
    expect(teams[2]).toHaveTextContent('아카이브에 남겼어요');
  });

  it('lists the pending items of the member, oldest first, then the tasks of the teams', async () => {
    serveOwnPage(
      createOwnPage({
        portfolio: {
          invitedProjects: [
            {
              projectInvitedMemberId: 3,
              projectId: 9,
              title: '연합 해커톤',
              inviteDate: '2026-03-03T00:00:00Z',
              commentCount: 0,
            },
          ],
          pendingEvaluations: [
            {
              archiveId: 5,
              archiveTitle: '막차알리미',
              createDate: '2026-03-01T00:00:00Z',
              consent: 'CONFIRMED',
              writer: '감자튀김',
              published: false,
            },
          ],
        },
      }),
    );
    serveTeams([createTeamItem({ due: ['ARCHIVE'] })]);
    await renderRoute(ACTIVITY, { member: true });
    const todo = within(await part(/^할 일/));
    // Teams are a response of their own.
    await todo.findByRole('link', { name: '아카이브로 남기기' });
    expect(todo.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringContaining('막차알리미'),
      expect.stringContaining('연합 해커톤'),
      expect.stringContaining('정산반장 2.0'),
    ]);
    expect(todo.getByRole('link', { name: '아카이브로 남기기' })).toHaveAttribute(
      'href',
      '/archive/registration?from=7',
    );
  });

  it('shows every application with role, state, date and reason', async () => {
    serveMyApplications([
      createMyApplication({ id: 1 }),
      createMyApplication({ id: 2, status: 'DECLINED', reason: 'SKILL' }),
      createMyApplication({ id: 3, status: 'DECLINED', reason: 'OTHER', note: '다음에 함께해요.' }),
      createMyApplication({ id: 4, status: 'EXPIRED', endedReason: 'DELETED', projectId: null }),
      createMyApplication({ id: 5, status: 'WITHDRAWN' }),
      createMyApplication({ id: 6, status: 'ACCEPTED', createdDateTime: '2026-01-02T03:00:00Z' }),
    ]);
    await renderRoute(ACTIVITY, { member: true });
    const rows = await within(await part(/^지원 현황/)).findAllByRole('listitem');
    expect(rows.map((row) => row.textContent?.replace(/.*지원(?!이)/, ''))).toEqual([
      '답을 기다리고 있어요12일 뒤 만료',
      '거절됐어요다른 역량을 찾고 있어요',
      '거절됐어요다음에 함께해요.',
      '지원이 끝났어요모집글이 삭제됐어요',
      '취소했어요',
      '수락됐어요',
    ]);
    expect(rows[5]).toHaveTextContent('프론트엔드 · 26.01.02 지원');
  });

  it('shows that there are neither teams nor applications', async () => {
    await renderRoute(ACTIVITY, { member: true });
    expect(await screen.findByText(TEAM_MESSAGES.noTeams)).toBeInTheDocument();
    expect(await screen.findByText(APPLICATION_MESSAGES.noApplications)).toBeInTheDocument();
  });
});

describe('an invitation to a post with seats', () => {
  async function openBell(roles: ('FRONT_END' | 'PM')[]) {
    const { accepted } = serveAlarms({ inviteProjectOutputList: [createInvite({ roles })] });
    const { user } = await renderRoute('/about', { member: true });
    await user.click(await screen.findByRole('button', { name: '알림 1개' }));
    await user.click(await screen.findByRole('button', { name: '수락' }));
    return { user, accepted };
  }

  it('asks for the role before it is accepted', async () => {
    const { user, accepted } = await openBell(['FRONT_END', 'PM']);
    const dialog = within(await screen.findByRole('dialog', { name: '어떤 역할로 함께할까요?' }));
    await user.click(dialog.getByRole('button', { name: '수락' }));
    expect(await dialog.findByText(APPLICATION_MESSAGES.role)).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'PM' }));
    await user.click(dialog.getByRole('button', { name: '수락' }));

    expect(await screen.findByText('초대를 수락했어요.')).toBeInTheDocument();
    expect(accepted).toEqual([{ role: 'PM' }]);
  });

  it('is not answered when the back button closes the question, which leaves the bell open', async () => {
    const { user, accepted } = await openBell(['FRONT_END', 'PM']);
    await screen.findByRole('dialog', { name: '어떤 역할로 함께할까요?' });

    window.history.back();
    await waitFor(() => expect(screen.queryByText('어떤 역할로 함께할까요?')).not.toBeInTheDocument());
    expect(window.location.pathname).toBe('/about');
    await user.click(screen.getByRole('button', { name: '수락' }));
    expect(await screen.findByRole('dialog', { name: '어떤 역할로 함께할까요?' })).toBeInTheDocument();
    expect(accepted).toEqual([]);
  });

  it('is accepted without a question in the only free role', async () => {
    const { accepted } = await openBell(['PM']);
    expect(await screen.findByText('초대를 수락했어요.')).toBeInTheDocument();
    expect(accepted).toEqual([{ role: 'PM' }]);
  });
});
