import { act, screen, waitFor, within } from '@testing-library/react';
import { todayInKorea } from '@contract/dates';
import { ALARM_MESSAGES } from '@contract/alarm';
import { APPLICATION_MESSAGES } from '@contract/application';
import { ERROR_CODES } from '@contract/errorCodes';
import { NOTIFICATION_TEXTS, PUSH_TEXTS as TEXT, type PushDevice } from '@contract/notifications';
import { http } from 'msw';
import { EMPTY_PROJECT } from '@/features/project/model/projectForm';
import {
  createInvite,
  createMails,
  createOwnPage,
  createProject,
  mockServer,
  renderRoute,
  respondWithError,
  serveAccount,
  serveAlarms,
  serveApplying,
  serveLogout,
  serveMails,
  serveNotificationSettings,
  serveOwnPage,
  serveProject,
  serveProjectRegistration,
  serveProjects,
  signup,
  storeDraft,
} from '../testing';
import { clearToasts } from '@/shared/toast';
import { fakePush, removeFakePush } from '../testing/fakePush';

const DEVICE: PushDevice = {
  id: 7,
  label: 'Android · Samsung Internet',
  createdDateTime: '2026-11-01T00:00:00Z',
  lastDateTime: '2026-11-24T03:00:00Z',
};
const MEMBER = { member: true } as const;

const stored = () => JSON.parse(localStorage.getItem('push-device') ?? 'null') as { id: number; day: string } | null;
const remember = (id: number, day: string, member: number | null = null) =>
  localStorage.setItem('push-device', JSON.stringify({ id, day, member }));

afterEach(() => removeFakePush());

async function openSettings(settings: Parameters<typeof serveNotificationSettings>[0] = {}) {
  serveAccount();
  serveMails(createMails());
  const served = serveNotificationSettings(settings);
  const view = await renderRoute('/mypage/account', MEMBER);
  const devices = await screen.findByRole('region', { name: TEXT.devices });
  return { ...view, served, devices };
}

describe('the settings of pushes', () => {
  it('make this browser a device after its button, and not before', async () => {
    const browser = fakePush();
    const { user, devices, served } = await openSettings({ vapidKey: 'BAUG' });
    const team = screen.getByRole('switch', { name: '팀 푸시' });
    expect(team).toHaveAttribute('aria-disabled', 'true');
    expect(team).toHaveAccessibleDescription(TEXT.quiet);
    expect(browser.asked).toBe(0);

    await user.click(within(devices).getByRole('button', { name: TEXT.turnOn }));
    expect(await screen.findByText(TEXT.done)).toBeInTheDocument();
    expect(await within(devices).findByText(TEXT.here)).toBeInTheDocument();
    expect([browser.asked, browser.key]).toEqual([1, 'BAUG']);
    expect(stored()).toMatchObject({ id: served.devices[0]?.id, day: todayInKorea() });
    await user.click(screen.getByRole('switch', { name: '팀 푸시' }));
    await waitFor(() => expect(served.push.TEAM).toBe(false));
    expect(served.mail.TEAM).toBe(true);
  });

  it('list devices with their last use, and end one, which this browser need not be', async () => {
    fakePush();
    const { user, devices, served } = await openSettings({ devices: [DEVICE] });
    expect(within(devices).getByText(TEXT.lastUse('26.11.24'))).toBeInTheDocument();
    const off = within(devices).getByRole('button', { name: TEXT.turnOff });
    expect(off).toHaveAccessibleDescription(DEVICE.label);
    await user.click(off);
    expect(await screen.findByText(TEXT.turnedOff(DEVICE.label))).toBeInTheDocument();
    expect(within(devices).queryByText(DEVICE.label)).not.toBeInTheDocument();
    expect(served.devices).toEqual([]);
  });

  it('end this browser with its subscription', async () => {
    const browser = fakePush({ subscribedFor: 'BA' });
    remember(DEVICE.id, todayInKorea());
    const { user, devices } = await openSettings({ devices: [DEVICE] });
    expect(within(devices).getByText(TEXT.quiet)).toBeInTheDocument();
    await user.click(within(devices).getByRole('button', { name: TEXT.turnOff }));
    expect(await within(devices).findByRole('button', { name: TEXT.turnOn })).toBeInTheDocument();
    await waitFor(() => expect([browser.unsubscribed, stored()]).toEqual([1, null]));
  });

  it('say that a push service is unknown, and that switching on has failed', async () => {
    fakePush();
    const { user, devices } = await openSettings();
    const refuse = (status: number) =>
      mockServer.use(http.post('*/api/users/me/push-devices', () => respondWithError(status, TEXT.unknownHost)));
    refuse(400);
    await user.click(within(devices).getByRole('button', { name: TEXT.turnOn }));
    expect(await screen.findByText(TEXT.unknownHost)).toBeInTheDocument();
    refuse(500);
    await user.click(within(devices).getByRole('button', { name: TEXT.turnOn }));
    expect(await screen.findByText(TEXT.failed)).toBeInTheDocument();
    expect(stored()).toBeNull();
  });

  it('say that the browser refuses', async () => {
    fakePush({ permission: 'denied' });
    const { devices } = await openSettings();
    expect(within(devices).getByText(TEXT.denied)).toBeInTheDocument();
    expect(within(devices).queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['of another browser', 'Mozilla/5.0 (X11; Linux x86_64)', TEXT.unsupported],
    ['of an iPhone outside the installed app', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', TEXT.install],
  ])('say why there are none %s', async (_name, agent, sentence) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    const { devices } = await openSettings();
    expect(within(devices).getByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: '댓글 푸시' })).toHaveAccessibleDescription(sentence);
  });

  it('have a row for operators without switches', async () => {
    await openSettings();
    const row = screen.getByRole('row', { name: new RegExp(NOTIFICATION_TEXTS.operator) });
    expect(within(row).queryByRole('switch')).not.toBeInTheDocument();
    expect(row).toHaveTextContent(NOTIFICATION_TEXTS.always);
  });
});

