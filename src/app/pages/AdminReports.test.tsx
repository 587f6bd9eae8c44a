import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { ACCOUNT_MESSAGES } from '@contract/auth';
import { MESSAGES } from '@contract/messages';
import { OPERATOR_MESSAGES } from '@contract/operator';
import {
  createCase,
  createMemberCard,
  DESK_PASSWORD,
  respond,
  respondWithError,
  renderRoute,
  serveAlarms,
  serveDesk,
  serveDeskResponse,
} from '../testing';

const MEMBER = { member: true as const };
const CONFIRMED = { confirmedUntil: new Date(Date.now() + 600_000).toISOString() };
const POST = createCase();
const COMMENT = createCase({ target: 'PROJECT_COMMENT', targetId: 12, title: '오픈채팅으로 오세요', reports: 1 });
const PATH = '/admin/reports/project/7';

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const dialog = () => screen.findByRole('dialog');

async function openCase(desk = serveDesk({ desk: CONFIRMED, cases: [POST, COMMENT] })) {
  const view = await renderRoute(PATH, MEMBER);
  await heading(POST.title);
  return { ...view, ...desk };
}

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
    serveDesk({ cases: [POST] });
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
    serveDesk({ cases: [edited, POST] });
    await renderRoute('/admin/reports', MEMBER);
    const rows = await screen.findAllByRole('link', { name: /\d건/ });
    expect(rows[0]).toHaveTextContent('토익 보장고침 · 모집글 · 스팸·홍보 게시물, 기타3건24분 전');
    expect(screen.getByRole('heading', { level: 2, name: '자동 숨김 1' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: '확인 전 1' })).toBeVisible();
    expect(rows[1]).toHaveAttribute('href', PATH);
  });

  it('stores filters and order in the address and requests them', async () => {
    const { asked } = serveDesk({ cases: [POST] });
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
    serveDesk({ cases: [POST] });
    serveDeskResponse('get', 'reports', () => respondWithError(500, ''));
    const { user } = await renderRoute('/admin/reports', MEMBER);
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    serveDesk({ cases: [POST] });
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
    serveDesk({ desk: CONFIRMED, cases: [createCase({ now: null })] });
    await renderRoute(PATH, MEMBER);
    await heading(POST.title);
    expect(screen.getByText(OPERATOR_MESSAGES.gone)).toBeVisible();
    expect(screen.getByRole('button', { name: '문제없음' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '숨김' })).not.toBeInTheDocument();
  });

  it('offers no measures about own content, and states why', async () => {
    serveDesk({ cases: [createCase({ member: createMemberCard({ nickname: '새벽코딩' }) })] });
    await renderRoute(PATH, MEMBER);
    expect(await screen.findByText(OPERATOR_MESSAGES.ownContent)).toBeVisible();
    expect(screen.queryByRole('group', { name: '조치' })).not.toBeInTheDocument();
  });

  it('offers to restore a post that an operator hid', async () => {
    serveDesk({ cases: [createCase({ state: 'DONE', hidden: true, reports: 0 })] });
    await renderRoute(PATH, MEMBER);
    expect(await screen.findByRole('button', { name: '복구' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '문제없음' })).not.toBeInTheDocument();
  });

  it('shows a message when it does not exist', async () => {
    serveDesk();
    await renderRoute('/admin/reports/archive/5', MEMBER);
    expect(await screen.findByRole('alert')).toHaveTextContent(OPERATOR_MESSAGES.gone);
  });
});

