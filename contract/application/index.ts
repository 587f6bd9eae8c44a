export {
  APPLICATION_STATUS_LABELS,
  APPLICATION_TAB_LABELS,
  APPLICATION_TABS,
  DECLINE_REASON_LABELS,
  DECLINE_REASONS,
  ENDED_REASON_LABELS,
  LEADER_STATUS_LABELS,
  type ApplicationStatus,
  type ApplicationTab,
  type DeclineReason,
  type EndedReason,
} from './codes';
export {
  type AnswerResult,
  type Application,
  type ApplicationQuestion,
  type ApplicationPage,
  type DeclinedWaiting,
  type MyApplication,
  type MyApplicationPage,
} from './dto';
export { APPLICATION_MESSAGES, APPLICATION_TEXTS, DELETED_POST_TEXTS } from './messages';
export {
  answerRules,
  applicationEditRules,
  applicationListRules,
  applicationRules,
  myApplicationListRules,
  questionAnswerRules,
  questionRules,
  type AnswerPayload,
  type ApplicationEditPayload,
  type ApplicationListQuery,
  type ApplicationPayload,
  type QuestionAnswerPayload,
  type QuestionPayload,
} from './rules';
