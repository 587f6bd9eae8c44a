/** @tier full */
import { screen } from '@testing-library/react';
import { MESSAGES } from '@contract/messages';
import { OPERATOR_MESSAGES } from '@contract/operator';
import { createCase, createLogItem, renderRoute, respond, serveDesk, serveDeskResponse } from '../testing';
import { POST_CASE } from '../testing/openCase';

const MEMBER = { member: true as const };
/** Handles of evaluations are random numbers of up to 53 bits. */
const LINE_CASE = createCase({
  target: 'EVALUATION',
  targetId: Number.MAX_SAFE_INTEGER,
  title: '이 사람이랑은 다시는 같이 하지 마세요',
  path: '/archive/5',
});
const LINE_HEADING = `‘${LINE_CASE.title}’`;
const LINE_PATH = '/admin/reports/evaluation/9007199254740991';

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('the case of a one-liner with the largest id', () => {
  it('opens at its address', async () => {
    serveDesk({ cases: [POST_CASE, LINE_CASE] });
    await renderRoute(LINE_PATH, MEMBER);
    expect(await heading(LINE_HEADING)).toHaveFocus();
  });

  it('opens by a click on its row and by J and K', async () => {
    serveDesk({ cases: [POST_CASE, LINE_CASE] });
    const { user } = await renderRoute('/admin/reports', MEMBER);
    await user.click(await screen.findByRole('link', { name: /이 사람이랑은/ }));
    expect(await heading(LINE_HEADING)).toHaveFocus();
    expect(window.location.pathname).toBe(LINE_PATH);
    await user.keyboard('k');
    expect(await heading(POST_CASE.title)).toHaveFocus();
    await user.keyboard('j');
    expect(await heading(LINE_HEADING)).toHaveFocus();
  });

  it('is linked from the log', async () => {
    serveDesk();
    const item = createLogItem({ target: 'EVALUATION', targetId: Number.MAX_SAFE_INTEGER });
    serveDeskResponse('get', 'log', () => respond({ items: [item], totalPages: 1, totalElements: 1 }));
    await renderRoute('/admin/log', MEMBER);
    expect(await screen.findByRole('link', { name: /^한줄평/ })).toHaveAttribute('href', LINE_PATH);
  });
});

describe('an address of the desk that names nothing', () => {
  it.each(['project/99', 'project/9007199254740992', 'project/07', 'project/x', 'member/7', 'project'])(
    'shows that there is no such case, and no other one, at %s',
    async (address) => {
      serveDesk({ cases: [POST_CASE] });
      await renderRoute(`/admin/reports/${address}`, MEMBER);
      expect(await screen.findByRole('alert')).toHaveTextContent(OPERATOR_MESSAGES.unknownCase);
      expect(await screen.findByRole('link', { name: /재택으로/ })).toBeInTheDocument();
      expect(screen.queryByRole('heading', { level: 2, name: POST_CASE.title })).not.toBeInTheDocument();
      expect(screen.queryByRole('form', { name: '결정' })).not.toBeInTheDocument();
    },
  );

  it.each(['99', 'x', '07'])('shows that there is no such member at members/%s', async (id) => {
    serveDesk();
    await renderRoute(`/admin/members/${id}`, MEMBER);
    expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGES.unknownMember);
  });
});
