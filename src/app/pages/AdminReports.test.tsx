import { screen, waitFor, within } from '@testing-library/react';
import { MESSAGES } from '@contract/messages';
import { OPERATOR_MESSAGES } from '@contract/operator';
import {
  createCase,
  createMemberCard,
  respondWithError,
  renderRoute,
  serveAlarms,
  serveDesk,
  serveDeskResponse,
} from '../testing';
import { CASE_PATH, COMMENT_CASE, CONFIRMED_DESK, POST_CASE, openCase } from '../testing/openCase';

const MEMBER = { member: true as const };

/** The ids of the cases of two pages. */
const MANY = Array.from({ length: 22 }, (_, index) => index + 1);

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const dialog = () => screen.findByRole('dialog');

describe('access to the desk', () => {
  it('is a 404 page for visitors, who send no request of the desk', async () => {
    await renderRoute('/admin/reports');
    expect(await screen.findByRole('heading', { level: 1, name: MESSAGES.pageNotFound })).toBeVisible();
  });

  it('is a 404 page for members, who send no request of the desk', async () => {
    serveAlarms();
    await renderRoute('/admin/reports', MEMBER);
    expect(await screen.findByRole('heading', { level: 1, name: MESSAGES.pageNotFound })).toBeVisible();
  });

  it('opens the review queue for operators, with the number of open cases', async () => {
    serveDesk({ cases: [POST_CASE] });
    await renderRoute('/admin', MEMBER);
    expect(await screen.findByRole('heading', { level: 1, name: '신고' })).toBeVisible();
    expect(window.location.pathname).toBe('/admin/reports');
    expect(screen.getByRole('link', { name: /^신고\s*확인할 신고 2$/ })).toHaveAttribute('aria-current', 'page');
  });
});

describe('the review queue', () => {
  it('lists targets by state with their kinds and number of reports', async () => {
    const edited = createCase({
      targetId: 8,
      state: 'HIDDEN',
      hidden: true,
      edited: true,
      title: '토익 보장',
      reports: 3,
    });
    serveDesk({ cases: [edited, POST_CASE] });
    await renderRoute('/admin/reports', MEMBER);
    const rows = await screen.findAllByRole('link', { name: /\d건/ });
    expect(rows[0]).toHaveTextContent('토익 보장고침 · 모집글 · 스팸·홍보 게시물, 기타3건24분 전');
    expect(screen.getByRole('heading', { level: 2, name: '자동 숨김 1' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: '확인 전 1' })).toBeVisible();
    expect(rows[1]).toHaveAttribute('href', CASE_PATH);
  });

  it('stores filters and order in the address and requests them', async () => {
    const { asked } = serveDesk({ cases: [POST_CASE] });
    const { user } = await renderRoute('/admin/reports', MEMBER);
    await user.click(await screen.findByRole('button', { name: '처리 완료' }));
    await user.selectOptions(screen.getByLabelText('대상'), '모집글');
    await user.selectOptions(screen.getByLabelText('정렬'), '최신순');
    expect(window.location.search).toBe('?state=OPEN&state=HIDDEN&state=DONE&target=PROJECT&sort=latest');
    await waitFor(() => expect(asked.at(-1)).toBe('?state=OPEN&state=HIDDEN&state=DONE&target=PROJECT&sort=latest'));
  });

  it('shows the empty state of a queue without cases', async () => {
    serveDesk();
    await renderRoute('/admin/reports', MEMBER);
    expect(await screen.findByText(OPERATOR_MESSAGES.none)).toBeVisible();
  });

  it('offers a retry when it fails to load', async () => {
    serveDesk({ cases: [POST_CASE] });
    serveDeskResponse('get', 'reports', () => respondWithError(500, ''));
    const { user } = await renderRoute('/admin/reports', MEMBER);
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    serveDesk({ cases: [POST_CASE] });
    await user.click(retry);
    expect(await screen.findByRole('link', { name: /재택으로/ })).toBeVisible();
  });
});

