/** @tier full */
import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { COMMENT_MESSAGES } from '@contract/comment';
import { MESSAGES } from '@contract/messages';
import { type HttpResponseResolver } from 'msw';
import {
  createComment,
  createProject,
  renderRoute,
  respondWithError,
  serveComments,
  serveCommentsResponse,
  withResolvers,
  enterText,
} from '../testing';

const ME = '새벽코딩';
const threadOf = (id: number, writer: string, content: string) => ({
  parentComment: createComment({ id, writer, content }),
  childComments: [createComment({ id: id + 1, writer: '물결노트', content: '저도 궁금해요', parentCommentId: id })],
});
const POST = createProject({
  id: 7,
  title: '독서 습관 앱',
  comments: [threadOf(12, '밤산책', '평일 저녁에만 되나요?'), threadOf(15, ME, '반가워요')],
});

const article = (name: string) => screen.findByRole('article', { name });
const own = () => article(`${ME} 님의 댓글`);
const editBox = () => screen.getByLabelText('수정할 댓글');
const queryEditBox = () => screen.queryByLabelText('수정할 댓글');

async function setup() {
  const calls = serveComments(POST, ME);
  const { user } = await renderRoute('/projectdetail/7', { member: { nickname: ME } });
  await own();
  return { calls, user };
}

/** Delays writes until `respond` is called; then the resolver answers, or without a response of its own the post's. */
function delayResponse(resolver: HttpResponseResolver = () => undefined) {
  const { promise: called, resolve: respond } = withResolvers();
  const requests: string[] = [];
  serveCommentsResponse(async (call) => {
    requests.push(call.request.method);
    await called;
    return resolver(call);
  });
  return { respond, requests };
}

async function edit(user: UserEvent, text: string) {
  await user.click(within(await own()).getByRole('button', { name: /수정$/ }));
  await user.clear(editBox());
  await enterText(user, editBox(), text);
}

const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: '저장' }));

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('a comment that is edited again while the edit is being saved', () => {
  it('shows the text being saved in the new box, which stays open when the edit is stored', async () => {
    const { calls, user } = await setup();
    const { respond } = delayResponse();
    await edit(user, '고친 댓글');
    await save(user);
    await user.click(within(await own()).getByRole('button', { name: /수정$/ }));
    expect(editBox()).toHaveValue('고친 댓글');
    expect(editBox()).toHaveFocus();
    expect(screen.queryByText('작성 중이던 내용을 불러왔어요.')).not.toBeInTheDocument();
    await user.type(editBox(), '이에요');

    respond();

    expect(await screen.findByText(COMMENT_MESSAGES.edited)).toBeInTheDocument();
    expect(editBox()).toHaveValue('고친 댓글이에요');
    await save(user);
    await waitFor(() => expect(calls.edited.map(({ content }) => content)).toEqual(['고친 댓글', '고친 댓글이에요']));
    await waitFor(() => expect(queryEditBox()).not.toBeInTheDocument());
    expect(await own()).toHaveTextContent('고친 댓글이에요');
  });

  it('sends the second text after the response to the first', async () => {
    const { calls, user } = await setup();
    const { respond, requests } = delayResponse();
    await edit(user, '고친 댓글');
    await save(user);
    await edit(user, '다시 고친 댓글');
    await save(user);
    expect(requests).toEqual(['PUT']);

    respond();

    await waitFor(() => expect(calls.edited.map(({ content }) => content)).toEqual(['고친 댓글', '다시 고친 댓글']));
    await waitFor(async () => expect(await own()).toHaveTextContent('다시 고친 댓글'));
  });

  it('keeps the new box and its text when the server refuses the edit, and shows the failure', async () => {
    const { calls, user } = await setup();
    const { respond, requests } = delayResponse(() =>
      requests.length === 1 ? respondWithError(500, MESSAGES.unknown) : undefined,
    );
    await edit(user, '고친 댓글');
    await save(user);
    await edit(user, '다시 고친 댓글');

    respond();

    expect(await screen.findByRole('alert')).toHaveTextContent(COMMENT_MESSAGES.editFailed);
    expect(editBox()).toHaveValue('다시 고친 댓글');
    await save(user);
    await waitFor(() => expect(calls.edited.map(({ content }) => content)).toEqual(['다시 고친 댓글']));
  });
});

it('a box for a reply that is opened while another reply is being sent stays open', async () => {
  const { calls, user } = await setup();
  const { respond } = delayResponse();
  const answerTo = async (name: string) =>
    user.click(
      within((await screen.findAllByRole('article', { name }))[0]!).getByRole('button', { name: /답글 달기$/ }),
    );
  await answerTo('밤산책 님의 댓글');
  await enterText(user, screen.getByLabelText('밤산책 님에게 답글 쓰기'), '주말에도 돼요');
  await user.click(screen.getAllByRole('button', { name: '등록' }).at(-1)!);
  await answerTo('물결노트 님의 답글');
  await user.type(screen.getByLabelText('물결노트 님에게 답글 쓰기'), '네');

  respond();

  await waitFor(() => expect(calls.written).toHaveLength(1));
  expect(await screen.findByText(COMMENT_MESSAGES.replied)).toBeInTheDocument();
  expect(screen.getByLabelText('물결노트 님에게 답글 쓰기')).toHaveValue('네');
});
