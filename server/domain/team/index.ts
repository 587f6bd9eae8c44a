export { applicationRoutes } from './application/application.routes';
export { endPending } from './endPending.repository';
export { makeLeader, readDesiredRoles } from './handOver.repository';
export { joinTeam } from './joinTeam.repository';
export { leaveTeams } from './leaveTeams.repository';
export { invitationCount, LISTED_ITEMS, pendingInvitations } from './pendingInvitations.repository';
export { RECRUITING_JOBS } from './recruitingJobs.repository';
export { findSuccessor, lockWithSuccessors } from './successors.repository';
export { teamRoutes } from './team.routes';
