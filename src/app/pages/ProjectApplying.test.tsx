/** @tier full */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { ALARM_MESSAGES } from '@contract/alarm';
import { APPLICATION_MESSAGES, DELETED_POST_TEXTS } from '@contract/application';
import { MESSAGES } from '@contract/messages';
import { type MyTie } from '@contract/project';
import {
  createInvite,
  createMyApplication,
  createOwnPage,
  createProject,
  createTeam,
  notLoggedIn,
  respondWithError,
  renderRoute,
  serveAcceptResponse,
  serveAlarms,
  serveApplying,
  serveApplyingResponse,
  serveLogin,
  serveOwnPage,
  serveProject,
  serveProjectResponse,
  serveProjects,
  serveTeamPage,
  signup,
  storeDraft,
} from '../testing';

const POST = createProject({
  id: 7,
  title: '책갈피 팀원을 찾아요',
  writer: '기획하는곰',
  roles: ['FRONT_END', 'BACK_END', 'PM'],
  skills: ['REACT'],
  personnel: 3,
  filled: 1,
  seats: [
    { role: 'FRONT_END', count: 1, taken: 0 },
    { role: 'BACK_END', count: 1, taken: 0 },
    { role: 'PM', count: 1, taken: 1 },
  ],
  mine: { state: 'NONE' },
});
const MEMBER = { member: { nickname: '느린거북' } };
const MESSAGE = '읽는 습관을 함께 만들고 싶어요.';

