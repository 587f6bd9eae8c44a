/** @tier full */
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { ALARM_MESSAGES, type EvaluationRequest } from '@contract/alarm';
import { CONSENT_MESSAGES, CONSENT_TEXTS } from '@contract/archive';
import { MESSAGES } from '@contract/messages';
import { type InvitedProject, type MyPage, type PortfolioArchive } from '@contract/mypage';
import { RECORD_MESSAGES } from '@contract/record';
import {
  respond,
  createMemberPage,
  createOwnPage,
  createOwnRecord,
  mockServer,
  respondWithError,
  renderRoute,
  serveAlarms,
  serveAlarmStream,
  serveConsent,
  serveConsentResponse,
  serveCredentials,
  serveOwnPage,
  serveOwnRecord,
} from '../testing';

const archives = (from: number, count: number): PortfolioArchive[] =>
  Array.from({ length: count }, (_, index) => ({
    id: from + index,
    title: `아카이브 ${from + index}`,
    startDate: '2025-03-02',
    endDate: '2025-06-20',
    thumbnail: null,
    published: true,
  }));

const archivePage = (page: number) => ({
  content: page === 0 ? archives(1, 6) : archives(7, page === 1 ? 2 : 0),
  totalPages: 2,
  totalElements: 8,
});

const invitation = (id: number): InvitedProject => ({
  projectInvitedMemberId: id,
  projectId: id + 100,
  title: `함께할 팀 ${id}`,
  inviteDate: '2024-01-02T03:00:00Z',
  commentCount: 4,
});

/** Eight archives on two pages. */
function servePages() {
  mockServer.use(
    http.get('*/api/mypage/:nickname', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page') ?? 0);
      return respond(createMemberPage({ portfolio: { archivePage: archivePage(page) } }));
    }),
  );
}

const OTHERS = `/mypage?nickname=${encodeURIComponent('라떼한잔')}&tab=portfolio`;
const OWN = '/mypage?tab=portfolio';

const openOwn = async (portfolio: Partial<MyPage['portfolio']>) => {
  serveOwnPage(createOwnPage({ portfolio }));
  const view = await renderRoute(OWN, { member: true });
  await screen.findByRole('heading', { name: /함께 만든 프로젝트/ });
  return view;
};

const rowOf = (link: string | RegExp) =>
  screen.getAllByRole('listitem').find((row) => within(row).queryByRole('link', { name: link }));

const cards = () => screen.findAllByRole('link', { name: /^아카이브 \d/ });

describe('the portfolio', () => {
  it('shows six archives per page, and stores the page in the address', async () => {
    servePages();
    const { user } = await renderRoute(OTHERS, { member: true });

    expect(await cards()).toHaveLength(6);
    expect((await cards())[0]).toHaveAttribute('href', '/archive/1');
    expect(screen.getAllByText('2025.03 ~ 2025.06')).toHaveLength(6);
    await user.click(screen.getByRole('link', { name: '다음 페이지' }));

    await waitFor(async () => {
      expect(await cards()).toHaveLength(2);
    });
    expect(new URLSearchParams(window.location.search).get('page')).toBe('2');
    expect(screen.getByRole('heading', { name: /함께 만든 프로젝트/ })).toHaveFocus();
    expect(screen.queryByRole('link', { name: '아카이브 등록하기' })).not.toBeInTheDocument();
  });

  it('moves to the last page from one past the end', async () => {
    servePages();
    await renderRoute(`${OTHERS}&page=9`, { member: true });

    await waitFor(async () => {
      expect(await cards()).toHaveLength(2);
    });
    await waitFor(() => {
      expect(new URLSearchParams(window.location.search).get('page')).toBe('2');
    });
  });

  it('marks pending archives, and links to the form of a new one', async () => {
    const [first, second] = archives(1, 2) as [PortfolioArchive, PortfolioArchive];
    const content = [{ ...first, published: false }, second];
    await openOwn({ archivePage: { content, totalPages: 1, totalElements: 2 } });

    expect(screen.getAllByText('팀원 평가 진행 중')).toHaveLength(1);
    expect(screen.getByRole('link', { name: '아카이브 등록하기' })).toHaveAttribute('href', '/archive/registration');
  });
});

