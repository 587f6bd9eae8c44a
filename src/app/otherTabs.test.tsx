/** @tier full */
import { act, screen, waitFor, within } from '@testing-library/react';
import { MESSAGES } from '@contract/messages';
import { PROFILE_MESSAGES } from '@contract/mypage';
import { paths } from '@/shared/routes';
import { endedElsewhere, profileChanged } from '@/shared/session';
import {
  createAccessToken,
  createOwnPage,
  createProject,
  createTeammate,
  mockServer,
  renderRoute,
  serveLogout,
  serveOwnPage,
  serveProfileUpdate,
  serveProject,
  serveProjects,
  serveTeam,
  serveToken,
  serveWithdrawal,
  signup,
  memberIdOf,
  enterText,
} from './testing';

const HOUR = 3_600_000;
const FORM = '/project/registration';
const DAWN = { nickname: '새벽코딩' };
const accessToken = createAccessToken({ cap: Date.now() + 12 * HOUR });
const TAB = { member: DAWN, accessToken };

const RENAMED = profileChanged({ nickname: '밤코딩', profile: '/uploads/night.webp' });

const ownLink = () => screen.findByRole('link', { name: '내 프로필' });
const titleField = () => screen.findByLabelText('모집글 제목');
const hasNickname = (nickname: string) =>
  waitFor(() =>
    expect(screen.getByRole('link', { name: '내 프로필' })).toHaveAttribute('href', paths.memberPage(nickname)),
  );

/** Another tab of the same session, which records what it receives. */
function openOtherTab() {
  const channel = new BroadcastChannel('session session');
  const received: unknown[] = [];
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => received.push(data));
  opened.push(channel);
  return { received, post: (message: unknown) => act(() => channel.postMessage(message)) };
}
const opened: BroadcastChannel[] = [];
afterEach(() => opened.splice(0).forEach((channel) => channel.close()));

describe('a nickname that was changed in another tab', () => {
  it('is shown in the header and stored in the session keys at once, and the drafts stay', async () => {
    const view = await renderRoute(FORM, TAB);
    await ownLink();
    await enterText(view.user, await titleField(), '독서 습관 앱');

    openOtherTab().post(RENAMED);

    await hasNickname('밤코딩');
    await view.persistor.flush();
    expect({ ...window.sessionStorage }).toMatchObject({ nickname: '밤코딩', profile: '/uploads/night.webp' });
    view.unmount();
    await renderRoute(FORM);
    expect(await titleField()).toHaveValue('독서 습관 앱');
  });

  it('still has the actions of the writer on an open post', async () => {
    const post = createProject({ id: 7, writer: '새벽코딩' });
    serveProject(post);
    await renderRoute('/projectdetail/7', TAB);
    expect(await screen.findByRole('link', { name: /수정$/ })).toBeInTheDocument();
    await ownLink();

    serveProject({ ...post, title: '새 이름으로 온 모집글', writer: '밤코딩' });
    openOtherTab().post(RENAMED);

    expect(await screen.findByRole('heading', { level: 1, name: '새 이름으로 온 모집글' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /수정$/ })).toBeInTheDocument();
  });

  it('does not redirect from the form of an own post', async () => {
    const post = createProject({ id: 7, writer: '새벽코딩' });
    serveProject(post);
    serveProjects([]);
    await renderRoute('/project/edit/7', TAB);
    await titleField();
    await ownLink();

    openOtherTab().post(RENAMED);

    await hasNickname('밤코딩');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await titleField()).toHaveValue(post.title);
  });

  it('does not redirect from the evaluation of the own team', async () => {
    serveTeam(12, '새벽코딩', [createTeammate('새벽코딩'), createTeammate('라떼한잔')]);
    await renderRoute('/12/teamevaluation', TAB);
    await screen.findByRole('group', { name: '라떼한잔' });
    await ownLink();

    openOtherTab().post(RENAMED);

    await hasNickname('밤코딩');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: '라떼한잔' })).toBeInTheDocument();
  });

  it('does not turn the own profile, opened under the former nickname, into an unknown one', async () => {
    serveOwnPage(createOwnPage({ basicInfo: DAWN }));
    await renderRoute(paths.memberPage('새벽코딩'), TAB);
    await screen.findByRole('heading', { level: 1, name: '새벽코딩' });
    await ownLink();

    serveOwnPage(createOwnPage({ basicInfo: { nickname: '밤코딩' } }));
    openOtherTab().post(RENAMED);

    expect(await screen.findByRole('heading', { level: 1, name: '밤코딩' })).toBeInTheDocument();
    expect(screen.queryByText(MESSAGES.unknownMember)).not.toBeInTheDocument();
  });

  it('keeps the drafts when only the renewal of the token brings it', async () => {
    const first = await renderRoute(FORM, TAB);
    await enterText(first.user, await titleField(), '독서 습관 앱');
    await first.persistor.flush();
    first.unmount();

    serveToken({ memberId: memberIdOf(DAWN.nickname), nickname: '밤코딩' }, accessToken);
    const view = await renderRoute(FORM, { member: { ...DAWN, tokenExpiresAt: Date.now() - 1 }, accessToken });
    await hasNickname('밤코딩');
    await view.persistor.flush();
    view.unmount();

    await renderRoute(FORM);
    expect(await titleField()).toHaveValue('독서 습관 앱');
  });
});

