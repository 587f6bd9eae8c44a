/** @tier full */
import { screen, waitFor, within } from '@testing-library/react';
import { COMMENT_MESSAGES } from '@contract/comment';
import { MESSAGES } from '@contract/messages';
import { evictArchive } from '@/shared/api';
import {
  createArchive,
  createArchiveComment,
  createArchiveItem,
  createProjectItem,
  createReportTarget,
  memberIdOf,
  respondWithError,
  renderRoute,
  serveArchiveComments,
  serveArchiveCommentsResponse,
  serveArchiveResponse,
  serveArchives,
  serveProjects,
  serveReportTarget,
  enterText,
} from '../testing';

const ME = '새벽코딩';
const WRITER = { writer: ME, writerId: memberIdOf(ME) };
const RICE = createArchive({
  id: 7,
  title: '모아밥',
  writerNickname: '기획하는곰',
  comments: [
    {
      parentComment: createArchiveComment({ id: 12, writer: '초록우산', content: '직관적이에요.' }),
      childComments: [],
    },
    { parentComment: createArchiveComment({ id: 15, writer: ME, content: '응원해요!' }), childComments: [] },
  ],
});

async function setup(options: Parameters<typeof renderRoute>[1] = { member: { nickname: ME } }) {
  const calls = serveArchiveComments(RICE);
  const view = await renderRoute('/archive/7', options);
  await screen.findByRole('heading', { level: 1, name: '모아밥' });
  return { ...view, calls };
}

const newBox = () => screen.getByLabelText<HTMLTextAreaElement>('댓글을 입력해 주세요');
const section = () => within(screen.getByRole('region', { name: /^댓글 / }));
const comment = (name: string) => within(section().getByRole('article', { name }));
const postButtons = () => section().getAllByRole('button', { name: '등록' });

