import { screen, waitFor, within } from '@testing-library/react';
import { ARCHIVE_MESSAGES, type ArchiveDetail, CONSENT_MESSAGES, CONSENT_TEXTS, teamProof } from '@contract/archive';
import {
  answer,
  createArchive,
  createArchiveItem,
  createOwnPage,
  refuse,
  renderRoute,
  serveArchive,
  serveArchiveAnswer,
  serveArchiveRemovalAnswer,
  serveArchives,
  serveConsent,
  serveConsentAnswer,
  serveOwnPage,
} from '../testing';

const OWN = '라떼한잔';
const MEMBERS = createArchive().members;
const PENDING: Partial<ArchiveDetail> = { published: false, evaluatedMembers: 0 };

async function setup(overrides: Partial<ArchiveDetail>, nickname = OWN) {
  const archive = createArchive(overrides);
  serveArchive(archive);
  const view = await renderRoute('/archive/12', { member: { nickname } });
  await screen.findByRole('heading', { level: 1, name: archive.title });
  return view;
}

const strip = () => screen.findByRole('region', { name: CONSENT_MESSAGES.stripTitle });

describe('the page of a pending archive', () => {
  it('asks a named member, offers to report first, and sends a confirmation once', async () => {
    const { user } = await setup({ ...PENDING, myConsent: 'ASKED' });
    const sent = serveConsent(12, () => serveArchive(createArchive({ ...PENDING, myConsent: 'CONFIRMED' })));
    const question = within(await strip());
    expect(question.getByRole('link', { name: '신고하기' })).toHaveAttribute('href', '/report');

    await user.dblClick(question.getByRole('button', { name: '함께했어요' }));

    expect(await screen.findByText(CONSENT_MESSAGES.confirmed)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: CONSENT_MESSAGES.stripTitle })).toBeNull());
    expect(sent).toEqual([{ consent: 'CONFIRMED' }]);
  });

  it('leads a member who declines to the list after asking, with the focus on the safe button', async () => {
    const { user } = await setup({ ...PENDING, myConsent: 'ASKED' });
    serveArchives([]);
    const sent = serveConsent(12, () => serveArchiveAnswer(12, () => refuse(404, 'x')));

    await user.click(within(await strip()).getByRole('button', { name: '아니에요' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: CONSENT_MESSAGES.declineAsk }));
    expect(dialog.getByRole('button', { name: '취소' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: CONSENT_MESSAGES.declineButton }));

    await waitFor(() => expect(window.location.pathname).toBe('/archive'));
    expect(await screen.findByText(CONSENT_MESSAGES.declined)).toBeVisible();
    expect(sent).toEqual([{ consent: 'DECLINED' }]);
  });

  it('keeps the question and its focus when the answer fails', async () => {
    const { user } = await setup({ ...PENDING, myConsent: 'ASKED' });
    serveConsentAnswer(12, () => refuse(500, '문제가 생겼어요.'));
    const yes = within(await strip()).getByRole('button', { name: '함께했어요' });

    await user.click(yes);

    expect(await screen.findByRole('alert')).toHaveTextContent(CONSENT_MESSAGES.failed);
    expect(yes).toHaveFocus();
  });

  it('lets a confirmed member leave', async () => {
    await setup({ ...PENDING, myConsent: 'CONFIRMED' });
    expect(screen.getByRole('button', { name: CONSENT_MESSAGES.leave })).toBeVisible();
  });

  it('marks members who have not answered in words', async () => {
    const members = MEMBERS.map((member) =>
      member.nickname === OWN ? { ...member, consent: 'ASKED' as const } : member,
    );
    await setup({ ...PENDING, members, myConsent: 'CONFIRMED' }, '새벽코딩');
    expect((await screen.findAllByText('확인 전'))[0]).toBeVisible();
  });

  it('tells the writer who declined, and opens the form filled with the text when the writer is alone', async () => {
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

it('lets the writer who is alone delete the archive after asking', async () => {
  const { user } = await setup({ ...PENDING, members: MEMBERS.slice(0, 1), myConsent: 'CONFIRMED' }, '새벽코딩');
  const removed: string[] = [];
  serveArchiveRemovalAnswer(12, ({ request }) => {
    removed.push(request.method);
    return answer(null);
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
  it.each([3, 2])('says how many of a team of three have evaluated: %i', async (evaluatedMembers) => {
    await setup({ evaluatedMembers });
    expect(screen.getByText(teamProof(3, evaluatedMembers))).toBeVisible();
  });

  it('asks a member who was left out with the text for after the release', async () => {
    await setup({ myConsent: 'ASKED' });
    expect(await strip()).toHaveTextContent(CONSENT_TEXTS.questionAfterRelease(createArchive().title));
  });

  it('has the sentence in the name of its card, a pending one has not', async () => {
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
