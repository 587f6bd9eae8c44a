/** @tier full */
import { screen, waitFor, within } from '@testing-library/react';
import { ARCHIVE_MESSAGES, type ArchiveDetail, CONSENT_MESSAGES, CONSENT_TEXTS, teamProof } from '@contract/archive';
import { type EvaluationStatus } from '@contract/evaluation';
import { MESSAGES } from '@contract/messages';
import { paths } from '@/shared/routes';
import {
  respond,
  createArchive,
  createArchiveItem,
  createOwnPage,
  createTeammate,
  respondWithError,
  renderRoute,
  serveAlarms,
  serveAlarmStream,
  serveArchive,
  serveArchiveResponse,
  serveArchiveRemovalResponse,
  serveArchives,
  serveConsent,
  serveConsentResponse,
  serveOwnPage,
  serveTeam,
  serveTeamStatusResponse,
} from '../testing';

const OWN = '라떼한잔';
const MEMBERS = createArchive().members;
const PENDING: Partial<ArchiveDetail> = { published: false, evaluatedMembers: 0 };

async function setup(overrides: Partial<ArchiveDetail>, nickname = OWN, status: EvaluationStatus = 'INCOMPLETE') {
  const archive = createArchive(overrides);
  serveTeam(12, nickname, [createTeammate(nickname, { status }), createTeammate('픽셀한스푼')]);
  serveArchive(archive);
  const view = await renderRoute('/archive/12', { member: { nickname } });
  await screen.findByRole('heading', { level: 1, name: archive.title });
  return view;
}

const strip = () => screen.findByRole('region', { name: CONSENT_MESSAGES.stripTitle });

describe('the page of a pending archive', () => {
  it('asks a named member for consent, links to a report, and sends a confirmation once', async () => {
    const { user } = await setup({ ...PENDING, myConsent: 'ASKED' });
    const sent = serveConsent(12, () => serveArchive(createArchive({ ...PENDING, myConsent: 'CONFIRMED' })));
    const question = within(await strip());
    expect(question.getByRole('link', { name: '신고하기' })).toHaveAttribute('href', '/report');
    expect(screen.getAllByRole('link', { name: '신고하기' })).toHaveLength(1);

    await user.dblClick(question.getByRole('button', { name: '함께했어요' }));

    expect(await screen.findByText(CONSENT_MESSAGES.confirmed)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: CONSENT_MESSAGES.stripTitle })).toBeNull());
    expect(sent).toEqual([{ consent: 'CONFIRMED' }]);
  });

  it('moves the focus to the next step once a confirmation removes the question', async () => {
    const { user } = await setup({ ...PENDING, myConsent: 'ASKED' });
    serveConsent(12, () => serveArchive(createArchive({ ...PENDING, myConsent: 'CONFIRMED' })));
    await user.click(within(await strip()).getByRole('button', { name: '함께했어요' }));

    await waitFor(() => expect(screen.getByRole('heading', { name: CONSENT_MESSAGES.confirmedTitle })).toHaveFocus());
  });

  it('becomes the page of a missing post without an error toast when the member declines in another tab', async () => {
    const stream = serveAlarmStream();
    serveAlarms();
    await setup({ ...PENDING, myConsent: 'ASKED' });
    await waitFor(() => expect(stream.tokens).toHaveLength(1));
    serveArchiveResponse(12, () => respondWithError(404, MESSAGES.postGone));

    stream.pushArchive(12);
    expect(await screen.findByRole('heading', { level: 1, name: MESSAGES.postGone })).toBeVisible();
    // The page itself.
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('navigates to the list after a decline in a dialog that focuses the safe button', async () => {
    const { user } = await setup({ ...PENDING, myConsent: 'ASKED' });
    serveArchives([]);
    const sent = serveConsent(12, () => serveArchiveResponse(12, () => respondWithError(404, 'x')));

    await user.click(within(await strip()).getByRole('button', { name: '아니에요' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: CONSENT_MESSAGES.declineAsk }));
    expect(dialog.getByRole('button', { name: '취소' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: CONSENT_MESSAGES.declineButton }));

    await waitFor(() => expect(window.location.pathname).toBe('/archive'));
    expect(await screen.findByText(CONSENT_MESSAGES.declined)).toBeVisible();
    expect(sent).toEqual([{ consent: 'DECLINED' }]);
  });

  it.each(['ASKED', 'CONFIRMED'] as const)(
    'does not fetch the archive again after a member who was %s has declined it',
    async (myConsent) => {
      const stream = serveAlarmStream();
      serveAlarms();
      serveArchives([]);
      const { user } = await setup({ ...PENDING, myConsent });
      await waitFor(() => expect(stream.tokens).toHaveLength(1));
      if (myConsent === 'CONFIRMED') await screen.findByRole('link', { name: '평가하러 가기' });
      const fetched: string[] = [];
      const refuse = ({ request }: { request: Request }) => {
        fetched.push(request.url);
        return respondWithError(404, MESSAGES.postGone);
      };
      serveConsent(12, () => {
        serveArchiveResponse(12, refuse);
        serveTeamStatusResponse(12, refuse);
        stream.pushArchive(12);
      });

      await user.click(
        screen.getByRole('button', { name: myConsent === 'ASKED' ? '아니에요' : CONSENT_MESSAGES.leave }),
      );
      const dialog = within(await screen.findByRole('alertdialog', { name: CONSENT_MESSAGES.declineAsk }));
      await user.click(dialog.getByRole('button', { name: CONSENT_MESSAGES.declineButton }));

      await screen.findByText(CONSENT_MESSAGES.declined);
      await waitFor(() => expect(window.location.pathname).toBe('/archive'));
      serveArchives([createArchiveItem({ id: 13, title: '그다음 것' })]);
      stream.pushArchive(12);
      expect(await screen.findByRole('article', { name: /그다음 것/ })).toBeVisible();
      expect(fetched).toEqual([]);
    },
  );

  it('keeps the question and its focus when the answer fails', async () => {
    const { user } = await setup({ ...PENDING, myConsent: 'ASKED' });
    serveConsentResponse(12, () => respondWithError(500, '문제가 생겼어요.'));
    const yes = within(await strip()).getByRole('button', { name: '함께했어요' });

    await user.click(yes);

    expect(await screen.findByRole('alert')).toHaveTextContent(CONSENT_MESSAGES.failed);
    expect(yes).toHaveFocus();
  });

  it('offers a confirmed member to leave', async () => {
    await setup({ ...PENDING, myConsent: 'CONFIRMED' });
    expect(screen.getByRole('button', { name: CONSENT_MESSAGES.leave })).toBeVisible();
  });

  it('lists the team with the consent of each member', async () => {
    const members = MEMBERS.map((member) =>
      member.nickname === OWN ? { ...member, consent: 'ASKED' as const } : member,
    );
    await setup({ ...PENDING, members, myConsent: 'CONFIRMED' }, '새벽코딩');

    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toContain('새벽코딩나프론트엔드함께했어요');
    expect(rows).toContain(`${OWN}프론트엔드확인 전`);
    expect(screen.getByRole('link', { name: OWN })).toHaveAttribute('href', paths.memberPage(OWN));
  });

  it.each([
    ['COMPLETE', '평가 현황 보기', '/12/a'],
    ['INCOMPLETE', '평가하러 가기', '/12/teamevaluation'],
  ] as const)('links a member whose own evaluations are %s by %s', async (status, name, href) => {
    await setup({ ...PENDING, myConsent: 'CONFIRMED' }, OWN, status);

    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.getAllByRole('link', { name: /^평가/ })).toHaveLength(1);
  });

  it('shows the writer who declined, and opens a filled form when the writer is alone', async () => {
    const declined = [OWN, '픽셀한스푼'];
    serveOwnPage(createOwnPage());
    const archive = { ...PENDING, members: MEMBERS.slice(0, 1), declined, myConsent: 'CONFIRMED' as const };
    const { user } = await setup(archive, '새벽코딩');
    expect(screen.getByText(CONSENT_TEXTS.declined(declined))).toBeVisible();
    const alone = within(screen.getByRole('region', { name: CONSENT_MESSAGES.aloneTitle }));
    expect(alone.getByRole('button', { name: '삭제하기' })).toBeVisible();

    await user.click(alone.getByRole('button', { name: CONSENT_MESSAGES.registerAgain }));

    expect(await screen.findByDisplayValue(createArchive().title)).toBeVisible();
    expect(window.location.pathname).toBe('/archive/registration');
    expect(screen.getByText(CONSENT_MESSAGES.formHint)).toBeVisible();
  });
});

