import { screen, waitFor, within } from '@testing-library/react';
import { MESSAGES } from '@contract/messages';
import { OPERATOR_MESSAGES, SIGNAL_LABELS } from '@contract/operator';
import {
  createCase,
  createLogItem,
  createMemberCard,
  respond,
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
    await user.selectOptions(screen.getByLabelText('유형'), '자동 감지');
    await user.selectOptions(screen.getByLabelText('정렬'), '최신순');
    const search = '?state=OPEN&state=HIDDEN&state=DONE&target=PROJECT&type=SIGNAL&sort=latest';
    expect(window.location.search).toBe(search);
    await waitFor(() => expect(asked.at(-1)).toBe(search));
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

  it('names the signals of a case that nobody has reported, in place of a reporter', async () => {
    const content = Object.values(SIGNAL_LABELS).join('\n');
    const reportList = [{ ...POST_CASE.reportList[0]!, reporter: null, type: 'SIGNAL' as const, content }];
    await openCase(serveDesk({ desk: CONFIRMED_DESK, cases: [createCase({ reportList })] }));
    const [signal] = within(screen.getByRole('region', { name: '받은 신고' })).getAllByRole('listitem');
    expect(signal).toHaveTextContent(/^자동 감지/);
    for (const label of Object.values(SIGNAL_LABELS)) expect(signal).toHaveTextContent(label);
  });

  it('shows the title that the team of an archive confirmed, and what each member did', async () => {
    const line = { memberId: 4, nickname: '느린거북', text: '기획과 일정 관리', link: null, confirmed: 3, of: 4 };
    const stated = { confirmedTitle: '확인한 제목', lines: [line] };
    await openCase(serveDesk({ desk: CONFIRMED_DESK, cases: [createCase({ stated })] }));
    const part = screen.getByRole('region', { name: '팀이 확인한 내용' });
    expect(part).toHaveTextContent('공개할 때 제목: 확인한 제목');
    expect(part).toHaveTextContent('느린거북 님이 한 일기획과 일정 관리 · 4명 중 3명이 확인');
  });

  it('offers only measures without a post when the post was deleted', async () => {
    serveDesk({ desk: CONFIRMED_DESK, cases: [createCase({ now: null })] });
    await renderRoute(CASE_PATH, MEMBER);
    await heading(POST_CASE.title);
    expect(screen.getByText(OPERATOR_MESSAGES.gone)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^문제없음/ })).toBeEnabled();
    expect(screen.queryByRole('radio', { name: /^숨기기/ })).not.toBeInTheDocument();
  });

  it('offers no measures about own content, and states why', async () => {
    serveDesk({
      cases: [createCase({ own: true, mayDecide: false, member: createMemberCard({ nickname: '새벽코딩' }) })],
    });
    await renderRoute(CASE_PATH, MEMBER);
    expect(await screen.findByText(OPERATOR_MESSAGES.ownContent)).toBeVisible();
    expect(screen.queryByRole('form', { name: '결정' })).not.toBeInTheDocument();
  });

  it('ignores the shortcuts of measures about own content, at the next case too', async () => {
    const own = createCase({ own: true, mayDecide: false, member: createMemberCard({ nickname: '새벽코딩' }) });
    serveDesk({ desk: CONFIRMED_DESK, cases: [own, COMMENT_CASE] });
    const { user } = await renderRoute(CASE_PATH, MEMBER);
    await heading(own.title);
    await user.keyboard('h');
    expect(screen.queryByRole('radio', { name: /^숨기기/ })).not.toBeInTheDocument();
    await user.keyboard('j');
    await heading(COMMENT_CASE.title);
    expect(within(screen.getByRole('form', { name: '결정' })).queryByRole('radio', { checked: true })).toBeNull();
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

  it('keeps the label of every field of a text of several lines', async () => {
    const article = { name: 'ARTICLE' as const, text: '첫 줄이에요.\n둘째 줄이에요.' };
    const fields = [{ name: 'TITLE' as const, text: POST_CASE.title }, article];
    const reportList = [{ ...POST_CASE.reportList[0]!, fields, reportedText: `${POST_CASE.title}\n${article.text}` }];
    const now = { fields: [...fields, { name: 'LINK' as const, text: 'https://cafe.example/123' }], files: [] };
    await openCase(serveDesk({ desk: CONFIRMED_DESK, cases: [createCase({ now, reportList })] }));
    const contents = within(screen.getByRole('region', { name: '내용' }));
    for (const label of ['제목', '본문', '링크']) expect(contents.getAllByText(label)).toHaveLength(2);
  });

  it('shows when it was written and edited, joined reports, and which operator decided earlier', async () => {
    const decision = createLogItem({
      action: 'DISMISS',
      targetId: POST_CASE.targetId,
      createdDateTime: '2026-11-24T10:30:00Z',
      actor: { kind: 'OPERATOR', nickname: '새벽코딩' },
    });
    const shown = createCase({
      writtenDateTime: '2026-11-23T12:04:00Z',
      editedDateTime: '2026-11-25T11:05:00Z',
      member: createMemberCard({ measures: [decision] }),
      reportList: POST_CASE.reportList.map((report) => ({ ...report, createdDateTime: '2026-11-26T09:40:00Z' })),
    });
    await openCase(serveDesk({ desk: CONFIRMED_DESK, cases: [shown] }));
    const points = within(screen.getByRole('list', { name: '이 글에 있었던 일' })).getAllByRole('listitem');
    expect(points.map(({ textContent }) => textContent)).toEqual([
      '올림26.11.23 21:04',
      '문제없음26.11.24 19:30새벽코딩',
      '고침26.11.25 20:05',
      '신고 226.11.26 18:40',
      '확인 전지금',
    ]);
    expect(screen.getByText('26.11.23 21:04에 올림')).toBeVisible();
  });

  it('offers to restore a post that an operator hid', async () => {
    serveDesk({ cases: [createCase({ state: 'DONE', hidden: true, reports: 0 })] });
    await renderRoute(CASE_PATH, MEMBER);
    expect(await screen.findByRole('radio', { name: /^복구/ })).toBeEnabled();
    expect(screen.getByRole('radio', { name: /^문제없음/ })).toBeDisabled();
  });

  it('shows a message when it does not exist', async () => {
    serveDesk();
    await renderRoute('/admin/reports/archive/5', MEMBER);
    expect(await screen.findByRole('alert')).toHaveTextContent(OPERATOR_MESSAGES.unknownCase);
  });
});