describe('a case', () => {
  it('shows the reported and the current text with changed words, every report and the writer', async () => {
    const { user } = await openCase();
    const contents = within(screen.getByRole('region', { name: '내용' }));
    expect(contents.getByText('가입비를', { exact: false, selector: 'mark' })).toBeVisible();
    expect(contents.getByText('교육을', { exact: false, selector: 'mark' })).toBeVisible();

    const reports = within(screen.getByRole('region', { name: '받은 신고' }));
    const [first, second] = reports.getAllByRole('listitem');
    expect(first).toHaveTextContent('느린거북스팸·홍보 게시물');
    expect(second).toHaveTextContent(MESSAGES.withdrawnMember);
    await user.click(within(second!).getByRole('button', { name: '이때 글' }));
    expect(contents.getByText('가입비만', { exact: false, selector: 'mark' })).toBeVisible();
    expect(screen.getByRole('region', { name: '작성자' })).toHaveTextContent('꿀알바매니저26.10.21 가입');
  });

  it('offers only measures without a post when the post was deleted', async () => {
    serveDesk({ desk: CONFIRMED_DESK, cases: [createCase({ now: null })] });
    await renderRoute(CASE_PATH, MEMBER);
    await heading(POST_CASE.title);
    expect(screen.getByText(OPERATOR_MESSAGES.gone)).toBeVisible();
    expect(screen.getByRole('button', { name: '문제없음' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '숨김' })).not.toBeInTheDocument();
  });

  it('offers no measures about own content, and states why', async () => {
    serveDesk({
      cases: [createCase({ own: true, mayDecide: false, member: createMemberCard({ nickname: '새벽코딩' }) })],
    });
    await renderRoute(CASE_PATH, MEMBER);
    expect(await screen.findByText(OPERATOR_MESSAGES.ownContent)).toBeVisible();
    expect(screen.queryByRole('group', { name: '조치' })).not.toBeInTheDocument();
  });

  it('ignores the shortcuts of measures about own content, at the next case too', async () => {
    const own = createCase({ own: true, mayDecide: false, member: createMemberCard({ nickname: '새벽코딩' }) });
    serveDesk({ desk: CONFIRMED_DESK, cases: [own, COMMENT_CASE] });
    const { user } = await renderRoute(CASE_PATH, MEMBER);
    await heading(own.title);
    await user.keyboard('h');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.keyboard('j');
    await heading(COMMENT_CASE.title);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('compares no line of the reported article with a link that was added since', async () => {
    const link = { name: 'LINK' as const, text: 'https://cafe.example/123' };
    const now = { fields: [...POST_CASE.now!.fields, link], files: [] };
    const reportList = [
      { ...POST_CASE.reportList[0]!, reportedText: `${POST_CASE.title}\n첫 줄이에요.\n둘째 줄이에요.` },
    ];
    await openCase(serveDesk({ desk: CONFIRMED_DESK, cases: [createCase({ now, reportList })] }));
    const contents = within(screen.getByRole('region', { name: '내용' }));
    expect(contents.getAllByText(/둘째/)[0]).toBeVisible();
    expect(contents.queryByText('링크')).not.toBeInTheDocument();
  });

  it('compares the texts by field when the reported link has changed since', async () => {
    const link = { name: 'LINK' as const, text: 'https://cafe.example/123' };
    const now = { fields: [...POST_CASE.now!.fields, link], files: [] };
    const reportList = [
      { ...POST_CASE.reportList[0]!, reportedText: `${POST_CASE.title}\n한 줄이에요.\nhttps://a.example` },
    ];
    await openCase(serveDesk({ desk: CONFIRMED_DESK, cases: [createCase({ now, reportList })] }));
    expect(within(screen.getByRole('region', { name: '내용' })).getAllByText('링크')).toHaveLength(2);
  });

  it('offers to restore a post that an operator hid', async () => {
    serveDesk({ cases: [createCase({ state: 'DONE', hidden: true, reports: 0 })] });
    await renderRoute(CASE_PATH, MEMBER);
    expect(await screen.findByRole('button', { name: '복구' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '문제없음' })).not.toBeInTheDocument();
  });

  it('shows a message when it does not exist', async () => {
    serveDesk();
    await renderRoute('/admin/reports/archive/5', MEMBER);
    expect(await screen.findByRole('alert')).toHaveTextContent(OPERATOR_MESSAGES.unknownCase);
  });
});

describe('the keyboard control of the desk', () => {
  it('selects the cases by J and K, and opens dialogs that act only when confirmed', async () => {
    const { user, sent } = await openCase();
    await user.keyboard('j');
    expect(await heading(COMMENT_CASE.title)).toHaveFocus();
    await user.keyboard('k');
    expect(await heading(POST_CASE.title)).toHaveFocus();
    await user.keyboard('h');
    expect(await screen.findByRole('dialog', { name: '이 글을 숨길까요?' })).toBeVisible();
    expect(within(await dialog()).getByLabelText(/^이유/)).toHaveFocus();
    await user.keyboard('s');
    expect(within(await dialog()).getByLabelText(/^이유/)).toHaveValue('s');
    expect(sent).toEqual([]);
  });

  it('selects the cases of every page of the queue, whose groups count those of all pages', async () => {
    const cases = MANY.map((targetId) => createCase({ targetId, title: `글 ${targetId}` }));
    serveDesk({ cases });
    const { user } = await renderRoute('/admin/reports/project/20', MEMBER);
    expect(await screen.findByText('20 / 22')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: '확인 전 22' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '다음 신고' })).toHaveAttribute('aria-disabled', 'false'),
    );
    await user.keyboard('j');
    expect(await heading('글 21')).toHaveFocus();
    expect(await screen.findByText('21 / 22')).toBeVisible();
    expect(window.location.search).toBe('?page=2');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '이전 신고' })).toHaveAttribute('aria-disabled', 'false'),
    );
    await user.keyboard('k');
    expect(await heading('글 20')).toHaveFocus();
    expect(window.location.search).toBe('');
  });

  it('lists its shortcuts on the question mark, and has a switch that turns them off', async () => {
    const { user } = await openCase();
    await user.keyboard('{Shift>}[Slash]{/Shift}');
    const box = within(await screen.findByRole('dialog', { name: '단축키' }));
    await user.click(box.getByRole('switch', { name: '단축키 쓰기' }));
    await user.click(box.getByRole('button', { name: '닫기' }));
    await user.keyboard('h');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('moves through the rows by arrow keys', async () => {
    serveDesk({ cases: [POST_CASE, COMMENT_CASE] });
    const { user } = await renderRoute('/admin/reports', MEMBER);
    const [first, second] = await screen.findAllByRole('link', { name: /\d건/ });
    first!.focus();
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
  });
});
