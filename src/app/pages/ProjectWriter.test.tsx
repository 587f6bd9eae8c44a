/** @tier full */
import { screen, waitFor, within } from '@testing-library/react';
import { addDays, todayInKorea } from '@contract/dates';
import {
  DELETION_TEXTS,
  PROJECT_MESSAGES,
  RECRUITING_TEXTS,
  suggestedDeadline,
  type ProjectDetail,
} from '@contract/project';
import { HttpResponse } from 'msw';
import {
  createProject,
  createProjectItem,
  createProjectMember,
  createReportTarget,
  createTeam,
  enterText,
  memberIdOf,
  renderRoute,
  respond,
  respondWithError,
  serveClosing,
  serveClosingResponse,
  serveProject,
  serveProjectResponse,
  serveProjects,
  serveRemovalResponse,
  serveReportTarget,
  serveTeamPage,
  withResolvers,
} from '../testing';

const OTHERS = createProject({ id: 7, title: '책갈피 팀원을 찾아요', writer: '기획하는곰' });
const OWN: ProjectDetail = {
  ...OTHERS,
  writerId: memberIdOf('새벽코딩'),
  writer: '새벽코딩',
  mine: { state: 'LEADER', waiting: 0 },
};

const WRITER = { member: { nickname: '새벽코딩' } };
const TARGET = { targetType: 'project', targetId: 7 };

/** Rendered twice on the page: in the card of facts, and in the bar of narrow screens. */
const action = async (name: string) => (await screen.findAllByRole('button', { name }))[0]!;

const reportedTarget = async () => {
  await waitFor(() => expect(window.location.pathname).toBe('/report'));
  return (window.history.state as { usr: unknown }).usr;
};

async function setup(project = OWN, options: Parameters<typeof renderRoute>[1] = WRITER) {
  serveProject(project);
  const view = await renderRoute('/projectdetail/7', options);
  await screen.findByRole('heading', { level: 1, name: OWN.title });
  return view;
}

describe('the page of an own post', () => {
  it('links to its form, and offers no report', async () => {
    await setup();
    expect(screen.getByRole('link', { name: '수정' })).toHaveAttribute('href', '/project/edit/7');
    expect(screen.queryByRole('link', { name: '신고하기' })).not.toBeInTheDocument();
  });
});

describe('the page of another member’s post', () => {
  it.each([
    ['a member', { member: true as const }],
    ['a visitor', {}],
  ])('shows %s a text link to the report, and no actions of the writer', async (_, options) => {
    await setup(OTHERS, options);

    expect(screen.getByRole('link', { name: '신고하기' })).toHaveTextContent('신고하기');
    expect(screen.queryByRole('link', { name: '수정' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '삭제' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /모집하기|마감하기/ })).not.toBeInTheDocument();
  });

  it('passes the post to the report page', async () => {
    serveReportTarget(createReportTarget());
    const { user } = await setup(OTHERS, { member: true });

    await user.click(screen.getByRole('link', { name: '신고하기' }));

    expect(await reportedTarget()).toEqual(TARGET);
    expect(await screen.findByRole('heading', { level: 1, name: '신고하기' })).toBeVisible();
  });

  it('shows no actions of the writer when the writer has withdrawn', async () => {
    await setup(
      { ...OTHERS, writerId: null, writer: null, closed: true, leader: { ...OTHERS.leader, nickname: null } },
      {},
    );

    expect(screen.getByText('탈퇴한 회원')).toBeVisible();
    expect(screen.getByRole('link', { name: '신고하기' })).toHaveTextContent('신고하기');
    expect(screen.queryByRole('button', { name: '다시 모집하기' })).not.toBeInTheDocument();
  });
});

