import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { COMMENT_MESSAGES, hourlyCommentLimit, type CommentThread } from '@contract/comment';
import { MESSAGES } from '@contract/messages';
import { HttpResponse } from 'msw';
import {
  createComment,
  createProject,
  createProjectItem,
  respondWithError,
  renderRoute,
  serveComments,
  serveCommentsResponse,
  serveLogin,
  serveProjects,
  withResolvers,
} from '../testing';

const ME = '새벽코딩';
const ASKED = '평일 저녁에만 시간이 되는데 괜찮을까요?';
const REPLIED = '네, 화요일 저녁에 만나요.';

const THREADS: CommentThread[] = [
  {
    parentComment: createComment({ id: 12, writer: '밤산책', content: ASKED }),
    childComments: [
      createComment({ id: 13, writer: '기획하는곰', content: REPLIED, parentCommentId: 12 }),
      createComment({ id: 14, writer: ME, content: '저도 좋아요.', parentCommentId: 12 }),
    ],
  },
  { parentComment: createComment({ id: 15, writer: ME, content: '경험이 없어도 되나요?' }), childComments: [] },
];

const postWith = (comments: CommentThread[]) =>
  createProject({ id: 7, title: '독서 습관 앱', writer: '기획하는곰', comments });

async function setup({ comments = THREADS, member = true, hash = '' } = {}) {
  const calls = serveComments(postWith(comments), ME);
  const view = await renderRoute(`/projectdetail/7${hash}`, member ? { member: { nickname: ME } } : {});
  await screen.findByRole('heading', { level: 1, name: '독서 습관 앱' });
  return { ...view, calls };
}

const newBox = () => screen.getByLabelText<HTMLTextAreaElement>('댓글을 입력해 주세요');
const section = () => within(screen.getByRole('region', { name: /^댓글 / }));
/** Controls that report a comment: a link, or for members a menu on comments of others. */
const ways = () => [
  ...section().queryAllByRole('link', { name: '댓글 신고' }),
  ...section().queryAllByRole('button', { name: / 님 더 보기$/ }),
];
const comment = (name: string) => within(section().getByRole('article', { name }));
/** The box for a new comment comes first, one for a reply last. */
const postButtons = () => section().getAllByRole('button', { name: '등록' });
const post = () => postButtons()[0] ?? document.body;
const postReply = () => postButtons().at(-1) ?? document.body;

describe('comments of a recruitment post', () => {
  it('are shown in threads, each with its writer and its time, those of others with a report link', async () => {
    await setup();

    expect(section().getByRole('heading', { name: '댓글 4' })).toBeVisible();
    const replies = within(section().getByRole('list', { name: '답글' }));
    expect(replies.getAllByRole('article')).toHaveLength(2);
    expect(comment('밤산책 님의 댓글').getByText('25.11.20 14:02')).toBeVisible();
    expect(comment('기획하는곰 님의 답글').getByText('작성자')).toBeVisible();
    expect(comment(`${ME} 님의 댓글`).getByText('나')).toBeVisible();
    expect(ways()).toHaveLength(2);
  });

  it('have neither name nor actions when they were deleted or their writer has withdrawn', async () => {
    await setup({
      comments: [
        {
          parentComment: createComment({ id: 1, writer: null, content: '', deleted: true }),
          childComments: [createComment({ id: 2, writer: null, parentCommentId: 1 })],
        },
      ],
      member: false,
    });

    expect(section().getByText('삭제된 댓글이에요.')).toBeVisible();
    expect(section().getByRole('article', { name: '탈퇴한 회원 님의 답글' })).toBeVisible();
    expect(section().getAllByRole('link')).toHaveLength(1);
    expect(section().queryByRole('button', { name: /수정$/ })).not.toBeInTheDocument();
  });

  it('show an empty state that invites to write the first one', async () => {
    await setup({ comments: [] });
    expect(section().getByText(COMMENT_MESSAGES.none)).toBeVisible();
  });

  it('show text as typed, with any characters', async () => {
    const content = '<script>alert(1)</script> \u202Eabc **굵게**';
    await setup({ comments: [{ parentComment: createComment({ content }), childComments: [] }] });
    expect(section().getByText(content)).toBeVisible();
  });

  it('are all rendered, even if there are many', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      parentComment: createComment({ id: index + 1, content: `댓글 ${index + 1}` }),
      childComments: [],
    }));
    await setup({ comments: many, member: false });
    expect(await screen.findByText('댓글 60')).toBeInTheDocument();
  });

  it('are scrolled to when the address names them', async () => {
    await setup({ hash: '#comment-15' });
    await waitFor(() => expect(section().getByRole('article', { name: `${ME} 님의 댓글` })).toHaveFocus());
  });
});

