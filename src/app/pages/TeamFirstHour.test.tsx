/** @tier full */
import { screen, waitFor, within } from '@testing-library/react';
import { TEAM_MESSAGES } from '@contract/team';
import { createTeam, createTeamMember, enterText, renderRoute, serveAlarmStream, serveTeamPage } from '../testing';

const TEAM = createTeam({
  members: [
    createTeamMember('새벽코딩', { isLeader: true, role: null }),
    createTeamMember('초록우산', { role: 'BACK_END' }),
  ],
});
const [LEADER, MEMBER] = [{ member: { nickname: '새벽코딩' } }, { member: { nickname: '초록우산' } }];

async function setup(team = TEAM, member = LEADER) {
  const served = serveTeamPage(team);
  const view = await renderRoute('/project/7/team', member);
  await screen.findByRole('heading', { level: 1, name: team.projectName });
  return { ...view, ...served };
}

it('tells a member whose page is open that the leader has completed the project', async () => {
  const { push, tokens } = serveAlarmStream();
  const { change } = await setup({ ...TEAM, isLeader: false }, MEMBER);
  await waitFor(() => expect(tokens).toHaveLength(1));
  expect(screen.queryByText(TEAM_MESSAGES.done)).not.toBeInTheDocument();

  change({ status: 'DONE', canCheckIn: false });
  push();

  expect(await screen.findByText(TEAM_MESSAGES.done)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '아카이브로 남기기' })).toBeInTheDocument();
});

it('gives the focus to the notice when the question about the link has been answered', async () => {
  const { user } = await setup({ ...TEAM, contactLink: '' });
  await user.click(screen.getByRole('button', { name: '연락 링크 올리기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '공지와 연락 링크' }));
  await enterText(user, dialog.getByLabelText('연락 링크'), 'https://open.example/room');
  await user.click(dialog.getByRole('button', { name: '저장하기' }));

  await waitFor(() => expect(screen.queryByRole('button', { name: '연락 링크 올리기' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: '공지' })).toHaveFocus());
});

describe('a new member', () => {
  const NEW = { ...TEAM, isLeader: false, welcome: true };

  it('is welcomed until the contact link is opened', async () => {
    const { user, calls } = await setup({ ...NEW, contactLink: 'https://open.example/room' }, MEMBER);
    const welcome = within(screen.getByRole('region', { name: '반가워요, 초록우산 님' }));
    expect(welcome.getByText('open.example에서 열려요. 팀원에게만 보이는 링크예요.')).toBeInTheDocument();
    expect(welcome.getByText('새벽코딩 팀장')).toBeInTheDocument();

    await user.click(welcome.getByRole('link', { name: /연락 링크 열기/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /반가워요/ })).not.toBeInTheDocument());
    expect(calls).toEqual([{ call: 'welcomed', body: {} }]);
    expect(screen.getByRole('link', { name: /연락 링크 열기/ })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: TEAM.projectName })).toHaveFocus();
  });

  it('reads that there is no contact link yet, and no empty notice', async () => {
    await setup({ ...NEW, contactLink: '', notice: '' }, MEMBER);
    expect(screen.getByText(TEAM_MESSAGES.noLink)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /연락 링크 열기/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '공지' })).not.toBeInTheDocument();
  });
});
