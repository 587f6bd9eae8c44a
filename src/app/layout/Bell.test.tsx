import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import { ALARM_MESSAGES } from '@contract/alarm';
import { CONSENT_MESSAGES, CONSENT_TEXTS } from '@contract/archive';
import { MESSAGES } from '@contract/messages';
import { paths } from '@/shared/routes';
import {
  createInvite,
  createOwnPage,
  createProject,
  createProjectMember,
  renderRoute,
  respondWithError,
  serveAcceptResponse,
  serveAlarmStream,
  serveAlarms,
  serveAlarmsResponse,
  serveConsent,
  serveConsentResponse,
  serveOwnPage,
  serveProject,
} from '../testing';

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

const bell = (name: string | RegExp = /^알림/) => screen.findByRole('button', { name });
const panel = () => screen.findByRole('dialog', { name: '알림' });
const items = () => within(screen.getByRole('dialog', { name: '알림' })).queryAllByRole('listitem');

async function openBell(address = '/about') {
  const view = await renderRoute(address, { member: { nickname: '새벽코딩' } });
  await view.user.click(await bell());
  await panel();
  return view;
}

const press = async ({ user }: Awaited<ReturnType<typeof openBell>>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('the bell', () => {
  it('shows and counts invitations and evaluations of the last three days, newest first', async () => {
    serveAlarms({
      inviteProjectOutputList: [
        createInvite({ projectInvitedMemberId: 1, title: '오늘 온 초대' }),
        createInvite({ projectInvitedMemberId: 2, title: '사흘 전 초대', inviteDate: daysAgo(3) }),
        createInvite({ projectInvitedMemberId: 3, title: '나흘 전 초대', inviteDate: daysAgo(4) }),
      ],
      userArchiveList: [
        {
          archiveId: 5,
          archiveTitle: '막차알리미',
          createDate: daysAgo(1),
          consent: 'CONFIRMED',
          writer: '감자튀김',
          published: false,
        },
        {
          archiveId: 6,
          archiveTitle: '오래된 기록',
          createDate: daysAgo(9),
          consent: 'CONFIRMED',
          writer: '감자튀김',
          published: false,
        },
      ],
    });
    await openBell();

    expect(await bell('알림 3개')).toHaveAttribute('aria-expanded', 'true');
    expect(items().map((item) => item.textContent)).toEqual([
      '감자튀김 님이 ‘오늘 온 초대’ 프로젝트에 초대했어요.오늘거절수락',
      '‘막차알리미’ 팀원들이 평가를 기다리고 있어요.1일 전평가하러 가기',
      '감자튀김 님이 ‘사흘 전 초대’ 프로젝트에 초대했어요.3일 전거절수락',
    ]);
    expect(screen.getByRole('link', { name: '평가하러 가기' })).toHaveAttribute('href', '/5/teamevaluation');
    expect(screen.getByRole('link', { name: /오늘 온 초대/ })).toHaveAttribute('href', '/projectdetail/7');
    expect(within(await panel()).getByRole('link', { name: '내 프로필' })).toHaveAttribute('href', paths.ownPortfolio);
  });

  it('shows the empty state without a count when nothing is pending', async () => {
    await openBell();
    expect(await screen.findByText('새 알림이 없어요.')).toBeInTheDocument();
    expect(await bell('알림')).toBeInTheDocument();
  });

  it('shows its loading state, and a retry after a failure that moves the focus to the heading', async () => {
    serveAlarmsResponse(async () => {
      await delay('infinite');
      return undefined;
    });
    const first = await openBell();
    expect(await screen.findByText('불러오는 중이에요…')).toBeInTheDocument();
    first.unmount();

    serveAlarmsResponse(() => respondWithError(500, MESSAGES.unknown));
    const view = await openBell();
    const again = await screen.findByRole('button', { name: '다시 시도' });
    expect(screen.queryByText(MESSAGES.unknown)).not.toBeInTheDocument();

    serveAlarms({ inviteProjectOutputList: [createInvite()] });
    await view.user.click(again);
    expect(await bell('알림 1개')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: '알림' })).toHaveFocus());
  });

  it('closes on Escape with the focus restored, on a press outside, and on navigation', async () => {
    const { user } = await openBell();
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await bell()).toHaveFocus();

    await user.keyboard('{Enter}');
    await panel();
    await user.click(screen.getByRole('main'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(await bell());
    await panel();
    fireEvent.click(screen.getByRole('link', { name: '이용약관' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('closes when the focus leaves it', async () => {
    const { user } = await openBell();
    const links = within(await panel()).getAllByRole('link');
    links.at(-1)?.focus();
    await user.tab();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('refetches whenever it is opened', async () => {
    const { change } = serveAlarms();
    await openBell();
    await screen.findByText('새 알림이 없어요.');
    fireEvent.click(await bell());
    change({ inviteProjectOutputList: [createInvite()] });
    fireEvent.click(await bell());
    expect(await bell('알림 1개')).toBeInTheDocument();
  });
});

describe('answering an invitation in the bell', () => {
  it('shows a toast after accepting, removes the last item, and moves the focus to the heading', async () => {
    const { answers } = serveAlarms({ inviteProjectOutputList: [createInvite({ projectInvitedMemberId: 31 })] });
    await press(await openBell(), '수락');

    expect(await screen.findByText(ALARM_MESSAGES.accepted)).toBeInTheDocument();
    expect(await screen.findByText('새 알림이 없어요.')).toBeInTheDocument();
    expect(answers).toEqual(['accept 31']);
    await waitFor(() => expect(screen.getByRole('heading', { name: '알림' })).toHaveFocus());
  });

  it('removes the item after declining', async () => {
    const { answers } = serveAlarms({ inviteProjectOutputList: [createInvite({ projectInvitedMemberId: 31 })] });
    await press(await openBell(), '거절');

    expect(await screen.findByText(ALARM_MESSAGES.declined)).toBeInTheDocument();
    expect(await screen.findByText('새 알림이 없어요.')).toBeInTheDocument();
    expect(answers).toEqual(['decline 31']);
  });

  it('sends one request, however often the button is pressed', async () => {
    const { answers } = serveAlarms({ inviteProjectOutputList: [createInvite({ projectInvitedMemberId: 31 })] });
    const { user } = await openBell();
    await user.dblClick(await screen.findByRole('button', { name: '수락' }));

    expect(await screen.findByText('새 알림이 없어요.')).toBeInTheDocument();
    expect(await screen.findByText(ALARM_MESSAGES.accepted)).toBeInTheDocument();
    expect(answers).toEqual(['accept 31']);
  });

  it('removes an item that was answered before, and shows the reason', async () => {
    const alarms = serveAlarms({ inviteProjectOutputList: [createInvite()] });
    const view = await openBell();
    await screen.findByRole('button', { name: '수락' });
    alarms.change({ inviteProjectOutputList: [] });
    await press(view, '수락');

    expect(await screen.findByRole('alert')).toHaveTextContent(ALARM_MESSAGES.gone);
    expect(await screen.findByText('새 알림이 없어요.')).toBeInTheDocument();
  });

  it.each([ALARM_MESSAGES.full, ALARM_MESSAGES.closed])(
    'leaves the item in the list after a refusal: %s',
    async (message) => {
      serveAlarms({ inviteProjectOutputList: [createInvite()] });
      serveAcceptResponse(() => respondWithError(409, message));
      await press(await openBell(), '수락');

      expect(await screen.findByRole('alert')).toHaveTextContent(message);
      expect(items()).toHaveLength(1);
    },
  );

  it('only logs any other failure; the item stays and can be answered again', async () => {
    const noted = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    serveAlarms({ inviteProjectOutputList: [createInvite()] });
    serveAcceptResponse(() => respondWithError(500, MESSAGES.unknown));
    await press(await openBell(), '수락');

    await waitFor(() => expect(noted).toHaveBeenCalledWith('acceptInvitation failed.', expect.anything()));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: '수락' })).not.toHaveAttribute('aria-busy'));
  });

  it('refetches the page of the post', async () => {
    const members = [createProjectMember('감자튀김')];
    const post = createProject({ id: 7, writer: '감자튀김', members });
    serveProject(post);
    serveAlarms({ inviteProjectOutputList: [createInvite({ projectId: 7 })] });
    const view = await openBell('/projectdetail/7');
    await screen.findByRole('heading', { level: 1, name: post.title });

    serveProject({ ...post, members: [...members, createProjectMember('새벽코딩')] });
    await press(view, '수락');
    expect((await screen.findAllByText('새벽코딩'))[0]).toBeInTheDocument();
  });

  it('refetches the own profile', async () => {
    const { title, projectId, projectInvitedMemberId, inviteDate } = createInvite();
    const invitation = { title, projectId, projectInvitedMemberId, inviteDate, commentCount: 0 };
    serveOwnPage(createOwnPage({ portfolio: { invitedProjects: [invitation] } }));
    serveAlarms({ inviteProjectOutputList: [createInvite()] });
    const { user } = await openBell('/mypage?tab=portfolio');
    const profile = within(screen.getByRole('main'));
    await profile.findByText(title);

    serveOwnPage(createOwnPage());
    await user.click(within(await panel()).getByRole('button', { name: '수락' }));
    await waitFor(() => expect(profile.queryByText(title)).not.toBeInTheDocument());
  });
});

const QUESTION = {
  archiveId: 5,
  archiveTitle: '막차알리미',
  createDate: daysAgo(2),
  consent: 'ASKED' as const,
  writer: '감자튀김',
  published: false,
};
const SENTENCE = CONSENT_TEXTS.question('감자튀김', '막차알리미');

describe('the question about an archive in the bell', () => {
  it('is the first item, and becomes the evaluation request in place when it is confirmed', async () => {
    const alarms = serveAlarms({ inviteProjectOutputList: [createInvite()], userArchiveList: [QUESTION] });
    const sent = serveConsent(5, () => alarms.change({ userArchiveList: [{ ...QUESTION, consent: 'CONFIRMED' }] }));
    const { user } = await openBell();
    expect(await screen.findByRole('link', { name: SENTENCE })).toHaveAttribute('href', '/archive/5');
    expect(items()[0]).toHaveTextContent(SENTENCE);
    const yes = screen.getByRole('button', { name: '함께했어요' });
    expect(yes).toHaveAccessibleDescription(SENTENCE);

    await user.click(yes);

    expect(await screen.findByText(CONSENT_MESSAGES.confirmed)).toBeVisible();
    await waitFor(() => expect(items()[0]).toHaveTextContent('평가를 기다리고 있어요'));
    expect(sent).toEqual([{ consent: 'CONFIRMED' }]);
  });

  it('is removed after it is declined in the dialog by the keyboard, and the focus moves to the heading of the list', async () => {
    const alarms = serveAlarms({ userArchiveList: [QUESTION] });
    const sent = serveConsent(5, () => alarms.change({ userArchiveList: [] }));
    const { user } = await openBell();
    (await screen.findByRole('button', { name: '아니에요' })).focus();

    await user.keyboard('{Enter}');
    expect(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '취소' })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');

    expect(await screen.findByText('새 알림이 없어요.')).toBeInTheDocument();
    expect(sent).toEqual([{ consent: 'DECLINED' }]);
    await waitFor(() => expect(screen.getByRole('heading', { name: '알림' })).toHaveFocus());
  });

  it.each(['declined', 'answered 404'])('moves the focus to the next item when it is %s', async (how) => {
    const next = { ...QUESTION, archiveId: 6, archiveTitle: '다음 기록', createDate: daysAgo(3) };
    const alarms = serveAlarms({ userArchiveList: [QUESTION, next] });
    const leave = () => alarms.change({ userArchiveList: [next] });
    serveConsent(5, leave);
    if (how === 'answered 404')
      serveConsentResponse(5, () => {
        leave();
        return respondWithError(404, MESSAGES.postGone);
      });
    const { user } = await openBell();

    await user.click(await screen.findByRole('button', { name: '아니에요', description: SENTENCE }));
    await user.click(await screen.findByRole('button', { name: CONSENT_MESSAGES.declineButton }));

    await waitFor(() => expect(items()).toHaveLength(1));
    expect(items()[0]).toHaveTextContent('다음 기록');
    await waitFor(() => expect(items()[0]).toHaveFocus());
  });

  it('keeps the focus when it is confirmed', async () => {
    const alarms = serveAlarms({ userArchiveList: [QUESTION] });
    serveConsent(5, () => alarms.change({ userArchiveList: [{ ...QUESTION, consent: 'CONFIRMED' }] }));
    const { user } = await openBell();

    await user.click(await screen.findByRole('button', { name: '함께했어요' }));

    await waitFor(() => expect(items()[0]).toHaveTextContent('평가를 기다리고 있어요'));
    await waitFor(() => expect(items()[0]).toHaveFocus());
  });

  it('keeps its item and its focus when the answer fails', async () => {
    serveAlarms({ userArchiveList: [QUESTION] });
    serveConsentResponse(5, () => respondWithError(500, MESSAGES.unknown));
    const { user } = await openBell();
    const yes = await screen.findByRole('button', { name: '함께했어요' });
    await user.click(yes);

    expect(await screen.findByRole('alert')).toHaveTextContent(CONSENT_MESSAGES.failed);
    expect(yes).toHaveFocus();
  });
});

describe('the open bell', () => {
  it('keeps its order, adds new items at the top and marks an invitation that was answered elsewhere or withdrawn', async () => {
    const old = createInvite({ projectInvitedMemberId: 1, title: '먼저 온 초대', inviteDate: daysAgo(1) });
    const alarms = serveAlarms({ inviteProjectOutputList: [old] });
    const { tokens, push } = serveAlarmStream();
    await openBell();
    await waitFor(() => expect(tokens).toHaveLength(1));

    alarms.change({ inviteProjectOutputList: [createInvite({ projectInvitedMemberId: 2, title: '새 초대' })] });
    push();

    expect(await screen.findByText(ALARM_MESSAGES.new)).toBeVisible();
    expect(items()[0]).toHaveTextContent('새 초대');
    expect(items()[1]).toHaveTextContent('먼저 온 초대');
    expect(items()[1]).toHaveTextContent(ALARM_MESSAGES.gone);
  });
});

it('the sample page of the bell is public and shows one item without data', async () => {
  await renderRoute('/1');
  expect(await screen.findByRole('heading', { level: 1, name: '알림' })).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getAllByRole('listitem')).toHaveLength(1);
});
