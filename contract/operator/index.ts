export {
  LOG_ACTION_LABELS,
  LOG_ACTIONS,
  LOG_ACTORS,
  LOG_TARGET_LABELS,
  MEASURE_LABELS,
  MEMBER_ROLES,
  MEMBER_STATES,
  ROLE_LABELS,
  type LogAction,
  type LogActor,
  type LogTarget,
  type Measure,
  type MemberRole,
} from './codes';
export type { Confirmation, LogItem, LogPage, MemberCard, MemberCardPage, NamedMember, OperatorDesk } from './dto';
export { OPERATOR_MESSAGES } from './messages';
export {
  confirmRules,
  logCsvRules,
  logListRules,
  memberListRules,
  reasonField,
  roleRules,
  type LogFilter,
  type MemberListQuery,
  type RoleChange,
} from './rules';
