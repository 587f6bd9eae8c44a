import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { APPLICATION_MESSAGES } from '@contract/application';
import { PROJECT_MESSAGES } from '@contract/project';
import {
  createApplication,
  createProject,
  createTeam,
  createTeamMember,
  memberIdOf,
  renderRoute,
  respondWithError,
  serveAlarmStream,
  serveAlarms,
  serveApplicants,
  serveApplicantsResponse,
  serveApplicationResponse,
  serveProject,
  serveTeamPage,
} from '../testing';

const POST = createProject({
  id: 7,
  title: '책갈피 팀원을 찾아요',
  writer: '새벽코딩',
  roles: ['FRONT_END', 'PM'],
  skills: ['REACT'],
  personnel: 2,
  seats: [
    { role: 'FRONT_END', count: 1, taken: 0 },
    { role: 'PM', count: 1, taken: 0 },
  ],
  mine: { state: 'LEADER', waiting: 2 },
});
const LEADER = { member: { nickname: '새벽코딩' } };
const LEADING = createTeamMember('새벽코딩', { isLeader: true, role: null });
const FIRST = createApplication('느린거북', { id: 1, createdDateTime: '2026-01-01T00:00:00Z' });
const SECOND = createApplication('밤산책', { id: 2, role: 'PM', createdDateTime: '2026-01-02T00:00:00Z' });

const row = (nickname: string) => screen.findByRole('article', { name: nickname });
const press = async (nickname: string, name: string) => within(await row(nickname)).findByRole('button', { name });

async function setup(applications = [FIRST, SECOND], project = POST) {
  serveProject(project);
  const answers = serveApplicants(7, applications);
  const view = await renderRoute('/project/7/applicants', LEADER);
  await screen.findByRole('heading', { level: 1, name: '지원자' });
  return { ...view, answers };
}

/** Confirms that all who wait are told. */
const tell = async (user: Awaited<ReturnType<typeof setup>>['user']) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '알리기' }));

it('applicants are listed by waiting time, with the required skills of the post first', async () => {
  await setup();
  const names = (await screen.findAllByRole('article')).map(
    (article) => within(article).getByRole('heading').textContent,
  );
  expect(names).toEqual(['느린거북', '밤산책']);

  const first = within(await row('느린거북'));
  expect(within(first.getByRole('list', { name: '스킬' })).getAllByRole('listitem')[0]).toHaveTextContent(
    'React, 필요 스킬',
  );
  expect(first.getByRole('link', { name: '확인된 프로젝트 1개' })).toHaveAttribute(
    'href',
    expect.stringContaining('/mypage?'),
  );
  expect(first.getByRole('link', { name: '프로필 보기' })).toHaveAttribute(
    'href',
    expect.stringContaining('/mypage?nickname='),
  );
});

it('an application is accepted after a confirmation; its row stays, and the focus moves to the next name', async () => {
  const { user, answers } = await setup();
  await user.click(await press('느린거북', '수락'));
  const question = await screen.findByRole('alertdialog', { name: '느린거북 님과 함께할까요? 답은 바꿀 수 없어요.' });
  await user.click(within(question).getByRole('button', { name: '수락' }));

  expect(await screen.findByText(APPLICATION_MESSAGES.accepted)).toBeInTheDocument();
  expect(await within(await row('느린거북')).findByText('수락했어요')).toBeInTheDocument();
  await waitFor(() =>
    expect(within(screen.getByRole('article', { name: '밤산책' })).getByRole('heading')).toHaveFocus(),
  );
  expect(answers).toEqual([{ id: 1, status: 'ACCEPTED' }]);
  // In the toast, and beside the title from now on.
  const links = await screen.findAllByRole('link', { name: APPLICATION_MESSAGES.toTeam });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/project/7/team', '/project/7/team']);
});

it('the bell is renewed after an answer, which may end a reminder', async () => {
  const { change } = serveAlarms({ unreadNotices: 1 });
  const { user } = await setup([FIRST]);
  expect(await screen.findByRole('button', { name: '알림 1개' })).toBeInTheDocument();
  change({ unreadNotices: 0 });
  await user.click(await press('느린거북', '수락'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '수락' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '알림 1개' })).not.toBeInTheDocument());
});

