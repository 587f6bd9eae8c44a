/** @tier full */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ARCHIVE_MESSAGES } from '@contract/archive';
import { CREDENTIAL_MESSAGES } from '@contract/credential';
import { MESSAGES } from '@contract/messages';
import { RECORD_MESSAGES, type RecordPayload } from '@contract/record';
import {
  createArchive,
  createArchiveItem,
  createCredential,
  createOwnRecord,
  createRecord,
  respond,
  respondWithError,
  renderRoute,
  serveAlarms,
  serveAlarmStream,
  serveArchive,
  serveArchiveRemovalResponse,
  serveArchives,
  serveCredentials,
  serveOwnRecord,
  serveOwnRecordResponse,
  serveRecordPreview,
  serveRecordSavingResponse,
  withResolvers,
} from '../testing';

async function setup(record = createOwnRecord(), credentials = [createCredential()]) {
  const sent = serveOwnRecord(record);
  const calls = serveCredentials(credentials);
  serveRecordPreview(createRecord());
  const view = await renderRoute('/mypage/record', { member: { nickname: '새벽코딩' } });
  await screen.findByRole('switch', { name: RECORD_MESSAGES.enabled });
  return { ...view, sent, calls };
}

/** Holds the responses to saves until the returned function is called. */
function holdSaving(respondLater: () => Response): () => void {
  const { promise: released, resolve: release } = withResolvers();
  serveRecordSavingResponse(async () => {
    await released;
    return respondLater();
  });
  return () => release();
}

/** Both layouts announce the status of saving; the width of the window decides which one is rendered. */
const expectStatus = async (text: string) =>
  expect(await screen.findAllByText(text, { selector: '[role=status]' })).toHaveLength(2);

const lines = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /한줄평/ })
    .map(({ labels }) => labels?.[0]?.textContent.slice(0, 5));

