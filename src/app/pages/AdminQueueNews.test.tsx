import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createCase, renderRoute, respond, serveDesk, serveDeskResponse } from '../testing';
import { CONFIRMED_DESK, POST_CASE } from '../testing/openCase';

const MEMBER = { member: true as const };
const FIRST = createCase({ targetId: 90, title: '새로 신고된 글', reports: 9 });

/** Returning to the tab refreshes as the interval does. */
const returnToTab = () => fireEvent(window, new Event('focus'));

const rows = () => screen.findAllByRole('link', { name: /\d+건/ });
const listed = async () => (await rows()).map((row) => row.textContent);
const titled = (...titles: string[]) => titles.map((title) => expect.stringContaining(title) as string);
const badges = () => [
  screen.getByRole('link', { name: /^운영, 확인할 신고/ }).getAttribute('aria-label'),
  screen.getByRole('link', { name: /^신고\s*확인할 신고/ }).textContent,
  within(screen.getByRole('region', { name: '신고 목록' })).getByRole('status').textContent,
];

/** The queue on screen, and a report that then arrives: the next request of the desk names it. */
async function openThenReport() {
  const desk = serveDesk({ desk: { ...CONFIRMED_DESK, waiting: 1, newestReport: 52 }, cases: [POST_CASE] });
  const view = await renderRoute('/admin/reports', MEMBER);
  await rows();
  const states = { OPEN: 2, HIDDEN: 0, DONE: 0 };
  const both = { cases: [FIRST, POST_CASE], states, totalPages: 1, totalElements: 2 };
  serveDeskResponse('get', 'me', () =>
    respond({ nickname: '새벽코딩', confirmedUntil: null, waiting: 2, newestReport: 53 }),
  );
  serveDeskResponse('get', 'reports', () => respond(both));
  return { ...view, ...desk };
}

it('gathers new cases behind a button while the rows stay, and every number follows', async () => {
  await openThenReport();
  const [row] = await rows();
  row!.focus();
  returnToTab();
  expect(await screen.findByRole('button', { name: '새 신고 1건' })).toBeVisible();
  expect(await listed()).toEqual(titled(POST_CASE.title));
  expect((await rows())[0]).toHaveFocus();
  expect(badges()).toEqual(['운영, 확인할 신고 2', '신고확인할 신고 2', '2건']);
});

it('shows the new cases on a press of the button, which goes', async () => {
  const { user } = await openThenReport();
  returnToTab();
  await user.click(await screen.findByRole('button', { name: '새 신고 1건' }));
  await waitFor(async () => expect(await listed()).toEqual(titled(FIRST.title, POST_CASE.title)));
  expect(screen.queryByRole('button', { name: /^새 신고/ })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: '신고' })).toHaveFocus();
});
