/** @tier full */
import { screen, waitFor, within } from '@testing-library/react';
import { HIDDEN_MESSAGES, type HiddenContent } from '@contract/hidden';
import { MESSAGES } from '@contract/messages';
import { NOTICE_MESSAGES } from '@contract/notice';
import { RECRUITING_TEXTS } from '@contract/project';
import { TEAM_MESSAGES } from '@contract/team';
import { http } from 'msw';
import {
  createArchive,
  createComment,
  createNotice,
  createOwnPage,
  createProject,
  createTeam,
  mockServer,
  renderRoute,
  respondWithError,
  serveAlarms,
  serveApplicantsResponse,
  serveArchive,
  serveNotices,
  serveOwnPage,
  serveProject,
  serveTeamPage,
} from '../testing';

const WRITER = { member: { nickname: '새벽코딩' } };
const HIDDEN: HiddenContent = { reason: '다른 사람의 번호가 적혀 있어요.', hiddenDateTime: '2026-11-21T05:02:00Z' };
const BY_REPORTS: HiddenContent = { ...HIDDEN, reason: null };

describe('a hidden post', () => {
  const THREAD = { parentComment: createComment({ id: 12, writer: '라떼한잔' }), childComments: [] };
  const POST = createProject({ id: 7, writer: '새벽코딩', hidden: HIDDEN, comments: [THREAD] });

  it('shows its writer the reason, the steps to restore it, and a link to its form', async () => {
    serveProject(POST);
    await renderRoute('/projectdetail/7', WRITER);
    const banner = within(await screen.findByRole('region', { name: HIDDEN_MESSAGES.banner }));
    expect(banner.getByText('다른 사람의 번호가 적혀 있어요.')).toBeVisible();
    expect(banner.getAllByRole('listitem')).toHaveLength(3);
    expect(banner.getByRole('link', { name: '글 고치기' })).toHaveAttribute('href', '/project/edit/7');
    expect(screen.getByText(HIDDEN_MESSAGES.mark)).toBeVisible();
    expect(screen.queryByRole('button', { name: '공유' })).not.toBeInTheDocument();
    expect(banner.queryByRole('link', { name: HIDDEN_MESSAGES.tellOperator })).not.toBeInTheDocument();
  });

  it('offers a mail to the operator when there is a contact address', async () => {
    serveProject({ ...POST, title: '같이 만들어요', hidden: { ...HIDDEN, contact: 'desk@team.example' } });
    await renderRoute('/projectdetail/7', WRITER);
    const link = await screen.findByRole('link', { name: HIDDEN_MESSAGES.tellOperator });
    const [address, subject = ''] = link.getAttribute('href')?.split('?subject=') ?? [];
    expect(address).toBe('mailto:desk@team.example');
    expect(decodeURIComponent(subject)).toBe('[팀이음] ‘같이 만들어요’ 글을 고쳤어요. (/projectdetail/7)');
  });

  it('has buttons to its team and to close it, but none to its applicants', async () => {
    serveProject({ ...POST, mine: { state: 'LEADER', waiting: 0 } });
    await renderRoute('/projectdetail/7', WRITER);
    expect((await screen.findAllByRole('link', { name: TEAM_MESSAGES.ours }))[0]).toBeVisible();
    expect(screen.getAllByRole('button', { name: '모집 마감하기' })[0]).toBeVisible();
    expect(screen.queryByRole('link', { name: /^지원자/ })).not.toBeInTheDocument();
  });

  it('cannot be reopened, and does not ask for it when a seat is free', async () => {
    serveProject({ ...POST, closed: true, closedReason: 'FULL', filled: 0, mine: { state: 'LEADER', waiting: 0 } });
    await renderRoute('/projectdetail/7', WRITER);
    await screen.findAllByRole('link', { name: TEAM_MESSAGES.ours });
    expect(screen.queryByRole('button', { name: '다시 모집하기' })).not.toBeInTheDocument();
    expect(screen.queryByText(RECRUITING_TEXTS.seatFreed)).not.toBeInTheDocument();
  });

  it('redirects its leader from the applicants to the post with the reason', async () => {
    serveProject({ ...POST, comments: [] });
    serveApplicantsResponse(7, () => respondWithError(404, MESSAGES.postGone));
    await renderRoute('/project/7/applicants', WRITER);
    await waitFor(() => expect(window.location.pathname).toBe('/projectdetail/7'));
    expect(await screen.findByRole('alert')).toHaveTextContent(HIDDEN_MESSAGES.locked);
  });

  it('cannot be reported by its writer', async () => {
    serveProject(POST);
    await renderRoute('/projectdetail/7', WRITER);
    expect(await screen.findByRole('button', { name: /삭제$/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: '신고하기' })).not.toBeInTheDocument();
  });

  it('accepts no comments and no replies', async () => {
    serveProject(POST);
    await renderRoute('/projectdetail/7', WRITER);
    expect(await screen.findByText(HIDDEN_MESSAGES.locked)).toBeVisible();
    expect(screen.queryByLabelText('댓글을 입력해 주세요')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /답글 달기$/ })).not.toBeInTheDocument();
  });

  it('shows neither a reason nor steps when only reports hide it', async () => {
    serveProject({ ...POST, hidden: BY_REPORTS });
    await renderRoute('/projectdetail/7', WRITER);
    const banner = within(await screen.findByRole('region', { name: HIDDEN_MESSAGES.bannerAuto }));
    expect(banner.queryByText('이유')).not.toBeInTheDocument();
    expect(banner.queryByRole('list')).not.toBeInTheDocument();
  });
});