describe('closing and reopening', () => {
  it('closes recruiting with a toast, and reopens it', async () => {
    const asked = serveClosing(OWN);
    const { user } = await renderRoute('/projectdetail/7', WRITER);

    await user.click(await action('모집 마감하기'));
    expect(await screen.findByText('모집을 마감했어요.')).toBeVisible();
    expect(screen.getByText('모집 마감')).toBeVisible();

    await user.click(await action('다시 모집하기'));
    expect(await screen.findByText('모집을 다시 시작했어요.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('모집 마감')).not.toBeInTheDocument());
    expect(asked).toEqual([{ closed: true }, { closed: false }]);
  });

  describe('after the deadline', () => {
    const PAST = { ...OWN, closed: true, closedReason: 'DEADLINE' as const, deadline: addDays(todayInKorea(), -1) };

    async function openDialog() {
      const asked = serveClosing(PAST);
      const { user } = await renderRoute('/projectdetail/7', WRITER);
      await user.click(await action('다시 모집하기'));
      expect(await screen.findByRole('dialog', { name: '다시 모집할까요?' })).toHaveTextContent(
        PROJECT_MESSAGES.deadlinePassed,
      );
      return { asked, user };
    }

    const inDialog = () => within(screen.getByRole('dialog'));

    it('asks for another deadline and suggests one', async () => {
      const { asked, user } = await openDialog();
      await user.click(inDialog().getByRole('button', { name: '다시 모집하기' }));
      expect(await screen.findByText(PROJECT_MESSAGES.reopened)).toBeVisible();
      expect(asked).toEqual([{ closed: false, deadline: suggestedDeadline(todayInKorea()) }]);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it('reopens without a deadline on request', async () => {
      const { asked, user } = await openDialog();
      await user.click(inDialog().getByRole('button', { name: RECRUITING_TEXTS.noDeadline }));
      expect(await screen.findByText(PROJECT_MESSAGES.reopened)).toBeVisible();
      expect(asked).toEqual([{ closed: false, deadline: null }]);
    });

    it('accepts no past date, and stays closed when the dialog is closed', async () => {
      const { asked, user } = await openDialog();
      const date = inDialog().getByRole('textbox', { name: RECRUITING_TEXTS.deadline });
      await user.clear(date);
      await user.type(date, '20250101');
      await user.click(inDialog().getByRole('button', { name: '다시 모집하기' }));
      expect(await inDialog().findByText(PROJECT_MESSAGES.deadline)).toBeVisible();
      await user.click(inDialog().getByRole('button', { name: '닫기' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(asked).toEqual([]);
    });
  });

  it('closes the dialog with the back button, which stays on the page', async () => {
    const asked = serveClosing({ ...OWN, closed: true, deadline: addDays(todayInKorea(), -1) });
    const { user } = await renderRoute('/projectdetail/7', WRITER);
    const button = await action('다시 모집하기');
    await user.click(button);
    await screen.findByRole('dialog', { name: '다시 모집할까요?' });

    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
    expect(window.location.pathname).toBe('/projectdetail/7');
    expect(asked).toEqual([]);
  });

  it('is not offered once the project has ended', async () => {
    await setup({ ...OWN, closed: true, closedReason: 'WRITER', status: 'DONE' });
    expect(screen.queryByRole('button', { name: '다시 모집하기' })).not.toBeInTheDocument();
  });

  it('shows why the server does not reopen a post', async () => {
    const { user } = await setup({ ...OWN, closed: true, closedReason: 'WRITER' });
    serveClosingResponse(7, () => respondWithError(409, PROJECT_MESSAGES.noFreeSeat));
    await user.click(await action('다시 모집하기'));
    expect(await screen.findByRole('alert')).toHaveTextContent(PROJECT_MESSAGES.noFreeSeat);
  });

  it('does not change the post after a failure, whose toast is cleared as soon as the next try is sent', async () => {
    const { user } = await setup();
    serveClosingResponse(7, () => HttpResponse.error());
    await user.click(await action('모집 마감하기'));
    expect(await screen.findByRole('alert')).toHaveTextContent(PROJECT_MESSAGES.closingFailed);

    const { promise: held, resolve: release } = withResolvers();
    serveClosingResponse(7, async () => {
      await held;
      return respond({ closed: true });
    });
    await user.click(await action('모집 마감하기'));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());

    release();
    expect(await screen.findByText(PROJECT_MESSAGES.closed)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('deleting', () => {
  const remove = async ({ user }: Awaited<ReturnType<typeof setup>>, choice: string) => {
    await user.click(screen.getByRole('button', { name: '삭제' }));
    const question = await screen.findByRole('alertdialog', { name: '이 모집글을 삭제할까요?' });
    expect(question).toHaveTextContent('삭제하면 되돌릴 수 없어요.');
    await user.click(within(question).getByRole('button', { name: choice }));
  };

  it('asks for a confirmation, shows a toast, and navigates to the list without the post', async () => {
    serveProjects([createProjectItem({ id: 1, title: '남은 모집글' })]);
    const view = await setup();
    const removed = jest.fn(() => respond(null));
    serveRemovalResponse(7, removed);
    const gone = jest.fn(() => respondWithError(404, '삭제됐거나 없는 글이에요.'));
    serveProjectResponse(7, gone);

    await remove(view, '삭제');

    expect(await screen.findByText('모집글을 삭제했어요.')).toBeVisible();
    expect(await screen.findByRole('link', { name: '남은 모집글' })).toBeVisible();
    expect(window.location.pathname).toBe('/project');
    expect(removed).toHaveBeenCalledTimes(1);
    expect(gone).not.toHaveBeenCalled();
  });

  it('does not leave the page that was opened before the response', async () => {
    const view = await setup();
    const { promise: held, resolve: release } = withResolvers();
    serveRemovalResponse(7, async () => {
      await held;
      return respond(null);
    });
    await remove(view, '삭제');
    await view.user.click(screen.getAllByRole('link', { name: '소개' })[0]!);
    await waitFor(() => expect(screen.queryByRole('button', { name: '삭제' })).not.toBeInTheDocument());

    release();
    expect(await screen.findByText('모집글을 삭제했어요.')).toBeVisible();
    expect(window.location.pathname).toBe('/about');
  });

  it('does nothing when the confirmation is cancelled', async () => {
    const view = await setup();
    const removed = jest.fn(() => respond(null));
    serveRemovalResponse(7, removed);

    await remove(view, '취소');

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/projectdetail/7');
    expect(removed).not.toHaveBeenCalled();
  });

  it.each([
    ['모집글을 삭제하지 못했어요. 잠시 후 다시 시도해 주세요.', () => HttpResponse.error()],
    ['삭제 권한이 없어요.', () => respondWithError(403, '삭제 권한이 없어요.')],
  ])('shows the message %s', async (message, resolver) => {
    const view = await setup();
    serveRemovalResponse(7, resolver);

    await remove(view, '삭제');

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(window.location.pathname).toBe('/projectdetail/7');
  });

  it('removes the post from the cache: a later visit gets a 404', async () => {
    serveProjects([createProjectItem({ id: 7, title: OWN.title })]);
    const view = await renderRoute('/project', WRITER);
    serveProject(OWN);
    await view.user.click(await screen.findByRole('link', { name: OWN.title }));
    await screen.findByRole('button', { name: '삭제' });
    serveRemovalResponse(7, () => respond(null));
    serveProjectResponse(7, () => respondWithError(404, '삭제됐거나 없는 글이에요.'));
    await remove(view, '삭제');

    // The list of this test still contains the deleted post, as an outdated list in another tab would.
    await view.user.click(await screen.findByRole('link', { name: OWN.title }));

    expect(await screen.findByRole('heading', { level: 1, name: '삭제됐거나 없는 글이에요.' })).toBeVisible();
  });
});

describe('deleting a post with a team', () => {
  const WITH_TEAM: ProjectDetail = {
    ...OWN,
    members: [createProjectMember('새벽코딩'), createProjectMember('초록우산')],
    mine: { state: 'LEADER', waiting: 2 },
  };

  const deletion = () => screen.findByRole('dialog', { name: '이 모집글을 삭제할까요?' });

  async function openDialog(overrides?: Partial<ProjectDetail>) {
    serveTeamPage(createTeam({ checkInCount: 41, contactLink: 'https://open.example/room' }));
    const view = await setup({ ...WITH_TEAM, ...overrides });
    await view.user.click(screen.getByRole('button', { name: '삭제' }));
    return view;
  }

  it('names what goes, and asks for the name of the project', async () => {
    const { user } = await openDialog();
    const dialog = within(await deletion());
    const removed = jest.fn(() => respond(null));
    serveRemovalResponse(7, removed);
    expect(await dialog.findByText('체크인 41개')).toBeInTheDocument();
    expect(dialog.getByText('연락 링크')).toBeInTheDocument();
    expect(dialog.getByText(DELETION_TEXTS.consequences(2))).toBeInTheDocument();

    await user.click(dialog.getByRole('button', { name: '삭제' }));
    expect(await dialog.findByText(DELETION_TEXTS.wrongName)).toBeInTheDocument();
    expect(removed).not.toHaveBeenCalled();

    serveProjects([]);
    await enterText(user, dialog.getByRole('textbox'), WITH_TEAM.projectName);
    await user.click(dialog.getByRole('button', { name: '삭제' }));
    expect(await screen.findByText('모집글을 삭제했어요.')).toBeVisible();
    expect(removed).toHaveBeenCalledTimes(1);
  });

  it('offers first to close the post, or to stop the project', async () => {
    const closed = serveClosing(WITH_TEAM);
    const { user } = await openDialog();
    const dialog = within(await deletion());
    expect(dialog.getByRole('button', { name: /^프로젝트 중단/ })).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: /^모집 마감/ })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: /^모집 마감/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(closed).toEqual([{ closed: true }]);
  });

  it.each([
    ['the way to stop the project when the post is closed', { closed: true }, /^프로젝트 중단/],
    ['the way out when the project is stopped', { closed: true, status: 'STOPPED' as const }, '취소'],
  ])('moves the focus to %s', async (_, overrides, name) => {
    await openDialog(overrides);
    expect(within(await deletion()).getByRole('button', { name })).toHaveFocus();
  });
});
