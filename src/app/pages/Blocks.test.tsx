import { screen, waitFor, within } from '@testing-library/react';
import { BLOCK_MESSAGES, type BlockedMember, type BlockPayload } from '@contract/block';
import { http } from 'msw';
import {
  createComment,
  createLogItem,
  createMemberPage,
  createProject,
  createSession,
  memberIdOf,
  mockServer,
  renderRoute,
  respond,
  respondWithError,
  serveAccount,
  serveAlarms,
  serveCommentsResponse,
  serveMemberPage,
  serveProject,
} from '../testing';

const MEMBER = { member: true as const };
const BLOCKED: BlockedMember = {
  id: 31,
  nickname: '꿀알바매니저',
  profileImg: null,
  createdDateTime: '2026-11-20T03:00:00Z',
};

/** Stores the blocks of the member; returns the requests, in order. */
function serveBlocks(blocks: BlockedMember[] = []) {
  const sent: (BlockPayload | number)[] = [];
  mockServer.use(
    http.get('*/api/users/me/blocks', () => respond(blocks)),
    http.get('*/api/users/me/measures', () => respond([])),
    http.post<never, BlockPayload>('*/api/users/me/blocks', async ({ request }) => {
      sent.push(await request.json());
      blocks = [...blocks, BLOCKED];
      return respond(blocks);
    }),
    http.delete<{ id: string }>('*/api/users/me/blocks/:id', ({ params }) => {
      sent.push(Number(params.id));
      blocks = blocks.filter(({ id }) => id !== Number(params.id));
      return respond(blocks);
    }),
  );
  return sent;
}

const menuButton = () => screen.findByRole('button', { name: '라떼한잔 님 더 보기' });

async function openProfile(member?: true) {
  serveMemberPage(createMemberPage({ basicInfo: { memberId: 31 } }));
  return renderRoute('/mypage?nickname=라떼한잔', { member });
}

describe('the menu of a profile', () => {
  it('opens with the focus on its first item, and Escape restores the focus', async () => {
    const { user } = await openProfile(true);
    await user.click(await menuButton());
    expect(screen.getByRole('link', { name: '신고하기' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(await menuButton()).toHaveFocus();
    expect(screen.queryByRole('link', { name: '신고하기' })).not.toBeInTheDocument();
  });

  it('links operators to the case', async () => {
    serveAlarms({ operator: true });
    mockServer.use(http.get('*/api/admin/me', () => respondWithError(404, '')));
    const { user } = await openProfile(true);
    await user.click(await menuButton());
    expect(await screen.findByRole('link', { name: '운영에서 보기' })).toHaveAttribute(
      'href',
      '/admin/reports/profile/31',
    );
  });

  it('blocks a member after a confirmation', async () => {
    const sent = serveBlocks();
    const { user } = await openProfile(true);
    await user.click(await menuButton());
    await user.click(screen.getByRole('button', { name: '차단하기' }));
    const question = within(await screen.findByRole('alertdialog', { name: '라떼한잔 님을 차단할까요?' }));
    expect(question.getByRole('button', { name: '취소' })).toHaveFocus();
    await user.click(question.getByRole('button', { name: '차단하기' }));
    expect(await screen.findByText('차단했어요.')).toBeVisible();
    expect(sent).toEqual([{ memberId: 31, nickname: '라떼한잔' }]);
  });

  it('blocks nobody when the back button closes the confirmation', async () => {
    const sent = serveBlocks();
    const { user } = await openProfile(true);
    await user.click(await menuButton());
    await user.click(screen.getByRole('button', { name: '차단하기' }));
    await screen.findByRole('alertdialog');
    const { href } = window.location;
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(window.location.href).toBe(href);
    expect(await menuButton()).toHaveFocus();
    expect(sent).toEqual([]);
  });
});

describe('the menu of a comment', () => {
  const POST = createProject({
    writer: '기획하는곰',
    comments: [
      { parentComment: createComment({ id: 12, writer: '라떼한잔' }), childComments: [] },
      { parentComment: createComment({ id: 13, writer: createSession().nickname }), childComments: [] },
    ],
  });

  it('blocks its writer after a confirmation, and refetches the post', async () => {
    const sent = serveBlocks();
    let reads = 0;
    mockServer.use(
      http.get(`*/api/projects/${POST.id}`, () => {
        reads += 1;
        return respond(POST);
      }),
    );
    const { user } = await renderRoute(`/projectdetail/${POST.id}`, MEMBER);
    await user.click(await menuButton());
    await user.click(screen.getByRole('button', { name: '차단하기' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '차단하기' }));
    expect(await screen.findByText('차단했어요.')).toBeVisible();
    expect(sent).toEqual([{ memberId: memberIdOf('라떼한잔'), nickname: '라떼한잔' }]);
    await waitFor(() => expect(reads).toBe(2));
  });

  it('leaves the focus on the heading of the comments, since it is removed with the comment', async () => {
    let blocked = false;
    serveBlocks();
    mockServer.use(
      http.get(`*/api/projects/${POST.id}`, () =>
        respond(blocked ? { ...POST, comments: POST.comments.slice(1) } : POST),
      ),
    );
    const { user } = await renderRoute(`/projectdetail/${POST.id}`, MEMBER);
    const button = await menuButton();
    await user.click(button);
    await user.click(screen.getByRole('button', { name: '차단하기' }));
    blocked = true;
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '차단하기' }));
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 2, name: /^댓글/ })).toHaveFocus();
  });

  it('is absent on own comments, which nobody reports, and for visitors, where a link reports the comment', async () => {
    serveProject(POST);
    const { unmount } = await renderRoute(`/projectdetail/${POST.id}`, MEMBER);
    await menuButton();
    expect(screen.queryByRole('link', { name: '댓글 신고' })).not.toBeInTheDocument();
    unmount();
    document.body.replaceChildren();
    window.sessionStorage.clear();
    await renderRoute(`/projectdetail/${POST.id}`);
    expect(await screen.findAllByRole('link', { name: '댓글 신고' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: / 님 더 보기$/ })).not.toBeInTheDocument();
  });
});