describe('the question about pushes', () => {
  const POST = createProject({
    id: 7,
    writer: '기획하는곰',
    roles: ['FRONT_END', 'PM'],
    personnel: 3,
    filled: 1,
    seats: [
      { role: 'FRONT_END', count: 1, taken: 0 },
      { role: 'PM', count: 1, taken: 0 },
    ],
    mine: { state: 'NONE' },
  });
  const question = () => screen.queryByRole('region', { name: TEXT.question.answer });

  /** Applies to a post, and closes the toast about it. */
  async function apply() {
    serveNotificationSettings();
    serveApplying(POST);
    serveOwnPage(createOwnPage());
    const view = await renderRoute('/projectdetail/7', { member: { nickname: '느린거북' } });
    const [action] = await screen.findAllByRole('button', { name: '지원하기' });
    await view.user.click(action!);
    const sheet = await screen.findByRole('dialog', { name: '지원하기' });
    await view.user.click(within(sheet).getByRole('radio', { name: /프론트엔드/ }));
    signup.fill('지원 메시지', '읽는 습관을 함께 만들고 싶어요.');
    await view.user.click(within(sheet).getByRole('button', { name: '보내기' }));
    await screen.findByText(APPLICATION_MESSAGES.sent);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(question()).not.toBeInTheDocument();
    act(() => clearToasts());
    return view;
  }

  it('comes after an application, once its toast has left, takes no focus, and turns pushes on', async () => {
    const browser = fakePush();
    const { user } = await apply();
    const card = await screen.findByRole('region', { name: TEXT.question.answer });
    for (const button of within(card).getAllByRole('button')) expect(button).not.toHaveFocus();
    expect(screen.getByRole('main')).toContainElement(card);
    expect(browser.asked).toBe(0);
    await user.click(within(card).getByRole('button', { name: TEXT.question.yes }));
    expect(await screen.findByText(TEXT.done)).toBeInTheDocument();
    expect(question()).not.toBeInTheDocument();
    expect([browser.asked, stored() !== null]).toEqual([1, true]);
  });

  it('is over for this browser after 나중에 or Escape', async () => {
    fakePush();
    const { user } = await apply();
    await screen.findByRole('region', { name: TEXT.question.answer });
    await user.keyboard('{Escape}');
    expect(question()).not.toBeInTheDocument();
    expect(localStorage.getItem('push-asked')).not.toBeNull();
  });

  it('does not come where it was put off before', async () => {
    fakePush();
    localStorage.setItem('push-asked', '1');
    await apply();
    expect(question()).not.toBeInTheDocument();
  });

  it('comes after a published post that invites members, and not after one that invites none', async () => {
    fakePush();
    serveNotificationSettings();
    serveProjectRegistration(12);
    serveProjects([]);
    const filled = {
      ...EMPTY_PROJECT,
      title: '함께 읽을 분',
      projectName: '책갈피',
      startDate: '2026-12',
      endDate: '2027-02',
      category: 'PROJECT',
      personnel: 3,
      roles: ['PM'],
      skills: ['FIGMA'],
      meetingOption: '온라인',
      step: 'DESIGNING',
      introduce: '읽는 습관을 만들어요.',
      article: '화요일에 만나요.',
    };
    for (const invitedMembersNicknames of [[], ['구름빵집']]) {
      storeDraft({ owner: '새벽코딩', form: 'project' }, { ...filled, invitedMembersNicknames });
      const { user, unmount } = await renderRoute('/project/registration', MEMBER);
      await user.click((await screen.findAllByRole('button', { name: /등록하기/ }))[0]!);
      await screen.findByText('모집글을 등록했어요.');
      // The list, to which a published post leads, is there.
      await screen.findByRole('heading', { level: 2 });
      act(() => clearToasts());
      if (invitedMembersNicknames.length === 0) expect(question()).not.toBeInTheDocument();
      else expect(await screen.findByRole('region', { name: TEXT.question.answer })).toBeInTheDocument();
      unmount();
    }
  });

  it('asks about the team after an accepted invitation', async () => {
    fakePush();
    serveNotificationSettings();
    serveAlarms({ inviteProjectOutputList: [createInvite()] });
    const { user } = await renderRoute('/about', MEMBER);
    await user.click(await screen.findByRole('button', { name: /알림/ }));
    await user.click(await screen.findByRole('button', { name: '수락' }));
    await screen.findByText(ALARM_MESSAGES.accepted);
    act(() => clearToasts());
    expect(await screen.findByRole('region', { name: TEXT.question.team })).toBeInTheDocument();
  });
});

