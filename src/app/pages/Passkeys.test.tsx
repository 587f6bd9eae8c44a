import { screen, waitFor, within } from '@testing-library/react';
import { renderRoute, respondWithError, mockServer, serveAccount } from '../testing';
import { fakeWebAuthn } from '../testing/fakeWebAuthn';
import { createPasskey, PROOF, servePasskeys } from '../testing/serve/passkeys';
import { http, HttpResponse } from 'msw';

let forget: (() => void) | undefined;
afterEach(() => forget?.());

/** The part once it has loaded: its skeleton has no hint. */
async function part() {
  await screen.findByText('비밀번호 대신 지문이나 얼굴, 화면 잠금으로 로그인해요.');
  return screen.getByRole('region', { name: '패스키' });
}

const addButton = () => screen.findByRole('button', { name: '패스키 추가' });
const proof = () => screen.findByRole('dialog', { name: '본인 확인' });

async function open() {
  serveAccount();
  const view = await renderRoute('/mypage/account', { member: true });
  await part();
  return view;
}

async function prove(user: Awaited<ReturnType<typeof open>>['user'], password = 'secret12') {
  const dialog = within(await proof());
  await user.type(dialog.getByLabelText('현재 비밀번호'), password);
  await user.click(dialog.getByRole('button', { name: '확인' }));
}

