import { screen, within } from '@testing-library/react';
import { type ProjectDetail } from '@contract/project';
import { type Team } from '@contract/team';
import {
  createCheckIn,
  createMyApplication,
  createProject,
  createTeam,
  createTeamMember,
  renderRoute,
  serveProject,
  serveTeamPage,
} from '../testing';

const MEMBER = { member: { nickname: '초록우산' } };
const POST = createProject({
  id: 7,
  title: '정산반장 2.0',
  writer: '새벽코딩',
  status: 'DONE',
  closed: true,
  closedReason: 'WRITER',
});
const TEAM = createTeam({ status: 'DONE', closed: true, canCheckIn: false });

async function openPost(overrides: Partial<ProjectDetail> = {}) {
  serveProject({ ...POST, ...overrides });
  await renderRoute('/projectdetail/7', MEMBER);
  await screen.findByRole('heading', { level: 1, name: POST.title });
}

async function openTeam(overrides: Partial<Team> = {}) {
  serveTeamPage({ ...TEAM, ...overrides });
  await renderRoute('/project/7/team', MEMBER);
  await screen.findByRole('heading', { level: 1, name: TEAM.projectName });
}

describe('the post of a project that has ended', () => {
  it.each([
    ['DONE', '완료'],
    ['STOPPED', '중단'],
  ] as const)('shows besides the closed recruiting that the project is %s', async (status, label) => {
    await openPost({ status, mine: { state: 'MEMBER' } });
    expect(screen.getByText(label)).toBeVisible();
    expect(screen.getByText('모집 마감')).toBeVisible();
  });

  it('shows no state while the project is active', async () => {
    await openPost({ status: 'ACTIVE', mine: { state: 'MEMBER' } });
    expect(screen.getByText('모집 마감')).toBeVisible();
    expect(screen.queryByText('진행 중')).not.toBeInTheDocument();
  });

  it('links to the archive that was made from it', async () => {
    await openPost({ archiveId: 31 });
    expect(screen.getByRole('link', { name: '아카이브 보기' })).toHaveAttribute('href', '/archive/31');
  });

  it('has no link to an archive before there is one', async () => {
    await openPost();
    expect(screen.getByText('완료')).toBeVisible();
    expect(screen.queryByRole('link', { name: '아카이브 보기' })).not.toBeInTheDocument();
  });

  it('tells the applicant that the application ended unanswered when its leader has withdrawn', async () => {
    const application = createMyApplication({ status: 'EXPIRED' });
    const leader = { ...POST.leader, nickname: null };
    await openPost({ writer: null, members: [], leader, mine: { state: 'NONE', application } });
    const [button] = screen.getAllByRole('button', { name: '모집 마감' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/모집이 마감됐어요\..*지원이 끝났어요/);
  });
});

describe('the team of a project that has ended', () => {
  it('ends with the week of the last check-in, since none can be written any more, and shows all texts', async () => {
    const mate = createTeamMember('초록우산', { checkIns: [createCheckIn({ week: '2026-11-02' })] });
    const leader = createTeamMember('새벽코딩', {
      checkIns: [createCheckIn({ week: '2026-11-09', text: '출시했어요.' })],
    });
    await openTeam({ members: [leader, mate] });
    const cells = within(screen.getByRole('row', { name: /초록우산/ })).getAllByRole('cell');
    expect(cells.at(-1)).toHaveTextContent('11/9 주, 남기지 않았어요');
    expect(within(screen.getByRole('region', { name: '소식' })).getByText('출시했어요.')).toBeInTheDocument();
  });

  it('is not offered an archive again by a member who declined it', async () => {
    await openTeam({ archiveDeclined: true });
    expect(screen.queryByRole('link', { name: '아카이브로 남기기' })).not.toBeInTheDocument();
  });

  it('links to its archive instead of inviting to write one, and ends its line with the thumbnail', async () => {
    await openTeam({ archiveId: 31, archiveThumbnail: '/uploads/settle.webp' });
    expect(screen.getByRole('heading', { name: '함께 만든 이야기를 남겼어요' })).toBeVisible();
    expect(screen.getByRole('link', { name: '아카이브 보기' })).toHaveAttribute('href', '/archive/31');
    expect(screen.queryByText('이 팀과 기간, 스킬이 채워진 채로 시작해요.')).not.toBeInTheDocument();
    const pictures = screen.getAllByRole('presentation', { hidden: true });
    expect(pictures.map((picture) => picture.getAttribute('src'))).toContain('/uploads/settle.webp');
  });
});

it('the table of the weeks names no month beside this week, whose label covers it on phones', async () => {
  await openTeam({ week: '2026-02-09' });
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads.slice(-3)).toEqual(['1/26 주', '2/2 주', '2/9 주마지막 주']);
});