/** Rendered twice on the page: in the card of facts, and in the bar of narrow screens. */
const action = async (name: string, role = 'button') => (await screen.findAllByRole(role, { name }))[0]!;
const sheet = () => screen.findByRole('dialog', { name: '지원하기' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function openSheet(project = POST) {
  const sent = serveApplying(project);
  serveOwnPage(createOwnPage({ basicInfo: { nickname: '느린거북', skillCategory: ['REACT', 'GIT'] } }));
  const view = await renderRoute('/projectdetail/7', MEMBER);
  await view.user.click(await action('지원하기'));
  await sheet();
  return { ...view, sent };
}

async function setup(mine: MyTie, overrides: Partial<typeof POST> = {}) {
  serveProject({ ...POST, ...overrides, mine });
  const view = await renderRoute('/projectdetail/7', MEMBER);
  await screen.findByRole('heading', { level: 1, name: POST.title });
  return view;
}

describe('the sheet of an application', () => {
  it('offers the roles with a free seat only, says how long the message has to be, and shows the leader’s view of the profile', async () => {
    await openSheet();
    const roles = within(await screen.findByRole('radiogroup', { name: '지원할 역할' }));
    expect(roles.getAllByRole('radio')).toHaveLength(2);
    expect(roles.getByRole('radio', { name: /프론트엔드/ })).toHaveFocus();
    expect(screen.getByLabelText('지원 메시지')).toHaveAccessibleDescription('10자 이상 적어 주세요.');
    expect(screen.getByText('실명, 이메일, 전화번호, 주소는 보이지 않아요.')).toBeInTheDocument();
    const profile = within(await screen.findByRole('region', { name: '팀장에게 보이는 내 프로필' }));
    expect(await profile.findByText('느린거북')).toBeInTheDocument();
    expect(within(profile.getByRole('list', { name: '스킬' })).getAllByRole('listitem')[0]).toHaveTextContent(
      'React, 필요 스킬',
    );
  });

  it('names the team with a project name that cannot turn the line around', async () => {
    await openSheet({ ...POST, projectName: '\u202E거꾸로' });
    expect(await sheet()).toHaveTextContent('\u2068\u202E거꾸로\u2069 · 기획하는곰 님의 팀');
  });

  it('preselects the only free role', async () => {
    await openSheet({ ...POST, seats: POST.seats.slice(0, 1), roles: ['FRONT_END'] });
    expect(screen.getByRole('radio', { name: /프론트엔드/ })).toBeChecked();
  });

  it('reports missing values at their fields and sends nothing', async () => {
    const { user, sent } = await openSheet();
    await user.type(screen.getByLabelText('지원 메시지'), '아홉 글자예요');
    await user.click(screen.getByRole('button', { name: '보내기' }));

    expect(await screen.findByText(APPLICATION_MESSAGES.role)).toBeInTheDocument();
    expect(screen.getByLabelText('지원 메시지')).toHaveAccessibleDescription(APPLICATION_MESSAGES.message);
    expect(sent).toEqual([]);
  });

  it('sends one application however often the button is pressed, and the button becomes its withdrawal', async () => {
    const { user, sent } = await openSheet();
    await user.click(screen.getByRole('radio', { name: /프론트엔드/ }));
    signup.fill('지원 메시지', MESSAGE);
    await user.dblClick(screen.getByRole('button', { name: '보내기' }));

    expect(await screen.findByText(APPLICATION_MESSAGES.sent)).toBeInTheDocument();
    await closed();
    expect(sent).toEqual([{ role: 'FRONT_END', message: MESSAGE, link: '' }]);

    await user.click(await action('지원 취소'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '지원 취소' }));
    expect(await screen.findByText(APPLICATION_MESSAGES.withdrawn)).toBeInTheDocument();
    expect(await action('지원하기')).toBeInTheDocument();
    expect(sent).toHaveLength(2);
  });

  it('preserves its text through Escape, the back button, a reload and a refusal', async () => {
    const view = await openSheet();
    signup.fill('지원 메시지', MESSAGE);
    fireEvent(await sheet(), new Event('cancel', { cancelable: true }));
    await closed();
    await view.user.click(await action('지원하기'));
    expect(await screen.findByLabelText('지원 메시지')).toHaveValue(MESSAGE);

    window.history.back();
    await closed();
    await view.user.click(await action('지원하기'));
    await view.user.click(await screen.findByRole('radio', { name: /백엔드/ }));
    serveApplyingResponse(7, () => HttpResponse.error());
    await view.user.click(screen.getByRole('button', { name: '보내기' }));
    expect(await screen.findByText(MESSAGES.maybeSent)).toBeInTheDocument();

    await view.persistor.flush();
    view.unmount();
    await renderRoute('/projectdetail/7', { ...MEMBER, state: { dialog: 'apply' } });
    expect(await screen.findByLabelText('지원 메시지')).toHaveValue(MESSAGE);
    expect(screen.getByRole('radio', { name: /백엔드/ })).toBeChecked();
  });

  it('is part of the location to return to when the application requires a new login', async () => {
    const { user } = await openSheet();
    serveApplyingResponse(7, notLoggedIn);
    await user.click(screen.getByRole('radio', { name: /백엔드/ }));
    signup.fill('지원 메시지', MESSAGE);
    await user.click(screen.getByRole('button', { name: '보내기' }));

    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect((window.history.state as { usr: unknown }).usr).toMatchObject({
      returnTo: { pathname: '/projectdetail/7', state: { dialog: 'apply' } },
    });
  });

  it('closes as after a response when it is lost but the post has the application', async () => {
    const { user } = await openSheet();
    serveApplyingResponse(7, () => {
      serveApplying({ ...POST, mine: { state: 'APPLIED' } });
      return HttpResponse.error();
    });
    await user.click(screen.getByRole('radio', { name: /백엔드/ }));
    signup.fill('지원 메시지', MESSAGE);
    await user.click(screen.getByRole('button', { name: '보내기' }));

    expect(await screen.findByText(APPLICATION_MESSAGES.sent)).toBeInTheDocument();
    await closed();
    expect(screen.queryByText(MESSAGES.maybeSent)).not.toBeInTheDocument();
  });

  it('shows the server’s reason of a refusal, and stays open', async () => {
    const { user } = await openSheet();
    serveApplyingResponse(7, () => respondWithError(409, APPLICATION_MESSAGES.roleFull));
    await user.click(screen.getByRole('radio', { name: /백엔드/ }));
    signup.fill('지원 메시지', MESSAGE);
    await user.click(screen.getByRole('button', { name: '보내기' }));

    expect(await screen.findByText(APPLICATION_MESSAGES.roleFull)).toBeInTheDocument();
    expect(await sheet()).toBeInTheDocument();
  });

  it('asks for a role, and sends nothing, when the chosen one is filled meanwhile', async () => {
    const { user } = await openSheet();
    const seats = POST.seats.map((seat) => (seat.role === 'BACK_END' ? { ...seat, taken: 1 } : seat));
    let sent: unknown[] = [];
    serveApplyingResponse(7, () => {
      sent = serveApplying({ ...POST, filled: 2, seats });
      return respondWithError(409, APPLICATION_MESSAGES.roleFull);
    });
    await user.click(screen.getByRole('radio', { name: /백엔드/ }));
    signup.fill('지원 메시지', MESSAGE);
    await user.click(screen.getByRole('button', { name: '보내기' }));

    await waitFor(() => expect(screen.queryByRole('radio', { name: /백엔드/ })).not.toBeInTheDocument());
    expect(await screen.findByText(APPLICATION_MESSAGES.role)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /프론트엔드/ })).not.toBeChecked();

    await user.click(screen.getByRole('button', { name: '보내기' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: /프론트엔드/ })).toHaveFocus());
    expect(screen.getByLabelText('지원 메시지')).toHaveValue(MESSAGE);
    expect(sent).toEqual([]);
  });

  it('asks for a role when the draft names a filled one, even when only one is left', async () => {
    const draft = { role: 'PM', message: MESSAGE, link: '' };
    storeDraft({ owner: '느린거북', form: 'application', target: 7 }, draft);
    await openSheet({ ...POST, seats: POST.seats.filter(({ role }) => role !== 'BACK_END') });
    expect(await screen.findByText(APPLICATION_MESSAGES.role)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /프론트엔드/ })).not.toBeChecked();
    expect(screen.getByLabelText('지원 메시지')).toHaveValue(MESSAGE);
  });

  it('says in place that its post was deleted meanwhile, keeps the text to copy it, and leads to other posts', async () => {
    const { user } = await openSheet();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    serveProjects([]);
    serveApplyingResponse(7, () => {
      serveProjectResponse(7, () => respondWithError(404, MESSAGES.postGone));
      return respondWithError(404, MESSAGES.postGone);
    });
    await user.click(screen.getByRole('radio', { name: /백엔드/ }));
    signup.fill('지원 메시지', MESSAGE);
    signup.fill('링크', 'https://nightwalk.example/timer');
    await user.click(screen.getByRole('button', { name: '보내기' }));

    const gone = within(await sheet());
    const notice = await gone.findByRole('alert');
    expect(notice).toHaveTextContent(DELETED_POST_TEXTS.title);
    expect(notice).toHaveFocus();
    expect(gone.getByText(MESSAGE)).toBeInTheDocument();
    expect(gone.getByText('https://nightwalk.example/timer')).toBeInTheDocument();
    expect(gone.queryByRole('button', { name: '보내기' })).not.toBeInTheDocument();
    // The sheet has said it: no toast of the page beside it.
    expect(screen.queryByText(MESSAGES.postGone)).not.toBeInTheDocument();

    await user.click(gone.getByRole('button', { name: '복사하기' }));
    expect(await screen.findByText(DELETED_POST_TEXTS.copied)).toBeInTheDocument();
    expect(copied).toHaveBeenCalledWith(MESSAGE);

    await user.click(gone.getByRole('link', { name: '다른 모집글 보기' }));
    await waitFor(() => expect(window.location.pathname).toBe('/project'));
    await closed();
  });

  it('stays closed after an application from another tab was withdrawn', async () => {
    const { user } = await openSheet();
    serveApplyingResponse(7, () => {
      serveApplying({ ...POST, mine: { state: 'APPLIED', application: createMyApplication() } });
      return respondWithError(409, APPLICATION_MESSAGES.applied);
    });
    await user.click(screen.getByRole('radio', { name: /백엔드/ }));
    signup.fill('지원 메시지', MESSAGE);
    await user.click(screen.getByRole('button', { name: '보내기' }));
    await closed();
    await waitFor(() => expect(window.history.state).not.toMatchObject({ usr: { dialog: 'apply' } }));

    await user.click(await action('지원 취소'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '지원 취소' }));
    expect(await action('지원하기')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/projectdetail/7');
  });

  it('restores the focus to its button when it closes', async () => {
    const { user } = await openSheet();
    await user.click(screen.getByRole('button', { name: '취소' }));
    await closed();
    expect(await action('지원하기')).toHaveFocus();
  });
});