describe('a measure', () => {
  async function hide(user: UserEvent) {
    await user.click(screen.getByRole('button', { name: '숨김' }));
    await user.type(within(await dialog()).getByLabelText(/^이유/), '가입비를 요구해요.');
    await user.click(within(await dialog()).getByRole('button', { name: '숨김' }));
  }

  it('is sent with its reason and version; the next case opens with the focus on its heading', async () => {
    const { user, sent } = await openCase();
    await hide(user);
    expect(await heading(COMMENT.title)).toHaveFocus();
    expect(sent).toEqual([
      { action: 'HIDE', target: 'PROJECT', targetId: 7, reason: '가입비를 요구해요.', version: 'version-1' },
    ]);
    expect(await screen.findByText(OPERATOR_MESSAGES.done)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: /재택으로/ })).not.toBeInTheDocument());
  });

  it('moves the focus to the heading of the queue when it was about the last case', async () => {
    const { user } = await openCase(serveDesk({ desk: CONFIRMED, cases: [POST] }));
    await hide(user);

    expect(await screen.findByText(OPERATOR_MESSAGES.none)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: '신고' })).toHaveFocus());
  });

  it('is not sent without a reason, a period and a password, each of which is asked for', async () => {
    const { user, sent } = await openCase(serveDesk({ cases: [POST] }));
    await user.click(screen.getByRole('button', { name: '정지' }));
    await user.click(within(await dialog()).getByRole('button', { name: '정지' }));
    const box = within(await dialog());
    expect(await box.findByText(OPERATOR_MESSAGES.daysEmpty)).toBeVisible();
    expect(box.getByText(OPERATOR_MESSAGES.reasonEmpty)).toBeVisible();
    expect(box.getByText(ACCOUNT_MESSAGES.currentPasswordEmpty)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('requires the password first; a wrong one is reported at its field, and the other values stay', async () => {
    const { user, sent } = await openCase(serveDesk({ cases: [POST, COMMENT] }));
    await user.click(screen.getByRole('button', { name: '정지' }));
    const box = within(await dialog());
    await user.click(box.getByRole('radio', { name: '7일' }));
    await user.type(box.getByLabelText(/^이유/), '되풀이했어요.');
    await user.type(box.getByLabelText(OPERATOR_MESSAGES.confirmFirst), 'wrong123');
    await user.click(box.getByRole('button', { name: '정지' }));
    expect(await box.findByText(ACCOUNT_MESSAGES.currentPasswordWrong)).toBeVisible();
    expect(box.getByLabelText(/^이유/)).toHaveValue('되풀이했어요.');

    await user.clear(box.getByLabelText(OPERATOR_MESSAGES.confirmFirst));
    await user.type(box.getByLabelText(OPERATOR_MESSAGES.confirmFirst), DESK_PASSWORD);
    await user.click(box.getByRole('button', { name: '정지' }));
    await heading(COMMENT.title);
    expect(sent).toMatchObject([{ action: 'SUSPEND', days: 7, reason: '되풀이했어요.' }]);
  });

  it('asks for the password when the confirmation has expired meanwhile, and repeats the call', async () => {
    const desk = serveDesk({ desk: CONFIRMED, cases: [POST, COMMENT] });
    const { user } = await openCase(desk);
    await user.click(screen.getByRole('button', { name: '경고' }));
    const box = within(await dialog());
    await user.type(box.getByLabelText(/^이유/), '주의해 주세요.');
    desk.endConfirmation();
    await user.click(box.getByRole('button', { name: '경고' }));
    await user.type(await box.findByLabelText(OPERATOR_MESSAGES.confirmFirst), DESK_PASSWORD);
    await user.click(box.getByRole('button', { name: '경고' }));
    await heading(COMMENT.title);
    expect(desk.sent).toMatchObject([{ action: 'WARN', reason: '주의해 주세요.' }]);
  });

  it('shows that the case has changed when it is refused for that, and preserves its reason', async () => {
    const { user } = await openCase();
    serveDeskResponse('post', 'measures', () => respondWithError(409, OPERATOR_MESSAGES.caseChanged));
    await hide(user);
    expect(await screen.findByText(OPERATOR_MESSAGES.caseChanged)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '숨김' }));
    expect(within(await dialog()).getByLabelText(/^이유/)).toHaveValue('가입비를 요구해요.');
  });

  it('keeps its dialog and reason when the server fails, so that it can be sent again', async () => {
    const { user } = await openCase();
    serveDeskResponse('post', 'measures', () => respondWithError(500, MESSAGES.unknown));
    await hide(user);
    expect(await screen.findByText(MESSAGES.unknown)).toBeVisible();
    expect(within(await dialog()).getByLabelText(/^이유/)).toHaveValue('가입비를 요구해요.');
  });

  it('is of the current version of the case after it was refused for an old one', async () => {
    const sent: string[] = [];
    const { user } = await openCase();
    serveDeskResponse('get', 'reports/project/7', () =>
      respond(createCase({ version: 'version-2', title: '고친 제목' })),
    );
    serveDeskResponse('post', 'measures', async ({ request }) => {
      sent.push(((await request.json()) as { version: string }).version);
      return respondWithError(409, OPERATOR_MESSAGES.caseChanged);
    });
    const tryToHide = async () => {
      await user.click(screen.getByRole('button', { name: '숨김' }));
      const box = within(await dialog());
      if (sent.length === 0) await user.type(box.getByLabelText(/^이유/), '가입비를 요구해요.');
      await user.click(box.getByRole('button', { name: '숨김' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    await tryToHide();
    await heading('고친 제목');
    await tryToHide();
    expect(sent).toEqual(['version-1', 'version-2']);
  });

  it('names the hidden parts when it is about a profile', async () => {
    const profile = createCase({ target: 'PROFILE', targetId: 31, title: '꿀알바매니저', hiddenParts: ['PHOTO'] });
    const { sent } = serveDesk({ desk: CONFIRMED, cases: [profile] });
    const { user } = await renderRoute('/admin/reports/profile/31', MEMBER);
    await user.click(await screen.findByRole('button', { name: '숨김' }));
    const box = within(await dialog());
    expect(box.queryByRole('button', { name: '프로필 사진' })).not.toBeInTheDocument();
    await user.click(box.getByRole('button', { name: '닉네임' }));
    await user.type(box.getByLabelText(/^이유/), '욕설이에요.');
    await user.click(box.getByRole('button', { name: '숨김' }));
    await waitFor(() => expect(sent).toMatchObject([{ action: 'HIDE', parts: ['NICKNAME'] }]));
  });
});

describe('the keyboard control of the desk', () => {
  it('selects the cases by J and K, and opens dialogs that act only when confirmed', async () => {
    const { user, sent } = await openCase();
    await user.keyboard('j');
    expect(await heading(COMMENT.title)).toHaveFocus();
    await user.keyboard('k');
    expect(await heading(POST.title)).toHaveFocus();
    await user.keyboard('h');
    expect(await screen.findByRole('dialog', { name: '이 글을 숨길까요?' })).toBeVisible();
    expect(within(await dialog()).getByLabelText(/^이유/)).toHaveFocus();
    await user.keyboard('s');
    expect(within(await dialog()).getByLabelText(/^이유/)).toHaveValue('s');
    expect(sent).toEqual([]);
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
    serveDesk({ cases: [POST, COMMENT] });
    const { user } = await renderRoute('/admin/reports', MEMBER);
    const [first, second] = await screen.findAllByRole('link', { name: /\d건/ });
    first!.focus();
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
  });
});