describe('a new comment', () => {
  it('is shown at once and refetches this post alone', async () => {
    serveProjects([createProjectItem({ id: 7 })]);
    const { user, calls } = await setup();
    await user.type(newBox(), '  함께하고 싶어요!  ');
    await user.click(post());

    expect(await section().findByText('함께하고 싶어요!')).toBeVisible();
    expect(newBox()).toHaveValue('');
    await waitFor(() => expect(calls.read).toBe(2));
    expect(section().getByRole('heading', { name: '댓글 5' })).toBeVisible();
    expect(calls.written).toEqual([{ content: '함께하고 싶어요!' }]);
    await waitFor(() => expect(section().getAllByRole('button', { name: /삭제$/ })).toHaveLength(3));
  });

  it('stays the same element after the response, so that nothing shifts', async () => {
    const { user, calls } = await setup();
    let giveAnswer = () => undefined as void;
    serveCommentsResponse(() => new Promise<undefined>((resolve) => (giveAnswer = () => resolve(undefined))));
    await user.type(newBox(), '안녕하세요');
    await user.click(post());
    const shown = await section().findByRole('article', { busy: true });
    giveAnswer();

    await waitFor(() => expect(shown).not.toHaveAttribute('aria-busy'));
    await waitFor(() => expect(calls.read).toBe(2));
    expect(shown).toBeVisible();
  });

  it('refetches the list for its counts when the list is opened, and not before', async () => {
    const asked = serveProjects([createProjectItem({ id: 7, title: '독서 습관 앱' })]);
    const calls = serveComments(postWith([]), ME);
    const { user } = await renderRoute('/project', { member: { nickname: ME } });
    await user.click(await screen.findByRole('link', { name: /독서 습관 앱/ }));
    await user.type(await screen.findByLabelText('댓글을 입력해 주세요'), '안녕하세요');
    const listsBefore = asked.length;
    await user.click(post());
    await waitFor(() => expect(calls.read).toBe(2));
    expect(asked).toHaveLength(listsBefore);

    await user.click(screen.getByRole('link', { name: '프로젝트 목록' }));
    await waitFor(() => expect(asked).toHaveLength(listsBefore + 1));
  });

  it('allows 300 characters and requires a visible one', async () => {
    const { user, calls } = await setup();
    fireEvent.change(newBox(), { target: { value: '😀'.repeat(301) } });
    expect(newBox()).toHaveValue('😀'.repeat(300));
    for (const value of [' \n ', '\u200b\u3164']) {
      fireEvent.change(newBox(), { target: { value } });
      expect(post()).toHaveAttribute('aria-disabled', 'true');
    }
    await user.click(post());
    expect(calls.written).toEqual([]);
  });

  it('is not cut or sent while a syllable is being composed', async () => {
    const { calls } = await setup();
    fireEvent.compositionStart(newBox());
    fireEvent.keyDown(newBox(), { key: 'Enter', isComposing: true });
    fireEvent.change(newBox(), { target: { value: '안녕' } });
    fireEvent.compositionEnd(newBox());
    expect(newBox()).toHaveValue('안녕');
    expect(calls.written).toEqual([]);
  });

  it.each([
    ['refused', () => respondWithError(400, MESSAGES.badRequest), COMMENT_MESSAGES.postFailed],
    ['left without a response', () => HttpResponse.error(), COMMENT_MESSAGES.maybePosted],
  ])('preserves its text, with a line under the box, when it is %s', async (_case, resolver, message) => {
    const { user, calls } = await setup();
    const { promise: awaited, resolve: giveAnswer } = withResolvers();
    serveCommentsResponse(async () => {
      await awaited;
      return resolver();
    });
    await user.type(newBox(), '안녕하세요');
    await user.click(post());
    expect(await section().findByText('안녕하세요', { selector: 'p span' })).toBeVisible();
    giveAnswer();

    await waitFor(() => expect(newBox()).toHaveAccessibleDescription(message));
    expect(newBox()).toHaveValue('안녕하세요');
    expect(await section().findByRole('heading', { name: '댓글 4' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(calls.read).toBe(1);
  });

  it('preserves its text and shows the sentence of the server when too many were posted', async () => {
    const { user } = await setup();
    serveCommentsResponse(() => respondWithError(429, hourlyCommentLimit(100)));
    await user.type(newBox(), '안녕하세요');
    await user.click(post());

    expect(await screen.findByRole('alert')).toHaveTextContent(hourlyCommentLimit(100));
    await waitFor(() => expect(newBox()).toHaveAccessibleDescription(COMMENT_MESSAGES.postFailed));
    expect(newBox()).toHaveValue('안녕하세요');
  });

  it('redirects a visitor to the login and back to its box, and preserves its text', async () => {
    serveLogin({ nickname: ME });
    const { user } = await setup({ member: false });
    await user.type(newBox(), '안녕하세요');
    await user.click(post());

    expect(await screen.findByText(MESSAGES.loginRequired)).toBeVisible();
    await user.type(await screen.findByLabelText('아이디'), 'dawncode');
    await user.type(screen.getByLabelText('비밀번호'), 'secret12');
    await user.click(screen.getByRole('button', { name: '로그인' }));
    expect(await screen.findByLabelText('댓글을 입력해 주세요')).toHaveValue('안녕하세요');
    expect(section().getByText('작성 중이던 내용을 불러왔어요.')).toBeVisible();
    await waitFor(() => expect(newBox()).toHaveFocus());
    expect(window.location.hash).toBe('');
  });
});

describe('a reply', () => {
  it.each([
    ['밤산책 님의 댓글', '밤산책 님에게 답글 쓰기', 12],
    ['기획하는곰 님의 답글', '기획하는곰 님에게 답글 쓰기', 13],
  ])('is addressed to the writer and joins the thread when it replies to %s', async (name, label, parentCommentId) => {
    const { user, calls } = await setup();
    await user.click(comment(name).getByRole('button', { name: /답글 달기$/ }));
    const box = screen.getByLabelText(label);
    expect(box).toHaveFocus();
    await user.type(box, '반가워요');
    await user.click(postReply());

    await waitFor(() => expect(screen.queryByLabelText(label)).not.toBeInTheDocument());
    const replies = within(section().getByRole('list', { name: '답글' }));
    expect(replies.getByText('반가워요')).toBeVisible();
    expect(calls.written).toEqual([{ content: '반가워요', parentCommentId }]);
    expect(await section().findByText(COMMENT_MESSAGES.replied)).toHaveAttribute('role', 'status');
  });

  it('is cancelled by the toggle that opened it', async () => {
    const { user } = await setup();
    await user.click(comment('밤산책 님의 댓글').getByRole('button', { name: /답글 달기$/ }));
    const toggle = comment('밤산책 님의 댓글').getByRole('button', { name: /답글 취소$/ });
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.click(toggle);
    expect(screen.queryByLabelText(/답글 쓰기/)).not.toBeInTheDocument();
  });

  it('is open again with its draft after a reload', async () => {
    const view = await setup();
    await view.user.click(comment('기획하는곰 님의 답글').getByRole('button', { name: /답글 달기$/ }));
    await view.user.type(screen.getByLabelText('기획하는곰 님에게 답글 쓰기'), '반가');
    await view.persistor.flush();
    view.unmount();

    await setup();
    expect(screen.getByLabelText('기획하는곰 님에게 답글 쓰기')).toHaveValue('반가');
  });
});

describe('an own comment', () => {
  const own = () => comment(`${ME} 님의 댓글`);

  it('can be edited and deleted, unlike comments of others', async () => {
    await setup();
    expect(section().getAllByRole('button', { name: /수정$/ })).toHaveLength(2);
    expect(comment('밤산책 님의 댓글').queryByRole('button', { name: /삭제$/ })).not.toBeInTheDocument();
  });

  it('is edited in place, or left unchanged', async () => {
    const { user, calls } = await setup();
    await user.click(own().getByRole('button', { name: /수정$/ }));
    await user.click(own().getByRole('button', { name: '취소' }));
    expect(own().getByText('경험이 없어도 되나요?')).toBeVisible();

    await user.click(own().getByRole('button', { name: /수정$/ }));
    await user.clear(own().getByLabelText('수정할 댓글'));
    expect(own().getByRole('button', { name: '저장' })).toHaveAttribute('aria-disabled', 'true');
    await user.type(own().getByLabelText('수정할 댓글'), '처음이어도 되나요?');
    await user.click(own().getByRole('button', { name: '저장' }));

    expect(await own().findByText('처음이어도 되나요?', { selector: 'p span' })).toBeVisible();
    await waitFor(() => expect(own().queryByLabelText('수정할 댓글')).not.toBeInTheDocument());
    expect(calls.edited).toEqual([{ id: 15, content: '처음이어도 되나요?' }]);
  });

  it('preserves the new text in its box when the edit is refused', async () => {
    const { user } = await setup();
    serveCommentsResponse(() => respondWithError(403, MESSAGES.forbidden));
    await user.click(own().getByRole('button', { name: /수정$/ }));
    await user.type(own().getByLabelText('수정할 댓글'), '!');
    await user.click(own().getByRole('button', { name: '저장' }));

    const box = own().getByLabelText('수정할 댓글');
    await waitFor(() => expect(box).toHaveAccessibleDescription(COMMENT_MESSAGES.editFailed));
    expect(box).toHaveValue('경험이 없어도 되나요?!');
    await user.click(own().getByRole('button', { name: '취소' }));
    expect(own().getByText('경험이 없어도 되나요?')).toBeVisible();
  });

  it('is deleted after a confirmation', async () => {
    const { user, calls } = await setup();
    await user.click(own().getByRole('button', { name: /삭제$/ }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '취소' }));
    expect(calls.removed).toEqual([]);

    await user.click(own().getByRole('button', { name: /삭제$/ }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /삭제$/ }));
    expect(await screen.findByText(COMMENT_MESSAGES.deleted)).toBeVisible();
    await waitFor(() => expect(section().queryByText('경험이 없어도 되나요?')).not.toBeInTheDocument());
    expect(await section().findByRole('heading', { name: '댓글 3' })).toBeVisible();
    expect(calls.removed).toEqual([{ id: 15, body: '' }]);
  });

  it('leaves a tombstone above its replies', async () => {
    const { user } = await setup({
      comments: [
        {
          parentComment: createComment({ id: 1, writer: ME, content: '질문이에요' }),
          childComments: [createComment({ id: 2, parentCommentId: 1 })],
        },
      ],
    });
    await user.click(own().getByRole('button', { name: /삭제$/ }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /삭제$/ }));
    expect(await section().findByText(COMMENT_MESSAGES.tombstone)).toBeVisible();
    expect(section().getByRole('heading', { name: '댓글 1' })).toBeVisible();
  });

  it('is shown again with a message when it could not be deleted', async () => {
    const { user } = await setup();
    serveCommentsResponse(() => HttpResponse.error());
    await user.click(own().getByRole('button', { name: /삭제$/ }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /삭제$/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(COMMENT_MESSAGES.deleteFailed);
    await waitFor(() => expect(section().getByText('경험이 없어도 되나요?')).toBeVisible());
  });
});
