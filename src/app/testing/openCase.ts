import { screen } from '@testing-library/react';
import { createCase } from './create/desk';
import { renderRoute } from './renderRoute';
import { serveDesk } from './serve/desk';

/** A desk whose operator has just confirmed the password. */
export const CONFIRMED_DESK = { confirmedUntil: new Date(Date.now() + 600_000).toISOString() };
/** The cases of the review queue: a post, whose page is `CASE_PATH`, and a comment. */
export const POST_CASE = createCase();
export const COMMENT_CASE = createCase({
  target: 'PROJECT_COMMENT',
  targetId: 12,
  title: '오픈채팅으로 오세요',
  reports: 1,
});
export const CASE_PATH = '/admin/reports/project/7';

/** Renders the page of the post's case at the desk, and waits for it. */
export async function openCase(desk = serveDesk({ desk: CONFIRMED_DESK, cases: [POST_CASE, COMMENT_CASE] })) {
  const view = await renderRoute(CASE_PATH, { member: true });
  await screen.findByRole('heading', { level: 2, name: POST_CASE.title });
  return { ...view, ...desk };
}
