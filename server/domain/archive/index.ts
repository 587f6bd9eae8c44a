export { markSameDevice } from './signals.repository';
export { archiveRoutes } from './archive.routes';
export { contributionsOf, toStated } from './contributions.repository';
export { keepChecks, memberChecks, togetherSpan } from './countedTime.repository';
export { leaveArchives, lockArchivesAround } from './leaveArchives.repository';
export {
  countConfirmed,
  gateOf,
  isConfirmed,
  isHeldBack,
  tellOfArchiveRequests,
  missingIds,
  type NamedMember,
  notifyNamed,
  publishArchive,
  publishIfComplete,
  publishRestored,
  readNamedTeams,
} from './namedTeam.repository';
export {
  deleteExpiredQuestions,
  evaluationRequests,
  isQuestionOver,
  readEvaluationRequests,
  requestCount,
  toEvaluationRequest,
} from './readEvaluationRequests.repository';
export { countedMembers, evaluatedMembers } from './teamCounts.repository';
