import { screen, waitFor } from '@testing-library/react';
import { delay } from 'msw';
import {
  createInvite,
  createOwnPage,
  renderRoute,
  serveAlarms,
  serveArchiveResponse,
  serveOwnPage,
  serveProjectResponse,
} from '../testing';

const TITLE = '자취생 식비를 줄이는 공동 장보기';
const REQUEST = {
  archiveId: 12,
  archiveTitle: TITLE,
  createDate: '2025-11-18T03:00:00Z',
  consent: 'ASKED' as const,
  writer: '라떼한잔',
  published: false,
};

/** Expects the title in the skeleton of a post whose response is pending. */
async function expectTitleInSkeleton() {
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/(projectdetail|archive)\//));
  expect(await screen.findByText(TITLE)).toBeInTheDocument();
  expect(screen.getByText('불러오는 중이에요…')).toBeInTheDocument();
}

beforeEach(() => {
  serveProjectResponse(101, () => delay('infinite'));
  serveArchiveResponse(12, () => delay('infinite'));
});

it.each([
  ['an invitation', { inviteProjectOutputList: [createInvite({ projectId: 101, title: TITLE })] }],
  ['the question of an archive', { userArchiveList: [{ ...REQUEST, createDate: new Date().toISOString() }] }],
])('the skeleton of a post opened from %s in the bell shows its title', async (_, alarms) => {
  serveAlarms(alarms);
  const { user } = await renderRoute('/about', { member: true });
  await user.click(await screen.findByRole('button', { name: '알림 1개' }));
  await user.click(await screen.findByRole('link', { name: new RegExp(TITLE) }));
  await expectTitleInSkeleton();
});

it.each([
  [
    'an archive of the portfolio',
    {
      archivePage: {
        content: [
          { id: 12, title: TITLE, startDate: '2025-03-02', endDate: '2025-06-20', thumbnail: null, published: true },
        ],
        totalPages: 1,
        totalElements: 1,
      },
    },
  ],
  [
    'an invitation',
    {
      invitedProjects: [
        {
          projectInvitedMemberId: 1,
          projectId: 101,
          title: TITLE,
          inviteDate: '2024-01-02T03:00:00Z',
          commentCount: 4,
        },
      ],
    },
  ],
  ['the question of an archive', { pendingEvaluations: [REQUEST] }],
])('the skeleton of a post opened from %s on the own profile shows its title', async (_, portfolio) => {
  serveOwnPage(createOwnPage({ portfolio }));
  const { user } = await renderRoute('/mypage?tab=portfolio', { member: true });
  await user.click(await screen.findByRole('link', { name: new RegExp(TITLE) }));
  await expectTitleInSkeleton();
});
