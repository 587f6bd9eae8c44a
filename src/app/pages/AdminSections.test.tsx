/** @tier full */
import { screen, waitFor, within } from '@testing-library/react';
import { ANNOUNCEMENT_MESSAGES, type AnnouncementPayload } from '@contract/announcement';
import { OPERATOR_MESSAGES } from '@contract/operator';
import { http } from 'msw';
import {
  createCase,
  createLogItem,
  createMemberCard,
  DESK_PASSWORD,
  mockServer,
  renderRoute,
  respond,
  respondWithError,
  serveDesk,
  serveDeskResponse,
  enterText,
} from '../testing';

const MEMBER = { member: true as const };
const HOUR = 3_600_000;
const CONFIRMED = { confirmedUntil: new Date(Date.now() + HOUR).toISOString() };
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const onePage = { totalPages: 1, totalElements: 1 };

describe('the members of the desk', () => {
  const SUSPENDED = createMemberCard({
    memberId: 40,
    nickname: '밤샘러너',
    suspension: { untilDateTime: '2026-12-01T12:00:00Z', reason: '욕설을 거듭 남겼어요.' },
  });
  const profileOf = (member = SUSPENDED) =>
    createCase({ target: 'PROFILE', targetId: member.memberId, title: member.nickname ?? '', member });

  it('are found by nickname, filtered by state, and listed with their states', async () => {
    const { asked } = serveDesk({ members: [SUSPENDED, createMemberCard()] });
    const { user } = await renderRoute('/admin/members', MEMBER);
    const [, first, second] = await screen.findAllByRole('row');
    expect(first).toHaveTextContent('정지12.01까지');
    expect(second).toHaveTextContent('경고');
    await user.type(screen.getByRole('searchbox', { name: '닉네임, 아이디, 메일 주소로 찾기' }), '밤');
    await waitFor(() => expect(asked.at(-1)).toBe(`?query=${encodeURIComponent('밤')}`));
    await user.click(screen.getByRole('button', { name: '정지 중' }));
    await waitFor(() => expect(asked.at(-1)).toBe(`?query=${encodeURIComponent('밤')}&state=SUSPENDED`));
  });

  it('open beside the list with their history, and can be unsuspended', async () => {
    const { sent } = serveDesk({ desk: CONFIRMED, members: [SUSPENDED], cases: [profileOf()] });
    const { user } = await renderRoute('/admin/members', MEMBER);
    await user.click(await screen.findByRole('link', { name: /밤샘러너/ }));
    expect(await screen.findByRole('heading', { level: 2, name: '밤샘러너' })).toHaveFocus();
    expect(screen.getByText('욕설을 거듭 남겼어요.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '정지 해제' }));
    const dialog = within(await screen.findByRole('dialog'));
    await enterText(user, dialog.getByLabelText(/^이유/), '잘못 본 신고였어요.');
    await user.click(dialog.getByRole('button', { name: '정지 해제' }));
    await waitFor(() => expect(sent).toMatchObject([{ action: 'UNSUSPEND', target: 'PROFILE', targetId: 40 }]));
  });

  it('show the period of their suspension, unless it has no end', async () => {
    const begin = Date.now() - HOUR;
    const until = new Date(begin + 7 * 24 * HOUR).toISOString();
    const measure = createLogItem({
      action: 'SUSPEND',
      createdDateTime: new Date(begin).toISOString(),
      untilDateTime: until,
      actor: { kind: 'OPERATOR', nickname: '느린거북' },
      reason: '욕설을 거듭 남겼어요.',
    });
    const suspension = { untilDateTime: until, reason: measure.reason };
    const limited = createMemberCard({ suspension, measures: [measure] });
    const endless = createMemberCard({ memberId: 41, suspension: { ...suspension, untilDateTime: null } });
    serveDesk({ members: [limited, endless], cases: [profileOf(limited), profileOf(endless)] });
    const { unmount } = await renderRoute('/admin/members/31', MEMBER);
    expect(await screen.findByText('7일 정지 중')).toBeVisible();
    expect(screen.getByText('6일 22시간 남음')).toBeVisible();
    expect(screen.getByRole('img', { name: /^\d+월 \d+일부터 \d+월 \d+일까지$/ })).toBeVisible();
    const [newest] = within(screen.getByRole('list', { name: '조치' })).getAllByRole('listitem');
    expect(newest).toHaveTextContent('7일 정지느린거북 · 욕설을 거듭 남겼어요.');
    unmount();

    await renderRoute('/admin/members/41', MEMBER);
    expect(await screen.findByText('정지 중')).toBeVisible();
    // Once in the list and once in the panel.
    await waitFor(() => expect(screen.getAllByText('기한 없음')).toHaveLength(2));
    expect(screen.queryByRole('img', { name: /부터/ })).not.toBeInTheDocument();
  });

  it('are pointed out when they look like a suspended member', async () => {
    const member = createMemberCard({ resembles: [{ memberId: 77, nickname: '옛날이름' }] });
    serveDesk({ members: [member], cases: [profileOf(member)] });
    await renderRoute(`/admin/members/${member.memberId}`, MEMBER);
    expect(await screen.findByText(/정지된 회원과 이메일이나 전화번호가 같아 보여요/)).toBeVisible();
    expect(screen.getByRole('link', { name: '옛날이름' })).toHaveAttribute('href', '/admin/members/77');
  });

  it('have all their texts hidden after a question with the number of posts, archives and comments', async () => {
    const member = createMemberCard();
    serveDesk({ desk: CONFIRMED, members: [member], cases: [profileOf(member)] });
    const sent: unknown[] = [];
    serveDeskResponse('get', 'members/31/recent', () => respond({ posts: 3, archives: 1, comments: 8 }));
    serveDeskResponse('post', 'members/31/recent/hide', async ({ request }) => {
      sent.push(await request.json());
      return respond({ hidden: 12 });
    });
    const { user } = await renderRoute('/admin/members/31', MEMBER);
    await user.click(await screen.findByRole('button', { name: '이 회원의 글 모두 숨기기' }));
    const box = within(await screen.findByRole('dialog', { name: '꿀알바매니저 님의 글 12개를 숨길까요?' }));
    expect(box.getByText('최근 30일에 쓴 것만 숨겨요.')).toBeVisible();
    await user.click(box.getByRole('button', { name: '12개 숨기기' }));
    expect(await box.findByText(OPERATOR_MESSAGES.reasonEmpty)).toBeVisible();
    await user.click(box.getByRole('button', { name: '반복 홍보' }));
    await user.click(box.getByRole('button', { name: '12개 숨기기' }));
    expect(await screen.findByText('글 12개를 숨겼어요')).toBeVisible();
    expect(sent).toEqual([{ reason: '같은 홍보 글을 여러 번 올렸어요.' }]);
  });

  it('with nothing to hide say so', async () => {
    const member = createMemberCard();
    serveDesk({ desk: CONFIRMED, members: [member], cases: [profileOf(member)] });
    serveDeskResponse('get', 'members/31/recent', () => respond({ posts: 0, archives: 0, comments: 0 }));
    const { user } = await renderRoute('/admin/members/31', MEMBER);
    await user.click(await screen.findByRole('button', { name: '이 회원의 글 모두 숨기기' }));
    expect(await screen.findByText(OPERATOR_MESSAGES.nothingToHide)).toBeVisible();
  });

  it('become operators after the password was confirmed', async () => {
    const member = createMemberCard();
    const { roles } = serveDesk({ members: [member], cases: [profileOf(member)] });
    const { user } = await renderRoute('/admin/members/31', MEMBER);
    await user.click(await screen.findByRole('button', { name: '운영자 지정' }));
    const dialog = within(await screen.findByRole('dialog'));
    await enterText(user, dialog.getByLabelText(/^이유/), '함께 운영해요.');
    await enterText(user, dialog.getByLabelText(OPERATOR_MESSAGES.confirmFirst), DESK_PASSWORD);
    await user.click(dialog.getByRole('button', { name: '운영자 지정' }));
    await waitFor(() => expect(roles).toEqual([{ id: '31', role: 'OPERATOR', reason: '함께 운영해요.' }]));
  });
});

describe('the announcements of the desk', () => {
  const SHOWN = {
    id: 3,
    kind: 'WARNING' as const,
    text: '새벽 2시부터 점검해요.',
    link: '',
    from: inHours(-1),
    until: inHours(3),
  };

  function serveAnnouncements() {
    const sent: AnnouncementPayload[] = [];
    serveDesk({ desk: CONFIRMED });
    mockServer.use(
      http.get('*/api/admin/announcements', () => respond({ announcements: [SHOWN], ...onePage })),
      http.post<never, AnnouncementPayload>('*/api/admin/announcements', async ({ request }) => {
        sent.push(await request.json());
        return respond({ id: 4, ...sent.at(-1)! });
      }),
      http.put<never, AnnouncementPayload>('*/api/admin/announcements/3', async ({ request }) => {
        sent.push(await request.json());
        return respond({ id: 3, ...sent.at(-1)! });
      }),
      http.delete('*/api/admin/announcements/3', () => respond(null)),
    );
    return sent;
  }

  it('are listed by state, and a new one is sent with its period', async () => {
    const sent = serveAnnouncements();
    const { user } = await renderRoute('/admin/announcements', MEMBER);
    expect(await screen.findByRole('heading', { level: 2, name: '띄우는 중 1' })).toBeVisible();
    await enterText(user, screen.getByLabelText(/^내용/), '겨울 해커톤 팀을 모으고 있어요.');
    await user.click(screen.getByRole('button', { name: '공지 올리기' }));
    await waitFor(() => expect(sent).toMatchObject([{ kind: 'INFO', text: '겨울 해커톤 팀을 모으고 있어요.' }]));
    expect(await screen.findByText(OPERATOR_MESSAGES.done)).toBeVisible();
  });

  it.each(['/admin/announcements', '/admin/announcements/new'])(
    'are followed by an empty form and the focus on their heading, at the top of the page, when posted at %s',
    async (address) => {
      const scrollTo = jest.spyOn(window, 'scrollTo');
      const sent = serveAnnouncements();
      const { user } = await renderRoute(address, MEMBER);
      await enterText(user, await screen.findByLabelText(/^내용/), '겨울 해커톤 팀을 모으고 있어요.');
      await user.click(screen.getByRole('button', { name: '공지 올리기' }));
      expect(await screen.findByText(OPERATOR_MESSAGES.done)).toBeVisible();
      await waitFor(() => expect(screen.getAllByRole('heading', { level: 1, name: '공지' })[0]).toHaveFocus());
      expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
      expect(window.location.pathname).toBe('/admin/announcements');
      expect(screen.getByLabelText(/^내용/)).toHaveValue('');

      await user.click(screen.getByRole('button', { name: '공지 올리기' }));
      expect(await screen.findByText(ANNOUNCEMENT_MESSAGES.empty)).toBeVisible();
      expect(sent).toHaveLength(1);
    },
  );

  it('can only change their end once they have begun; their start is sent to the second', async () => {
    const sent = serveAnnouncements();
    const { user } = await renderRoute('/admin/announcements', MEMBER);
    await user.click(await screen.findByRole('link', { name: '수정' }));
    expect(await screen.findByRole('heading', { level: 2, name: '공지 수정' })).toBeVisible();
    expect(screen.queryByLabelText(/^내용/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '저장' }));
    await waitFor(() => expect(sent).toMatchObject([{ from: SHOWN.from, text: SHOWN.text }]));
  });

  it('are ended after a confirmation', async () => {
    serveAnnouncements();
    const { user } = await renderRoute('/admin/announcements', MEMBER);
    await user.click(await screen.findByRole('button', { name: '내리기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '이 공지를 내릴까요?' }));
    await user.click(dialog.getByRole('button', { name: '내리기' }));
    expect(await screen.findByText(OPERATOR_MESSAGES.done)).toBeVisible();
  });

  it('leave the focus on the heading of the list once their button to end them is gone', async () => {
    serveAnnouncements();
    const { user } = await renderRoute('/admin/announcements', MEMBER);
    const button = await screen.findByRole('button', { name: '내리기' });
    const ended = { ...SHOWN, until: inHours(-1 / 2) };
    mockServer.use(
      http.delete('*/api/admin/announcements/3', () => {
        mockServer.use(http.get('*/api/admin/announcements', () => respond({ announcements: [ended], ...onePage })));
        return respond(null);
      }),
    );
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: '이 공지를 내릴까요?' }));
    await user.click(dialog.getByRole('button', { name: '내리기' }));

    await waitFor(() => expect(button).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 1, name: '공지' })[0]).toHaveFocus());
  });
});

