import { screen, waitFor, within } from '@testing-library/react';
import { MAIL_GROUP_LABELS, NOTIFICATION_TEXTS as TEXT, type MailGroup } from '@contract/notifications';
import { http } from 'msw';
import {
  mockServer,
  renderRoute,
  respondWithError,
  serveAccount,
  serveAlarms,
  serveMails,
  createMails,
  serveNotificationSettings,
  serveProject,
  createProject,
  serveUnsubscription,
} from '../testing';

const mailOf = (group: MailGroup) => screen.findByRole('switch', { name: `${MAIL_GROUP_LABELS[group]} ${TEXT.mail}` });

describe('the settings of notices', () => {
  async function setup(settings?: Parameters<typeof serveNotificationSettings>[0], hash = '') {
    serveAccount();
    serveMails(createMails());
    const stored = serveNotificationSettings(settings);
    return { stored, ...(await renderRoute(`/mypage/account${hash}`, { member: true })) };
  }

  it('are a switch for each group, which is saved at once', async () => {
    const { user, stored } = await setup();
    const comments = await mailOf('COMMENTS');
    expect(comments).toHaveAttribute('aria-checked', 'false');
    expect(screen.getByRole('row', { name: /^댓글/ })).toHaveTextContent(TEXT.hints.COMMENTS);
    await user.click(comments);
    expect(comments).toHaveAttribute('aria-checked', 'true');
    await waitFor(() => expect(stored.mail.COMMENTS).toBe(true));
  });

  it('are scrolled into view by a link to them, once they are loaded', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await setup({}, '#notifications');
    await mailOf('TEAM');
    await waitFor(() => expect(scrolled.mock.contexts).toContain(screen.getByRole('region', { name: TEXT.title })));
  });

  it('are taken back when they could not be saved', async () => {
    const { user } = await setup();
    mockServer.use(http.patch('*/api/users/me/notifications', () => respondWithError(500, '')));
    const team = await mailOf('TEAM');
    await user.click(team);
    expect(await screen.findByText(TEXT.failed)).toBeInTheDocument();
    await waitFor(() => expect(team).toHaveAttribute('aria-checked', 'true'));
  });

  it.each([
    ['UNCONFIRMED', TEXT.unconfirmed],
    ['BOUNCED', TEXT.bounced],
  ] as const)('cannot be changed while the e-mail is %s, and say why', async (email, reason) => {
    const { user, stored } = await setup({ email });
    const answers = await mailOf('ANSWERS');
    expect(answers).toHaveAttribute('aria-disabled', 'true');
    expect(answers).toHaveAccessibleDescription(reason);
    await user.click(answers);
    expect(stored.mail.ANSWERS).toBe(true);
  });
});

describe('the page behind the link of a mail', () => {
  it('ends the mails of its lists without a login, and takes it back', async () => {
    const lists = serveUnsubscription('token');
    const { user } = await renderRoute('/unsubscribe?token=token');
    expect(await screen.findByText('‘초대와 답, 팀’ 알림')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: TEXT.unsubscribe.button }));
    expect(await within(screen.getByRole('main')).findByText(TEXT.unsubscribe.done)).toBeInTheDocument();
    expect(lists).toMatchObject({ ANSWERS: false, APPLICANTS: true, TEAM: false, COMMENTS: false });
    await user.click(screen.getByRole('button', { name: TEXT.unsubscribe.again }));
    await waitFor(() => expect(lists.TEAM).toBe(true));
  });

  it('switches each list', async () => {
    const lists = serveUnsubscription('token');
    const { user } = await renderRoute('/unsubscribe?token=token');
    await user.click(await screen.findByRole('switch', { name: MAIL_GROUP_LABELS.APPLICANTS }));
    await waitFor(() => expect(lists.APPLICANTS).toBe(false));
  });

  it('says that a changed address cannot be used', async () => {
    serveUnsubscription('token');
    await renderRoute('/unsubscribe?token=other');
    expect(await screen.findByText(TEXT.unsubscribe.badToken)).toBeInTheDocument();
  });
});

describe('the link of a mail', () => {
  it.each([
    ['reads its notice', '?notice=7', [{ ids: [7] }]],
    ['keeps the other parameters', '?from=mail&notice=7', [{ ids: [7] }]],
    ['does nothing with a malformed number', '?notice=x', []],
  ])('%s and leaves a clean address', async (_name, search, expected) => {
    serveProject(createProject({ id: 3 }));
    serveAlarms();
    const read: unknown[] = [];
    mockServer.use(
      http.post('*/api/notices/read', async ({ request }) => {
        read.push(await request.json());
        return respondWithError(500, '');
      }),
    );
    await renderRoute(`/projectdetail/3${search}`, { member: true });
    await waitFor(() => expect(window.location.search).not.toContain('notice'));
    expect(window.location.search).toBe(search.startsWith('?from') ? '?from=mail' : '');
    await waitFor(() => expect(read.filter((body) => 'ids' in (body as object))).toEqual(expected));
  });
});
