import { screen, waitFor, within } from '@testing-library/react';
import { MESSAGES } from '@contract/messages';
import { NOTICE_MESSAGES } from '@contract/notice';
import {
  createInvite,
  createNotice,
  createProject,
  createTeam,
  respondWithError,
  renderRoute,
  serveAlarms,
  serveApplicants,
  serveAlarmStream,
  serveNotices,
  serveNoticesReadResponse,
  serveNoticesResponse,
  serveProject,
  serveTeamPage,
} from '../testing';

const MEMBER = { member: { nickname: '새벽코딩' } };
const news = () => screen.findByRole('region', { name: /^새 소식/ });
const lines = async () => within(await news()).findAllByRole('listitem');

const COMMENT = createNotice({ id: 3, others: 2 });
const ANSWERED = createNotice({ id: 2, kind: 'ANSWERED', actor: null, reason: 'SCHEDULE', read: true });
const GONE = createNotice({ id: 1, actor: null, target: null, read: true });

async function setup(notices = [COMMENT, ANSWERED, GONE]) {
  const served = serveNotices(notices);
  const view = await renderRoute('/notices', MEMBER);
  await screen.findByRole('heading', { level: 1, name: '알림' });
  return { ...view, ...served };
}

it('a notice shows actor, action and post, whether it is unread, and no link to a deleted post', async () => {
  await setup();
  const [comment, answered, gone] = await lines();
  expect(comment).toHaveTextContent('‘책갈피 팀원을 찾아요’느린거북 님 외 2명이 댓글을 남겼어요.방금읽지 않음');
  expect(within(comment!).getByRole('link')).toHaveAttribute('href', '/projectdetail/7#comment-12');
  expect(answered).toHaveTextContent('지원이 거절됐어요.일정이 맞지 않아요');
  expect(gone).toHaveTextContent(`${NOTICE_MESSAGES.targetGone}탈퇴한 회원이 댓글을 남겼어요.`);
  expect(within(gone!).queryByRole('link')).not.toBeInTheDocument();
});

it('a declined application has another sign than an accepted one', async () => {
  const answer = { kind: 'ANSWERED' as const, reason: null };
  await setup([createNotice({ ...answer, id: 5, reason: 'SCHEDULE' }), createNotice({ ...answer, id: 4 })]);
  const [declined, accepted] = (await lines()).map((line) => line.innerHTML);
  expect(declined).toContain('lucide-x');
  expect(declined).not.toContain('lucide-check');
  expect(accepted).toContain('lucide-check');
});

it('a title with direction marks does not turn the quotes and the sentence of its notice around', async () => {
  const target = { ...COMMENT.target!, title: '\u202E거꾸로' };
  await setup([createNotice({ id: 4, kind: 'CONSENT_DECLINED', target })]);
  const [declined] = await lines();
  expect(declined).toHaveTextContent('‘\u2068\u202E거꾸로\u2069’느린거북 님이 ‘\u2068\u202E거꾸로\u2069’ 아카이브에');
});

it.each(['HIDDEN', 'RESTORED', 'WARNED'] as const)('a notice of the measure %s shows the title once', async (kind) => {
  const note = COMMENT.target!.title;
  await setup([createNotice({ id: 4, kind, actor: null, note })]);
  const [line] = await lines();
  expect(line!.textContent.split(note)).toHaveLength(2);
});

it('a notice is marked as read when it is opened', async () => {
  serveProject(createProject({ id: 7 }));
  const { user, marked } = await setup();
  await user.click(within((await lines())[0]!).getByRole('link'));
  await waitFor(() => expect(marked).toEqual([{ ids: [3] }]));
  expect(window.location.pathname).toBe('/projectdetail/7');
});

it.each([
  ['a post', '/projectdetail/7', { project: 7, place: 'post' }],
  ['the applicants', '/project/7/applicants', { project: 7, place: 'applicants' }],
  ['a team', '/project/7/team', { project: 7, place: 'team' }],
])('opening %s marks the unread notices about it as read', async (_, address, place) => {
  serveAlarms({ unreadNotices: 2 });
  const { marked } = serveNotices([COMMENT]);
  serveProject(createProject({ id: 7, writer: '새벽코딩', mine: { state: 'LEADER', waiting: 0 } }));
  serveApplicants(7, []);
  serveTeamPage(createTeam());
  await renderRoute(address, MEMBER);

  await waitFor(() => expect(marked).toEqual([place]));
});

it('opening a post marks nothing as read while no notice is unread', async () => {
  serveAlarms({ inviteProjectOutputList: [createInvite()] });
  const { marked } = serveNotices([ANSWERED]);
  serveProject(createProject({ id: 7, title: '책갈피', mine: { state: 'NONE' } }));
  await renderRoute('/projectdetail/7', MEMBER);

  expect(await screen.findByRole('button', { name: '알림 1개' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: '책갈피' })).toBeInTheDocument();
  expect(marked).toEqual([]);
});