describe('the log of the desk', () => {
  function serveLog() {
    const asked: string[] = [];
    serveDesk();
    mockServer.use(
      http.get('*/api/admin/log', ({ request }) => {
        asked.push(new URL(request.url).search);
        return respond({ items: [createLogItem()], ...onePage });
      }),
    );
    return asked;
  }

  it('shows actor, action, member and reason, and links to the case', async () => {
    serveLog();
    await renderRoute('/admin/log', MEMBER);
    expect(await screen.findByText('같은 홍보 글을 여러 번 올렸어요.')).toBeVisible();
    expect(screen.getByText('느린거북')).toBeVisible();
    expect(screen.getByRole('link', { name: '모집글 9' })).toHaveAttribute('href', '/admin/reports/project/9');
    expect(screen.getByRole('link', { name: '꿀알바매니저' })).toHaveAttribute('href', '/admin/members/31');
  });

  it('is filtered by operator and by member with selects', async () => {
    const asked = serveLog();
    serveDeskResponse('get', 'members', ({ request }) => {
      const isOperators = new URL(request.url).searchParams.get('role') === 'OPERATOR';
      const members = [createMemberCard({ memberId: 5, nickname: isOperators ? '느린거북' : '꿀알바매니저' })];
      return respond({ members, totalPages: 1, totalElements: 1 });
    });
    const { user } = await renderRoute('/admin/log', MEMBER);
    await screen.findByRole('option', { name: '느린거북' });
    await user.selectOptions(screen.getByRole('combobox', { name: '운영자' }), '느린거북');
    await waitFor(() => expect(asked.at(-1)).toBe(`?actor=${encodeURIComponent('느린거북')}`));
    await user.selectOptions(screen.getByRole('combobox', { name: '회원' }), '꿀알바매니저');
    await waitFor(() =>
      expect(asked.at(-1)).toBe(
        `?actor=${encodeURIComponent('느린거북')}&member=${encodeURIComponent('꿀알바매니저')}`,
      ),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: '운영자' }), '모든 운영자');
    await waitFor(() => expect(asked.at(-1)).toBe(`?member=${encodeURIComponent('꿀알바매니저')}`));
  });

  it('says that a suspension has no end', async () => {
    serveDesk();
    const item = createLogItem({ action: 'SUSPEND', untilDateTime: null });
    serveDeskResponse('get', 'log', () => respond({ items: [item], totalPages: 1, totalElements: 1 }));
    await renderRoute('/admin/log', MEMBER);
    expect(await screen.findByText('무기한')).toBeVisible();
  });

  it('requests the selected actions and stores them in the address', async () => {
    const asked = serveLog();
    const { user } = await renderRoute('/admin/log', MEMBER);
    await user.click(await screen.findByRole('button', { name: '운영자' }));
    await waitFor(() => expect(asked.at(-1)).toBe('?action=ROLE_ADD&action=ROLE_REMOVE'));
    expect(window.location.search).toBe('?show=roles');
  });

  it.each(['from=x&to=2026-02-30', 'from=2026-03-02&to=2026-03-01'])(
    'shows and requests no invalid date and no end before the start of the address: %s',
    async (search) => {
      const asked = serveLog();
      await renderRoute(`/admin/log?${search}`, MEMBER);
      expect(await screen.findByLabelText('언제까지')).toHaveValue('');
      await waitFor(() => expect(asked.at(-1)).toBe(search.startsWith('from=x') ? '' : '?from=2026-03-02'));
    },
  );

  it('shows a message when it is too long for a file', async () => {
    serveLog();
    serveDeskResponse('get', 'log.csv', () => respondWithError(400, OPERATOR_MESSAGES.tooManyRows));
    const { user } = await renderRoute('/admin/log', MEMBER);
    await user.click(await screen.findByRole('button', { name: 'CSV' }));
    expect(await screen.findByText(OPERATOR_MESSAGES.tooManyRows)).toBeVisible();
  });

  it('offers a retry when it fails to load', async () => {
    serveDesk();
    serveDeskResponse('get', 'log', () => respondWithError(500, ''));
    await renderRoute('/admin/log', MEMBER);
    expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
  });
});
