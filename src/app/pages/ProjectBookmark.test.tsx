import { screen, waitFor } from '@testing-library/react';
import { type ProjectBookmark } from '@contract/project';
import { HttpResponse } from 'msw';
import {
  respond,
  createProject,
  createProjectItem,
  createProjectPage,
  respondWithError,
  renderRoute,
  serveBookmarkResponse,
  serveBookmarking,
  serveLogin,
  serveBookmarkRemovalResponse,
  serveProject,
  serveProjectResponse,
  serveProjectsResponse,
  withResolvers,
} from '../testing';

const POST = createProject({ id: 7, title: '책갈피 팀원을 찾아요', bookmarks: 41, isBookmark: false });
const MARKED = { ...POST, bookmarks: 42, isBookmark: true };

/** Rendered twice on the page: in the card of facts, and in the bar of narrow screens. */
const bookmark = async () => (await screen.findAllByRole('button', { name: /^북마크 \d/ }))[0]!;
const onCard = () => screen.findByRole('button', { name: `${POST.title} 북마크` });

const expectMark = (button: HTMLElement, isBookmark: boolean, count: number) => {
  expect(button).toHaveAttribute('aria-pressed', String(isBookmark));
  expect(button).toHaveAccessibleName(`북마크 ${count}`);
};

/** A promise that delays responses until the test opens it. */
function gate() {
  const { promise: opened, resolve: open } = withResolvers();
  return { opened, open };
}

const muteLog = () => jest.spyOn(console, 'warn').mockImplementation(() => undefined);

describe('the bookmark on the page of a post', () => {
  it('is set with a toast, and the post is refetched', async () => {
    const calls = serveBookmarking(POST);
    const { user } = await renderRoute('/projectdetail/7', { member: true });

    await user.click(await bookmark());

    expect(await screen.findByText('북마크에 담았어요.')).toBeVisible();
    expectMark(await bookmark(), true, 42);
    await waitFor(() => {
      expect(calls).toEqual(['GET /api/projects/7', 'POST /api/projects/7/bookmark', 'GET /api/projects/7']);
    });
  });

  it('is sent with `keepalive`, so that leaving the page does not abort it', async () => {
    serveProject(POST);
    const kept: boolean[] = [];
    serveBookmarkResponse(7, ({ request }) => {
      kept.push(request.keepalive);
      return respond<ProjectBookmark>({ isBookmark: true, bookmarks: 42 });
    });
    const { user } = await renderRoute('/projectdetail/7', { member: true });

    await user.click(await bookmark());

    await waitFor(() => expect(kept).toEqual([true]));
  });

  it('is removed with a toast', async () => {
    const calls = serveBookmarking(MARKED);
    const { user } = await renderRoute('/projectdetail/7', { member: true });
    expectMark(await bookmark(), true, 42);

    await user.click(await bookmark());

    expect(await screen.findByText('북마크를 해제했어요.')).toBeVisible();
    expectMark(await bookmark(), false, 41);
    expect(calls).toContain('DELETE /api/projects/7/bookmark');
  });

  it('is updated at once, then has the count of the server’s response', async () => {
    const { opened, open } = gate();
    serveBookmarking(POST);
    serveBookmarkResponse(7, async () => {
      await opened;
      serveProject({ ...POST, bookmarks: 45, isBookmark: true });
      return respond<ProjectBookmark>({ isBookmark: true, bookmarks: 45 });
    });
    const { user } = await renderRoute('/projectdetail/7', { member: true });

    await user.click(await bookmark());
    await waitFor(async () => expectMark(await bookmark(), true, 42));
    expect(screen.queryByText('북마크에 담았어요.')).not.toBeInTheDocument();

    open();
    expect(await screen.findByText('북마크에 담았어요.')).toBeVisible();
    await waitFor(async () => expectMark(await bookmark(), true, 45));
  });

  it.each([
    ['the server fails', () => respondWithError(500, '문제가 생겼어요. 잠시 후 다시 시도해 주세요.')],
    ['the network fails', () => HttpResponse.error()],
  ])('shows the stored state and only logs the failure when %s', async (_, resolver) => {
    const warned = muteLog();
    const calls = serveBookmarking(POST);
    serveBookmarkResponse(7, resolver);
    const { user } = await renderRoute('/projectdetail/7', { member: true });

    await user.click(await bookmark());

    await waitFor(() => expect(warned).toHaveBeenCalled());
    await waitFor(() => expect(calls).toHaveLength(2));
    expectMark(await bookmark(), false, 41);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText(/북마크(에|를) /)).not.toBeInTheDocument();
  });

  it('counts a double click once', async () => {
    const calls = serveBookmarking(POST);
    const { user } = await renderRoute('/projectdetail/7', { member: true });

    await user.dblClick(await bookmark());

    expect(await screen.findByText('북마크에 담았어요.')).toBeVisible();
    await waitFor(() => expect(calls).toHaveLength(3));
    expectMark(await bookmark(), true, 42);
    expect(calls.filter((call) => call.endsWith('/bookmark'))).toHaveLength(1);
  });

  it('sends one request while a response is awaited, however often it is pressed', async () => {
    const { opened, open } = gate();
    const asked = jest.fn();
    serveBookmarking(POST);
    serveBookmarkResponse(7, async () => {
      asked();
      await opened;
      return respond<ProjectBookmark>({ isBookmark: true, bookmarks: 42 });
    });
    const { user } = await renderRoute('/projectdetail/7', { member: true });
    const [inCard, inBar] = await screen.findAllByRole('button', { name: '북마크 41' });

    await user.click(inCard!);
    await user.click(inBar!);
    await user.click(inCard!);
    await waitFor(() => expectMark(inCard!, true, 42));
    expectMark(inBar!, true, 42);

    open();
    expect(await screen.findByText('북마크에 담았어요.')).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('keeps the last state when an earlier response arrives late', async () => {
    const late = gate();
    const removal = gate();
    serveBookmarking(POST);
    const { user } = await renderRoute('/projectdetail/7', { member: true });
    await bookmark();
    const asked = jest.fn();
    serveProjectResponse(7, async () => {
      asked();
      await late.opened;
      return respond({ ...MARKED, title: '그사이 바뀐 제목' });
    });
    serveBookmarkRemovalResponse(7, async () => {
      await removal.opened;
      serveProject(POST);
      return respond<ProjectBookmark>({ isBookmark: false, bookmarks: 41 });
    });

    await user.click(await bookmark());
    await screen.findByText('북마크에 담았어요.');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    (await bookmark()).focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expectMark(await bookmark(), false, 41));

    late.open();
    await screen.findByRole('heading', { level: 1, name: '그사이 바뀐 제목' });
    expectMark(await bookmark(), false, 41);

    removal.open();
    expect(await screen.findByText('북마크를 해제했어요.')).toBeVisible();
    expectMark(await bookmark(), false, 41);
  });

  it('redirects visitors to the login and back', async () => {
    const calls = serveBookmarking(POST);
    serveLogin();
    const { user } = await renderRoute('/projectdetail/7');

    await user.click(await bookmark());

    expect(await screen.findByRole('alert')).toHaveTextContent('로그인이 필요해요.');
    expect(window.location.pathname).toBe('/login');
    expect(calls).toEqual(['GET /api/projects/7']);
    await user.type(await screen.findByLabelText('아이디'), 'dawncode');
    await user.type(screen.getByLabelText('비밀번호'), 'secret12');
    await user.click(screen.getByRole('button', { name: '로그인' }));
    await screen.findByRole('heading', { level: 1, name: POST.title });
    expect(window.location.pathname).toBe('/projectdetail/7');
  });
});