it('saving a new nickname notifies the other tabs', async () => {
  serveOwnPage(createOwnPage({ basicInfo: DAWN, careerHistory: { introduction: '새벽에 코딩해요.' } }));
  serveProfileUpdate(createOwnPage({ basicInfo: { nickname: '밤코딩', profileImg: '/uploads/night.webp' } }));
  const { received } = openOtherTab();
  const { user } = await renderRoute('/mypage/edit', TAB);
  await ownLink();

  await user.click(await screen.findByRole('button', { name: '저장하기' }));

  expect(await screen.findByText(PROFILE_MESSAGES.saved)).toBeInTheDocument();
  await waitFor(() => expect(received).toEqual([RENAMED]));
});

describe('a logout', () => {
  it('notifies the other tabs, and is not reported in its own tab', async () => {
    serveProjects([]);
    serveLogout();
    serveOwnPage(createOwnPage({ basicInfo: DAWN }));
    const { received } = openOtherTab();
    const { user } = await renderRoute('/mypage', TAB);
    await user.click(await screen.findByRole('button', { name: '로그아웃' }));
    await user.click(await screen.findByRole('button', { name: '확인' }));

    await waitFor(() => expect(received).toEqual([endedElsewhere('logout')]));
    expect(await screen.findByRole('link', { name: '로그인' })).toBeInTheDocument();
    expect(screen.queryByText(MESSAGES.loggedOut)).not.toBeInTheDocument();
  });

  it('in another tab ends the session here without a request that the server would refuse', async () => {
    serveProjects([]);
    await renderRoute('/about', TAB);
    await ownLink();
    const asked: string[] = [];
    const note = ({ request }: { request: Request }) => asked.push(new URL(request.url).pathname);
    mockServer.events.on('request:start', note);

    openOtherTab().post(endedElsewhere('logout'));

    expect(await screen.findByText(MESSAGES.loggedOut)).toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(await screen.findByRole('link', { name: '로그인' })).toBeInTheDocument();
    mockServer.events.removeAllListeners();
    expect(asked.filter((path) => path.startsWith('/api/alarm') || path === '/api/token')).toEqual([]);
  });
});

it('a withdrawal notifies the other tabs', async () => {
  serveWithdrawal('새벽코딩');
  const { received } = openOtherTab();
  const { user } = await renderRoute('/withdraw', TAB);
  await screen.findByLabelText('비밀번호');
  await ownLink();
  signup.fill('비밀번호', 'secret12');
  signup.fill('비밀번호 확인', 'secret12');
  await user.click(screen.getByRole('button', { name: '탈퇴하기' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: '탈퇴하기' }));

  await waitFor(() => expect(received).toEqual([endedElsewhere('withdrawal')]));
});
