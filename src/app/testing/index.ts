export { createArchive, createArchiveItem, createArchivePage } from './create/archive';
export { createArchiveComment, createComment } from './create/comment';
export {
  createApplication,
  createCheckIn,
  createMyApplication,
  createNotice,
  createTeam,
  createTeamItem,
  createTeamMember,
} from './create/joining';
export { createMemberPage, createOwnPage, createReportTarget } from './create/member';
export { createInvite, createProject, createProjectItem, createProjectPage } from './create/project';
export {
  createCredential,
  createOwnRecord,
  createRecord,
  createRecordProject,
  createValidCredential,
  RECORD_CODE,
} from './create/record';
export { createAccessToken, createSession } from './create/session';
export { mockServer } from './mockServer';
export { renderRoute } from './renderRoute';
export {
  serveAccount,
  serveAccountChangeAnswer,
  serveDataExport,
  serveDataExportAnswer,
  serveFindIdAnswer,
  serveFoundId,
  servePasswordMail,
  serveWithdrawal,
  serveWithdrawalAnswer,
} from './serve/account';
export { serveAcceptAnswer, serveAlarms, serveAlarmsAnswer, serveAlarmStream, serveStreamAnswer } from './serve/alarm';
export { answer, notLoggedIn, refuse, sessionOver, tokenExpired } from './serve/answers';
export {
  serveArchive,
  serveArchiveAnswer,
  serveArchiveBookmarkAnswer,
  serveArchiveBookmarking,
  serveArchiveRemovalAnswer,
  serveArchives,
  serveArchivesAnswer,
} from './serve/archive';
export { serveArchiveComments, serveArchiveCommentsAnswer } from './serve/archiveComments';
export {
  serveArchiveEdit,
  serveArchiveEditAnswer,
  serveArchiveRegistration,
  serveArchiveRegistrationAnswer,
} from './serve/archiveForm';
export { serveLogin, serveLoginAnswer, serveLogout, serveToken, serveTokenAnswer } from './serve/auth';
export {
  createTeammate,
  serveGateAnswer,
  serveSubmissionAnswer,
  serveTargetsAnswer,
  serveTeam,
  serveTeamStatusAnswer,
} from './serve/evaluation';
export {
  serveApplicants,
  serveApplicantsAnswer,
  serveApplicationAnswer,
  serveApplying,
  serveApplyingAnswer,
  serveCheckInAnswer,
  serveMyApplications,
  serveNotices,
  serveNoticesAnswer,
  serveTeamPage,
  serveTeamPageAnswer,
  serveTeams,
} from './serve/joining';
export { serveMemberPage, serveOwnPage, serveProfileUpdate, serveProfileUpdateAnswer } from './serve/mypage';
export { serveConsent, serveConsentAnswer, serveFeedbackHiddenAnswer } from './serve/consent';
export { serveComments, serveCommentsAnswer } from './serve/comments';
export {
  serveProject,
  serveProjectAnswer,
  serveProjectRegistration,
  serveProjectRegistrationAnswer,
  serveProjects,
  serveProjectsAnswer,
  serveSimilarProjects,
} from './serve/project';
export {
  serveBookmarkAnswer,
  serveBookmarking,
  serveBookmarkRemovalAnswer,
  serveClosing,
  serveClosingAnswer,
  serveProjectEdit,
  serveProjectEditAnswer,
  serveRemovalAnswer,
} from './serve/projectWrites';
export { serveCredentials, serveOwnRecord, serveRecord, serveRecordSavingAnswer, serveVerdict } from './serve/record';
export { serveReports, serveReportTarget, serveReportAnswer, serveReportTargetAnswer } from './serve/report';
export { serveChecks, serveJoin, serveJoinAnswer, serveMembers } from './serve/users';
export * as signup from './signupErrands';
