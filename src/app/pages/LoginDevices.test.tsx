import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { SECURITY_MESSAGES, SECURITY_TEXTS as TEXT, type LoginDevice, type Security } from '@contract/security';
import { type LoginWays } from '@contract/auth';
import { mockServer, renderRoute, respond, respondWithError, serveAccount } from '../testing';

const times = { firstDateTime: '2026-11-02T03:00:00Z', lastDateTime: '2026-11-26T03:00:00Z' };
const OWN: LoginDevice = { id: 'own', device: 'Windows · Chrome', current: true, kept: true, ...times };
const PHONE: LoginDevice = { id: 'phone', device: 'iPhone · Safari', current: false, kept: false, ...times };
const TABLET: LoginDevice = { id: 'tablet', device: 'iPad · Safari', current: false, kept: false, ...times };

/** The row of a device. */
function rowOf(device: string) {
  const row = screen.getAllByRole('listitem').find((item) => within(item).queryByText(device));
  if (!row) throw new Error(`There is no row of ${device}.`);
  return row;
}

/** Serves the devices; the first removal that is sent is lost on its way back, if asked for. */
async function open(stored: LoginDevice[], { losesAnswer = false } = {}) {
  let devices = stored;
  const security = () => respond<Security>({ provenUntil: null, devices, passkeys: [], social: [], events: [] });
  serveAccount();
  mockServer.use(
    http.get('*/api/login/ways', () => respond<LoginWays>({ social: [], passkeys: false })),
    http.get('*/api/users/me/security', security),
    http.delete<{ id: string }>('*/api/users/me/devices/:id', ({ params }) => {
      if (devices.every(({ id }) => id !== params.id)) return respondWithError(404, '페이지를 찾을 수 없어요.');
      devices = devices.filter(({ id }) => id !== params.id);
      return losesAnswer ? Response.error() : security();
    }),
  );
  const view = await renderRoute('/mypage/account', { member: true });
  await screen.findByText(OWN.device);
  const logOut = async (device: string) => {
    await view.user.click(within(rowOf(device)).getByRole('button', { name: TEXT.logOut }));
    const question = await screen.findByRole('alertdialog', { name: TEXT.askLogOut(device) });
    await view.user.click(within(question).getByRole('button', { name: TEXT.logOut }));
  };
  return { ...view, logOut, lose: (id: string) => (devices = devices.filter((one) => one.id !== id)) };
}

it('logs a device out after a question, and moves the focus to the next one', async () => {
  const { logOut } = await open([OWN, PHONE, TABLET]);
  expect(within(rowOf(OWN.device)).queryByRole('button')).not.toBeInTheDocument();
  await logOut(PHONE.device);
  expect(await screen.findByText(TEXT.loggedOut)).toBeInTheDocument();
  expect(screen.queryByText(PHONE.device)).not.toBeInTheDocument();
  const next = within(rowOf(TABLET.device));
  await waitFor(() => expect(next.getByRole('button', { name: TEXT.logOut })).toHaveFocus());
});

it('shows what is left after a lost response', async () => {
  const { logOut } = await open([OWN, PHONE], { losesAnswer: true });
  await logOut(PHONE.device);
  expect(await screen.findByRole('alert')).toHaveTextContent('인터넷 연결이 불안정해요.');
  await waitFor(() => expect(screen.queryByText(PHONE.device)).not.toBeInTheDocument());
  expect(screen.getByText(TEXT.noOtherDevices)).toBeInTheDocument();
});

it('takes a device that has gone already for logged out', async () => {
  const { logOut, lose } = await open([OWN, PHONE]);
  lose(PHONE.id);
  await logOut(PHONE.device);
  expect(await screen.findByText(TEXT.loggedOut)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(PHONE.device)).not.toBeInTheDocument());
});

describe('the page of the link that restores a former e-mail', () => {
  const button = () => screen.findByRole('button', { name: TEXT.undo.button });

  it('changes nothing before the button, and shows the result under its title, which gets the focus', async () => {
    const sent: unknown[] = [];
    mockServer.use(
      http.post('*/api/users/undo_email', async ({ request }) => {
        sent.push(await request.json());
        return respond(null);
      }),
    );
    const { user } = await renderRoute('/undoEmail#the-token');
    await button();
    expect(sent).toEqual([]);
    await user.dblClick(await button());
    expect(await screen.findByText(TEXT.undo.done)).toHaveAttribute('role', 'status');
    expect(screen.getByRole('heading', { name: TEXT.undo.title })).toHaveFocus();
    expect(sent).toEqual([{ token: 'the-token' }]);
  });

  it('shows under its title, which gets the focus, that the link is over', async () => {
    mockServer.use(http.post('*/api/users/undo_email', () => respondWithError(400, SECURITY_MESSAGES.undoGone)));
    const { user } = await renderRoute('/undoEmail#the-token');
    await user.click(await button());
    expect(await screen.findByText(SECURITY_MESSAGES.undoGone)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: TEXT.undo.title })).toHaveFocus();
    expect(screen.getByRole('main')).toContainElement(screen.getAllByRole('link', { name: '로그인' }).at(-1)!);
  });
});
