/** @tier full */
import { screen, waitFor } from '@testing-library/react';
import { type ArchiveBookmark } from '@contract/archive';
import { HttpResponse } from 'msw';
import {
  respond,
  createArchive,
  respondWithError,
  renderRoute,
  serveArchiveBookmarkResponse,
  serveArchiveBookmarking,
  serveLogin,
  withResolvers,
} from '../testing';

const RICE = createArchive({ id: 7, title: '모아밥', bookmarkCount: 86, bookmarked: false });
const MARKED = { ...RICE, bookmarkCount: 87, bookmarked: true };
const CONFIRMATION = '북마크를 반영했어요.';

/** Rendered twice on the page: in the card of facts, and in the bar of narrow screens. */
const bookmarks = () => screen.findAllByRole('button', { name: /^북마크 \d/ });
const bookmark = async () => (await bookmarks())[0]!;
const onCard = () => screen.findByRole('button', { name: '모아밥 북마크' });
const writes = (calls: string[]) => calls.filter((call) => call.startsWith('POST'));

const expectMark = (isSet: boolean, count: number) =>
  waitFor(async () => {
    for (const button of await bookmarks()) {
      expect(button).toHaveAttribute('aria-pressed', String(isSet));
      expect(button).toHaveAccessibleName(`북마크 ${count}`);
    }
  });

/** A promise that delays responses until the test opens it. */
function gate() {
  const { promise: opened, resolve: open } = withResolvers();
  return { opened, open };
}

describe('the bookmark on the page of an archive', () => {
  it.each([
    ['is set', RICE, true, 87],
    ['is removed', MARKED, false, 86],
  ])('%s with a toast and a refetch of the archive', async (_what, archive, isSet, count) => {
    const calls = serveArchiveBookmarking(archive);
    const { user } = await renderRoute('/archive/7', { member: true });

    await user.click(await bookmark());

    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    await expectMark(isSet, count);
    await waitFor(() =>
      expect(calls).toEqual(['GET /api/archive/7', 'POST /api/archive/7/bookmark', 'GET /api/archive/7']),
    );
  });

  it('updates at once, sends one request however often it is pressed, then shows the server’s count', async () => {
    const { opened, open } = gate();
    const asked = jest.fn();
    const calls = serveArchiveBookmarking(RICE);
    serveArchiveBookmarkResponse(7, async () => {
      asked();
      await opened;
      serveArchiveBookmarking({ ...MARKED, bookmarkCount: 90 });
      return respond<ArchiveBookmark>({ bookmarked: true, bookmarkCount: 90 });
    });
    const { user } = await renderRoute('/archive/7', { member: true });

    for (const button of await bookmarks()) await user.dblClick(button);
    await expectMark(true, 87);

    open();
    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    await expectMark(true, 90);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(writes(calls)).toEqual([]);
  });

  it('shows the state of the server when another tab has toggled it before', async () => {
    serveArchiveBookmarking(RICE);
    const { user } = await renderRoute('/archive/7', { member: true });
    await bookmark();
    serveArchiveBookmarking(MARKED);

    await user.click(await bookmark());

    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    await expectMark(false, 86);
  });

  it.each([
    ['the server fails', () => respondWithError(500, '문제가 생겼어요.')],
    ['the network fails', () => HttpResponse.error()],
  ])('shows the stored state and only logs the failure when %s', async (_case, resolver) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const calls = serveArchiveBookmarking(RICE);
    serveArchiveBookmarkResponse(7, resolver);
    const { user } = await renderRoute('/archive/7', { member: true });

    await user.click(await bookmark());

    await waitFor(() => expect(warned).toHaveBeenCalled());
    await waitFor(() => expect(calls).toHaveLength(2));
    await expectMark(false, 86);
    expect(screen.queryByText(CONFIRMATION)).not.toBeInTheDocument();
  });

  it('shows the reason when the archive is not public', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const message = '팀원 평가가 끝나야 댓글과 북마크를 쓸 수 있어요.';
    serveArchiveBookmarking(RICE);
    serveArchiveBookmarkResponse(7, () => respondWithError(409, message));
    const { user } = await renderRoute('/archive/7', { member: true });

    await user.click(await bookmark());

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await expectMark(false, 86);
  });

  it('redirects visitors to the login and back', async () => {
    const calls = serveArchiveBookmarking(RICE);
    serveLogin();
    const { user } = await renderRoute('/archive/7');

    await user.click(await bookmark());

    expect(await screen.findByRole('alert')).toHaveTextContent('로그인이 필요해요.');
    await user.type(await screen.findByLabelText('아이디'), 'dawncode');
    await user.type(screen.getByLabelText('비밀번호'), 'secret12');
    await user.click(screen.getByRole('button', { name: '로그인' }));
    await screen.findByRole('heading', { level: 1, name: '모아밥' });
    expect(window.location.pathname).toBe('/archive/7');
    expect(writes(calls)).toEqual([]);
  });
});

describe('the bookmark on a card', () => {
  it('changes without opening the archive', async () => {
    serveArchiveBookmarking(RICE);
    const { user } = await renderRoute('/archive', { member: true });

    await user.click(await onCard());

    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    await waitFor(async () => expect(await onCard()).toHaveAttribute('aria-pressed', 'true'));
    expect(screen.getByRole('article')).toHaveTextContent('북마크 87');
    expect(window.location.pathname).toBe('/archive');
  });

  it('updates the list without a refetch', async () => {
    const calls = serveArchiveBookmarking(RICE);
    const { user } = await renderRoute('/archive', { member: true });
    await user.click(await screen.findByRole('link', { name: '모아밥' }));
    await user.click(await bookmark());
    await screen.findByText(CONFIRMATION);

    await user.click(screen.getByRole('link', { name: '아카이브 목록' }));

    await waitFor(async () => expect(await onCard()).toHaveAttribute('aria-pressed', 'true'));
    expect(calls.filter((call) => call.endsWith('/projects'))).toHaveLength(1);
  });
});
