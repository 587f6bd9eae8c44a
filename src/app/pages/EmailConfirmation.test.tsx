import { screen, waitFor, within } from '@testing-library/react';
import { CONSENT_MESSAGES } from '@contract/archive';
import { MAIL_MESSAGES, MAIL_TEXTS, type MailLink } from '@contract/mails';
import {
  createArchive,
  createMailCode,
  createMails,
  createUnconfirmedMails,
  enterText,
  renderRoute,
  respond,
  respondWithError,
  serveAccount,
  serveAlarms,
  serveArchive,
  serveConsentResponse,
  serveMailLink,
  serveMails,
} from '../testing';

const REGION = { name: MAIL_TEXTS.panelTitle };
const bar = () => within(screen.getByRole('region', REGION));
const codeField = () => screen.findByRole('textbox', { name: MAIL_TEXTS.codeLabel });

async function enter(user: Awaited<ReturnType<typeof renderRoute>>['user'], code: string) {
  const field = await codeField();
  await user.clear(field);
  await enterText(user, field, code);
  await user.click(screen.getByRole('button', { name: MAIL_TEXTS.confirm }));
}

describe('the banner of a member whose address returns mails', () => {
  it('leads to the account page, and leaves when it is closed', async () => {
    serveAlarms({ emailBounced: true });
    const { user } = await renderRoute('/about', { member: true });
    const banner = within(await screen.findByRole('region', { name: MAIL_TEXTS.bouncedTitle }));
    expect(banner.getByRole('link', { name: MAIL_TEXTS.change })).toHaveAttribute('href', '/mypage/account');
    await user.click(banner.getByRole('button', { name: MAIL_TEXTS.close }));
    expect(screen.queryByRole('region', { name: MAIL_TEXTS.bouncedTitle })).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('the banner of a member without a confirmed e-mail', () => {
  async function setup(mails = createUnconfirmedMails()) {
    serveAlarms({ emailUnconfirmed: true });
    const entered = serveMails(mails, '482915', () => serveAlarms());
    const view = await renderRoute('/about', { member: true });
    await screen.findByRole('region', REGION);
    return { ...view, entered };
  }

  it('unfolds the box with its field focused, and leaves once the code is right', async () => {
    const { user, entered } = await setup();
    const toggle = bar().getByRole('button', { name: MAIL_TEXTS.enterCode });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(await codeField()).toHaveFocus();

    await enter(user, '482 915');

    expect(await screen.findByText(MAIL_TEXTS.done.email)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('region', REGION)).toBeNull());
    expect(entered).toEqual(['482915']);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('tells how many wrong codes are left at the field, and offers a new code after the fifth', async () => {
    const { user } = await setup(createUnconfirmedMails({ triesLeft: 2 }));
    await user.click(bar().getByRole('button', { name: MAIL_TEXTS.enterCode }));
    await enter(user, '000000');
    await waitFor(async () => expect(await codeField()).toHaveAccessibleDescription(MAIL_MESSAGES.codeWrong(1)));
    await enter(user, '000001');
    expect(await bar().findByText(MAIL_MESSAGES.codeEnded)).toBeInTheDocument();
    expect(bar().getAllByRole('button', { name: MAIL_TEXTS.getCode })).not.toHaveLength(0);
  });

  it('asks for six digits without a request', async () => {
    const { user, entered } = await setup();
    await user.click(bar().getByRole('button', { name: MAIL_TEXTS.enterCode }));
    await enter(user, '12345');
    expect(await screen.findByText(MAIL_MESSAGES.codeFormat)).toBeInTheDocument();
    expect(entered).toEqual([]);
  });

  it('sends a first code to members who have none', async () => {
    const { user } = await setup(createMails({ confirmedDateTime: null }));
    await user.click(bar().getByRole('button', { name: MAIL_TEXTS.getCode }));
    await user.click(bar().getByRole('button', { name: MAIL_TEXTS.getCode }));
    expect(await codeField()).toBeInTheDocument();
  });

  it('asks for an address where there is none, and is closed until the next load', async () => {
    const { user } = await setup(createMails({ address: null, confirmedDateTime: null }));
    expect(bar().getByText(MAIL_TEXTS.noAddress)).toBeInTheDocument();
    expect(bar().getByRole('link', { name: MAIL_TEXTS.change })).toHaveAttribute('href', '/mypage/account');
    await user.click(bar().getByRole('button', { name: MAIL_TEXTS.close }));
    expect(screen.queryByRole('region', REGION)).toBeNull();
  });
});

describe('a call that needs a confirmed e-mail', () => {
  async function setup() {
    let isConfirmed = false;
    let calls = 0;
    serveMails(createUnconfirmedMails(), '482915', () => {
      isConfirmed = true;
    });
    serveArchive(createArchive({ published: false, evaluatedMembers: 0, myConsent: 'ASKED' }));
    serveConsentResponse(12, () => {
      calls += 1;
      if (isConfirmed) return respond({ consent: 'CONFIRMED', published: false });
      return respondWithError(403, MAIL_MESSAGES.confirmFirst, [
        { field: 'email', message: MAIL_MESSAGES.confirmFirst },
      ]);
    });
    const view = await renderRoute('/archive/12', { member: { nickname: '라떼한잔' } });
    const strip = within(await screen.findByRole('region', { name: CONSENT_MESSAGES.stripTitle }));
    await view.user.click(strip.getByRole('button', { name: '함께했어요' }));
    await screen.findByRole('dialog', { name: MAIL_TEXTS.dialogTitle });
    return { ...view, callCount: () => calls };
  }

  it('opens the box over the page, and is repeated once when the code is right', async () => {
    const { user, callCount } = await setup();
    await enter(user, '482915');
    expect(await screen.findByText(CONSENT_MESSAGES.confirmed)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callCount()).toBe(2);
  });

  it('is refused when the dialog is closed, and the question stays', async () => {
    const { user, callCount } = await setup();
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '닫기' }));
    expect(await screen.findByText(MAIL_MESSAGES.confirmFirst)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: CONSENT_MESSAGES.stripTitle })).toBeInTheDocument();
    expect(callCount()).toBe(1);
  });
});

