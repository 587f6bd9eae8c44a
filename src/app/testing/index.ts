export { createArchive, createArchiveItem, createArchivePage } from './create/archive';
export { createArchiveComment, createComment } from './create/comment';
export { createCase, createCaseItem, createDesk, createLogItem, createMemberCard } from './create/desk';
export {
  createApplication,
  createCheckIn,
  createMyApplication,
  createNotice,
  createTeam,
  createTeamItem,
  createTeamMember,
} from './create/joining';
export { memberIdOf } from './create/memberIdOf';
export { createMemberPage, createOwnPage, createReportTarget } from './create/member';
export {
  createInvite,
  createProject,
  createProjectItem,
  createProjectMember,
  createProjectPage,
} from './create/project';
export {
  createCredential,
  createOwnRecord,
  createRecord,
  createRecordProject,
  createValidCredential,
  RECORD_CODE,
} from './create/record';
export { createAccessToken, createSession, tokenOf } from './create/session';
export { enterText } from './enterText';
export { isInert } from './isInert';
export { mockServer } from './mockServer';
export { renderRoute } from './renderRoute';
export { storeDraft } from './storeDraft';
export {
  serveAccount,
  serveAccountChangeResponse,
  serveDataExport,
  serveDataExportResponse,
  serveFindIdResponse,
  serveFoundId,
  servePasswordMail,
  serveWithdrawal,
  serveWithdrawalResponse,
} from './serve/account';
export {
  serveAcceptResponse,
  serveAlarms,
  serveAlarmsResponse,
  serveAlarmStream,
  serveStreamResponse,
} from './serve/alarm';
export { createMailCode, createMails, createUnconfirmedMails } from './create/mails';
export { serveMailLink, serveMails } from './serve/mails';
export { serveNotificationSettings, serveUnsubscription } from './serve/notifications';
export { respond, notLoggedIn, respondWithError, sessionOver, tokenExpired } from './serve/responses';
export {
  serveArchive,
  serveArchiveResponse,
  serveArchiveBookmarkResponse,
  serveArchiveBookmarking,
  serveArchiveRemovalResponse,
  serveArchives,
  serveArchivesResponse,
} from './serve/archive';
export { serveArchiveComments, serveArchiveCommentsResponse } from './serve/archiveComments';
export {
  serveArchiveEdit,
  serveArchiveEditResponse,
  serveArchiveRegistration,
  serveArchiveRegistrationResponse,
} from './serve/archiveForm';
export { serveLogin, serveLoginResponse, serveLogout, serveToken, serveTokenResponse } from './serve/auth';
export { DESK_PASSWORD, serveDesk, serveDeskResponse } from './serve/desk';
export {
  createTeammate,
  serveGateResponse,
  serveSubmissionResponse,
  serveTargetsResponse,
  serveTeam,
  serveTeamStatusResponse,
} from './serve/evaluation';
export {
  serveApplicants,
  serveApplicantsResponse,
  serveApplicationResponse,
  serveApplying,
  serveApplyingResponse,
  serveCheckInResponse,
  serveMyApplications,
  serveNotices,
  serveNoticesReadResponse,
  serveNoticesResponse,
  serveTeamPage,
  serveTeamPageResponse,
  serveTeams,
} from './serve/joining';
export { serveMemberPage, serveOwnPage, serveProfileUpdate, serveProfileUpdateResponse } from './serve/mypage';
export { serveConsent, serveConsentResponse, serveFeedbackHiddenResponse } from './serve/consent';
export { serveComments, serveCommentsResponse } from './serve/comments';
export {
  serveProject,
  serveProjectResponse,
  serveProjectRegistration,
  serveProjectRegistrationResponse,
  serveProjects,
  serveProjectsResponse,
  serveSimilarProjects,
} from './serve/project';
export {
  serveBookmarkResponse,
  serveBookmarking,
  serveBookmarkRemovalResponse,
  serveClosing,
  serveClosingResponse,
  serveProjectEdit,
  serveProjectEditResponse,
  serveRemovalResponse,
} from './serve/projectWrites';
export {
  serveCredentials,
  serveOwnRecord,
  serveOwnRecordResponse,
  serveRecord,
  serveRecordPdf,
  serveRecordSavingResponse,
  serveEmailMatch,
  serveRecordPreview,
  serveVerdict,
} from './serve/record';
export { serveReports, serveReportTarget, serveReportResponse, serveReportTargetResponse } from './serve/report';
export { serveChecks, serveJoin, serveJoinResponse, serveMembers } from './serve/users';
export * as signup from './signupFlows';
export { withResolvers } from './withResolvers';