describe('the settings of the record', () => {
  it('save the switch at once and show the address from then on', async () => {
    const { user, sent } = await setup(createOwnRecord({ enabled: false }));
    expect(screen.queryByRole('button', { name: RECORD_MESSAGES.copyLink })).not.toBeInTheDocument();

    await user.click(screen.getByRole('switch', { name: RECORD_MESSAGES.enabled }));

    expect(await screen.findByText('teamieum.example/record/k7m4xq9trw2h')).toBeInTheDocument();
    expect(sent).toEqual([{ enabled: true, indexable: false, showName: false, hiddenArchives: [], lines: [] }]);
    await expectStatus(RECORD_MESSAGES.saved);
  });

  it('revert a switch and show a message when saving fails', async () => {
    const { user } = await setup();
    serveRecordSavingResponse(() => respondWithError(500, '오류'));
    const showName = screen.getByRole('switch', { name: RECORD_MESSAGES.showName });
    await user.click(showName);

    expect(await screen.findByText(RECORD_MESSAGES.saveFailed)).toBeInTheDocument();
    expect(showName).toHaveAttribute('aria-checked', 'false');
  });

  it('revert both switches when two saves in a row fail', async () => {
    const { user } = await setup();
    const answer = holdSaving(() => respondWithError(500, '오류'));
    const switches = [RECORD_MESSAGES.indexable, RECORD_MESSAGES.showName].map((name) =>
      screen.getByRole('switch', { name }),
    );
    for (const one of switches) {
      await user.click(one);
      await waitFor(() => expect(one).toHaveAttribute('aria-checked', 'true'));
    }

    answer();
    for (const one of switches) await waitFor(() => expect(one).toHaveAttribute('aria-checked', 'false'));
    await waitFor(() => expect(screen.getByRole('main')).not.toHaveTextContent(RECORD_MESSAGES.saving));
    for (const one of switches) expect(one).toHaveAttribute('aria-checked', 'false');
  });

  it('do not take the focus back to a picked line when its save is answered', async () => {
    const record = createOwnRecord();
    const { user } = await setup(record);
    const answer = holdSaving(() => respond(record));
    await user.click(screen.getByRole('checkbox', { name: /한줄평 3/ }));
    await expectStatus(RECORD_MESSAGES.saving);
    const showName = screen.getByRole('switch', { name: RECORD_MESSAGES.showName });
    showName.focus();

    answer();
    await expectStatus(RECORD_MESSAGES.saved);
    expect(showName).toHaveFocus();
  });

  it('show what another tab has saved when this one gets the focus', async () => {
    const record = createOwnRecord();
    await setup(record);
    serveOwnRecordResponse(() => respond({ ...record, showName: true }));
    act(() => void window.dispatchEvent(new Event('focus')));

    const showName = screen.getByRole('switch', { name: RECORD_MESSAGES.showName });
    await waitFor(() => expect(showName).toHaveAttribute('aria-checked', 'true'));
  });

  it('load the choices again when a save is refused because one of them is gone, so that the next one succeeds', async () => {
    const record = createOwnRecord();
    const [first, second] = record.archives.map((archive) => ({ ...archive, shown: archive.id === 7 }));
    const { user } = await setup({ ...record, archives: [first!, second!] });
    const sent: RecordPayload[] = [];
    serveRecordSavingResponse(() => {
      sent.push(...serveOwnRecord({ ...record, archives: [first!] }));
      return respondWithError(400, MESSAGES.badRequest);
    });
    const enabled = screen.getByRole('switch', { name: RECORD_MESSAGES.enabled });
    await user.click(enabled);
    expect(await screen.findByText(RECORD_MESSAGES.saveFailed)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /정산반장/ })).not.toBeInTheDocument());

    await user.click(enabled);
    await expectStatus(RECORD_MESSAGES.saved);
    expect(enabled).toHaveAttribute('aria-checked', 'false');
  });

  it('no longer offer an archive that its writer deletes', async () => {
    serveAlarms();
    const { tokens, pushArchive } = serveAlarmStream();
    const record = createOwnRecord();
    await setup(record);
    await waitFor(() => expect(tokens).toHaveLength(1));
    serveOwnRecord({ ...record, archives: record.archives.slice(0, 1) });
    pushArchive(8);

    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /정산반장/ })).not.toBeInTheDocument());
  });

  it('no longer offer an archive that the member has deleted', async () => {
    const record = createOwnRecord();
    const { user } = await setup(record);
    const archive = createArchive({ id: 8, title: '정산반장' });
    serveArchive(archive);
    serveArchives([createArchiveItem({ id: 8, title: '정산반장' })]);
    serveArchiveRemovalResponse(8, () => {
      serveOwnRecord({ ...record, archives: record.archives.slice(0, 1) });
      return respond(null);
    });
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: '아카이브' }));
    await user.click(await screen.findByRole('link', { name: /정산반장/ }));
    await user.click(await screen.findByRole('button', { name: /삭제/ }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /삭제/ }));
    await screen.findByText(ARCHIVE_MESSAGES.deleted);
    window.history.go(-2);

    await screen.findByRole('checkbox', { name: /모아밥/ });
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /정산반장/ })).not.toBeInTheDocument());
  });

  it('hide an archive and show it again', async () => {
    const { user, sent } = await setup();
    const box = screen.getByRole('checkbox', { name: /정산반장/ });
    await user.click(box);
    await waitFor(() => expect(box).not.toBeChecked());
    await user.click(box);

    await waitFor(() => expect(sent.map(({ hiddenArchives }) => hiddenArchives)).toEqual([[8], []]));
  });

  it('pick lines in the order of the presses and move them, keeping the focus on the pressed button', async () => {
    const { user, sent } = await setup();
    await user.click(screen.getByRole('checkbox', { name: /한줄평 3/ }));
    await user.click(screen.getByRole('checkbox', { name: /한줄평 1/ }));
    expect(lines()).toEqual(['한줄평 3', '한줄평 1', '한줄평 2']);

    await user.click(screen.getByRole('button', { name: '위로: 한줄평 1' }));
    expect(lines()).toEqual(['한줄평 1', '한줄평 3', '한줄평 2']);
    expect(screen.getByRole('button', { name: '위로: 한줄평 1' })).toHaveFocus();
    await waitFor(() => expect(sent.at(-1)?.lines).toEqual([101, 103]));
  });

  it('keep a choice when a read from before it is answered after it', async () => {
    const record = createOwnRecord();
    const { user, sent } = await setup(record);
    serveOwnRecordResponse(() => respond(record));
    await user.click(screen.getByRole('checkbox', { name: /한줄평 3/ }));
    await expectStatus(RECORD_MESSAGES.saved);
    await user.click(screen.getByRole('checkbox', { name: /한줄평 1/ }));

    await waitFor(() => expect(sent.map(({ lines: picked }) => picked)).toEqual([[103], [103, 101]]));
    expect(lines()).toEqual(['한줄평 3', '한줄평 1', '한줄평 2']);
  });

  it('refuse a seventh line, and show the reason', async () => {
    const { lines: all } = createOwnRecord({}, 7);
    await setup(createOwnRecord({ lines: all.map((line, index) => ({ ...line, picked: index < 6 })) }));

    expect(screen.getByRole('checkbox', { name: /한줄평 7/ })).toBeDisabled();
    expect(screen.getByText(RECORD_MESSAGES.tooManyLines)).toBeInTheDocument();
  });

  it('ask for a confirmation before a new address is created', async () => {
    const { user } = await setup();
    await user.click(screen.getByRole('button', { name: RECORD_MESSAGES.newCode }));
    expect(await screen.findByRole('alertdialog', { name: RECORD_MESSAGES.newCodeAsk })).toBeInTheDocument();
  });

  it('ignore the second click of a double click that has closed a dialog above them', async () => {
    const { user, sent } = await setup();
    await user.click(screen.getByRole('button', { name: RECORD_MESSAGES.newCode }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: '취소' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    const showName = screen.getByRole('switch', { name: RECORD_MESSAGES.showName });

    fireEvent.click(showName, { detail: 2 });
    expect(showName).toHaveAttribute('aria-checked', 'false');
    fireEvent.click(showName, { detail: 1 });
    await waitFor(() => expect(sent.map(({ showName: shown }) => shown)).toEqual([true]));
  });

  it('offer the choices and a preview while the record is off', async () => {
    const { user, sent } = await setup(createOwnRecord({ enabled: false }));
    expect(await screen.findByRole('img', { name: '기록 미리보기' })).toHaveTextContent('새벽코딩 님의 기록');
    expect(screen.getByText(RECORD_MESSAGES.previewOwn)).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /모아밥/ }));
    await waitFor(() => expect(sent).toMatchObject([{ enabled: false, hiddenArchives: [7] }]));
  });

  it('show a preview of the record', async () => {
    await setup();
    expect(await screen.findByRole('img', { name: '기록 미리보기' })).toHaveTextContent('새벽코딩 님의 기록');
    expect(screen.getAllByRole('link', { name: /새 창으로 보기/ })[0]).toHaveAttribute('href', '/record/k7m4xq9trw2h');
  });

  it('list the own credentials, and withdraw one after a confirmation', async () => {
    const { user, calls } = await setup();
    await user.click(await screen.findByRole('button', { name: /증명서 더 보기/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '팀 프로젝트 완료' }));
    await user.click(dialog.getByRole('button', { name: CREDENTIAL_MESSAGES.withdraw }));
    const question = within(await screen.findByRole('alertdialog', { name: CREDENTIAL_MESSAGES.withdrawAsk }));
    await user.click(question.getByRole('button', { name: CREDENTIAL_MESSAGES.withdraw }));

    expect(await dialog.findByText(CREDENTIAL_MESSAGES.isWithdrawn)).toBeInTheDocument();
    expect(calls).toEqual([`withdraw ${createCredential().id}`]);
    expect(await screen.findByText(CREDENTIAL_MESSAGES.withdrawDone)).toBeInTheDocument();
  });

  it('close the question about a withdrawal, then the credential, by the back button', async () => {
    const { user, calls } = await setup();
    await user.click(await screen.findByRole('button', { name: /증명서 더 보기/ }));
    const dialog = await screen.findByRole('dialog', { name: '팀 프로젝트 완료' });
    await user.click(within(dialog).getByRole('button', { name: CREDENTIAL_MESSAGES.withdraw }));
    await screen.findByRole('alertdialog');
    const { href } = window.location;

    window.history.back();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(dialog).toBeVisible();
    window.history.back();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(window.location.href).toBe(href);
    expect(calls).toEqual([]);
  });

  it('focus the button of a new credential after one was withdrawn', async () => {
    const { user } = await setup();
    await user.click(await screen.findByRole('button', { name: /증명서 더 보기/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '팀 프로젝트 완료' }));
    await user.click(dialog.getByRole('button', { name: CREDENTIAL_MESSAGES.withdraw }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: CREDENTIAL_MESSAGES.withdraw }));

    await dialog.findByText(CREDENTIAL_MESSAGES.isWithdrawn);
    expect(dialog.getByRole('button', { name: CREDENTIAL_MESSAGES.renew })).toHaveFocus();
  });

  it('get a credential in place of a withdrawn one without a confirmation or withdrawing a valid one, and show the address it is valid for', async () => {
    const item = createCredential({ withdrawnDateTime: '2026-07-02T03:00:00Z', addressOnly: true });
    const { user, calls } = await setup(createOwnRecord(), [item]);
    await user.click(await screen.findByRole('button', { name: /증명서 더 보기/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '팀 프로젝트 완료' }));
    expect(dialog.getByText('이 증명서는 teamieum.example 주소에서만 확인할 수 있어요.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: CREDENTIAL_MESSAGES.renew }));

    expect(await dialog.findByText('유효')).toBeInTheDocument();
    expect(calls).toEqual(['issue 7']);
  });

  it('say which one names a former address, and renew it from the list', async () => {
    const { user, calls } = await setup(createOwnRecord(), [createCredential({ moved: true })]);
    expect(
      await screen.findByText('teamieum.example 주소로 발급한 증명서예요. 새로 받으면 지금 주소로 바뀌어요.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: new RegExp(`^${CREDENTIAL_MESSAGES.renew}`) }));
    const question = within(await screen.findByRole('alertdialog', { name: CREDENTIAL_MESSAGES.renewAsk }));
    await user.click(question.getByRole('button', { name: CREDENTIAL_MESSAGES.renew }));
    expect(await screen.findByText(CREDENTIAL_MESSAGES.issued)).toBeInTheDocument();
    expect(calls).toEqual(['renew 7']);

    const dialog = within(await screen.findByRole('dialog', { name: '팀 프로젝트 완료' }));
    await user.click(dialog.getByRole('button', { name: '닫기' }));
    // The former one is withdrawn, and the button of its row is gone.
    await waitFor(() => expect(screen.getAllByRole('button', { name: /증명서 더 보기/ })[1]).toHaveFocus());
  });

  it('renew a valid credential after a confirmation', async () => {
    const { user, calls } = await setup();
    await user.click(await screen.findByRole('button', { name: /증명서 더 보기/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '팀 프로젝트 완료' }));
    await user.click(dialog.getByRole('button', { name: CREDENTIAL_MESSAGES.renew }));
    const question = within(await screen.findByRole('alertdialog', { name: CREDENTIAL_MESSAGES.renewAsk }));
    await user.click(question.getByRole('button', { name: CREDENTIAL_MESSAGES.renew }));

    expect(await screen.findByText(CREDENTIAL_MESSAGES.issued)).toBeInTheDocument();
    expect(calls).toEqual(['renew 7']);
  });
});