it('a comment refused because of a block shows the reason and preserves its text', async () => {
  serveProject(createProject({ id: 7, writer: '기획하는곰' }));
  serveCommentsResponse(() => respondWithError(403, BLOCK_MESSAGES.comment));
  const { user } = await renderRoute('/projectdetail/7', MEMBER);
  await user.type(await screen.findByLabelText('댓글을 입력해 주세요'), '반가워요');
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText(BLOCK_MESSAGES.comment)).toBeVisible();
  expect(screen.getByLabelText('댓글을 입력해 주세요')).toHaveValue('반가워요');
});

describe('the blocked members in the settings', () => {
  it('are listed and unblocked at once, and the focus moves to the heading', async () => {
    serveAccount();
    const sent = serveBlocks([BLOCKED]);
    const { user } = await renderRoute('/mypage/account', MEMBER);
    await user.click(await screen.findByRole('button', { name: '꿀알바매니저 님 차단 해제' }));
    expect(await screen.findByText('차단한 회원이 없어요.')).toBeVisible();
    expect(await screen.findByText('차단을 해제했어요.')).toBeVisible();
    expect(sent).toEqual([31]);
    await waitFor(() => expect(screen.getByRole('heading', { name: '차단한 회원' })).toHaveFocus());
  });

  it('are listed again when unblocking fails', async () => {
    serveAccount();
    serveBlocks([BLOCKED]);
    mockServer.use(
      http.delete('*/api/users/me/blocks/:id', () => respondWithError(503, '잠시 후 다시 시도해 주세요.')),
    );
    const { user } = await renderRoute('/mypage/account', MEMBER);
    await user.click(await screen.findByRole('button', { name: '꿀알바매니저 님 차단 해제' }));
    expect(await screen.findByText('잠시 후 다시 시도해 주세요.')).toBeVisible();
    expect(screen.getByRole('button', { name: '꿀알바매니저 님 차단 해제' })).toBeVisible();
  });

  it('are listed above the measures of operators about the reader', async () => {
    serveAccount();
    serveBlocks();
    const { actor: _actor, member: _member, ...measure } = createLogItem();
    mockServer.use(http.get('*/api/users/me/measures', () => respond([{ ...measure, title: '재택 알바' }])));
    await renderRoute('/mypage/account', MEMBER);
    expect(await screen.findByRole('region', { name: '받은 조치' })).toHaveTextContent(
      '경고 · 모집글 ‘재택 알바’같은 홍보 글을 여러 번 올렸어요.',
    );
  });
});
