import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { MESSAGES } from '@contract/messages';
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

const nickname = '초록우산';

/** Leaves the team, which the server refuses with this message. */
async function leaveRefused(message: string) {
  serveTeamPage(
    createTeam({
      isLeader: false,
      members: [createTeamMember('새벽코딩', { isLeader: true, role: null }), createTeamMember(nickname)],
    }),
  );
  const { user } = await renderRoute('/project/7/team', { member: { nickname } });
  serveProject(createProject({ id: 7 }));
  mockServer.use(http.post('*/api/projects/7/team/leave', () => respondWithError(403, message)));

  await user.click(await screen.findByRole('button', { name: TEAM_MESSAGES.leave }));
  const dialog = within(await screen.findByRole('dialog', { name: TEAM_MESSAGES.leaveQuestion }));
  await user.click(dialog.getByRole('radio', { name: '관심이 달라졌어요' }));
  await user.click(dialog.getByRole('button', { name: TEAM_MESSAGES.leave }));
}

it('a member who leaves again after a lost response is told to be out already, on the page of the post', async () => {
  await leaveRefused(TEAM_MESSAGES.teamOnly);

  expect(await screen.findByText(TEAM_MESSAGES.leftBefore)).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe('/projectdetail/7'));
});

it('a member whose leaving is refused for another reason reads it and stays', async () => {
  await leaveRefused(MESSAGES.forbidden);

  expect(await screen.findByText(MESSAGES.forbidden)).toBeVisible();
  expect(screen.queryByText(TEAM_MESSAGES.leftBefore)).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/project/7/team');
});