it('a hidden comment offers its writer to edit and delete it, but neither replies nor a report', async () => {
  const parentComment = createComment({ id: 12, writer: '새벽코딩', hidden: true, hiddenReason: '번호가 있어요.' });
  serveProject(createProject({ id: 7, writer: '기획하는곰', comments: [{ parentComment, childComments: [] }] }));
  await renderRoute('/projectdetail/7', WRITER);
  const comment = within(await screen.findByRole('article', { name: '새벽코딩 님의 댓글' }));
  expect(comment.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['수정', '삭제']);
  expect(comment.queryByRole('link', { name: '댓글 신고' })).not.toBeInTheDocument();
});

describe('the team of a hidden post', () => {
  const TEAM = createTeam({ hidden: true, closed: true, seatFree: true, seatFreed: true });
  async function openTeam(team = TEAM) {
    serveTeamPage(team);
    const view = await renderRoute('/project/7/team', WRITER);
    await screen.findByRole('heading', { level: 1, name: team.projectName });
    return view;
  }

  it('offers its leader neither applicants nor reopening, but the post', async () => {
    await openTeam();
    expect(screen.queryByRole('link', { name: /지원자 보기/ })).not.toBeInTheDocument();
    expect(screen.queryByText(RECRUITING_TEXTS.seatFreed)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '다시 모집하기' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '모집글 보기' })).toBeInTheDocument();
  });

  it('has no links to the post for members, who cannot read it', async () => {
    serveOwnPage(createOwnPage());
    const { user } = await openTeam({ ...TEAM, isLeader: false, status: 'DONE', canCheckIn: false });
    expect(screen.queryByRole('link', { name: '모집글 보기' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: TEAM_MESSAGES.toArchive })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: '나가기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '팀에서 나갈까요?' }));
    await user.click(dialog.getByRole('radio', { name: '관심이 달라졌어요' }));
    await user.click(dialog.getByRole('button', { name: '나가기' }));
    await waitFor(() => expect(window.location.pathname).toBe('/mypage'));
  });
});

it('a hidden archive shows its team the reason and accepts no comments', async () => {
  serveArchive(createArchive({ id: 7, hidden: HIDDEN, published: true }));
  await renderRoute('/archive/7', WRITER);
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent(HIDDEN_MESSAGES.banner);
  expect(note).toHaveTextContent('다른 사람의 번호가 적혀 있어요.');
  expect(screen.getByText(HIDDEN_MESSAGES.locked)).toBeVisible();
});

it('the own profile names its hidden parts and marks hidden posts in its lists', async () => {
  const written = { articleId: 7, title: '숨긴 모집글', createdDate: '2026-11-01T00:00:00Z', numberOfComments: 0 };
  const page = createOwnPage();
  serveOwnPage({
    ...page,
    hiddenParts: [{ ...HIDDEN, part: 'PHOTO' }],
    myActivities: {
      ...page.myActivities!,
      myProject: { writtenPosts: [{ ...written, hidden: true }], bookmarkedPosts: [] },
    },
  });
  await renderRoute('/mypage?tab=activity', WRITER);
  expect(await screen.findByRole('note')).toHaveTextContent(/프로필 사진.*다른 사람의 번호가 적혀 있어요/);
  expect(screen.getByRole('link', { name: /숨긴 모집글/ })).toHaveTextContent(HIDDEN_MESSAGES.mark);
});

it('a notice shows whether its post is hidden or deleted, and a warning links to the own measures', async () => {
  serveNotices([
    createNotice({ id: 3, target: null, hidden: true }),
    createNotice({ id: 2, target: null }),
    createNotice({ id: 1, kind: 'WARNED', target: null, actor: null }),
  ]);
  await renderRoute('/notices', WRITER);
  expect(await screen.findByText(NOTICE_MESSAGES.targetHidden)).toBeVisible();
  expect(screen.getByText(NOTICE_MESSAGES.targetGone)).toBeVisible();
  expect(screen.getByRole('link', { name: /운영자의 경고가 있어요/ })).toHaveAttribute('href', '/mypage/account');
});

it('a post links operators to its case', async () => {
  serveAlarms({ operator: true });
  mockServer.use(http.get('*/api/admin/me', () => respondWithError(404, '')));
  serveProject(createProject({ id: 7, writer: '기획하는곰' }));
  await renderRoute('/projectdetail/7', WRITER);
  expect(await screen.findByRole('link', { name: '운영에서 보기' })).toHaveAttribute(
    'href',
    '/admin/reports/project/7',
  );
});
