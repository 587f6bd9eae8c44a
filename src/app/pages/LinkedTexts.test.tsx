import { screen, within } from '@testing-library/react';
import { ACCOUNT_MESSAGES } from '@contract/auth';
import { http } from 'msw';
import {
  createApplication,
  createArchive,
  createLogItem,
  createMyApplication,
  createOwnPage,
  createProject,
  enterText,
  mockServer,
  renderRoute,
  respond,
  respondWithError,
  serveApplicants,
  serveArchive,
  serveDesk,
  serveLoginResponse,
  serveMyApplications,
  serveOwnPage,
  serveProject,
} from '../testing';

// What members and operators write to each other is long text, in which addresses are links (MEND-36).

const ADDRESS = 'https://next.example/team';
const WORDS = `이쪽을 봐 주세요. ${ADDRESS} 에 있어요.`;
const DECLINED = { status: 'DECLINED', reason: 'OTHER', note: WORDS } as const;

const member = { member: { nickname: '새벽코딩' } };

const findLink = async () => (await screen.findAllByRole('link', { name: new RegExp(ADDRESS) }))[0];
const expectLink = async () => expect(await findLink()).toHaveAttribute('href', ADDRESS);

it('the reason of a decline links its address in the list of own applications', async () => {
  serveOwnPage(createOwnPage());
  serveMyApplications([createMyApplication(DECLINED)]);
  await renderRoute('/mypage?tab=activity', member);
  await expectLink();
});

it('the reason of a decline links its address on the post', async () => {
  serveProject(createProject({ id: 7, mine: { state: 'BARRED', application: createMyApplication(DECLINED) } }));
  await renderRoute('/projectdetail/7', member);
  await expectLink();
});

it('message, question, answer and the reason of a decline link their addresses on the list of applicants', async () => {
  const texts = ['message', 'question', 'answer', 'note'].map((name) => `https://${name}.example/`);
  const [message = '', question = '', answer = '', note = ''] = texts;
  const at = '2026-01-01T00:00:00Z';
  const questions = [{ number: 1, question, askedDateTime: at, answer, answeredDateTime: at }];
  serveProject(createProject({ id: 7, writer: '새벽코딩', mine: { state: 'LEADER', waiting: 0 } }));
  serveApplicants(7, [createApplication('느린거북', { ...DECLINED, message, questions, note })]);
  await renderRoute('/project/7/applicants?status=DECLINED', member);
  const links = within(await screen.findByRole('article', { name: '느린거북' })).getAllByRole('link');
  const addresses = links.map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(expect.arrayContaining(texts));
});

it('the reason of a hidden archive links its address for its team', async () => {
  const hidden = { reason: WORDS, hiddenDateTime: '2026-01-01T00:00:00Z', contact: null };
  serveArchive(createArchive({ id: 7, hidden, published: true }));
  await renderRoute('/archive/7', member);
  await expectLink();
});

it('the reason of a suspension links its address on the screen of the refused login', async () => {
  const lines = [{ field: 'reason', message: ACCOUNT_MESSAGES.suspendedReason(WORDS) }];
  serveLoginResponse(() => respondWithError(403, ACCOUNT_MESSAGES.suspended, lines));
  const { user } = await renderRoute('/login');
  await enterText(user, await screen.findByLabelText('아이디'), 'dawncode');
  await enterText(user, screen.getByLabelText('비밀번호'), 'secret12');
  await user.click(screen.getAllByRole('button', { name: '로그인' })[0]!);
  await expectLink();
});

it('the reason of a measure links its address in the log of the desk', async () => {
  serveDesk();
  const items = [createLogItem({ reason: WORDS })];
  mockServer.use(http.get('*/api/admin/log', () => respond({ items, totalPages: 1, totalElements: 1 })));
  await renderRoute('/admin/log', member);
  await expectLink();
});
