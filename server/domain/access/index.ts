export { areApart, type Blocker, isKnownTo, isShownTo, isShownToMember } from './blocks.repository';
export { certifiedNickname } from './certifiedNickname.repository';
export { emailUnconfirmed, requireConfirmedEmail, unconfirmedFlag } from './confirmedEmail.repository';
export { endLogins, endSessions } from './endLogins.repository';
export { findMembersByNickname } from './findMembersByNickname.repository';
export {
  hiddenReason,
  isNotSuspended,
  isReadableProject,
  isShownProject,
  refuseHidden,
  toHidden,
} from './hidden.repository';
export { isExpired, isOpen } from './lateConsent.repository';
export { lockActiveMembers } from './lockActiveMembers.repository';
export { installMember, type Member, passwordChangeDue } from './member';
export { profileSummaryOf, readProfileSummaries, toProfileSummary } from './readProfileSummaries.repository';
export { isReadableEvaluation } from './readableEvaluation.repository';
export { installOperator } from './requireOperator';
export { installProof, isProven } from './requireProof';
export { roleFlag } from './role';
export { schoolMailMark } from './schoolMail.repository';
export {
  confirmedFacts,
  consentOf,
  findVisibleArchive,
  isProvedTo,
  isShownArchive,
  isVisibleTo,
  provesPartOf,
  lockVisibleArchive,
  type Viewer,
  type VisibleArchive,
} from './visibleArchive.repository';
