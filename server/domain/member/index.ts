export { addressRoutes } from './addresses/addresses.routes';
export { readMails } from './addresses/addresses.view';
export { createBounceMarks } from './addresses/bounces.repository';
export { deleteExpiredCodes, deleteExpiredSchoolMails } from './addresses/deleteExpired.repository';
export { writeMailCode } from './addresses/mailCodeMail';
export { writeBundle } from './notifications/bundleMail';
export { createUnsubscribeTokens } from './notifications/unsubscribeToken';
export { writeFirstPush, writeNightPush, writeNoticePush } from './notifications/noticePush';
export { createPushTargets, deleteUnusedDevices } from './notifications/pushDevices.repository';
export { pushDeviceRoutes } from './notifications/pushDevices.routes';
export { notificationRoutes, oneClickRoute } from './notifications/notifications.routes';
export { MAIL_CODE } from './addresses/mailCodes.repository';
export { alertRoutes } from './alerts/alerts.routes';
export { findNewPosts } from './alerts/findNewPosts.repository';
export { writeFoundPush } from './alerts/foundPush';
export { writeFound } from './alerts/foundMail';
export { FOUND } from './alerts/requestFound.repository';
export { alarmRoutes } from './alarm/alarm.routes';
export { foldActiveMembers } from './auth/activeMembers.repository';
export { authRoutes } from './auth/auth.routes';
export { createLogins, createSessionOpener } from './auth/createLogins';
export { endKeptLogins } from './auth/grants.repository';
export { authenticatedBy } from './auth/login.service';
export { deleteExpiredSessions, deleteExpiredTemporaryPasswords } from './auth/deleteExpired.repository';
export { DIGEST, requestDigests } from './digest/requestDigests.repository';
export { writeDigest } from './digest/digestMail';
export { blockRoutes } from './block/block.routes';
export { createMyPageRepository } from './mypage/mypage.repository';
export { mypageRoutes } from './mypage/mypage.routes';
export { createMyPageService } from './mypage/mypage.service';
export { createProfileArchivesRepository } from './mypage/profileArchives.repository';
export { SECURITY } from './security/accountEvents.repository';
export {
  deleteExpiredEmailUndos,
  deleteExpiredEvents,
  deleteOldGrants,
  deleteUnusedGrants,
} from './security/deleteExpired.repository';
export { socialRoutes } from './social/social.routes';
export { securityRoutes } from './security/security.routes';
export { createUndoTokens } from './security/undoTokens';
export { writeSecurity } from './security/securityMail';
export { passkeyRoutes } from './passkeys/passkeys.routes';
export { proofRoutes } from './passkeys/proof.routes';
export { deleteExpiredBars } from './users/barredEmail.repository';
export { findWithdrawn } from './users/findWithdrawn.repository';
export { createJoinRepository } from './users/join.repository';
export { TEMPORARY_PASSWORD } from './users/recovery.repository';
export { writeTemporaryPassword } from './users/temporaryPasswordMail';
export { createUsersRepository } from './users/users.repository';
export { usersRoutes } from './users/users.routes';
