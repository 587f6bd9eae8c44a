/** @tier full */
import { screen, waitFor, within } from '@testing-library/react';
import { ARCHIVE_MESSAGES, CONSENT_MESSAGES } from '@contract/archive';
import { TEAM_MESSAGES } from '@contract/team';
import {
  createArchive,
  createOwnPage,
  createProject,
  createProjectMember,
  createTeam,
  renderRoute,
  respondWithError,
  serveArchive,
  serveArchiveRegistrationResponse,
  serveOwnPage,
  serveProject,
  serveTeamPage,
  enterText,
} from '../testing';

const DONE = createProject({
  id: 7,
  title: '정산 앱을 만들 백엔드를 찾아요',
  projectName: '정산반장 2.0',
  status: 'DONE',
  closed: true,
  closedReason: 'WRITER',
  category: 'EXTERNAL_ACTIVITY',
  startDate: '2024-12',
  endDate: '2025-02',
  link: 'https://jeongsan.example',
  skills: ['REACT'],
  members: [
    createProjectMember('새벽코딩'),
    { ...createProjectMember('초록우산', 'BACK_END'), profileImgUrl: '/uploads/umbrella.webp' },
  ],
  leader: {
    nickname: '새벽코딩',
    profileImg: null,
    desiredJob: ['PM'],
    schoolMail: null,
    verifiedProjects: 0,
    archives: [],
    keywords: null,
  },
  mine: { state: 'LEADER', waiting: 0 },
});
const MEMBER = { member: { nickname: '새벽코딩' } };
const FORM = '/archive/registration?from=7';

beforeEach(() => serveOwnPage(createOwnPage()));

it('the form of an archive is filled from the finished project and its team', async () => {
  serveProject(DONE);
  await renderRoute(FORM, MEMBER);
  expect(await screen.findByLabelText('제목')).toHaveValue('정산반장 2.0');
  expect(screen.getByDisplayValue('https://jeongsan.example')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '대외활동' })).toHaveAttribute('aria-pressed', 'true');
  const team = within(screen.getByRole('list', { name: '팀원 목록' }));
  expect(team.getByRole('combobox', { name: '새벽코딩 역할' })).toHaveValue('PM');
  expect(team.getByRole('combobox', { name: '초록우산 역할' })).toHaveValue('BACK_END');
  const [, mate] = team.getAllByRole('listitem');
  expect(within(mate!).getByRole('presentation')).toHaveAttribute('src', '/uploads/umbrella.webp');
  expect(screen.getByText(CONSENT_MESSAGES.formHintOfTeam)).toBeVisible();
});

it('the form names the project when it is sent, and opens an archive made in another tab meanwhile', async () => {
  serveProject(DONE);
  serveArchive(createArchive({ id: 9, title: '정산반장' }));
  let sent: unknown;
  serveArchiveRegistrationResponse(async ({ request }) => {
    const part = (await request.formData()).get('archiveData');
    sent = JSON.parse(part instanceof Blob ? await part.text() : String(part));
    serveProject({ ...DONE, archiveId: 9 });
    return respondWithError(409, ARCHIVE_MESSAGES.hasArchive);
  });
  const { user } = await renderRoute(FORM, MEMBER);
  await enterText(user, await screen.findByLabelText('설명'), '총무를 위한 정산 서비스예요.');
  await user.click((await screen.findAllByRole('button', { name: '등록하기' }))[0]!);

  await waitFor(() => expect(window.location.pathname).toBe('/archive/9'));
  expect(await screen.findByText(ARCHIVE_MESSAGES.hasArchive)).toBeInTheDocument();
  expect(sent).toMatchObject({
    projectId: 7,
    startDate: '2024-12-01',
    endDate: '2025-02-28',
    archiveMembers: [
      { nickname: '새벽코딩', role: 'PM' },
      { nickname: '초록우산', role: 'BACK_END' },
    ],
  });
});

it.each([
  ['to its archive from a project that has one', { archiveId: 9 }, ARCHIVE_MESSAGES.hasArchive, '/archive/9'],
  [
    'to the team from a project that continues',
    { status: 'ACTIVE' as const },
    ARCHIVE_MESSAGES.notDone,
    '/project/7/team',
  ],
  [
    'to the post from another’s project',
    { mine: { state: 'NONE' as const } },
    TEAM_MESSAGES.teamOnly,
    '/projectdetail/7',
  ],
])('the form of an archive from a project redirects %s', async (_, overrides, message, path) => {
  serveProject({ ...DONE, ...overrides });
  serveArchive(createArchive({ id: 9 }));
  serveTeamPage(createTeam());
  await renderRoute(FORM, MEMBER);
  expect(await screen.findByText(message)).toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe(path));
});