it('all notices up to the newest shown one are marked as read', async () => {
  const { user, marked } = await setup();
  await user.click(await screen.findByRole('button', { name: NOTICE_MESSAGES.readAll }));
  await waitFor(() => expect(screen.queryByText(NOTICE_MESSAGES.unread)).not.toBeInTheDocument());
  expect(marked).toEqual([{ upTo: 3 }]);
  expect(screen.queryByRole('button', { name: NOTICE_MESSAGES.readAll })).not.toBeInTheDocument();
});

it('the focus moves to the heading once all notices are marked as read', async () => {
  const { user } = await setup();
  const button = await screen.findByRole('button', { name: NOTICE_MESSAGES.readAll });
  await user.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 2, name: NOTICE_MESSAGES.title })).toHaveFocus();
});

it('a message is shown when the notices cannot be marked as read', async () => {
  const { user } = await setup();
  serveNoticesReadResponse(() => respondWithError(500, ''));
  await user.click(await screen.findByRole('button', { name: NOTICE_MESSAGES.readAll }));
  expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGES.unknown);
});

it('pending items are shown above the notices', async () => {
  serveAlarms({ inviteProjectOutputList: [createInvite()] });
  await setup();
  const waiting = within(await screen.findByRole('region', { name: '답을 기다려요 1' }));
  expect(waiting.getByRole('button', { name: '수락' })).toBeInTheDocument();
});

it('an empty state is shown without notices', async () => {
  await setup([]);
  expect(await screen.findByText(NOTICE_MESSAGES.none)).toBeInTheDocument();
});

it('a retry is offered when the notices fail to load, and moves the focus to their heading', async () => {
  serveNoticesResponse(() => respondWithError(500, ''));
  const { user } = await renderRoute('/notices', MEMBER);
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  serveNotices([COMMENT]);
  await user.click(retry);
  expect(await lines()).toHaveLength(1);
  expect(screen.getByRole('heading', { name: /^새 소식/ })).toHaveFocus();
});

describe('the bell', () => {
  const bell = (name: string) => screen.findByRole('button', { name });

  it('counts unread notices beside pending items, shows the newest, and links to all', async () => {
    serveAlarms({ inviteProjectOutputList: [createInvite()], unreadNotices: 1 });
    const { marked } = serveNotices([COMMENT, ANSWERED]);
    const { user } = await renderRoute('/about', MEMBER);
    await user.click(await bell('알림 2개'));
    const part = within(await news());
    expect(await part.findAllByRole('listitem')).toHaveLength(2);
    expect(part.getByRole('link', { name: NOTICE_MESSAGES.all })).toHaveAttribute('href', '/notices');

    await user.click(part.getByRole('button', { name: NOTICE_MESSAGES.readAll }));
    await waitFor(() => expect(marked).toEqual([{ upTo: 3 }]));
  });

  it('offers a retry when the notices fail to load, and moves the focus to their heading', async () => {
    serveAlarms();
    serveNoticesResponse(() => respondWithError(500, ''));
    const { user } = await renderRoute('/about', MEMBER);
    await user.click(await bell('알림'));
    const part = within(await news());
    const retry = await part.findByRole('button', { name: '다시 시도' });
    serveNotices([COMMENT]);
    await user.click(retry);
    expect(await part.findAllByRole('listitem')).toHaveLength(1);
    expect(part.getByRole('heading', { name: NOTICE_MESSAGES.title })).toHaveFocus();
  });

  it('is a link to the page of notices on phones', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        Object.assign(new EventTarget(), {
          media,
          matches: media.includes('max-width'),
          onchange: null,
        }) as MediaQueryList,
    );
    await renderRoute('/about', MEMBER);
    expect(await screen.findByRole('link', { name: '알림' })).toHaveAttribute('href', '/notices');
  });

  it('is updated by the stream, as is the open page of notices', async () => {
    const stream = serveAlarmStream();
    const { change } = serveAlarms();
    const { add, user } = await setup([ANSWERED]);
    expect(await lines()).toHaveLength(1);
    await waitFor(() => expect(stream.tokens).toHaveLength(1));

    add(COMMENT);
    change({ unreadNotices: 1 });
    stream.push();
    expect(await bell('알림 1개')).toBeInTheDocument();
    const button = await screen.findByRole('button', { name: '새 소식 1개' });
    expect(await lines()).toHaveLength(1);
    await user.click(button);
    expect(await lines()).toHaveLength(2);
    expect(screen.getByRole('heading', { name: /^새 소식/ })).toHaveFocus();
  });
});
