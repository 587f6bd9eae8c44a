/** @tier full */
import { screen, waitFor } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { COMMENT_MESSAGES } from '@contract/comment';
import { isIdempotencyKey } from '@contract/idempotencyKey';
import { MESSAGES } from '@contract/messages';
import { type PostRef } from '@contract/post';
import { http } from 'msw';
import {
  createArchive,
  createArchiveComment,
  createComment,
  createProject,
  mockServer,
  respondWithError,
  renderRoute,
  serveArchiveComments,
  serveArchiveCommentsResponse,
  serveComments,
  serveCommentsResponse,
  enterText,
} from '../testing';

const ME = '새벽코딩';
const BOX = '댓글을 입력해 주세요';
const RESTORED = '작성 중이던 내용을 불러왔어요.';
const member = { nickname: ME };

const own = { id: 12, writer: ME, content: '반가워요' };
const project = createProject({
  id: 7,
  title: '독서 습관 앱',
  comments: [{ parentComment: createComment(own), childComments: [] }],
});
const archive = createArchive({
  id: 7,
  title: '독서 습관 앱',
  comments: [{ parentComment: createArchiveComment(own), childComments: [] }],
});

interface Page {
  address: string;
  serve: (changes?: { comments: [] }) => { keys: (string | null)[] };
  answer: typeof serveCommentsResponse;
  api: string;
  list: string;
}

const PAGES: [PostRef['kind'], Page][] = [
  [
    'project',
    {
      address: '/projectdetail/7',
      serve: (changes) => serveComments({ ...project, ...changes }, ME),
      answer: serveCommentsResponse,
      api: '*/api/projects/7',
      list: '/project',
    },
  ],
  [
    'archive',
    {
      address: '/archive/7',
      serve: (changes) => serveArchiveComments({ ...archive, ...changes }),
      answer: serveArchiveCommentsResponse,
      api: '*/api/archive/7',
      list: '/archive',
    },
  ],
];

