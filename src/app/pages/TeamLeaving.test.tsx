import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { TEAM_MESSAGES } from '@contract/team';
import {
  createProject,
  createTeam,
  createTeamMember,
  mockServer,
  renderRoute,
  respondWithError,
  serveProject,
  serveTeamPage,
} from '../testing';

it('a member who leaves again after a lost response is told to be out already, on the page of the post', async () => {
  const nickname = '초록우산';
  serveTeamPage(
    createTeam({
      isLeader: false,
      members: [createTeamMember('새벽코딩', { isLeader: true, role: null }), createTeamMember(nickname)],
    }),
  );
  const { user } = await renderRoute('/project/7/team', { member: { nickname } });
  serveProject(createProject({ id: 7 }));
  mockServer.use(http.post('*/api/projects/7/team/leave', () => respondWithError(403, '이 팀의 팀원만 볼 수 있어요.')));

  await user.click(await screen.findByRole('button', { name: TEAM_MESSAGES.leave }));
  const dialog = within(await screen.findByRole('dialog', { name: TEAM_MESSAGES.leaveQuestion }));
  await user.click(dialog.getByRole('radio', { name: '관심이 달라졌어요' }));
  await user.click(dialog.getByRole('button', { name: TEAM_MESSAGES.leave }));

  expect(await screen.findByText(TEAM_MESSAGES.leftBefore)).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe('/projectdetail/7'));
});
