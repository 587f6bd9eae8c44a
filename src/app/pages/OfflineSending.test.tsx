/** @tier full */
import { screen } from '@testing-library/react';
import { CREDENTIAL_MESSAGES } from '@contract/credential';
import { MESSAGES } from '@contract/messages';
import { RECORD_MESSAGES } from '@contract/record';
import { http, HttpResponse } from 'msw';
import {
  createArchive,
  createNotice,
  createOwnRecord,
  createProject,
  createRecord,
  createTeammate,
  mockServer,
  renderRoute,
  serveAlarms,
  serveArchiveBookmarking,
  serveBookmarking,
  serveChecks,
  serveComments,
  serveCredentials,
  serveNotices,
  serveOwnRecord,
  serveRecord,
  serveRecordSavingResponse,
  serveSubmissionResponse,
  serveTeam,
  signup,
  enterText,
} from '../testing';

const OWN = '새벽코딩';

function goOffline() {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}

/** Loses the connection: every further write fails without a response. */
function loseConnection() {
  const fail = () => HttpResponse.error();
  mockServer.use(http.post('*', fail), http.put('*', fail), http.delete('*', fail));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  goOffline();
}

const expectConnectionNamed = async () => expect(await screen.findByText(MESSAGES.poorConnection)).toBeInTheDocument();

describe('without a connection', () => {
  it('an evaluation that is sent names the connection', async () => {
    serveTeam(12, OWN, [createTeammate(OWN), createTeammate('라떼한잔')]);
    serveSubmissionResponse(12, () => HttpResponse.error());
    const { user } = await renderRoute('/12/teamevaluation', { member: { nickname: OWN } });
    await user.click(await screen.findByRole('button', { name: '소통이 잘 돼요', hidden: true }));
    await enterText(user, screen.getByRole('textbox', { name: '한줄평', hidden: true }), '함께해서 든든했어요.');
    goOffline();

    await user.click(screen.getByRole('button', { name: '평가 보내기' }));

    await expectConnectionNamed();
  });

  it('a setting of the record names the connection', async () => {
    serveOwnRecord(createOwnRecord());
    serveCredentials([]);
    serveRecord(createRecord());
    serveRecordSavingResponse(() => HttpResponse.error());
    const { user } = await renderRoute('/mypage/record', { member: { nickname: OWN } });
    const setting = await screen.findByRole('switch', { name: RECORD_MESSAGES.enabled });
    goOffline();

    await user.click(setting);

    await expectConnectionNamed();
  });

  it('a check of a username names the connection', async () => {
    serveChecks({ check_username: () => HttpResponse.error() });
    const { user } = await renderRoute('/signup1');
    await signup.fillAccount(user);
    goOffline();

    await user.click(screen.getByLabelText('아이디 중복 확인'));

    await expectConnectionNamed();
  });

  it.each([
    ['a post', '/projectdetail/7', () => serveBookmarking(createProject({ id: 7 }))],
    ['an archive', '/archive/7', () => serveArchiveBookmarking(createArchive({ id: 7 }))],
  ])('a bookmark of %s names the connection, and is rolled back', async (_post, address, serve) => {
    serve();
    const { user } = await renderRoute(address, { member: { nickname: OWN } });
    const [bookmark] = await screen.findAllByRole('button', { name: /^북마크 \d/, pressed: false });
    loseConnection();

    await user.click(bookmark!);

    await expectConnectionNamed();
    expect(bookmark).toHaveAttribute('aria-pressed', 'false');
  });

  it('a comment names the connection, and stays in its box', async () => {
    serveComments(createProject({ id: 7 }), OWN);
    const { user } = await renderRoute('/projectdetail/7', { member: { nickname: OWN } });
    const box = await screen.findByLabelText('댓글을 입력해 주세요');
    await enterText(user, box, '반가워요');
    loseConnection();

    await user.click(screen.getAllByRole('button', { name: '등록' })[0]!);

    await expectConnectionNamed();
    expect(box).toHaveValue('반가워요');
  });

  it('a notice that is opened names the connection', async () => {
    serveNotices([createNotice({ id: 3 })]);
    serveAlarms();
    serveBookmarking(createProject({ id: 7 }));
    const { user } = await renderRoute('/notices', { member: { nickname: OWN } });
    const notice = await screen.findByRole('link', { name: /댓글을 남겼어요/ });
    loseConnection();

    await user.click(notice);

    await expectConnectionNamed();
  });

  it('a check of a credential names the connection', async () => {
    const { user } = await renderRoute('/verify');
    await enterText(user, await screen.findByLabelText(CREDENTIAL_MESSAGES.box), 'ey.ey.sig');
    loseConnection();

    await user.click(screen.getByRole('button', { name: CREDENTIAL_MESSAGES.check }));

    await expectConnectionNamed();
  });
});
