import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ACCOUNT_MESSAGES } from '@contract/auth';
import { DELETED_TEXTS } from '@contract/archive';
import { CREDENTIAL_MESSAGES, type Verdict, type VerdictResult } from '@contract/credential';
import { createValidCredential, renderRoute, serveEmailMatch, serveVerdict } from '../testing';
import { strayHangul } from '../testing/strayHangul';

const VALID: Verdict = { result: 'VALID', credential: createValidCredential() };
const none = (result: 'CHANGED' | 'FOREIGN' | 'UNKNOWN' | 'UNREADABLE'): Verdict => ({ result, credential: null });
const { id, issuer, issuedDateTime } = createValidCredential();
const WITHDRAWN: Verdict = {
  result: 'WITHDRAWN',
  credential: {
    id,
    issuer,
    issuedDateTime,
    withdrawnDateTime: '2026-11-22T05:00:00Z',
    title: null,
    nickname: null,
    roles: null,
    startDate: null,
    endDate: null,
    teamSize: null,
    evaluatedMembers: null,
    archiveUrl: null,
  },
};

async function setup(verdict: Verdict = VALID) {
  const sent = serveVerdict(verdict);
  const view = await renderRoute('/verify');
  await screen.findByRole('heading', { level: 1, name: CREDENTIAL_MESSAGES.verify });
  return { ...view, sent };
}

/** Drops a file on the area that is also the button. */
const drop = (file: File) =>
  fireEvent.drop(screen.getByRole('button', { name: /파일 고르기/ }), { dataTransfer: { files: [file] } });

