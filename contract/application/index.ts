export {
  APPLICATION_STATUS_LABELS,
  APPLICATION_TAB_LABELS,
  APPLICATION_TABS,
  DECLINE_REASON_LABELS,
  DECLINE_REASONS,
  type ApplicationStatus,
  type ApplicationTab,
  type DeclineReason,
} from './codes';
export {
  type AnswerResult,
  type Application,
  type ApplicationPage,
  type DeclinedWaiting,
  type MyApplication,
  type MyApplicationPage,
} from './dto';
export { APPLICATION_MESSAGES, APPLICATION_TEXTS } from './messages';
export {
  answerRules,
  applicationListRules,
  applicationRules,
  myApplicationListRules,
  type AnswerPayload,
  type ApplicationListQuery,
  type ApplicationPayload,
} from './rules';