it('an application is declined with a reason, the last of which requires a text', async () => {
  const { user, answers } = await setup();
  await user.click(await press('느린거북', '거절'));
  const dialog = within(await screen.findByRole('dialog', { name: '느린거북 님의 지원을 거절할까요?' }));
  expect(dialog.getByRole('radio', { name: '모집이 끝났어요' })).toHaveFocus();

  await user.click(dialog.getByRole('button', { name: '거절하기' }));
  expect(await dialog.findByText(APPLICATION_MESSAGES.reason)).toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: '직접 쓰기' }));
  await user.click(dialog.getByRole('button', { name: '거절하기' }));
  expect(await dialog.findByText(APPLICATION_MESSAGES.note)).toBeInTheDocument();
  await user.type(dialog.getByLabelText('이유'), '다음에 함께해요.');
  await user.click(dialog.getByRole('button', { name: '거절하기' }));

  expect(await within(await row('느린거북')).findByText('거절했어요')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() =>
    expect(within(screen.getByRole('article', { name: '밤산책' })).getByRole('heading')).toHaveFocus(),
  );
  expect(answers).toEqual([{ id: 1, status: 'DECLINED', reason: 'OTHER', note: '다음에 함께해요.' }]);
});

it('the text of a closed decline dialog is preserved', async () => {
  const { user } = await setup();
  await user.click(await press('느린거북', '거절'));
  await user.click(await screen.findByRole('radio', { name: '직접 쓰기' }));
  await user.type(screen.getByLabelText('이유'), '다음에');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(await press('느린거북', '거절'));
  expect(await screen.findByLabelText('이유')).toHaveValue('다음에');
});

it('an application that was answered in another tab shows a message', async () => {
  const { user } = await setup();
  serveApplicationResponse(7, () => respondWithError(409, APPLICATION_MESSAGES.answered));
  await user.click(await press('느린거북', '수락'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '수락' }));
  expect(await screen.findByText(APPLICATION_MESSAGES.answered)).toBeInTheDocument();
});

it('the focus moves to the next name when a refused answer removes its row', async () => {
  const { user } = await setup();
  const button = await press('느린거북', '수락');
  serveApplicants(7, [SECOND]);
  serveApplicationResponse(7, () => respondWithError(409, APPLICATION_MESSAGES.answered));
  await user.click(button);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '수락' }));

  await waitFor(() => expect(screen.queryByRole('article', { name: '느린거북' })).not.toBeInTheDocument());
  expect(within(await row('밤산책')).getByRole('heading')).toHaveFocus();
});

it('the dialog of a decline leaves the history when its application was answered in another tab', async () => {
  const { user } = await setup();
  await user.click(await press('느린거북', '거절'));
  await user.click(await screen.findByRole('radio', { name: '모집이 끝났어요' }));
  serveApplicants(7, [SECOND]);
  serveApplicationResponse(7, () => respondWithError(409, APPLICATION_MESSAGES.answered));
  await user.click(screen.getByRole('button', { name: '거절하기' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(window.history.state).not.toMatchObject({ usr: { dialog: 'decline-1' } }));
  expect(screen.getByText(APPLICATION_MESSAGES.answered)).toBeInTheDocument();
  expect(window.location.pathname).toBe('/project/7/applicants');
});

it('the dialog of a decline closes with a message when its application is withdrawn', async () => {
  serveAlarms();
  const { tokens, push } = serveAlarmStream();
  const { user } = await setup();
  await user.click(await press('느린거북', '거절'));
  await user.click(await screen.findByRole('radio', { name: '모집이 끝났어요' }));
  serveApplicants(7, [SECOND]);
  await waitFor(() => expect(tokens).toHaveLength(1));
  push();

  expect(await screen.findByText(APPLICATION_MESSAGES.gone)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(within(screen.getByRole('tabpanel')).getByRole('heading', { level: 2 })).toHaveFocus();
});

it('tab and role filter the applicants and are stored in the address', async () => {
  const { user } = await setup([FIRST, SECOND, createApplication('구름빵집', { id: 3, status: 'EXPIRED' })]);
  await user.click(await screen.findByRole('button', { name: 'PM 1' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: '느린거북' })).not.toBeInTheDocument());
  expect(await row('밤산책')).toBeInTheDocument();
  expect(window.location.search).toBe('?role=PM');

  await user.click(screen.getByRole('tab', { name: '거절 1' }));
  expect(await within(await row('구름빵집')).findByText('지원이 끝났어요')).toBeInTheDocument();
  expect(window.location.search).toBe('?status=DECLINED');
});

it('all pending applications can be declined once the last seat is taken', async () => {
  const seats = POST.seats.map((seat) => ({ ...seat, taken: 1 }));
  const { user } = await setup([FIRST, SECOND], { ...POST, closed: true, closedReason: 'FULL', filled: 2, seats });
  await user.click(await screen.findByRole('button', { name: '남은 지원자 2명에게 모집이 끝났다고 알리기' }));
  await tell(user);
  expect(await screen.findByText('2명에게 알렸어요.')).toBeInTheDocument();
  expect(await screen.findByText(APPLICATION_MESSAGES.nonePending)).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: '수락 0' }));
  expect(await screen.findByText(APPLICATION_MESSAGES.noneAccepted)).toBeInTheDocument();
});