describe('the end of a session', () => {
  async function openWithDevice() {
    const browser = fakePush({ subscribedFor: 'BA' });
    const served = serveNotificationSettings({ vapidKey: 'BA', devices: [DEVICE] });
    remember(DEVICE.id, todayInKorea(), 3);
    serveOwnPage(createOwnPage());
    return { browser, served, ...(await renderRoute('/mypage', { member: { memberId: 3 } })) };
  }

  it('ends pushes in this browser when the member logs out', async () => {
    serveLogout();
    const { browser, served, user } = await openWithDevice();
    await user.click(await screen.findByRole('button', { name: '로그아웃' }));
    await user.click(await screen.findByRole('button', { name: '확인' }));
    await screen.findByRole('link', { name: '로그인' });
    expect([served.devices, browser.unsubscribed, stored()]).toEqual([[], 1, null]);
  });

  it('keeps them when the session ends by itself', async () => {
    mockServer.use(http.get('*/api/projects/filter/keyword', () => respondWithError(ERROR_CODES.sessionOver, '')));
    const { browser, served, user } = await openWithDevice();
    await user.click(screen.getAllByRole('link', { name: '프로젝트' })[0]!);
    await waitFor(() => expect(sessionStorage.getItem('accessToken')).toBeNull());
    expect([served.devices, browser.unsubscribed, stored()?.id]).toEqual([[DEVICE], 0, DEVICE.id]);
  });
});

describe('a start of the app', () => {
  const start = () => renderRoute('/about', { member: { memberId: 3 } });

  it('sends the subscription again once a day', async () => {
    const browser = fakePush({ subscribedFor: 'BA' });
    serveNotificationSettings({ vapidKey: 'BA', devices: [DEVICE] });
    remember(DEVICE.id, '2026-01-01', 3);
    await start();
    await waitFor(() => expect(stored()?.day).toBe(todayInKorea()));
    expect([browser.asked, browser.subscribed]).toEqual([0, 0]);
  });

  it('makes it anew for another key of the server', async () => {
    const browser = fakePush({ subscribedFor: 'BA' });
    serveNotificationSettings({ vapidKey: 'BAUG', devices: [DEVICE] });
    remember(DEVICE.id, '2026-01-01', 3);
    await start();
    await waitFor(() => expect(stored()?.day).toBe(todayInKorea()));
    expect([browser.unsubscribed, browser.subscribed, browser.key]).toEqual([1, 1, 'BAUG']);
  });

  it('with another member ends what is not that member’s', async () => {
    const browser = fakePush({ subscribedFor: 'BA' });
    serveNotificationSettings({ vapidKey: 'BA' });
    remember(DEVICE.id, todayInKorea(), 4);
    await start();
    await waitFor(() => expect([browser.unsubscribed, stored()]).toEqual([1, null]));
  });

  it('shows the path of a notification that was clicked, and answers the service worker', async () => {
    const browser = fakePush();
    serveNotificationSettings();
    serveAlarms();
    await renderRoute('/about', MEMBER);
    serveProject(createProject({ id: 7, title: '눌러서 연 글' }));
    let answer: unknown;
    await waitFor(async () => {
      answer = await Promise.race([browser.open({ type: 'open', path: '/projectdetail/7' }), Promise.resolve(null)]);
      expect(answer).toBe('taken');
    });
    expect(await screen.findByRole('heading', { level: 1, name: '눌러서 연 글' })).toBeInTheDocument();
  });
});