const box = () => screen.findByLabelText<HTMLTextAreaElement>(BOX);
const postButton = () => screen.getAllByRole('button', { name: '등록' })[0] ?? document.body;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe.each(PAGES)('sending a comment on the page of a %s', (_kind, { address, serve, answer, api, list }) => {
  const open = () => renderRoute(address, { member });

  it('sends one idempotency key per text: the same after a failure, a new one after a change', async () => {
    const calls = serve();
    const sent: (string | null)[] = [];
    answer(({ request }) => {
      sent.push(request.headers.get('idempotency-key'));
      return respondWithError(503, MESSAGES.noResponse);
    });
    const { user } = await open();
    await enterText(user, await box(), '안녕하세요');
    for (const count of [1, 2]) {
      await user.click(postButton());
      await waitFor(() => expect(sent).toHaveLength(count));
      await waitFor(async () => expect(await box()).toHaveAccessibleDescription(COMMENT_MESSAGES.maybePosted));
    }
    await user.type(await box(), '!');
    await user.click(postButton());
    await waitFor(() => expect(sent).toHaveLength(3));

    expect(sent.every(isIdempotencyKey)).toBe(true);
    expect(sent[1]).toBe(sent[0]);
    expect(sent[2]).not.toBe(sent[0]);
    expect(calls.keys).toEqual([]);
  });

  it('restores the draft after a reload without a response, warns of a duplicate, and repeats the key', async () => {
    let sent: string | null = null;
    serve();
    answer(({ request }) => {
      sent = request.headers.get('idempotency-key');
      return new Promise<never>(() => undefined);
    });
    const view = await open();
    await enterText(view.user, await box(), '안녕하세요');
    await view.user.click(postButton());
    await waitFor(() => expect(sent).not.toBeNull());
    await view.persistor.flush();
    view.unmount();

    mockServer.resetHandlers();
    const calls = serve();
    const { user, persistor } = await open();
    expect(await box()).toHaveValue('안녕하세요');
    expect(screen.getByText(COMMENT_MESSAGES.maybePosted)).toBeVisible();
    await user.click(postButton());
    await waitFor(() => expect(calls.keys).toEqual([sent]));
    await waitFor(async () => expect(await box()).toHaveValue(''));
    expect(screen.queryByText(COMMENT_MESSAGES.maybePosted)).not.toBeInTheDocument();
    await persistor.flush();
  });

  it('stores no draft of a text without visible characters', async () => {
    serve();
    const view = await open();
    await view.user.type(await box(), '안{Backspace}  ');
    await view.persistor.flush();
    view.unmount();

    const { persistor } = await open();
    expect(await box()).toHaveValue('');
    expect(screen.queryByRole('button', { name: '버리기' })).not.toBeInTheDocument();
    await persistor.flush();
  });

  it('shows no warning about a restored draft that was never sent, or was refused', async () => {
    serve();
    answer(() => respondWithError(400, MESSAGES.badRequest));
    const view = await open();
    await enterText(view.user, await box(), '안녕하세요');
    await view.user.click(postButton());
    await waitFor(async () => expect(await box()).toHaveAccessibleDescription(COMMENT_MESSAGES.postFailed));
    await view.persistor.flush();
    view.unmount();

    await open();
    expect(await box()).toHaveValue('안녕하세요');
    expect(screen.getByText(RESTORED)).toBeVisible();
    expect(screen.queryByText(COMMENT_MESSAGES.maybePosted)).not.toBeInTheDocument();
  });

  const gone = () => respondWithError(404, MESSAGES.postGone);
  function deletePost() {
    answer(gone);
    mockServer.use(http.get(api, gone), http.post(`${api}/bookmark`, gone), http.delete(`${api}/bookmark`, gone));
  }

  async function expectToldAt(label: string, text: string, button: string) {
    const area = screen.getByLabelText(label);
    await waitFor(() => expect(area).toHaveAccessibleDescription(COMMENT_MESSAGES.postDeleted));
    expect(area).toHaveValue(text);
    for (const one of screen.getAllByRole('button', { name: button })) {
      expect(one).toHaveAttribute('aria-disabled', 'true');
    }
    const [way] = screen.getAllByRole('link', { name: COMMENT_MESSAGES.toList });
    expect(way).toHaveAttribute('href', list);
  }

  it('shows under the box that the post was deleted, keeps the text and links to the list', async () => {
    serve();
    const { user } = await open();
    await enterText(user, await box(), '안녕하세요');
    deletePost();
    await user.click(postButton());
    await expectToldAt(BOX, '안녕하세요', '등록');
  });

  it('shows that the post was deleted under a reply and under an edit', async () => {
    serve();
    const { user } = await open();
    await box();
    await user.click(screen.getByRole('button', { name: /답글 달기$/ }));
    await user.type(screen.getByLabelText(`${ME} 님에게 답글 쓰기`), '저도요');
    await user.click(screen.getByRole('button', { name: /수정$/ }));
    await user.type(screen.getByLabelText('수정할 댓글'), '!');
    deletePost();
    await user.click(screen.getByRole('button', { name: '저장' }));
    await expectToldAt('수정할 댓글', '반가워요!', '저장');
    await expectToldAt(`${ME} 님에게 답글 쓰기`, '저도요', '등록');
  });

  it('shows that the post was deleted after a bookmark, and keeps the page', async () => {
    serve();
    const { user } = await open();
    await enterText(user, await box(), '안녕하세요');
    deletePost();
    await user.click(screen.getAllByRole('button', { name: /북마크/ })[0] ?? document.body);
    await expectToldAt(BOX, '안녕하세요', '등록');
    expect(screen.getByRole('heading', { level: 1, name: '독서 습관 앱' })).toBeVisible();
  });

  /** Another page has deleted the comment, not the post. */
  function deleteComment() {
    serve({ comments: [] });
    answer(gone);
  }

  async function expectCommentGone(user: UserEvent, area: HTMLElement, text: string) {
    await waitFor(() => expect(area).toHaveAccessibleDescription(COMMENT_MESSAGES.commentDeleted));
    expect(area).toHaveValue(text);
    expect(area).toHaveFocus();
    expect(screen.queryByText(COMMENT_MESSAGES.postDeleted)).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: '취소' }));
    const heading = await screen.findByRole('heading', { name: '댓글 0' });
    expect(screen.queryByRole('article', { name: `${ME} 님의 댓글` })).not.toBeInTheDocument();
    expect(heading).toHaveFocus();
  }

  it('shows under an edit that the comment was deleted, and removes the comment with the box', async () => {
    serve();
    const { user } = await open();
    await box();
    deleteComment();
    await user.click(screen.getByRole('button', { name: /수정$/ }));
    await user.type(screen.getByLabelText('수정할 댓글'), '!');
    await user.click(screen.getByRole('button', { name: '저장' }));

    await waitFor(() => expect(screen.getByRole('button', { name: '저장' })).toHaveAttribute('aria-disabled', 'true'));
    await expectCommentGone(user, screen.getByLabelText('수정할 댓글'), '반가워요!');
  });

  it('shows under a reply that the parent comment was deleted, and removes the comment with the box', async () => {
    serve();
    const { user } = await open();
    await box();
    deleteComment();
    await user.click(screen.getByRole('button', { name: /답글 달기$/ }));
    const reply = screen.getByLabelText(`${ME} 님에게 답글 쓰기`);
    await user.type(reply, '저도요');
    await user.click(screen.getAllByRole('button', { name: '등록' }).at(-1) ?? document.body);

    await expectCommentGone(user, reply, '저도요');
  });

  it('shows only the failure of a new comment when it is a 404, but the post exists', async () => {
    serve();
    answer(gone);
    const { user } = await open();
    await enterText(user, await box(), '안녕하세요');
    await user.click(postButton());
    await waitFor(async () => expect(await box()).toHaveAccessibleDescription(COMMENT_MESSAGES.postFailed));
  });
});
