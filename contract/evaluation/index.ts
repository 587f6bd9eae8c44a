export {
  EVALUATION_STATUS_LABELS,
  type EvaluatedMember,
  type EvaluationProgress,
  type EvaluationStatus,
  type EvaluationTarget,
  type EvaluationTargets,
  type MemberStatus,
  type Reminded,
} from './dto';
export { findEvaluationFault, type UncheckedEvaluation } from './evaluationFault';
export { KEYWORD_LABELS, KEYWORDS, type Keyword } from './keywords';
export { EVALUATION_MESSAGES, EVALUATION_TEXTS, evaluationsRules, type EvaluationsPayload } from './rules';
