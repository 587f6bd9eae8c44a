/** @tier full */
import { screen, waitFor, within } from '@testing-library/react';
import { CONSENT_MESSAGES, CONTRIBUTION_MESSAGES, type ArchiveDetail, type Contribution } from '@contract/archive';
import { http } from 'msw';
import {
  createArchive,
  createTeammate,
  mockServer,
  renderRoute,
  respond,
  respondWithError,
  serveArchive,
  serveTeam,
} from '../testing';

const OWN = '라떼한잔';
const LINE: Contribution = { id: 31, text: '타이머와 방 구조 기획', link: 'https://notion.example/a', ticked: false };
const TEAM = [createTeammate(OWN), createTeammate('새벽코딩'), createTeammate('픽셀한스푼')];

/** The pending archive of the member, with these own lines. */
function pending(contributions: Contribution[] = []): ArchiveDetail {
  const archive = createArchive({ published: false, evaluatedMembers: 0, myConsent: 'CONFIRMED' });
  const members = archive.members.map((one) => (one.nickname === OWN ? { ...one, contributions } : one));
  return { ...archive, members };
}

/** Stores the lines as the server does; returns what was sent. */
function serveLines() {
  const sent: unknown[] = [];
  mockServer.use(
    http.put<never, { lines: { text: string; link: string }[] }>(
      '*/api/archive/12/contributions',
      async ({ request }) => {
        const { lines } = await request.json();
        sent.push(lines);
        const stored = lines.map(({ text, link }, index) => ({ id: index + 1, text, link: link || null }));
        return respond<Contribution[]>(stored);
      },
    ),
  );
  return sent;
}

async function openArchive(contributions?: Contribution[]) {
  const archive = pending(contributions);
  serveTeam(12, OWN, TEAM);
  serveArchive(archive);
  const view = await renderRoute('/archive/12', { member: { nickname: OWN } });
  const form = within(await screen.findByRole('form', { name: CONTRIBUTION_MESSAGES.own }));
  return { ...view, form };
}

describe('the own lines on a pending archive', () => {
  it('stand in the strip of the next step, and are saved with their links', async () => {
    const sent = serveLines();
    const { user, form } = await openArchive();
    const strip = screen.getByRole('region', { name: CONSENT_MESSAGES.confirmedTitle });
    expect(await within(strip).findByRole('link', { name: '평가하러 가기' })).toBeInTheDocument();

    await user.type(form.getByRole('textbox', { name: '한 일 1' }), '기획과 일정 관리');
    await user.click(form.getByRole('button', { name: '추가하기' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: '한 일 2' })).toHaveFocus());
    await user.type(form.getByRole('textbox', { name: '한 일 2' }), '인터뷰 12명 정리');
    await user.type(form.getAllByRole('textbox', { name: /^링크/ })[1]!, 'figma.example/room');
    expect(form.getByText('2/3')).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: '저장하기' }));

    expect(await screen.findByText(CONTRIBUTION_MESSAGES.saved)).toBeVisible();
    expect(sent).toEqual([
      [
        { text: '기획과 일정 관리', link: '' },
        { text: '인터뷰 12명 정리', link: 'https://figma.example/room' },
      ],
    ]);
  });

  it('are at most three; a removed one gives its focus to the next, the last one to the button that adds', async () => {
    const stored = ['하나', '둘', '셋'].map((text, index) => ({ id: index + 1, text, link: null }));
    const { user, form } = await openArchive(stored);
    expect(form.queryByRole('button', { name: '추가하기' })).not.toBeInTheDocument();

    await user.click(form.getByRole('button', { name: '한 일 1 지우기' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: '한 일 1' })).toHaveFocus());
    expect(form.getByRole('textbox', { name: '한 일 1' })).toHaveValue('둘');
    await user.click(form.getByRole('button', { name: '한 일 2 지우기' }));
    await waitFor(() => expect(form.getByRole('button', { name: '추가하기' })).toHaveFocus());
  });

  it('say what is missing at a line with a link alone', async () => {
    const sent = serveLines();
    const { user, form } = await openArchive();
    await user.type(form.getByRole('textbox', { name: /^링크/ }), 'figma.example');
    await user.click(form.getByRole('button', { name: '저장하기' }));
    expect(await form.findByText(CONTRIBUTION_MESSAGES.missing)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});

describe('the lines of a teammate in the form of the evaluation', () => {
  async function openForm() {
    const calls = serveTeam(12, OWN, TEAM, { lines: { 새벽코딩: [LINE] } });
    const view = await renderRoute('/12/teamevaluation', { member: { nickname: OWN } });
    const toggle = await screen.findByRole('button', { name: `${LINE.text} 맞아요` });
    return { ...view, calls, toggle };
  }

  it('are confirmed at once, and taken back', async () => {
    const { user, calls, toggle } = await openForm();
    expect(screen.getByRole('link', { name: 'notion.example (새 창)' })).toBeInTheDocument();
    await user.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(calls.ticks).toEqual([{ lineId: 31, ticked: true }]));
    await user.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() => expect(calls.ticks).toHaveLength(2));
  });

  it('are undone with a message when the server refuses', async () => {
    const { user, toggle } = await openForm();
    mockServer.use(
      http.put('*/api/archive/12/contributions/31/tick', () => respondWithError(409, CONTRIBUTION_MESSAGES.published)),
    );
    await user.click(toggle);
    expect(await screen.findByText(CONTRIBUTION_MESSAGES.published)).toBeVisible();
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
  });
});

it('the completion screen has the own lines, and those of teammates to confirm', async () => {
  const done = TEAM.map((one) => (one.nickname === OWN ? createTeammate(OWN, { status: 'COMPLETE' }) : one));
  serveTeam(12, OWN, done, { lines: { 새벽코딩: [LINE] } });
  serveArchive(pending([{ id: 1, text: '기획', link: null }]));
  await renderRoute('/12/a', { member: { nickname: OWN } });
  const form = within(await screen.findByRole('form', { name: CONTRIBUTION_MESSAGES.own }));
  expect(form.getByRole('textbox', { name: '한 일 1' })).toHaveValue('기획');
  expect(await screen.findByRole('button', { name: `${LINE.text} 맞아요` })).toBeInTheDocument();
});

it('a published archive lists its team with what each member did, and how many confirmed it', async () => {
  const archive = createArchive();
  const lines = [
    { id: 1, text: '기획과 일정 관리', link: 'https://github.example/a', confirmed: 2, of: 2 },
    { id: 2, text: '앱 스토어 출시 준비', link: null, confirmed: 0, of: 2 },
  ];
  const [first, ...others] = archive.members;
  serveArchive({ ...archive, members: [{ ...first!, contributions: lines }, ...others] });
  await renderRoute('/archive/12');
  await screen.findByRole('link', { name: 'github.example (새 창)' });
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toContain('기획과 일정 관리 · 2명 중 2명이 확인 · github.example (새 창)');
  expect(rows).toContain('앱 스토어 출시 준비');
});