describe('the pending items of the own profile', () => {
  it('contain evaluations of any age, with the link to their form', async () => {
    await openOwn({
      pendingEvaluations: [
        {
          archiveId: 7,
          archiveTitle: '막차알리미',
          createDate: '2024-01-02T03:00:00Z',
          consent: 'CONFIRMED',
          writer: '감자튀김',
          published: false,
        },
      ],
    });
    const section = within(screen.getByRole('region', { name: /해야 할 평가/ }));

    expect(section.getByText('막차알리미')).toBeInTheDocument();
    expect(section.getByText('24.01.02')).toBeInTheDocument();
    expect(section.getByRole('link', { name: '평가하러 가기' })).toHaveAttribute('href', '/7/teamevaluation');
  });

  it('contain invitations, which are removed when accepted; the focus moves to the next one', async () => {
    const calls: string[] = [];
    mockServer.use(
      http.post('*/api/alarm/invited-projects/:id', ({ params }) => {
        calls.push(String(params['id']));
        serveOwnPage(createOwnPage({ portfolio: { invitedProjects: [invitation(2)] } }));
        return respond(null);
      }),
    );
    const { user } = await openOwn({ invitedProjects: [invitation(1), invitation(2)] });
    expect(screen.getByRole('link', { name: '함께할 팀 1' })).toHaveAttribute('href', '/projectdetail/101');
    expect(screen.getAllByText('24.01.02')).toHaveLength(2);
    expect(screen.getAllByText(/댓글 4/)).toHaveLength(2);

    await user.click(screen.getByRole('button', { name: '수락', description: '함께할 팀 1' }));

    expect(await screen.findByText(ALARM_MESSAGES.accepted)).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByText('함께할 팀 1')).not.toBeInTheDocument();
    });
    expect(calls).toEqual(['1']);
    await waitFor(() => {
      expect(rowOf('함께할 팀 2')).toHaveFocus();
    });
  });

  it('show that an invitation was withdrawn before it was declined, and remove it', async () => {
    mockServer.use(
      http.delete('*/api/alarm/invited-projects/1', () => {
        serveOwnPage(createOwnPage());
        return respondWithError(404, ALARM_MESSAGES.gone);
      }),
    );
    const { user } = await openOwn({ invitedProjects: [invitation(1)] });

    await user.click(screen.getByRole('button', { name: '거절' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(ALARM_MESSAGES.gone);
    await waitFor(() => {
      expect(screen.queryByText('함께할 팀 1')).not.toBeInTheDocument();
    });
  });

  it('keep an invitation to a full post', async () => {
    mockServer.use(http.post('*/api/alarm/invited-projects/1', () => respondWithError(409, ALARM_MESSAGES.full)));
    const { user } = await openOwn({ invitedProjects: [invitation(1)] });

    await user.click(screen.getByRole('button', { name: '수락' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(ALARM_MESSAGES.full);
    expect(screen.getByRole('link', { name: '함께할 팀 1' })).toBeInTheDocument();
  });
});

describe('the question about an archive on the own profile', () => {
  const question = (archiveId: number, archiveTitle: string): EvaluationRequest => ({
    archiveId,
    archiveTitle,
    createDate: '2024-01-02T03:00:00Z',
    consent: 'ASKED',
    writer: '감자튀김',
    published: false,
  });
  const FIRST = question(7, '막차알리미');
  const SECOND = question(8, '다음 기록');
  const SENTENCE = CONSENT_TEXTS.question('감자튀김', '막차알리미');
  const serveRequests = (...pendingEvaluations: EvaluationRequest[]) =>
    serveOwnPage(createOwnPage({ portfolio: { pendingEvaluations } }));
  const rows = () =>
    within(screen.getByRole('region', { name: /해야 할 평가/ }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);
  const sayNo = () => screen.findByRole('button', { name: '아니에요', description: SENTENCE });

  it('is above the pending evaluations with both answers, at any age', async () => {
    await openOwn({ pendingEvaluations: [{ ...SECOND, consent: 'CONFIRMED' }, FIRST] });

    expect(rows()[0]).toContain(SENTENCE);
    expect(rows()[1]).toContain('다음 기록');
    expect(screen.getByRole('link', { name: SENTENCE })).toHaveAttribute('href', '/archive/7');
    expect(await sayNo()).toBeVisible();
    expect(screen.getByRole('button', { name: '함께했어요' })).toHaveAccessibleDescription(SENTENCE);
  });

  it('becomes the pending evaluation in place when it is confirmed, and the focus stays on the row', async () => {
    const { user } = await openOwn({ pendingEvaluations: [FIRST] });
    const sent = serveConsent(7, () => serveRequests({ ...FIRST, consent: 'CONFIRMED' }));

    await user.click(screen.getByRole('button', { name: '함께했어요' }));

    const way = await screen.findByRole('link', { name: '평가하러 가기' });
    expect(way).toHaveAttribute('href', '/7/teamevaluation');
    expect(screen.queryByRole('link', { name: SENTENCE })).not.toBeInTheDocument();
    expect(sent).toEqual([{ consent: 'CONFIRMED' }]);
    await waitFor(() => expect(rowOf('평가하러 가기')).toHaveFocus());
  });

  it('adds a published archive to the settings of the record when it is confirmed', async () => {
    serveOwnRecord(createOwnRecord({ enabled: false, archives: [] }));
    serveCredentials();
    const pendingEvaluations = [{ ...FIRST, published: true }];
    serveOwnPage(createOwnPage({ portfolio: { pendingEvaluations }, facts: { projects: 1 } }));
    const { user } = await renderRoute(OWN, { member: true });
    const settings = await screen.findByRole('link', { name: RECORD_MESSAGES.enabled });
    const sent = serveConsent(7, () => serveOwnRecord(createOwnRecord({ enabled: false })));
    await user.click(screen.getByRole('button', { name: '함께했어요' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(settings);

    expect(await screen.findByRole('checkbox', { name: /모아밥/ })).toBeInTheDocument();
  });

  it.each([
    ['the next row', [SECOND], () => rowOf(/다음 기록/)],
    ['the heading of the archives', [], () => screen.getByRole('heading', { name: /함께 만든 프로젝트/ })],
  ])('is removed after it is declined, and the focus moves to %s', async (_, left, focused) => {
    const { user } = await openOwn({ pendingEvaluations: [FIRST, ...left] });
    serveConsent(7, () => serveRequests(...left));

    await user.click(await sayNo());
    await user.click(await screen.findByRole('button', { name: CONSENT_MESSAGES.declineButton }));

    expect(await screen.findByText(CONSENT_MESSAGES.declined)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', { name: SENTENCE })).not.toBeInTheDocument());
    await waitFor(() => expect(focused()).toHaveFocus());
  });

  it('is removed when the answer is a 404, and the focus moves to the next row', async () => {
    const { user } = await openOwn({ pendingEvaluations: [FIRST, SECOND] });
    serveConsentResponse(7, () => {
      serveRequests(SECOND);
      return respondWithError(404, MESSAGES.postGone);
    });

    await user.click(screen.getByRole('button', { name: '함께했어요', description: SENTENCE }));

    await waitFor(() => expect(screen.queryByRole('link', { name: SENTENCE })).not.toBeInTheDocument());
    await waitFor(() => expect(rowOf(/다음 기록/)).toHaveFocus());
  });

  it('disappears when it is answered in another tab', async () => {
    serveAlarms();
    const { tokens, push } = serveAlarmStream();
    await openOwn({ pendingEvaluations: [FIRST] });
    await waitFor(() => expect(tokens).toHaveLength(1));

    serveRequests();
    push();

    await waitFor(() => expect(screen.queryByRole('link', { name: SENTENCE })).not.toBeInTheDocument());
  });
});
