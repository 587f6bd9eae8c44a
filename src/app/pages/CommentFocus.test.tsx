/** @tier full */
import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { COMMENT_MESSAGES } from '@contract/comment';
import { MESSAGES } from '@contract/messages';
import { HttpResponse, type HttpResponseResolver } from 'msw';
import {
  createComment,
  createProject,
  renderRoute,
  respondWithError,
  serveComments,
  serveCommentsResponse,
  storeDraft,
  withResolvers,
} from '../testing';

const ME = '새벽코딩';
const OTHERS = {
  parentComment: createComment({ id: 12, writer: '밤산책', content: '평일 저녁에만 되나요?' }),
  childComments: [],
};
const OWN = { parentComment: createComment({ id: 15, writer: ME, content: '반가워요' }), childComments: [] };

const postWith = (comments: (typeof OWN)[]) => createProject({ id: 7, title: '독서 습관 앱', comments });

async function setup() {
  serveComments(postWith([OTHERS, OWN]), ME);
  const view = await renderRoute('/projectdetail/7', { member: { nickname: ME } });
  await screen.findByRole('article', { name: `${ME} 님의 댓글` });
  return view;
}

/** Handles writes with the resolver, but not before `respond` is called. */
function delayResponse(resolver: HttpResponseResolver) {
  const { promise: called, resolve: respond } = withResolvers();
  serveCommentsResponse(async (call) => {
    await called;
    return resolver(call);
  });
  return respond;
}

const newBox = () => screen.getByLabelText('댓글을 입력해 주세요');
const replyBox = () => screen.getByLabelText('밤산책 님에게 답글 쓰기');
const editBox = () => screen.getByLabelText('수정할 댓글');
const own = () => screen.getByRole('article', { name: `${ME} 님의 댓글` });
const others = () => screen.getByRole('article', { name: '밤산책 님의 댓글' });

async function saveEdit(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: /수정$/ }));
  await user.type(editBox(), '!');
  await user.click(screen.getByRole('button', { name: '저장' }));
}

async function removeOwn(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: /삭제$/ }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /삭제$/ }));
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const FAILURES: [string, HttpResponseResolver, string][] = [
  ['refused', () => respondWithError(429, MESSAGES.tooMany), COMMENT_MESSAGES.postFailed],
  ['left without a response', () => HttpResponse.error(), COMMENT_MESSAGES.maybePosted],
];

describe.each(FAILURES)('a write on a comment that is %s', (_case, resolver, message) => {
  it('moves the focus to the box of the edit', async () => {
    const { user } = await setup();
    serveCommentsResponse(resolver);
    await saveEdit(user);

    await waitFor(() => expect(editBox()).toHaveAccessibleDescription(COMMENT_MESSAGES.editFailed));
    expect(editBox()).toHaveFocus();
  });

  it('moves the focus to the box of the reply', async () => {
    const { user } = await setup();
    serveCommentsResponse(resolver);
    await user.click(within(others()).getByRole('button', { name: /답글 달기$/ }));
    await user.type(replyBox(), '저도요');
    await user.click(screen.getAllByRole('button', { name: '등록' }).at(-1) ?? document.body);

    await waitFor(() => expect(replyBox()).toHaveAccessibleDescription(message));
    expect(replyBox()).toHaveFocus();
  });

  it('leaves the focus where the member has moved it meanwhile', async () => {
    const { user } = await setup();
    const respond = delayResponse(resolver);
    await saveEdit(user);
    await user.click(newBox());
    respond();

    await waitFor(() => expect(editBox()).toHaveAccessibleDescription(COMMENT_MESSAGES.editFailed));
    expect(newBox()).toHaveFocus();
  });

  it('moves the focus to the comment that could not be deleted', async () => {
    const { user } = await setup();
    const respond = delayResponse(resolver);
    await removeOwn(user);
    await waitFor(() => expect(screen.queryByText('반가워요')).not.toBeInTheDocument());
    respond();

    await waitFor(() => expect(own()).toHaveFocus());
  });
});

it('deleting a comment that was deleted before moves the focus to the comment beside it', async () => {
  const { user } = await setup();
  serveComments(postWith([OTHERS]), ME);
  serveCommentsResponse(() => respondWithError(404, MESSAGES.postGone));
  await removeOwn(user);

  await waitFor(() => expect(others()).toHaveFocus());
  expect(await screen.findByRole('heading', { name: '댓글 1' })).toBeVisible();
});

it.each([
  ['comment', 'project:7', newBox],
  ['reply', 'project:12', replyBox],
  ['commentEdit', 'project:15', editBox],
])('discarding the draft of a %s moves the focus to its box', async (form, target, box) => {
  storeDraft({ owner: ME, form, target }, { text: '쓰던 글' });
  const { user } = await setup();
  expect(box()).toHaveValue('쓰던 글');
  await user.click(screen.getByRole('button', { name: '버리기' }));

  expect(box()).not.toHaveValue('쓰던 글');
  expect(box()).toHaveFocus();
});
