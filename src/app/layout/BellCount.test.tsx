import { screen } from '@testing-library/react';
import { createInvite, createOwnPage, renderRoute, serveAlarms, serveOwnPage } from '../testing';

const MEMBER = { member: { nickname: '새벽코딩' } };
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const invites = (inviteDate: string) => [1, 2, 3].map((id) => createInvite({ projectInvitedMemberId: id, inviteDate }));

it('counts the invitations that are not listed when all listed ones are recent', async () => {
  serveAlarms({ inviteProjectOutputList: invites(daysAgo(0)), inviteProjectCount: 60, unreadNotices: 2 });
  await renderRoute('/about', MEMBER);
  expect(await screen.findByRole('button', { name: '알림 62개' })).toBeInTheDocument();
});

it('counts the listed recent ones when older ones are listed', async () => {
  const list = [...invites(daysAgo(0)), createInvite({ projectInvitedMemberId: 4, inviteDate: daysAgo(5) })];
  serveAlarms({ inviteProjectOutputList: list, inviteProjectCount: 60 });
  await renderRoute('/about', MEMBER);
  expect(await screen.findByRole('button', { name: '알림 3개' })).toBeInTheDocument();
});

it('the own profile shows the number of all invitations, of which it lists the newest', async () => {
  const invitedProjects = [1, 2].map((id) => ({
    projectInvitedMemberId: id,
    projectId: id + 100,
    title: `함께할 팀 ${id}`,
    inviteDate: daysAgo(1),
    commentCount: 0,
  }));
  serveOwnPage(createOwnPage({ portfolio: { invitedProjects, inviteProjectCount: 80 } }));
  await renderRoute('/mypage?tab=portfolio', MEMBER);
  expect(await screen.findByRole('heading', { name: /받은 초대 80/ })).toBeInTheDocument();
});