it('a writer who is alone deletes the archive after a confirmation', async () => {
  const { user } = await setup({ ...PENDING, members: MEMBERS.slice(0, 1), myConsent: 'CONFIRMED' }, '새벽코딩');
  const removed: string[] = [];
  serveArchiveRemovalResponse(12, ({ request }) => {
    removed.push(request.method);
    return respond(null);
  });
  serveArchives([]);
  const alone = within(screen.getByRole('region', { name: CONSENT_MESSAGES.aloneTitle }));

  await user.click(alone.getByRole('button', { name: '삭제하기' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: ARCHIVE_MESSAGES.deleteQuestion }));
  expect(removed).toEqual([]);
  await user.click(dialog.getByRole('button', { name: /삭제/ }));

  await waitFor(() => expect(window.location.pathname).toBe('/archive'));
  expect(await screen.findByText(ARCHIVE_MESSAGES.deleted)).toBeVisible();
  expect(removed).toEqual(['DELETE']);
});

describe('a published archive', () => {
  it.each([3, 2])('shows how many of a team of three have evaluated: %i', async (evaluatedMembers) => {
    await setup({ evaluatedMembers });
    expect(screen.getByText(teamProof(3, evaluatedMembers))).toBeVisible();
    expect(screen.getByRole('link', { name: ARCHIVE_MESSAGES.howChecked })).toHaveAttribute('href', '/about/proof');
  });

  it('asks a member who was left out for consent, with the text for released archives', async () => {
    await setup({ myConsent: 'ASKED' });
    expect(await strip()).toHaveTextContent(CONSENT_TEXTS.questionAfterRelease(createArchive().title));
  });

  it('links a member to the evaluation after a late confirmation', async () => {
    const { user } = await setup({ myConsent: 'ASKED' });
    serveConsent(12, () => serveArchive(createArchive({ myConsent: 'CONFIRMED' })));
    await user.click(within(await strip()).getByRole('button', { name: '함께했어요' }));

    const link = await screen.findByRole('link', { name: '평가하러 가기' });
    expect(link).toHaveAttribute('href', paths.teamEvaluation(12));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('has the number of evaluations in the name of its card, unlike a pending one', async () => {
    serveArchives([
      createArchiveItem({ id: 1, title: '공개된 것', otherMemberCount: 4, evaluatedMembers: 3 }),
      createArchiveItem({ id: 2, title: '기다리는 것', published: false }),
    ]);
    await renderRoute('/archive');

    const published = await screen.findByRole('article', { name: `공개된 것, ${teamProof(5, 3)}` });
    expect(within(published).getByRole('img', { name: teamProof(5, 3) })).toBeVisible();
    const pending = screen.getByRole('article', { name: '기다리는 것' });
    expect(within(pending).queryByRole('img')).not.toBeInTheDocument();
  });
});