describe('comments of an archive', () => {
  it('show writer and time, and offer edit and delete to their writer only', async () => {
    await setup();

    expect(section().getByRole('heading', { name: '댓글 2' })).toBeVisible();
    expect(comment('초록우산 님의 댓글').getByText('25.11.20 14:02')).toBeVisible();
    expect(comment('초록우산 님의 댓글').queryByRole('button', { name: /수정$/ })).not.toBeInTheDocument();
    expect(comment(`${ME} 님의 댓글`).getByRole('button', { name: /삭제$/ })).toBeVisible();
  });

  it('stay those of the member whose nickname was changed on another device', async () => {
    const { user, calls } = await setup({ member: { nickname: '옛이름', memberId: memberIdOf(ME) } });

    expect(comment(`${ME} 님의 댓글`).getByRole('button', { name: /삭제$/ })).toBeVisible();
    await enterText(user, newBox(), '이름을 바꾼 뒤');
    await user.click(postButtons()[0]!);
    await waitFor(() =>
      expect(calls.written).toEqual([{ content: '이름을 바꾼 뒤', writer: '옛이름', writerId: memberIdOf(ME) }]),
    );
  });

  it('link to the form that reports them', async () => {
    const asked = serveReportTarget(createReportTarget());
    const { user } = await setup();
    await user.click(comment('초록우산 님의 댓글').getByRole('button', { name: '초록우산 님 더 보기' }));
    await user.click(comment('초록우산 님의 댓글').getByRole('link', { name: '신고하기' }));

    expect(await screen.findByRole('region', { name: '신고 대상' })).toHaveTextContent('아카이브 댓글');
    expect(asked).toEqual(['archive_comment/12']);
  });

  it('are sent with the writer’s name, shown at once, and refetch this archive only', async () => {
    const { user, calls } = await setup();
    await enterText(user, newBox(), '함께하고 싶어요!');
    await user.click(postButtons()[0]!);

    expect(await section().findByText('함께하고 싶어요!')).toBeVisible();
    await waitFor(() => expect(calls.read).toBe(2));
    expect(calls.written).toEqual([{ content: '함께하고 싶어요!', ...WRITER }]);
    await waitFor(() => expect(section().getByRole('heading', { name: '댓글 3' })).toBeVisible());
  });

  it('refetch the counts of the list of archives, but no list of recruitment posts', async () => {
    const archivesAsked = serveArchives([createArchiveItem({ id: 7, title: '모아밥' })]);
    const projectsAsked = serveProjects([createProjectItem({ title: '독서 습관 앱' })]);
    const calls = serveArchiveComments(RICE);
    const { user } = await renderRoute('/project', { member: { nickname: ME } });
    await screen.findByRole('link', { name: '독서 습관 앱' });
    const nav = within(screen.getByRole('navigation', { name: '주요 메뉴' }));
    await user.click(nav.getByRole('link', { name: '아카이브' }));
    await user.click(await screen.findByRole('link', { name: '모아밥' }));
    await enterText(user, await screen.findByLabelText('댓글을 입력해 주세요'), '안녕하세요');
    await user.click(postButtons()[0]!);
    await waitFor(() => expect(calls.read).toBe(2));
    expect(archivesAsked).toHaveLength(1);

    await user.click(screen.getByRole('link', { name: '아카이브 목록' }));
    await waitFor(() => expect(archivesAsked).toHaveLength(2));
    await user.click(nav.getByRole('link', { name: '프로젝트' }));
    await screen.findByRole('link', { name: '독서 습관 앱' });
    expect(projectsAsked).toHaveLength(1);
  });

  it('show replies in their thread', async () => {
    const { user, calls } = await setup();
    await user.click(comment('초록우산 님의 댓글').getByRole('button', { name: /답글 달기$/ }));
    await enterText(user, screen.getByLabelText('초록우산 님에게 답글 쓰기'), '반가워요');
    await user.click(postButtons().at(-1)!);

    await waitFor(() => expect(calls.written).toEqual([{ content: '반가워요', ...WRITER, parentId: 12 }]));
    expect(await section().findByRole('article', { name: `${ME} 님의 답글` })).toBeVisible();
  });

  it('are edited and deleted by their writer', async () => {
    const { user, calls } = await setup();
    const own = () => comment(`${ME} 님의 댓글`);
    await user.click(own().getByRole('button', { name: /수정$/ }));
    await enterText(user, own().getByLabelText('수정할 댓글'), ' 정말로요.');
    await user.click(own().getByRole('button', { name: '저장' }));
    await waitFor(() => expect(calls.edited).toEqual([{ id: 15, content: '응원해요! 정말로요.', ...WRITER }]));

    await user.click(await own().findByRole('button', { name: /삭제$/ }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /삭제$/ }));
    expect(await screen.findByText(COMMENT_MESSAGES.deleted)).toBeVisible();
    await waitFor(() => expect(section().queryByRole('article', { name: `${ME} 님의 댓글` })).not.toBeInTheDocument());
    expect(calls.removed).toEqual([{ id: 15, body: '' }]);
  });

  it('preserve their text and show the reason when the archive is not public', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const message = '팀원 평가가 끝나야 댓글과 북마크를 쓸 수 있어요.';
    const { user } = await setup();
    serveArchiveCommentsResponse(() => respondWithError(409, message));
    await enterText(user, newBox(), '안녕하세요');
    await user.click(postButtons()[0]!);

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await waitFor(() => expect(newBox()).toHaveValue('안녕하세요'));
    await waitFor(() => expect(newBox()).toHaveAccessibleDescription(COMMENT_MESSAGES.postFailed));
  });

  it('preserve the text that is being written when a refetch finds the archive deleted', async () => {
    const { user, store } = await setup();
    await enterText(user, newBox(), '안녕하세요');
    serveArchiveResponse(7, () => respondWithError(404, MESSAGES.postGone));
    store.dispatch(evictArchive(7));

    expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGES.postGone);
    await waitFor(() => expect(newBox()).toHaveAccessibleDescription(COMMENT_MESSAGES.postDeleted));
    expect(newBox()).toHaveValue('안녕하세요');
    expect(postButtons()[0]).toHaveAttribute('aria-disabled', 'true');
    serveArchives([createArchiveItem({ id: 7, title: '모아밥' })]);
    await user.click(section().getByRole('link', { name: COMMENT_MESSAGES.toList }));

    // A list that does not know of the deletion yet.
    await user.click(await screen.findByRole('link', { name: '모아밥' }));
    expect(await screen.findByRole('heading', { level: 1, name: MESSAGES.postGone })).toBeVisible();
  });

  it('are not rendered again when another one is posted', async () => {
    const createdDateTime = '2025-11-01T00:00:00Z';
    const three = ['하나예요.', '둘이에요.', '셋이에요.'].map((content, index) => ({
      parentComment: createArchiveComment({ id: index + 1, createdDateTime, content }),
      childComments: [],
    }));
    // Each render of a comment parses its date once.
    const read = jest.spyOn(Date, 'parse');
    const drawings = () => read.mock.calls.filter(([time]) => time === createdDateTime).length;
    const calls = serveArchiveComments({ ...RICE, comments: three });
    const { user } = await renderRoute('/archive/7', { member: { nickname: ME } });
    await screen.findByText('셋이에요.');
    const before = drawings();
    expect(before).toBeGreaterThanOrEqual(3);

    await enterText(user, newBox(), '안녕하세요');
    await user.click(postButtons()[0]!);
    await waitFor(() => expect(calls.read).toBe(2));
    await waitFor(() => expect(section().getAllByRole('button', { name: /삭제$/ })).toHaveLength(1));

    expect(drawings()).toBe(before);
  });
});