describe('the keyboard control of the desk', () => {
  it('selects the cases by J and K, and chooses by keys that never send', async () => {
    const { user, sent } = await openCase();
    await user.keyboard('j');
    expect(await heading(COMMENT_CASE.title)).toHaveFocus();
    await user.keyboard('k');
    expect(await heading(POST_CASE.title)).toHaveFocus();
    await user.keyboard('h');
    expect(screen.getByRole('radio', { name: /^숨기기/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^숨기기/ })).toHaveFocus();
    await user.keyboard('s');
    expect(screen.getByRole('radio', { name: '7일 정지' })).toBeChecked();
    await user.keyboard('s');
    expect(screen.getByRole('radio', { name: '30일 정지' })).toBeChecked();
    await user.keyboard('w');
    expect(screen.getByRole('radio', { name: '경고' })).toBeChecked();
    await user.keyboard('l');
    expect(screen.getByRole('radio', { name: /^그대로 두기/ })).toBeChecked();
    await user.keyboard('e');
    expect(screen.getByLabelText(/^이유/)).toHaveFocus();
    await user.keyboard('d');
    expect(screen.getByLabelText(/^이유/)).toHaveValue('d');
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
    expect(screen.getByRole('radio', { name: /^숨기기/ })).not.toBeChecked();
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

describe('the search of the desk', () => {
  const search = () => screen.findByRole('textbox', { name: '접수 번호, 닉네임, 아이디, 메일 주소' });

  it('opens the case with a number, and says that there is none', async () => {
    serveDesk({ cases: [POST_CASE, COMMENT_CASE] });
    serveDeskResponse('get', 'case-numbers/1042', () => respond({ target: 'PROJECT', targetId: 7 }));
    serveDeskResponse('get', 'case-numbers/9', () => respondWithError(404, OPERATOR_MESSAGES.unknownCase));
    const { user } = await renderRoute('/admin/reports', MEMBER);
    await user.type(await search(), '9{Enter}');
    expect(await screen.findByText(OPERATOR_MESSAGES.unknownCase)).toBeVisible();
    await user.clear(await search());
    await user.type(await search(), '1042{Enter}');
    expect(await heading(POST_CASE.title)).toHaveFocus();
  });

  it('looks for members by anything else', async () => {
    const { asked } = serveDesk({ cases: [POST_CASE] });
    const { user } = await renderRoute('/admin/reports', MEMBER);
    await user.type(await search(), 'dawn@example.org{Enter}');
    await waitFor(() => expect(asked.at(-1)).toBe(`?query=${encodeURIComponent('dawn@example.org')}`));
    expect(window.location.pathname).toBe('/admin/members');
  });
});
