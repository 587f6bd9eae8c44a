import { screen, within } from '@testing-library/react';
import { HIDDEN_MESSAGES } from '@contract/hidden';
import { MESSAGES } from '@contract/messages';
import {
  createArchive,
  createComment,
  createProject,
  renderRoute,
  respond,
  respondWithError,
  serveAlarms,
  serveDesk,
  serveDeskResponse,
} from '../testing';

const MEMBER = { member: true as const };
const HIDDEN = { reason: null, hiddenDateTime: '2026-11-26T09:40:00Z' };

it('shows a hidden post with its comments under a bar that leads back to its case, and without actions', async () => {
  const hidden = createComment({ id: 12, content: '숨긴 댓글이에요!', hidden: true, hiddenReason: null });
  const comments = [{ parentComment: hidden, childComments: [] }];
  serveDesk();
  serveDeskResponse('get', 'projects/7', () => respond(createProject({ id: 7, hidden: HIDDEN, comments })));
  await renderRoute('/admin/posts/project/7?case=project/7', MEMBER);

  expect(await screen.findByText(HIDDEN_MESSAGES.page)).toBeVisible();
  expect(screen.getByText(HIDDEN_MESSAGES.operatorsOnly, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: '신고로 돌아가기' })).toHaveAttribute('href', '/admin/reports/project/7');
  expect(screen.getByRole('link', { name: '프로젝트 목록' })).toHaveAttribute('href', '/project');
  expect(screen.getByText('숨긴 댓글이에요!')).toBeVisible();
  const main = within(screen.getByRole('main'));
  for (const name of [/지원/, /북마크/, /공유/, /수정/, /삭제/, /답글/, /신고하기/])
    expect([...main.queryAllByRole('button', { name }), ...main.queryAllByRole('link', { name })]).toEqual([]);
  expect(main.queryByRole('textbox')).not.toBeInTheDocument();
});

it('says that an archive is not published yet', async () => {
  serveDesk();
  serveDeskResponse('get', 'archives/5', () => respond(createArchive({ id: 5, published: false })));
  await renderRoute('/admin/posts/archive/5?case=archive/5', MEMBER);
  expect(await screen.findByText(HIDDEN_MESSAGES.pendingPage)).toBeVisible();
});

it.each(['/admin/posts/project/7', '/admin/posts/project/x', '/admin/posts/member/7'])(
  'is a not-found page at %s where there is no such post',
  async (path) => {
    serveDesk();
    serveDeskResponse('get', 'projects/7', () => respondWithError(404, MESSAGES.postGone));
    await renderRoute(path, MEMBER);
    expect(await screen.findByText(MESSAGES.postGone)).toBeVisible();
  },
);

it('is a not-found page for members', async () => {
  serveAlarms();
  await renderRoute('/admin/posts/project/7', MEMBER);
  expect(await screen.findByRole('heading', { level: 1, name: MESSAGES.pageNotFound })).toBeVisible();
});