describe('the passkeys of the account page', () => {
  it('asks for a proof, adds a passkey once, and moves the focus to it', async () => {
    forget = fakeWebAuthn();
    const sent = servePasskeys();
    const { user } = await open();
    expect(within(await part()).getByText('아직 패스키가 없어요.')).toBeInTheDocument();

    await user.dblClick(await addButton());
    expect(within(await proof()).getByText('패스키 추가')).toBeInTheDocument();
    await prove(user);

    expect(await screen.findByText('패스키를 추가했어요.')).toBeInTheDocument();
    expect(sent).toEqual(['options', 'prove', 'options', 'add AQID']);
    await waitFor(() => expect(screen.getByRole('button', { name: '이름 바꾸기' })).toHaveFocus());
  });

  it('keeps everything as it was when the proof is given up, and says nothing', async () => {
    forget = fakeWebAuthn();
    const sent = servePasskeys();
    const { user } = await open();
    await user.click(await addButton());
    await user.click(within(await proof()).getByRole('button', { name: '취소' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(async () => expect(await addButton()).not.toHaveAttribute('aria-busy'));
    expect(sent).toEqual(['options']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows a wrong password at its field', async () => {
    forget = fakeWebAuthn();
    servePasskeys();
    const { user } = await open();
    await user.click(await addButton());
    await prove(user, 'wrong0000');
    expect(
      await within(await proof()).findByText('현재 비밀번호가 맞지 않아요. 다시 확인해 주세요.'),
    ).toBeInTheDocument();
    // The way out stays beside the error.
    expect(within(await proof()).getByLabelText('현재 비밀번호')).toHaveAccessibleDescription(
      /비밀번호를 모르면 로그아웃한 뒤/,
    );
  });

  it('says nothing about a passkey that the member does not make', async () => {
    forget = fakeWebAuthn('is cancelled');
    const sent = servePasskeys([], { provenFor: PROOF });
    const { user } = await open();
    await user.click(await addButton());
    await waitFor(() => expect(sent).toEqual(['options']));
    await waitFor(async () => expect(await addButton()).not.toHaveAttribute('aria-busy'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['knows one', '이미 추가한 패스키예요.'],
    ['fails', '패스키를 추가하지 못했어요. 다시 시도해 주세요.'],
  ] as const)('tells that the authenticator %s', async (making, message) => {
    forget = fakeWebAuthn(making);
    servePasskeys([], { provenFor: PROOF });
    const { user } = await open();
    await user.click(await addButton());
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('renames a passkey in its row, and Escape leaves the name', async () => {
    forget = fakeWebAuthn();
    const sent = servePasskeys([createPasskey()]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '이름 바꾸기' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: '이름 바꾸기' })).toHaveFocus());

    await user.click(screen.getByRole('button', { name: '이름 바꾸기' }));
    const field = screen.getByLabelText('패스키 이름');
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: '이름 바꾸기' }));
    expect(await screen.findByText('이름을 1~30자로 입력해 주세요.')).toBeInTheDocument();
    await user.type(field, '내 폰{Enter}');
    expect(await screen.findByText('이름을 바꿨어요.')).toBeInTheDocument();
    expect(sent).toEqual(['rename one 내 폰']);
    expect(await screen.findByText('내 폰')).toBeInTheDocument();
  });

  it('shows a passkey that was added although the response was lost', async () => {
    forget = fakeWebAuthn();
    servePasskeys([], { provenFor: PROOF });
    const { user } = await open();
    servePasskeys([createPasskey()], { provenFor: PROOF });
    mockServer.use(http.post('*/api/users/me/passkeys', () => HttpResponse.error()));
    await user.click(await addButton());
    expect(await screen.findByText('iPhone · Safari')).toBeInTheDocument();
  });

  it('counts a passkey that is gone as removed', async () => {
    servePasskeys([createPasskey()], { provenFor: PROOF });
    const { user } = await open();
    servePasskeys([], { provenFor: PROOF });
    mockServer.use(http.delete('*/api/users/me/passkeys/:id', () => respondWithError(404, '페이지를 찾을 수 없어요.')));
    await user.click(screen.getByRole('button', { name: '삭제' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '삭제' }));
    expect(await screen.findByText('패스키를 삭제했어요.')).toBeInTheDocument();
    expect(await screen.findByText('아직 패스키가 없어요.')).toBeInTheDocument();
  });

  it('removes a passkey after a question, and moves the focus to the next one', async () => {
    forget = fakeWebAuthn();
    const sent = servePasskeys([createPasskey(), createPasskey({ id: 'two', name: '노트북' })], { provenFor: PROOF });
    const { user } = await open();
    await user.click(screen.getAllByRole('button', { name: '삭제' })[0]!);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '삭제' }));
    expect(await screen.findByText('패스키를 삭제했어요.')).toBeInTheDocument();
    expect(sent).toEqual(['remove one']);
    await waitFor(() => expect(screen.getByRole('button', { name: '이름 바꾸기' })).toHaveFocus());
  });

  it('has an inactive button with its reason at ten passkeys', async () => {
    forget = fakeWebAuthn();
    const ten = Array.from({ length: 10 }, (_, index) =>
      createPasskey({ id: `p${index}`, usedDateTime: '2026-11-25T03:00:00Z' }),
    );
    const sent = servePasskeys(ten);
    const { user } = await open();
    const button = await addButton();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('패스키는 10개까지 추가할 수 있어요.');
    await user.click(button);
    expect(sent).toEqual([]);
    expect(screen.getAllByText('26.11.03 추가 · 마지막 사용 26.11.25')).toHaveLength(10);
  });

  it('offers none in a browser without WebAuthn, and none where the server has none', async () => {
    servePasskeys([createPasskey()]);
    const { unmount } = await open();
    expect(screen.getByRole('button', { name: '삭제' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '패스키 추가' })).not.toBeInTheDocument();
    unmount();

    forget = fakeWebAuthn();
    servePasskeys([createPasskey()], { ways: false });
    await open();
    expect(screen.queryByRole('button', { name: '패스키 추가' })).not.toBeInTheDocument();
  });

  it('has one block that loads all parts again', async () => {
    mockServer.use(http.get('*/api/users/me/security', () => respondWithError(500, '오류')));
    serveAccount();
    const { user } = await renderRoute('/mypage/account', { member: true });
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    servePasskeys();
    await user.click(retry);
    expect(await part()).toBeInTheDocument();
  });
});

describe('a proof', () => {
  it('replaces the current password of the form and of the export', async () => {
    servePasskeys([], { provenFor: PROOF });
    const changes = serveAccount();
    const { user } = await renderRoute('/mypage/account', { member: true });
    await part();
    expect(screen.queryByLabelText('현재 비밀번호')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('비밀번호')).not.toBeInTheDocument();
    const address = screen.getByLabelText('주소');
    await user.clear(address);
    await user.type(address, '부산시');
    await user.click(screen.getByRole('button', { name: '저장하기' }));
    expect(await screen.findByText('로그인 정보를 저장했어요.')).toBeInTheDocument();
    expect(changes).toEqual([{ address: '부산시' }]);
  });

  it('leaves the field back when it ends, and what was typed', async () => {
    servePasskeys([], { provenFor: 4_000 });
    serveAccount();
    const { user } = await renderRoute('/mypage/account', { member: true });
    await part();
    expect(screen.queryByLabelText('현재 비밀번호')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('새 비밀번호'), 'mapogu2027');
    expect(await screen.findByLabelText('현재 비밀번호', undefined, { timeout: 10_000 })).toHaveValue('');
    expect(screen.getByLabelText('새 비밀번호')).toHaveValue('mapogu2027');
  });
});
