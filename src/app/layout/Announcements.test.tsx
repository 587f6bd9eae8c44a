import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { type ShownAnnouncement } from '@contract/announcement';
import { createOwnPage, mockServer, renderRoute, respond, serveLogout, serveOwnPage } from '../testing';

const WARNING: ShownAnnouncement = { id: 7, kind: 'WARNING', text: '오늘 밤 점검이 있어요.', link: '' };
const NEWS: ShownAnnouncement = { id: 9, kind: 'INFO', text: '해커톤 팀을 모아요.', link: 'https://example.org/hack' };

/** Serves these announcements until they are changed. */
function serveAnnouncements(...first: ShownAnnouncement[]) {
  let shown = first;
  mockServer.use(http.get('*/api/announcements', () => respond(shown)));
  return { change: (...next: ShownAnnouncement[]) => void (shown = next) };
}

const bar = () => screen.findByRole('complementary', { name: '공지' });
const close = () => screen.findByRole('button', { name: '공지 닫기' });

afterEach(() => {
  document.cookie = 'dismissed=; max-age=0; path=/';
});

it('the announcement is between the skip link and the header, in a polite live region', async () => {
  serveAnnouncements(NEWS);
  await renderRoute('/about');
  expect(await bar()).toHaveTextContent('안내 해커톤 팀을 모아요. 자세히');
  expect(screen.getByRole('link', { name: '자세히' })).toHaveAttribute('href', NEWS.link);
  expect(screen.getAllByRole('status').some((region) => region.contains(screen.getByText('안내')))).toBe(true);
  const after = (one: HTMLElement, other: HTMLElement) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(after(screen.getByRole('link', { name: '본문으로 건너뛰기' }), await bar())).toBe(true);
  expect(after(await bar(), screen.getByRole('banner'))).toBe(true);
});

it('closing an announcement shows the next one, and closing the last focuses the content', async () => {
  serveAnnouncements(WARNING, NEWS);
  const { user } = await renderRoute('/about');
  expect(await bar()).toHaveTextContent('주의 오늘 밤 점검이 있어요.');
  await user.click(await close());
  expect(await bar()).toHaveTextContent(NEWS.text);
  expect(await close()).toHaveFocus();
  await user.click(await close());
  expect(screen.queryByRole('complementary', { name: '공지' })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('a closed announcement is not shown again in this browser', async () => {
  serveAnnouncements(WARNING);
  const { user, unmount } = await renderRoute('/about');
  await user.click(await close());
  expect(document.cookie).toContain('dismissed=7');
  unmount();
  document.body.replaceChildren();

  serveAnnouncements(WARNING, NEWS);
  await renderRoute('/about');
  expect(await bar()).toHaveTextContent(NEWS.text);
});

it('announcements are refetched on tab focus', async () => {
  const { change } = serveAnnouncements(NEWS);
  await renderRoute('/about');
  await bar();
  change();
  fireEvent(window, new Event('focus'));
  await waitFor(() => expect(screen.queryByRole('complementary', { name: '공지' })).not.toBeInTheDocument());
});

it('an announcement stays during a logout, without a refetch', async () => {
  let calls = 0;
  mockServer.use(
    http.get('*/api/announcements', () => {
      calls += 1;
      return respond([NEWS]);
    }),
  );
  serveOwnPage(createOwnPage());
  serveLogout();
  const { user } = await renderRoute('/mypage', { member: true });
  const shown = await bar();
  let isGone = false;
  const watcher = new MutationObserver(() => (isGone ||= !shown.isConnected));
  watcher.observe(document.body, { childList: true, subtree: true });

  await user.click(await screen.findByRole('button', { name: '로그아웃' }));
  await user.click(await screen.findByRole('button', { name: '확인' }));
  await screen.findByRole('link', { name: '로그인' });
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  watcher.disconnect();
  expect([isGone, shown.isConnected, calls]).toEqual([false, true, 1]);
});