it('the focus moves to the heading of the list once the pending applications are declined', async () => {
  const seats = POST.seats.map((seat) => ({ ...seat, taken: 1 }));
  const { user } = await setup([FIRST, SECOND], { ...POST, closed: true, closedReason: 'FULL', filled: 2, seats });
  await user.click(await screen.findByRole('button', { name: /^남은 지원자 2명에게/ }));
  await tell(user);
  await screen.findByText(APPLICATION_MESSAGES.nonePending);
  expect(within(screen.getByRole('tabpanel')).getByRole('heading', { level: 2 })).toHaveFocus();
});

it('an applicant for a full post is refused without a confirmation, and can be accepted once a seat is free', async () => {
  const seats = POST.seats.map((seat) => ({ ...seat, taken: 1 }));
  const { user, answers } = await setup([FIRST, SECOND], { ...POST, filled: 2, seats });
  const button = await press('밤산책', '수락');
  serveProject(POST);
  await user.click(button);
  expect(await screen.findByText(APPLICATION_MESSAGES.roleFull)).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(answers).toEqual([]);

  await waitFor(() => expect(screen.queryByText('자리가 모두 찼어요')).not.toBeInTheDocument());
  await user.click(button);
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
});

it('an empty state is shown without applications, and every tab has its number', async () => {
  await setup([]);
  expect(await screen.findByText(APPLICATION_MESSAGES.noApplicants)).toBeInTheDocument();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['대기 0', '수락 0', '거절 0']);
});

it('a retry is offered when the applicants fail to load', async () => {
  serveProject(POST);
  serveApplicantsResponse(7, () => respondWithError(500, ''));
  const { user } = await renderRoute('/project/7/applicants', LEADER);
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  serveApplicants(7, [FIRST]);
  await user.click(retry);
  expect(await row('느린거북')).toBeInTheDocument();
});

it('members who do not lead the post are redirected to it with the reason', async () => {
  serveProject({ ...POST, writerId: memberIdOf('기획하는곰'), writer: '기획하는곰', mine: { state: 'NONE' } });
  serveApplicantsResponse(7, () => respondWithError(403, PROJECT_MESSAGES.editDenied));
  await renderRoute('/project/7/applicants', LEADER);
  expect(await screen.findByText(PROJECT_MESSAGES.editDenied)).toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe('/projectdetail/7'));
});

it('the leader is asked for the contact link when the first member joins, and may leave it for later', async () => {
  const { user } = await setup();
  const { calls } = serveTeamPage(createTeam({ members: [LEADING, createTeamMember('느린거북')] }));
  await user.click(await press('느린거북', '수락'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '수락' }));

  const dialog = within(await screen.findByRole('dialog', { name: '느린거북 님과 함께하기로 했어요' }));
  await user.type(dialog.getByLabelText('연락 링크'), 'open.example/room');
  await user.click(dialog.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls).toEqual([{ call: 'change', body: { contactLink: 'https://open.example/room' } }]);
});

it('an applicant is asked one question at a time', async () => {
  const { user, answers } = await setup();
  await user.click(await press('느린거북', '물어보기'));
  await user.type(screen.getByLabelText('질문'), '언제 시작할 수 있어요?');
  await user.click(screen.getByRole('button', { name: '질문 보내기' }));

  const first = within(await row('느린거북'));
  expect(await first.findByText('언제 시작할 수 있어요?')).toBeInTheDocument();
  expect(first.getByText(APPLICATION_MESSAGES.waitsForAnswer)).toBeInTheDocument();
  expect(first.queryByRole('button', { name: '물어보기' })).not.toBeInTheDocument();
  expect(answers).toEqual([{ id: 1, question: '언제 시작할 수 있어요?' }]);
});

it('an applicant for a full role is accepted in another one, which the button names', async () => {
  const seats = [
    { role: 'FRONT_END' as const, count: 1, taken: 1 },
    { role: 'PM' as const, count: 1, taken: 0 },
  ];
  const { user, answers } = await setup([FIRST], { ...POST, seats, filled: 1 });
  await user.click(await press('느린거북', '수락'));
  const dialog = within(await screen.findByRole('dialog', { name: '프론트엔드는 자리가 모두 찼어요' }));
  await user.click(dialog.getByRole('button', { name: 'PM으로 수락' }));

  expect(await within(await row('느린거북')).findByText('PM으로 함께해요')).toBeInTheDocument();
  expect(answers).toEqual([{ id: 1, status: 'ACCEPTED', role: 'PM' }]);
});

it('the roles of the filter carry the counts of their tab', async () => {
  await setup();
  await row('느린거북');
  const roles = within(screen.getByRole('group', { name: '역할로 보기' })).getAllByRole('button');
  expect(roles.map((role) => role.textContent)).toEqual(['전체 2', '프론트엔드 1', 'PM 1']);
});