it('a visitor who applies returns to the open sheet after the login', async () => {
  const { mine: _mine, ...forVisitors } = POST;
  serveProject(forVisitors);
  serveLogin({ nickname: '느린거북' });
  serveOwnPage(createOwnPage());
  const { user } = await renderRoute('/projectdetail/7');
  await user.click(await action('지원하기', 'link'));
  serveApplying(POST);
  await screen.findByLabelText('아이디');
  expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGES.loginRequired);
  signup.fill('아이디', 'turtle');
  signup.fill('비밀번호', 'secret12');
  await user.click(screen.getByRole('button', { name: '로그인' }));

  expect(await sheet()).toBeInTheDocument();
  expect(window.location.pathname).toBe('/projectdetail/7');
});

describe('the primary button of a post', () => {
  it('links members of the team to the team', async () => {
    await setup({ state: 'MEMBER' });
    expect(await action('우리 팀', 'link')).toHaveAttribute('href', '/project/7/team');
  });

  it('links the leader to the applicants and the team', async () => {
    await setup({ state: 'LEADER', waiting: 4 }, { writer: '느린거북' });
    expect(await action('지원자 4명', 'link')).toHaveAttribute('href', '/project/7/applicants');
    expect(await action('우리 팀', 'link')).toHaveAttribute('href', '/project/7/team');
  });

  it('shows an applicant that the application is pending and when it expires', async () => {
    await setup({ state: 'APPLIED', application: createMyApplication() });
    expect(await action('지원 취소')).toHaveAccessibleDescription(
      /지원 완료 · 답을 기다리고 있어요.*프론트엔드, 12일 뒤 만료/,
    );
  });

  describe('of an invited member', () => {
    const INVITED: MyTie = { state: 'INVITED', projectInvitedMemberId: 3 };

    async function setupInvited(overrides: Partial<typeof POST> = {}) {
      const invite = createInvite({ projectInvitedMemberId: 3, projectId: 7 });
      const served = serveAlarms({ inviteProjectOutputList: [invite] });
      return { ...served, ...(await setup(INVITED, overrides)) };
    }

    it('accepts the invitation in place, in the chosen role, and leads to the team', async () => {
      const { user, accepted } = await setupInvited();
      serveTeamPage(createTeam());
      const accept = await action('수락');
      expect(accept).toHaveAccessibleDescription(/기획하는곰 님이 초대했어요/);
      await user.click(accept);
      const dialog = within(await screen.findByRole('dialog', { name: '어떤 역할로 함께할까요?' }));
      expect(dialog.getAllByRole('radio')).toHaveLength(2);
      await user.click(dialog.getByRole('radio', { name: '백엔드' }));
      await user.click(dialog.getByRole('button', { name: '수락' }));

      await waitFor(() => expect(window.location.pathname).toBe('/project/7/team'));
      expect(await screen.findByText(ALARM_MESSAGES.accepted)).toBeInTheDocument();
      expect(accepted).toEqual([{ role: 'BACK_END' }]);
    });

    it('declines it in place, after which the member may apply; the focus moves to a heading', async () => {
      const { user, answers } = await setupInvited({ seats: [] });
      const decline = await action('거절');
      serveProject({ ...POST, mine: { state: 'NONE' } });
      await user.click(decline);

      expect(await screen.findByText(ALARM_MESSAGES.declined)).toBeInTheDocument();
      expect(await action('지원하기')).toBeInTheDocument();
      expect(answers).toEqual(['decline 3']);
      expect(window.location.pathname).toBe('/projectdetail/7');
      await waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H\d$/));
    });

    it('stays on the page when the invitation is gone', async () => {
      const { user } = await setupInvited({ seats: [] });
      serveAcceptResponse(() => respondWithError(404, ALARM_MESSAGES.gone));
      serveProject({ ...POST, mine: { state: 'NONE' } });
      await user.click(await action('수락'));

      expect(await screen.findByText(ALARM_MESSAGES.gone)).toBeInTheDocument();
      expect(await action('지원하기')).toBeInTheDocument();
      expect(window.location.pathname).toBe('/projectdetail/7');
    });
  });

  it('is inactive for a declined member, with the leader’s reason', async () => {
    const application = createMyApplication({ status: 'DECLINED', reason: 'OTHER', note: '이번에는 자리가 없어요.' });
    const { user } = await setup({ state: 'BARRED', application });
    const button = await action('지원하기');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(
      /다시 지원할 수 없는 모집글이에요\..*거절됐어요 · 이번에는 자리가 없어요\./,
    );

    await user.click(button);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['of a closed post', { closed: true, closedReason: 'WRITER' as const }, '팀장이 마감했어요'],
    ['of a full post', { closed: true, closedReason: 'FULL' as const }, '자리가 모두 찼어요'],
    ['of a post whose deadline has passed', { deadline: '2025-01-02' }, '1월 2일에 마감됐어요'],
  ])('is inactive on the page %s, with the reason', async (_, overrides, reason) => {
    await setup({ state: 'NONE' }, overrides);
    const button = await action('모집 마감');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(`모집이 마감됐어요. ${reason}`);
  });

  it('names both reasons to a declined member of a closed post', async () => {
    const application = createMyApplication({ status: 'DECLINED', reason: 'SKILL' });
    await setup({ state: 'BARRED', application }, { closed: true, closedReason: 'FULL' });
    expect(await action('모집 마감')).toHaveAccessibleDescription(
      '모집이 마감됐어요. 자리가 모두 찼어요 · 거절됐어요 · 다른 역량을 찾고 있어요',
    );
  });
});