describe('the check of a credential', () => {
  it('shows owner and date of a valid one, and focuses the heading', async () => {
    const { user, sent } = await setup();
    await user.type(screen.getByLabelText(CREDENTIAL_MESSAGES.box), 'ey.ey.sig');
    await user.click(screen.getByRole('button', { name: CREDENTIAL_MESSAGES.check }));

    const heading = await screen.findByRole('heading', { level: 1, name: '유효해요' });
    expect(heading).toHaveFocus();
    const [announced] = screen.getAllByRole('status').filter((box) => within(box).queryByRole('heading'));
    expect(announced).toContainElement(heading);
    expect(screen.getByText('새벽코딩 님 · 모아밥, 반값에 장 보기 · 2026. 6. 8.부터')).toBeInTheDocument();
    expect(screen.getByText('did:web:teamieum.example')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: CREDENTIAL_MESSAGES.openArchive })).toHaveAttribute('href', '/archive/7');
    expect(sent).toEqual(['ey.ey.sig']);

    await user.click(screen.getByRole('link', { name: CREDENTIAL_MESSAGES.checkOther }));
    expect(await screen.findByLabelText(CREDENTIAL_MESSAGES.box)).toHaveValue('');
    expect(screen.getByRole('heading', { level: 1, name: CREDENTIAL_MESSAGES.verify })).toHaveFocus();
  });

  it('returns from a verdict to the form by the link of the footer, and focuses its heading', async () => {
    const { user } = await setup();
    const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: CREDENTIAL_MESSAGES.verify });
    for (const text of ['ey.ey.sig', 'ey.ey.other']) {
      await user.type(screen.getByLabelText(CREDENTIAL_MESSAGES.box), text);
      await user.click(screen.getByRole('button', { name: CREDENTIAL_MESSAGES.check }));
      expect(await screen.findByRole('heading', { level: 1, name: '유효해요' })).toHaveFocus();

      await user.click(link);
      expect(await screen.findByRole('heading', { level: 1, name: CREDENTIAL_MESSAGES.verify })).toHaveFocus();
    }
  });

  it.each<[VerdictResult, string, Verdict]>([
    ['WITHDRAWN', '취소됐어요', WITHDRAWN],
    ['CHANGED', '바뀌었어요', none('CHANGED')],
    ['FOREIGN', '여기서 만든 증명서가 아니에요', none('FOREIGN')],
    ['UNKNOWN', '발급한 기록이 없는 증명서예요', none('UNKNOWN')],
    ['UNREADABLE', '읽을 수 없어요', none('UNREADABLE')],
  ])('shows no contents of one that is %s', async (_, heading, verdict) => {
    const { user } = await setup(verdict);
    await user.type(screen.getByLabelText(CREDENTIAL_MESSAGES.box), 'ey.ey.sig');
    await user.click(screen.getByRole('button', { name: CREDENTIAL_MESSAGES.check }));

    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(screen.queryByText(/새벽코딩/)).not.toBeInTheDocument();
  });

  it.each([
    ['the form', '/verify', undefined],
    ['a valid one', `/verify/${id}`, { result: 'VALID', credential: createValidCredential() } as const],
    ['a withdrawn one', `/verify/${id}`, WITHDRAWN],
    ['an unknown one', `/verify/${id}`, none('UNKNOWN')],
  ])('has Hangul only where it is marked as Korean in English: %s', async (_, path, verdict) => {
    serveVerdict(verdict ?? none('UNREADABLE'));
    await renderRoute(`${path}?lang=en`);
    expect(await screen.findByRole('heading', { level: 1, name: /^[A-Za-z ]+$/ })).toBeInTheDocument();
    expect(strayHangul(screen.getByRole('main'))).toEqual([]);
  });

  it('links to no archive when it is hidden', async () => {
    serveVerdict({ result: 'VALID', credential: createValidCredential({ archiveUrl: null }) });
    await renderRoute(`/verify/${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: '유효해요' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: CREDENTIAL_MESSAGES.checkOther })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: CREDENTIAL_MESSAGES.openArchive })).not.toBeInTheDocument();
  });

  it('says of one whose archive was deleted by its writer that the text is gone', async () => {
    serveVerdict({ result: 'VALID', credential: createValidCredential({ archiveUrl: null, textDeleted: true }) });
    await renderRoute(`/verify/${id}`);
    expect(await screen.findByText(DELETED_TEXTS.textDeleted)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: CREDENTIAL_MESSAGES.openArchive })).not.toBeInTheDocument();
  });

  it('advises to ask for a new credential in place of a withdrawn one, and not to send or to open the same one again', async () => {
    serveVerdict(WITHDRAWN);
    await renderRoute(`/verify/${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: '취소됐어요' })).toBeInTheDocument();

    const steps = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([CREDENTIAL_MESSAGES.withdrawnSteps[0].join('')]);
  });

  it('sends a file as its text', async () => {
    const { sent } = await setup();
    drop(new File(['ey.ey.sig\n'], '증명서.jwt'));
    await screen.findByRole('heading', { level: 1, name: '유효해요' });
    expect(sent).toEqual(['ey.ey.sig\n']);
  });

  it('sends a badge image as a data URL', async () => {
    const { sent } = await setup();
    drop(new File([new Uint8Array([137, 80, 78, 71])], '배지.png', { type: 'image/png' }));
    await waitFor(() => expect(sent).toEqual(['data:image/png;base64,iVBORw==']));
  });

  it('finds the record of a PDF without sending it, and says how to open another one', async () => {
    const { sent } = await setup();
    drop(new File(['%PDF-1.7 /URI (https://teamieum.example/record/k7m4xq9trw2h)'], '기록.pdf'));
    expect(await screen.findByText(CREDENTIAL_MESSAGES.ownPdf)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: CREDENTIAL_MESSAGES.openRecord })).toHaveAttribute(
      'href',
      '/record/k7m4xq9trw2h',
    );

    drop(new File(['%PDF-1.7'], '이력서.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(CREDENTIAL_MESSAGES.otherPdf)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: CREDENTIAL_MESSAGES.openRecord })).not.toBeInTheDocument();

    drop(new File([new Uint8Array(5 * 1024 * 1024 + 1)], '큰.pdf'));
    expect(await screen.findByText(CREDENTIAL_MESSAGES.pdfTooLarge)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('compares an e-mail address with that of the day of issue, and keeps the focus in the field', async () => {
    serveVerdict(VALID);
    const asked = serveEmailMatch('slow@example.org');
    const { user } = await renderRoute(`/verify/${id}`);
    const field = await screen.findByLabelText(CREDENTIAL_MESSAGES.emailLabel);
    await user.type(field, 'nothing{Enter}');
    expect(await screen.findByText(ACCOUNT_MESSAGES.emailFormat)).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'other@example.org{Enter}');
    expect(await screen.findByText(CREDENTIAL_MESSAGES.emailDiffers)).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'slow@example.org{Enter}');
    expect(await screen.findByText(CREDENTIAL_MESSAGES.emailMatches)).toBeInTheDocument();
    expect(field).toHaveFocus();
    expect(asked).toEqual(['other@example.org', 'slow@example.org']);
  });

  it('says that an operator has hidden the nickname', async () => {
    serveVerdict({ result: 'VALID', credential: createValidCredential({ nickname: null }) });
    await renderRoute(`/verify/${id}`);
    expect(await screen.findByText(CREDENTIAL_MESSAGES.hiddenNickname)).toBeInTheDocument();
    expect(screen.getByText('모아밥, 반값에 장 보기 · 2026. 6. 8.부터')).toBeInTheDocument();
  });

  it('refuses an empty text and a file that is too large before sending', async () => {
    const { user, sent } = await setup();
    await user.click(screen.getByRole('button', { name: CREDENTIAL_MESSAGES.check }));
    expect(await screen.findByText(CREDENTIAL_MESSAGES.nothing)).toBeInTheDocument();

    drop(new File(['x'.repeat(100 * 1024 + 1)], '큰.jwt'));
    expect(await screen.findByText(CREDENTIAL_MESSAGES.tooLarge)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('shows the verdict at once at the address of a credential', async () => {
    serveVerdict(VALID);
    await renderRoute(`/verify/${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: '유효해요' })).toBeInTheDocument();
  });
});