describe('the page of a link', () => {
  const link: MailLink = {
    kind: 'email',
    nickname: '초록우산',
    joinedDate: '2026-11-26',
    address: 'chorok@hanyang.ac.kr',
  };

  it('shows the account, and changes nothing until a button is pressed', async () => {
    const acts = serveMailLink(link);
    const { user } = await renderRoute('/email#token');
    expect(await screen.findByText(MAIL_TEXTS.link.asks('초록우산', '2026. 11. 26.'))).toBeInTheDocument();
    expect(acts).toEqual([]);

    await user.click(screen.getByRole('button', { name: MAIL_TEXTS.link.confirm.email }));

    expect(await screen.findByRole('heading', { name: MAIL_TEXTS.done.email })).toHaveFocus();
    expect(acts).toEqual(['CONFIRM']);
  });

  it('removes the address from an account that a stranger has made', async () => {
    const acts = serveMailLink(link);
    const { user } = await renderRoute('/email#token');
    await user.click(await screen.findByRole('button', { name: MAIL_TEXTS.link.refuse }));
    expect(await screen.findByRole('heading', { name: MAIL_TEXTS.link.removed })).toHaveFocus();
    expect(acts).toEqual(['REFUSE']);
  });

  it('says that a used link is over', async () => {
    serveMailLink(link);
    await renderRoute('/email#used');
    expect(await screen.findByRole('heading', { name: MAIL_MESSAGES.linkGone })).toBeInTheDocument();
  });
});

it('shows on the account page the address that waits for its code, which can be dropped', async () => {
  serveAccount();
  serveMails(createMails({ code: createMailCode({ address: 'new@teamieum.kr' }) }));
  const { user } = await renderRoute('/mypage/account', { member: true });
  expect(await screen.findByText('new@teamieum.kr')).toBeInTheDocument();
  expect(screen.getByText(MAIL_TEXTS.confirmed)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: MAIL_TEXTS.keep }));
  await waitFor(() => expect(screen.queryByText('new@teamieum.kr')).toBeNull());
});