describe('the bookmark on a card', () => {
  it('shows its state, and changes without opening the post', async () => {
    serveBookmarking(POST);
    const { user } = await renderRoute('/project', { member: true });
    expect(await onCard()).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('article')).toHaveTextContent('북마크 41');

    await user.click(await onCard());

    expect(await screen.findByText('북마크에 담았어요.')).toBeVisible();
    expect(await onCard()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('article')).toHaveTextContent('북마크 42');
    expect(window.location.pathname).toBe('/project');
  });

  it('rolls back when the server refuses', async () => {
    const warned = muteLog();
    serveBookmarking(POST);
    serveBookmarkResponse(7, () => respondWithError(500, '문제가 생겼어요.'));
    const { user } = await renderRoute('/project', { member: true });

    await user.click(await onCard());

    await waitFor(() => expect(warned).toHaveBeenCalled());
    expect(await onCard()).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('article')).toHaveTextContent('북마크 41');
  });

  it('updates the list without a refetch', async () => {
    const calls = serveBookmarking(POST);
    const { user } = await renderRoute('/project', { member: true });
    await user.click(await screen.findByRole('link', { name: POST.title }));
    await user.click(await bookmark());
    await screen.findByText('북마크에 담았어요.');

    await user.click(screen.getByRole('link', { name: '프로젝트 목록' }));

    expect(await onCard()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('article')).toHaveTextContent('북마크 42');
    expect(calls.filter((call) => call.includes('/filter/'))).toHaveLength(1);
  });

  it('is correct when a list arrives that was requested before it was pressed', async () => {
    const { opened, open } = gate();
    serveBookmarking(POST);
    const { user } = await renderRoute('/project', { member: true });
    await onCard();
    const before = createProjectItem({ id: 7, title: POST.title, bookmarks: 41, isBookmark: false });
    const asked = jest.fn();
    serveProjectsResponse(async () => {
      asked();
      await opened;
      return respond(createProjectPage([before, createProjectItem({ id: 8, title: '다른 모집글' })]));
    });

    await user.selectOptions(screen.getByRole('combobox', { name: '정렬' }), '인기순');
    await user.click(await onCard());
    await screen.findByText('북마크에 담았어요.');
    open();

    await screen.findByRole('link', { name: '다른 모집글' });
    expect(await onCard()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getAllByRole('article')[0]).toHaveTextContent('북마크 42');
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
