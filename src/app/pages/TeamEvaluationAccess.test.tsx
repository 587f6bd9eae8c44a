import { screen, waitFor } from '@testing-library/react';
import { EVALUATION_MESSAGES } from '@contract/evaluation';
import {
  createTeammate,
  renderRoute,
  respondWithError,
  serveProjects,
  serveTargetsResponse,
  serveTeam,
  serveTeamStatusResponse,
} from '../testing';

const OWN = '새벽코딩';
const TEAM = [createTeammate(OWN), createTeammate('라떼한잔', { roles: ['PM'] })];
const path = () => window.location.pathname;

describe('the evaluation page', () => {
  it('redirects home with a message when the server responds 403', async () => {
    serveProjects([]);
    serveTeam(12, OWN, TEAM);
    serveTargetsResponse(12, () => respondWithError(403, EVALUATION_MESSAGES.noAccess));
    serveTeamStatusResponse(12, () => respondWithError(403, EVALUATION_MESSAGES.noAccess));
    await renderRoute('/12/teamevaluation', { member: { nickname: OWN } });

    await waitFor(() => expect(path()).toBe('/'));
    expect(await screen.findByText(EVALUATION_MESSAGES.noAccess)).toBeVisible();
  });

  it('redirects home with a message when the member is not in the team', async () => {
    serveProjects([]);
    serveTeam(12, OWN, TEAM.slice(1));
    await renderRoute('/12/teamevaluation', { member: { nickname: OWN } });

    await waitFor(() => expect(path()).toBe('/'));
    expect(await screen.findByText(EVALUATION_MESSAGES.noAccess)).toBeVisible();
  });

  it('redirects visitors to the login', async () => {
    await renderRoute('/12/teamevaluation');
    await waitFor(() => expect(path()).toBe('/login'));
  });

  it('is a 404 page when the id is no number', async () => {
    await renderRoute('/abc/teamevaluation', { member: { nickname: OWN } });
    expect(await screen.findByRole('heading', { level: 1, name: '페이지를 찾을 수 없어요.' })).toBeVisible();
  });
});
